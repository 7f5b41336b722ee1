import { classNames } from '#app/ui/class-names.ts';
import styles from './initials.module.css';

/** Two letters in a ring. They stand nowhere in the page: the starter gives them to style sheets. */
export const Initials = ({ className }: { className?: string }) => (
  <span className={classNames(styles.ring, className)} aria-hidden="true" />
);
