import { classNames } from './class-names.ts';
import styles from './tag.module.css';

/** A short warning beside a row. */
export const Tag = ({ className, children }: { className?: string; children: string }) => (
  <span className={classNames(styles.tag, className)}>{children}</span>
);
