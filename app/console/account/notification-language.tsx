import { useState } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { useWords } from '#app/words/use-words.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import { setNotificationLanguage } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { useInSession } from '../shell/use-in-session.ts';
import styles from './notifications.module.css';

const options = locales.map((value) => ({ value, label: languageNames[value] }));

/** The language of notices, saved at once. */
export function NotificationLanguage({ stored }: { stored: Locale }) {
  const { notifications: words } = useWords('consoleAccount');
  const inSession = useInSession();
  const { submit, isBusy, isDone, refused } = useSubmission(useWords('console').noResponse);
  const [saved, setSaved] = useState(stored);
  const [wanted, setWanted] = useState(stored);

  const choose = (locale: Locale) => {
    setWanted(locale);
    void submit(async () => {
      const reply = await inSession(request(setNotificationLanguage, { locale }));
      if (!isAccepted(reply)) return refusedBy(reply);
      setSaved(locale);
      return undefined;
    });
  };

  return (
    <div>
      <dt>{words.language}</dt>
      <dd>
        <div className={styles.choice}>
          <Segmented
            legend={words.language}
            name="notification-language"
            options={options}
            chosen={isBusy ? wanted : saved}
            onChoose={choose}
          />
          <p role="status" className={styles.saved}>
            {isDone && (
              <>
                <DoubleTickIcon width={18} /> {words.saved}
              </>
            )}
          </p>
        </div>
        {refused && <FailureNote message={refused.message} />}
        <p className={styles.hint}>{words.hint}</p>
      </dd>
    </div>
  );
}
