import type { ReactNode } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { Button } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import type { StatusPreview } from '#contract/desk-incidents.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { Locale } from '#contract/locale.ts';
import { DeskDialog } from './desk-dialog.tsx';
import styles from './status.module.css';
import { type Reply, useDesk } from './use-desk.ts';

type Told = StatusPreview['told'];

/** Who hears it, the draft, and the button that asks before it publishes. */
export function PublishBar({
  told,
  act,
  save,
  error,
  onPublish,
}: {
  told: Told | undefined;
  act: string;
  save: { isBusy: boolean; refused: { message: string } | undefined; run: () => void };
  /** Why it cannot be published yet. */
  error?: string | undefined;
  onPublish: () => void;
}) {
  const words = useWords('deskStatus');
  return (
    <div>
      {error && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
      {save.refused && <FailureNote message={save.refused.message} />}
      <div className={styles.publish}>
        <WhoHears told={told} />
        <Button variant="outline" aria-disabled={save.isBusy || undefined} onClick={save.run}>
          {words.draft.save}
        </Button>
        <Button arrow data-publish="" onClick={onPublish}>
          {act}
        </Button>
      </div>
    </div>
  );
}

/** How many people are mailed, in which language, and how many webhooks are called. */
export function WhoHears({ told }: { told: Told | undefined }) {
  const words = useWords('deskStatus');
  const { both } = useWords('desk');
  const { count: write } = useFormats();
  if (!told) return <p />;
  const { en, zh, webhooks } = told;
  const people = en + zh;
  const mail = people === 1 ? words.mailTo.one : words.mailTo.other;
  const hooks = webhooks === 1 ? words.webhooks.one : words.webhooks.other;
  return (
    <p>
      <b>{people > 0 ? fill(mail, { count: write(people) }) : words.nobody}</b>
      <small>
        {joinBy(both, [
          ...(people > 0 ? [fill(words.inLanguages, { en: write(en), zh: write(zh) })] : []),
          ...(webhooks > 0 ? [fill(hooks, { count: write(webhooks) })] : []),
        ])}
      </small>
    </p>
  );
}

type QuestionFact = { id: string; name: string; value: ReactNode };

/** Asks before something is published, and says who reads what. */
export function PublishQuestion<Data>({
  heading,
  act,
  facts,
  only,
  told,
  send,
  onDone,
  onRefused,
  onClose,
}: {
  heading: string;
  act: string;
  facts: readonly QuestionFact[];
  /** The language in which it is published first. */
  only: Locale | undefined;
  told: Told | undefined;
  send: () => Promise<Reply<Data>>;
  onDone: (data: Data) => void;
  onRefused?: (code: string | number) => void;
  onClose: () => void;
}) {
  const words = useWords('deskStatus');
  const { question } = words;
  const { count: write } = useFormats();
  const { ask } = useDesk();
  const form = useForm<never, never>({
    fields: [],
    problems: () => [],
    messages: {},
    noResponse: words.notSent,
    send: async () => {
      const reply = await ask(send);
      if (isAccepted(reply)) return void onDone(reply.data as Data);
      onRefused?.(reply.code);
      return refusedBy(reply);
    },
  });
  const missing = only && (only === 'en' ? 'zh' : 'en');
  const { en = 0, zh = 0, webhooks = 0 } = told ?? {};
  return (
    <DeskDialog form={form} onClose={onClose} heading={heading} act={act}>
      <Facts
        facts={[
          ...facts,
          {
            id: 'mail',
            name: question.facts.mail,
            value: (
              <>
                {en + zh === 0
                  ? words.nobody
                  : fill(question.mails, { en: write(en), zh: write(zh) })}
                {missing && told && told[missing] > 0 && (
                  <small>{fill(question.alsoTold[missing], { count: write(told[missing]) })}</small>
                )}
              </>
            ),
          },
          ...(webhooks > 0
            ? [{ id: 'hooks', name: question.facts.webhooks, value: write(webhooks) }]
            : []),
          ...(missing
            ? [{ id: 'task', name: question.facts.task, value: question.translate[missing] }]
            : []),
        ]}
      />
      {missing && <p className={styles.quiet}>{question.noSecond}</p>}
    </DeskDialog>
  );
}
