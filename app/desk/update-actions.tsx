import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { keep } from '#app/forms/kept.ts';
import { request } from '#app/request/client.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { DeskEditsWords } from '#content/interface/desk-edits.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import * as contract from '#contract/desk-edits.ts';
import { statusTextMaxLength, statusTitleMaxLength } from '#contract/desk-incidents.ts';
import { htmlLanguages, locales, otherLocale } from '#contract/locale.ts';
import type { Incident } from '#contract/status.ts';
import styles from './desk.module.css';
import { DeskDialog } from './desk-dialog.tsx';
import { useToday } from './today-items.tsx';
import { useAsked } from './use-desk.ts';
import { useDeskForm } from './use-desk-form.ts';

type Published = { incident: Incident; update: Incident['updates'][number]; onDone: () => void };
type Dialog = Published & { keptAs: string; onClose: () => void };

/** What can be done with a published update. Nothing of it is ever deleted. */
export function UpdateActions({ onDone, ...published }: Published) {
  const words = useWords('deskEdits');
  const { incident, update } = published;
  const [query] = useSearchParams();
  const isAsked = update.textOnly !== null && query.get('translate') === `${update.id}`;
  const [action, setAction] = useState<'translate' | 'correct' | undefined>(
    isAsked ? 'translate' : undefined,
  );
  const { refresh: refreshToday } = useToday();
  // What was typed before somebody else's correction is not put over it.
  const keptAs = `desk-unsent:${incident.id}:${update.id}:${action}:${update.corrections.length}`;
  const dialog = (heading: string) => ({
    ...published,
    keptAs,
    onClose: () => setAction(undefined),
    onDone: () => {
      keep(keptAs, undefined);
      setAction(undefined);
      showToast({ heading, sentence: incident.id });
      refreshToday();
      onDone();
    },
  });
  return (
    <>
      {update.textOnly && (
        <TextButton onClick={() => setAction('translate')}>{words.translate}</TextButton>
      )}
      <TextButton onClick={() => setAction('correct')}>{words.correct}</TextButton>
      {action === 'translate' && <Translate {...dialog(words.done.translated)} />}
      {action === 'correct' && <Correct {...dialog(words.done.corrected)} />}
    </>
  );
}

/** Which of these are empty, each with its message. */
const empty = <Field extends string>(
  values: Record<Field, string>,
  needed: readonly (readonly [Field, keyof DeskEditsWords['missing']])[],
) => needed.filter(([field]) => !values[field].trim());

function Translate({ incident, update, keptAs, onDone, onClose }: Dialog) {
  const { translating, missing } = useWords('deskEdits');
  const { heading, sentence, title, ...buttons } = translating;
  const { utc } = useFormats();
  const [from, to] = [update.textOnly ?? 'en', otherLocale(update.textOnly ?? 'en')];
  const titleTo = incident.titleOnly && otherLocale(incident.titleOnly);
  const form = useDeskForm({
    fields: ['title', 'text'],
    problems: (values) =>
      empty(values, [...(titleTo ? [['title', 'title'] as const] : []), ['text', to]]),
    messages: missing,
    send: (values, submission) =>
      request(contract.translateDeskUpdate, {
        ...{ submission, id: incident.id },
        ...(titleTo && { title: { [titleTo]: values.title } }),
        update: { id: update.id, text: { [to]: values.text } },
      }),
    onDone,
  });
  return (
    <DeskDialog
      {...{ form, keptAs, onClose, ...buttons }}
      heading={fill(heading, { time: utc(update.time) })}
    >
      <p>{sentence}</p>
      {titleTo && (
        <TextField
          {...form.field('title')}
          label={fill(title, { language: languageNames[titleTo] })}
          hint={incident.titleEn}
          lang={htmlLanguages[titleTo]}
          maxLength={statusTitleMaxLength}
        />
      )}
      <p lang={htmlLanguages[from]} className={styles.quiet}>
        {update.textEn}
      </p>
      <TextArea
        {...form.field('text')}
        label={languageNames[to]}
        lang={htmlLanguages[to]}
        rows={4}
        maxLength={statusTextMaxLength}
      />
    </DeskDialog>
  );
}

function Correct({ incident: { id }, update, keptAs, onDone, onClose }: Dialog) {
  const { correcting, missing, keep: cancel, reason } = useWords('deskEdits');
  const { heading, seen, sentence, mail, mailHint, act, acting } = correcting;
  const { utc } = useFormats();
  const { known: readers } = useAsked(() =>
    request(contract.countDeskReaders, { id, update: String(update.id) }),
  );
  const count = readers ? readers.en + readers.zh : 0;
  // What somebody else has corrected since then is not overwritten.
  const [seenAt] = useState(update.corrections.at(-1)?.time ?? null);
  const needed = [...(update.textOnly ? [update.textOnly] : locales), 'reason' as const];
  const form = useDeskForm({
    fields: [...locales, 'reason', 'isMailed'],
    problems: (values) =>
      empty(
        values,
        needed.map((field) => [field, field]),
      ),
    messages: missing,
    send: ({ reason, isMailed, ...text }, submission) =>
      request(contract.correctDeskUpdate, {
        ...{ submission, id, update: update.id, text, reason, seenAt },
        isMailed: isMailed !== '',
      }),
    onDone,
  });
  const said = { en: update.textEn, zh: update.textCn };
  return (
    <DeskDialog
      {...{ form, keptAs, onClose, keep: cancel, act, acting }}
      heading={fill(heading, { time: utc(update.time) })}
    >
      <p>
        <b>{seen}</b> {sentence}
      </p>
      {locales.map((locale) => (
        <TextArea
          key={locale}
          {...form.field(locale)}
          label={languageNames[locale]}
          defaultValue={update.textOnly === otherLocale(locale) ? '' : said[locale]}
          lang={htmlLanguages[locale]}
          rows={3}
          maxLength={statusTextMaxLength}
        />
      ))}
      <TextField
        {...form.field('reason')}
        label={reason}
        maxLength={contract.deskReasonMaxLength}
      />
      <div className={styles.choices}>
        <Checkbox name="isMailed">
          <span>
            {fill(count === 1 ? mail.one : mail.other, { count })}
            <small>{mailHint}</small>
          </span>
        </Checkbox>
      </div>
    </DeskDialog>
  );
}
