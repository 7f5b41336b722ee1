import type { LoaderFunctionArgs } from 'react-router';
import { LoadedPart } from '#app/console/loaded-part.tsx';
import { OwnDetails } from '#app/console/own-details.tsx';
import { PasswordForm } from '#app/console/password-form.tsx';
import { SessionList } from '#app/console/session-list.tsx';
import { useLoaded } from '#app/console/use-loaded.ts';
import { useViewerChanged } from '#app/console/viewer.ts';
import { request } from '#app/request/client.ts';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';
import { listSessions } from '#contract/console.ts';
import styles from './console-account.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleAccount', 'fieldErrors', 'passwordRules');

export default function ConsoleAccount() {
  const words = useWords('consoleAccount');
  const { loaded, retry, refresh } = useLoaded(() => request(listSessions));
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <OwnDetails onChanged={useViewerChanged()} />
      <section className={styles.part} aria-labelledby="password">
        <h2 id="password">{words.password.heading}</h2>
        <p>{words.password.sentence}</p>
        <PasswordForm onChanged={refresh} />
      </section>
      <section className={styles.part} aria-labelledby="sessions">
        <h2 id="sessions">{words.sessions.heading}</h2>
        <p>{words.sessions.sentence}</p>
        <LoadedPart loaded={loaded} onRetry={retry}>
          {(sessions) => <SessionList sessions={sessions} onEnded={refresh} />}
        </LoadedPart>
      </section>
    </div>
  );
}
