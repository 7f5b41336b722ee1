import { useEffect, useState } from 'react';
import { request } from '#app/request/client.ts';
import type { Reply } from '#app/request/use-reply.ts';
import { IncidentCard } from '#app/status/incident-card.tsx';
import { StatusGroundProvider } from '#app/status/status-ground.tsx';
import { shortLanguages as short } from '#app/ui/language-tags.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { statusGround } from '#content/pages/status/status.ts';
import type { CallInput } from '#contract/call.ts';
import { previewStatus, type StatusPreview } from '#contract/desk-incidents.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';
import styles from './status.module.css';
import { useAsked } from './use-desk.ts';

const pauseMs = 500;

export const useStatusPreview = (wanted: CallInput<typeof previewStatus>) =>
  usePreview(wanted, (settled) => request(previewStatus, settled));

/** The preview of what is being written; undefined until it is there for the first time. */
export function usePreview<Wanted>(
  wanted: Wanted,
  send: (settled: Wanted) => Promise<Reply<StatusPreview>>,
): StatusPreview | undefined {
  const now = JSON.stringify(wanted);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pauseMs);
    return () => clearTimeout(timer);
  }, [now]);
  return useAsked(() => send(JSON.parse(settled)), settled).known;
}

/** What readers of each language will see and be mailed, by the components of the public pages. */
export function Preview({ preview }: { preview: StatusPreview | undefined }) {
  const words = useWords('deskStatus').preview;
  return (
    <aside className={styles.preview} aria-label={words.label}>
      {preview ? (
        <Tabs
          label={words.label}
          className={styles.previewTabs}
          tabs={[
            ...locales.map((locale) => ({
              id: `page-${locale}`,
              label: fill(words.page, { language: short[locale] }),
              content: (
                <div className={styles.page} lang={htmlLanguages[locale]} inert>
                  <StatusGroundProvider
                    ground={statusGround(locale)}
                    zone="utc"
                    asOf={preview.asOf}
                  >
                    <IncidentCard incident={preview.incident} />
                  </StatusGroundProvider>
                </div>
              ),
            })),
            ...locales.map((locale) => ({
              id: `mail-${locale}`,
              label: fill(words.mail, { language: short[locale] }),
              content: (
                <div className={styles.mail} lang={htmlLanguages[locale]}>
                  <b>{preview.mails[locale].subject}</b>
                  <p>{preview.mails[locale].text}</p>
                </div>
              ),
            })),
          ]}
        />
      ) : (
        <p className={styles.waiting}>{words.waiting}</p>
      )}
    </aside>
  );
}
