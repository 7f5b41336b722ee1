import { DoubleTickIcon } from '#app/art/signs.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import type { Security } from '#contract/two-factor.ts';
import { useRelativeTime } from '../use-relative-time.ts';
import styles from './way-line.module.css';

/** The way in, as a line: what stands between a visitor and the console. */
export function WayLine({ passwordChangedAt, passkeys, app }: Security) {
  const words = useWords('consoleSecurity').way;
  const moments = useRelativeTime();
  const count = passkeys.length;
  const steps = [
    ...(count > 0
      ? [fill(count === 1 ? words.passkeys.one : words.passkeys.other, { count })]
      : []),
    ...(app ? [words.app] : []),
  ];
  return (
    <ol className={styles.way} data-off={steps.length === 0 || undefined}>
      <li>
        <i />
        <b>{words.password}</b>
        {passwordChangedAt && (
          <small>{moments.say(words.changed, { time: moments.near(passwordChangedAt) })}</small>
        )}
      </li>
      <li>
        <i />
        <b>{words.secondStep}</b>
        <small>{joinBy(words.joined, steps) || words.notSetUp}</small>
      </li>
      <li>
        <i>
          <DoubleTickIcon width={18} />
        </i>
        <b>{words.console}</b>
      </li>
    </ol>
  );
}
