import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { useWords } from '#app/words/use-words.ts';
import type { CallReply } from '#contract/call.ts';
import { getOwnDetails } from '#contract/console.ts';
import type { Accepted } from '#contract/envelope.ts';
import { AsyncSection } from '../async-section.tsx';
import { markFunction } from '../mark-function.ts';
import { useLoaded } from '../use-loaded.ts';
import { DetailsForm } from './details-form.tsx';
import { Notifications } from './notifications.tsx';
import styles from './own-details.module.css';
import { UnconfirmedMail } from './unconfirmed-mail.tsx';

export type OwnDetailsData = Accepted<CallReply<typeof getOwnDetails>>['data'];

/** The viewer's own details; the main user may edit the names. */
export function OwnDetails({ onChanged }: { onChanged: () => void }) {
  const { details: words, tabs } = useWords('consoleAccount');
  const { loaded, retry, refresh } = useLoaded(() => request(getOwnDetails));
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);

  return (
    <section className={styles.details} aria-label={tabs.details} {...markFunction('own-details')}>
      <AsyncSection loaded={loaded} onRetry={retry}>
        {(details) => (
          <>
            {details.role === 'main' && !details.emailVerified && (
              <UnconfirmedMail email={details.email ?? ''} />
            )}
            {isEditing ? (
              <DetailsForm
                details={details}
                onCancel={() => setEditing(false)}
                onSaved={() => {
                  setEditing(false);
                  setSaved(true);
                  refresh();
                  onChanged();
                }}
              />
            ) : (
              <>
                <DetailsList details={details} />
                {details.role === 'main' && (
                  <Button
                    variant="outline"
                    size="small"
                    onClick={() => {
                      setEditing(true);
                      setSaved(false);
                    }}
                  >
                    {words.edit}
                  </Button>
                )}
              </>
            )}
          </>
        )}
      </AsyncSection>
      <p role="status" className={styles.saved}>
        {isSaved && words.saved}
      </p>
      {loaded.step === 'ready' && loaded.data.notificationLocale && (
        <Notifications language={loaded.data.notificationLocale} />
      )}
    </section>
  );
}

function DetailsList({ details }: { details: OwnDetailsData }) {
  const words = useWords('consoleAccount').details;
  const formats = useFormats();
  const { countryName } = useLocaleSettings();
  const { role, name, companyName, email, phone, username, country, createdAt } = details;
  const ofMainUser = [
    [words.email, email],
    [words.phone, phone],
    [words.country, country?.[countryName]],
  ] as const;
  const rows = [
    [words.name, name],
    [words.companyName, companyName],
    ...(role === 'main' ? ofMainUser : []),
    [words.username, username],
    [words.since, formats.day(createdAt)],
  ] as const;
  return (
    <dl className={styles.list}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-none={!value || undefined}>{value || words.none}</dd>
        </div>
      ))}
    </dl>
  );
}
