import { classNames } from './class-names.ts';
import styles from './expand-sign.module.css';

/** In a summary: a plus, and a minus while its details are open. */
export const ExpandSign = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.sign, className)} aria-hidden="true" />
);
