import { classNames } from './class-names.ts';
import styles from './tag.module.css';

/** A short warning beside a row; a late one is a fault. */
export const Tag = ({
  isLate = false,
  className,
  children,
}: {
  isLate?: boolean;
  className?: string;
  children: string;
}) => <span className={classNames(styles.tag, isLate && styles.late, className)}>{children}</span>;
