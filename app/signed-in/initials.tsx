import { classNames } from '#app/ui/class-names.ts';
import styles from './initials.module.css';

/** Initials in a ring. The bootstrap script sets them as a CSS custom property, not as text. */
export const Initials = ({ className }: { className?: string }) => (
  <span className={classNames(styles.ring, className)} aria-hidden="true" />
);
