import { classNames } from './class-names.ts';
import styles from './expand-sign.module.css';

/** Icon of a `summary`: plus, or minus while open. */
export const ExpandSign = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.sign, className)} data-only="screen" aria-hidden="true" />
);
