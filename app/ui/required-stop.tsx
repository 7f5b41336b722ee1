import { classNames } from './class-names.ts';
import styles from './required-stop.module.css';

/** A value that must be there is a stop that is lit; one that may be left out is an open ring. */
export function RequiredStop({ required, label }: { required: boolean; label: string }) {
  return <span className={classNames(styles.stop, required && styles.required)}>{label}</span>;
}
