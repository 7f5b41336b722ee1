import { classNames } from './class-names.ts';
import styles from './method-badge.module.css';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call does: one that fetches is paper, one that acts is hot, one that removes warns. */
export function MethodBadge({ method, className }: { method: HttpMethod; className?: string }) {
  return <span className={classNames(styles.badge, looks[method], className)}>{method}</span>;
}

const looks: Record<HttpMethod, string | undefined> = {
  GET: styles.fetches,
  POST: styles.acts,
  PUT: styles.acts,
  PATCH: styles.acts,
  DELETE: styles.removes,
};
