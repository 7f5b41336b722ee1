import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CloseSign } from '#app/ui/close-sign.tsx';
import styles from './outcome-bar.module.css';

/** How it went, in the place of the slider. What is said aloud stands elsewhere. */
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
        {outcome === 'solved' ? <DoubleTickIcon width={24} /> : <CloseSign />}
      </span>
    </div>
  );
}
