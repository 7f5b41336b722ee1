import type { ReactNode } from 'react';
import type { Reply } from '#app/request/use-reply.ts';
import { Facts, factsOf } from '#app/ui/facts.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type Locale, otherLocale } from '#contract/locale.ts';
import { Question } from './question.tsx';
import styles from './status.module.css';
import type { Told } from './who-hears.tsx';

/** Asks before something is published, and says who reads what. */
export function PublishQuestion<Data>({
  heading,
  act,
  facts,
  only,
  told,
  ...asked
}: {
  heading: string;
  act: string;
  facts: readonly { id: string; name: string; value: ReactNode }[];
  /** The language in which it is published first. */
  only?: Locale | undefined;
  told: Told;
  send: () => Promise<Reply<Data>>;
  onDone: (data: Data) => void;
  onRefused?: (code: string | number) => void;
  onClose: () => void;
}) {
  const { question, nobody, notSent } = useWords('deskStatus');
  const { count: write } = useFormats();
  const missing = only && otherLocale(only);
  const { en, zh, webhooks } = told ?? { en: 0, zh: 0, webhooks: 0 };
  const later = missing && { en, zh }[missing];
  const mails = (
    <>
      {en + zh === 0 ? nobody : fill(question.mails, { en: write(en), zh: write(zh) })}
      {missing && later ? (
        <small>{fill(question.alsoTold[missing], { count: write(later) })}</small>
      ) : null}
    </>
  );
  return (
    <Question words={{ heading, act }} noResponse={notSent} {...asked}>
      <Facts
        facts={[
          ...facts,
          ...factsOf(question.facts, {
            mail: mails,
            webhooks: webhooks > 0 && write(webhooks),
            task: missing && question.translate[missing],
          }),
        ]}
      />
      {missing && <p className={styles.quiet}>{question.noSecond}</p>}
    </Question>
  );
}
