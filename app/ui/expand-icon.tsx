import { classNames } from './class-names.ts';
import styles from './expand-icon.module.css';

/** Icon of a `summary`: plus, or minus while open. */
export const ExpandIcon = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.sign, className)} data-only="screen" aria-hidden="true" />
);
