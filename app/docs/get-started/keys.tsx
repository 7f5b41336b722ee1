import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import type { TryWords } from '#content/interface/try.ts';
import { startEnv } from '../run/copy-code.ts';
import { SessionNote } from '../run/session-note.tsx';
import type { Practice } from '../run/use-practice.ts';
import type { useTry } from '../try/use-try.ts';
import styles from './start.module.css';

/** Keys are made when somebody asks for them, not with the page. */
export function KeyActions({
  words,
  tried,
}: {
  words: TryWords;
  tried: ReturnType<typeof useTry>;
}) {
  const { practice } = tried;
  return (
    <>
      <SessionNote words={words} tried={tried} />
      <p className={styles.actions}>
        {practice.state === 'open' ? (
          <>
            <CopyButton
              className={styles.copyAll}
              text={startEnv(practice.session)
                .map(([name, value]) => `${name}=${value}`)
                .join('\n')}
              words={{ ...words.copy, copy: words.start.copyAll }}
            />
            <button type="button" className={styles.link} onClick={tried.renew}>
              {words.start.newKeys}
            </button>
          </>
        ) : (
          practice.state !== 'ended' && (
            <Button
              variant="ink"
              size="small"
              disabled={practice.state === 'off'}
              onClick={() => void tried.take()}
            >
              {words.start.getKeys}
            </Button>
          )
        )}
      </p>
    </>
  );
}

export function KeyRows({ words, practice }: { words: TryWords; practice: Practice }) {
  const session = practice.state === 'open' ? practice.session : undefined;
  return (
    <dl className={styles.keys}>
      {startEnv(session).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {session && (
            <dd className={styles.copy}>
              <CopyButton
                text={value}
                look="sign"
                words={{ ...words.copy, copy: `${words.copyValue} ${name}` }}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
