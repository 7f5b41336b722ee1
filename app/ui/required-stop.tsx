import { classNames } from './class-names.ts';
import styles from './required-stop.module.css';

/** Required: a filled stop; optional: an open ring. */
export function RequiredStop({ required, label }: { required: boolean; label: string }) {
  return <span className={classNames(styles.stop, required && styles.required)}>{label}</span>;
}
