import { useState } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { freshRequestId } from '#app/request/request-id.ts';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { SelectBox } from '#app/ui/select-box.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import {
  listSavedReplies,
  removeSavedReply,
  type SavedReply,
  savedReplyFields,
  saveReply,
} from '#contract/desk-tickets.ts';
import { isAccepted } from '#contract/envelope.ts';
import { locales } from '#contract/locale.ts';
import { ticketLengths, ticketTypes } from '#contract/tickets.ts';
import desk from './desk.module.css';
import { DeskDialog } from './desk-dialog.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { Question } from './question.tsx';
import styles from './tickets.module.css';
import { useDesk, useLoaded } from './use-desk.ts';

type Action = { kind: 'add' } | { kind: 'edit' | 'remove'; reply: SavedReply };

/** Answers that our team writes often, in both languages. */
export function SavedReplies() {
  const words = useWords('deskTickets').replies;
  const { ask } = useDesk();
  const { loaded, refresh } = useLoaded(() => ask(() => request(listSavedReplies)));
  const [action, setAction] = useState<Action>();
  const onClose = () => setAction(undefined);
  const done = (heading: string, sentence: string) => {
    onClose();
    showToast({ heading, sentence });
    refresh();
  };
  return (
    <>
      <PageHead
        below="tickets"
        title={words.heading}
        sentence={words.sentence}
        action={
          <Button arrow onClick={() => setAction({ kind: 'add' })}>
            {words.add}
          </Button>
        }
      />
      <LoadedPart loaded={loaded} onRetry={refresh}>
        {(replies) =>
          replies.length === 0 ? (
            <EmptyLine heading={words.none} sentence={words.noneSentence} />
          ) : (
            <ReplyTable replies={replies} onAction={setAction} />
          )
        }
      </LoadedPart>
      {action?.kind === 'remove' && (
        <Question
          words={{
            ...words.removing,
            heading: fill(words.removing.heading, { name: action.reply.name }),
          }}
          send={() => request(removeSavedReply, { id: action.reply.id })}
          onClose={onClose}
          onDone={() => done(words.done.removed, action.reply.name)}
        />
      )}
      {(action?.kind === 'add' || action?.kind === 'edit') && (
        <EditReply
          reply={action.kind === 'edit' ? action.reply : undefined}
          onClose={onClose}
          onDone={(name) => done(words.done.saved, name)}
        />
      )}
    </>
  );
}

function ReplyTable({
  replies,
  onAction,
}: {
  replies: readonly SavedReply[];
  onAction: (action: Action) => void;
}) {
  const words = useWords('deskTickets').replies;
  const { types } = useWords('tickets');
  const { columns } = words;
  const textIn = (text: string) =>
    text ? (
      <span className={styles.start}>{text}</span>
    ) : (
      <span className={desk.error}>{words.missing}</span>
    );
  return (
    <DataTable
      isStacked
      namesValues
      className={desk.table}
      label={words.heading}
      columns={[
        { id: 'name', head: columns.name, kind: 'name' },
        { id: 'type', head: columns.type },
        { id: 'en', head: languageNames.en },
        { id: 'zh', head: languageNames.zh },
        { id: 'used', head: columns.used },
        { id: 'actions', head: columns.actions, kind: 'actions' },
      ]}
      rows={replies.map((reply) => ({
        id: reply.id,
        cells: {
          name: <b>{reply.name}</b>,
          type: reply.type ? types[reply.type] : words.forAll,
          en: textIn(reply.texts.en),
          zh: textIn(reply.texts.zh),
          used: reply.used,
          actions: (
            <>
              <TextButton onClick={() => onAction({ kind: 'edit', reply })}>
                {words.edit}
              </TextButton>
              <TextButton onClick={() => onAction({ kind: 'remove', reply })}>
                {words.remove}
              </TextButton>
            </>
          ),
        },
      }))}
    />
  );
}

function EditReply({
  reply,
  onClose,
  onDone,
}: {
  /** Undefined for a new one. */
  reply: SavedReply | undefined;
  onClose: () => void;
  onDone: (name: string) => void;
}) {
  const words = useWords('deskTickets').replies;
  const { types } = useWords('tickets');
  const { noResponse } = useWords('desk');
  const { ask } = useDesk();
  // The same for each try, so that a lost answer leaves one reply.
  const [id] = useState(() => reply?.id ?? freshRequestId());
  const [type, setType] = useState(reply?.type ?? null);
  const form = useForm<'name' | 'en' | 'zh', 'name' | 'text'>({
    fields: ['name', 'en', 'zh'],
    problems: ({ name, en, zh }) => [
      ...(savedReplyFields.name.safeParse(name).success ? [] : [['name', 'name'] as const]),
      ...(savedReplyFields.texts.safeParse({ en, zh }).success ? [] : [['en', 'text'] as const]),
    ],
    messages: words.needed,
    noResponse,
    send: async ({ name, ...texts }) => {
      const answer = await ask(() => request(saveReply, { id, name, type, texts }));
      if (!isAccepted(answer)) return refusedBy(answer);
      onDone(name);
      return undefined;
    },
  });
  return (
    <DeskDialog form={form} onClose={onClose} {...(reply ? words.editing : words.adding)}>
      <TextField
        {...form.field('name')}
        label={words.name}
        maxLength={60}
        defaultValue={reply?.name}
      />
      <SelectBox
        label={words.columns.type}
        value={type ?? ''}
        options={[
          { value: '', name: words.forAll },
          ...ticketTypes.map((value) => ({ value, name: types[value] })),
        ]}
        onChoose={(value) => setType(ticketTypes.find((one) => one === value) ?? null)}
      />
      {locales.map((locale) => (
        <TextArea
          key={locale}
          {...form.field(locale)}
          label={languageNames[locale]}
          maxLength={ticketLengths.text}
          defaultValue={reply?.texts[locale]}
        />
      ))}
      <p className={desk.quiet}>{words.hint}</p>
    </DeskDialog>
  );
}
