import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import type { TryWords } from '#content/interface/try.ts';
import link from '../link.module.css';
import { envFile, sampleEnv } from '../run/copy-code.ts';
import { SessionNote } from '../run/session-note.tsx';
import type { Practice } from '../run/use-practice.ts';
import type { useTry } from '../run/use-try.ts';
import styles from './start.module.css';

/** The button that opens a practice session; with one, buttons that copy and renew its keys. */
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
      <SessionNote words={words} practice={practice} onRenew={tried.renew} />
      <p className={classNames(actions.actions, styles.actions)}>
        {practice.state === 'open' ? (
          <>
            <CopyButton
              className={styles.copyAll}
              text={envFile(practice.session)}
              words={{ ...words.copy, copy: words.start.copyAll }}
            />
            <button
              type="button"
              className={classNames(link.link, styles.link)}
              onClick={tried.renew}
            >
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
      {sampleEnv(session).map(([name, value]) => (
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
