import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CloseIcon } from '#app/ui/close-icon.tsx';
import styles from './outcome-bar.module.css';

/** The outcome in place of the slider; screen readers get it from the status line. */
export function OutcomeBar({
  outcome,
  text,
  className,
}: {
  outcome: 'solved' | 'missed';
  text: string;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.bar, styles[outcome], className)} aria-hidden="true">
      {text}
      <span className={styles.sign}>
        {outcome === 'solved' ? <DoubleTickIcon width={24} /> : <CloseIcon />}
      </span>
    </div>
  );
}
