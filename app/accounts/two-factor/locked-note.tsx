import { useEffect, useRef } from 'react';
import { Callout } from '#app/ui/callout.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import styles from './two-factor-view.module.css';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/** Until when codes are refused, in local time. */
export function LockedNote({
  retryAt,
  leftSeconds,
  passkeyWorks,
}: {
  retryAt: string;
  leftSeconds: number;
  passkeyWorks: boolean;
}) {
  const { locked } = useWords('twoFactor');
  const formats = useFormats();
  const note = useRef<HTMLDivElement>(null);
  const isLong = leftSeconds > hourSeconds;
  const time = isLong ? formats.moment(retryAt) : formats.time(retryAt);
  const minutes = Math.floor(leftSeconds / minuteSeconds);

  // The note replaces the focused field, so it takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus();
  }, []);

  return (
    <div ref={note} className={styles.locked} role="alert" tabIndex={-1} data-locked="">
      <Callout kind="error" lead={locked.lead}>
        {fill(locked.until, { time })}
        {/* A running countdown would be noise to screen readers. */}
        {!isLong && (
          <span className={styles.wait} aria-hidden="true">
            {fill(locked.wait, { minutes, seconds: leftSeconds % minuteSeconds })}
          </span>
        )}
        {locked.end} {passkeyWorks && locked.passkeyWorks}
      </Callout>
    </div>
  );
}
