import { classNames } from './class-names.ts';
import styles from './method-badge.module.css';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** HTTP method, coloured by effect: reading paper, writing hot, deleting red. */
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
