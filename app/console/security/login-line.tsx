import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import type { Security } from '#contract/two-factor.ts';
import { StopLine } from '../stop-line.tsx';
import { useRelativeTime } from '../use-relative-time.ts';
import styles from './login-line.module.css';

/** The login as a line: password, second factor, console. */
export function LoginLine({ passwordChangedAt, passkeys, app }: Security) {
  const words = useWords('consoleSecurity').way;
  const moments = useRelativeTime();
  const count = passkeys.length;
  const factors = [
    ...(count > 0
      ? [fill(count === 1 ? words.passkeys.one : words.passkeys.other, { count })]
      : []),
    ...(app ? [words.app] : []),
  ];
  return (
    <div className={styles.way}>
      <StopLine
        reached={2}
        stops={[
          {
            id: 'password',
            name: words.password,
            note:
              passwordChangedAt &&
              moments.say(words.changed, { time: moments.near(passwordChangedAt) }),
            look: 'open',
          },
          {
            id: 'factor',
            name: words.secondStep,
            note: joinBy(words.joined, factors) || words.notSetUp,
            look: factors.length > 0 ? 'full' : 'planned',
          },
          { id: 'console', name: words.console, look: 'end' },
        ]}
      />
    </div>
  );
}
