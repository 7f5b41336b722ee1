import { request } from '#app/request/client.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { Locale } from '#contract/locale.ts';
import { readBalance } from '#contract/usage.ts';
import { TextLink } from '../developer/text-link.tsx';
import { hasMenu, useViewer } from '../shell/viewer.ts';
import { useLoaded } from '../use-loaded.ts';
import { NotificationLanguage } from './notification-language.tsx';
import styles from './notifications.module.css';
import list from './own-details.module.css';

/** What the user is told by mail, and in which language. */
export function Notifications({ language }: { language: Locale }) {
  const { heading } = useWords('consoleAccount').notifications;
  const seesUsage = hasMenu(useViewer(), 'usage');
  return (
    <section className={styles.notifications} aria-labelledby="notifications">
      <h2 id="notifications">{heading}</h2>
      <dl className={list.list}>
        <NotificationLanguage stored={language} />
        {seesUsage && <LowBalance />}
      </dl>
    </section>
  );
}

/** The alert that is set on the Usage page. */
function LowBalance() {
  const { balance: words } = useWords('consoleAccount').notifications;
  const { loading, retry: again } = useWords('console');
  const formats = useFormats();
  const usage = usePagePath()('console-usage');
  const { loaded, retry } = useLoaded(() => request(readBalance));
  const said = (): string => {
    if (loaded.step !== 'ready') return loaded.step === 'loading' ? loading : words.notLoaded;
    const { alert, currency } = loaded.data;
    if (alert.below === null) return words.off;
    return fill(words.on, { amount: formats.amount(Number(alert.below)), currency });
  };
  return (
    <div>
      <dt>{words.name}</dt>
      <dd className={styles.balance}>
        <span data-none={loaded.step !== 'ready' || undefined}>{said()}</span>
        {loaded.step === 'failed' ? (
          <TextButton onClick={retry}>{again}</TextButton>
        ) : (
          <TextLink to={usage}>{words.change}</TextLink>
        )}
      </dd>
    </div>
  );
}
