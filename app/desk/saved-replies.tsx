import { useState } from 'react';
import { keep } from '#app/forms/kept.ts';
import { failedChecks } from '#app/forms/problems.ts';
import { request } from '#app/request/client.ts';
import { freshRequestId } from '#app/request/request-id.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { SelectBox } from '#app/ui/select-box.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import * as contract from '#contract/desk-tickets.ts';
import { locales } from '#contract/locale.ts';
import { ticketLengths, ticketTypes } from '#contract/tickets.ts';
import desk from './desk.module.css';
import { DeskDialog } from './desk-dialog.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { Question } from './question.tsx';
import styles from './tickets.module.css';
import { useAsked, useDesk } from './use-desk.ts';
import { useDeskForm } from './use-desk-form.ts';

/** Answers that our team writes often, in both languages. */
export function SavedReplies() {
  const words = useWords('deskTickets').replies;
  const { loaded, refresh } = useAsked(() => request(contract.listSavedReplies));
  const [edited, setEdited] = useState<contract.SavedReply>();
  const [removed, setRemoved] = useState<contract.SavedReply>();
  const onClose = () => {
    setEdited(undefined);
    setRemoved(undefined);
  };
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
          <Button arrow onClick={() => setEdited(newReply())}>
            {words.add}
          </Button>
        }
      />
      <LoadedPart loaded={loaded} refresh={refresh}>
        {(replies) =>
          replies.length === 0 ? (
            <EmptyLine heading={words.none} sentence={words.noneSentence} />
          ) : (
            <ReplyTable replies={replies} onEdit={setEdited} onRemove={setRemoved} />
          )
        }
      </LoadedPart>
      {removed && (
        <Question
          words={{
            ...words.removing,
            heading: fill(words.removing.heading, { name: removed.name }),
          }}
          send={() => request(contract.removeSavedReply, { id: removed.id })}
          onClose={onClose}
          onDone={() => done(words.done.removed, removed.name)}
        />
      )}
      {edited && (
        <EditReply
          reply={edited}
          onClose={onClose}
          onDone={(name) => done(words.done.saved, name)}
        />
      )}
    </>
  );
}

/** Its id is the same for each try to save it, so that a lost answer leaves one reply. */
const newReply = (): contract.SavedReply => ({
  ...{ id: freshRequestId(), name: '', type: null, used: 0 },
  texts: { en: '', zh: '' },
});

type Choose = (reply: contract.SavedReply) => void;
type Table = { replies: readonly contract.SavedReply[]; onEdit: Choose; onRemove: Choose };

function ReplyTable({ replies, onEdit, onRemove }: Table) {
  const words = useWords('deskTickets').replies;
  const { types } = useWords('tickets');
  const textIn = (text: string) => (
    <span className={text ? styles.start : desk.error}>{text || words.missing}</span>
  );
  return (
    <RowTable
      className={desk.table}
      label={words.heading}
      heads={{ ...words.columns, ...languageNames }}
      rows={replies}
      cells={(reply) => ({
        name: <b>{reply.name}</b>,
        type: reply.type ? types[reply.type] : words.forAll,
        ...{ en: textIn(reply.texts.en), zh: textIn(reply.texts.zh), used: reply.used },
        actions: (
          <>
            <TextButton onClick={() => onEdit(reply)}>{words.edit}</TextButton>
            <TextButton onClick={() => onRemove(reply)}>{words.remove}</TextButton>
          </>
        ),
      })}
    />
  );
}

type Edit = {
  reply: contract.SavedReply;
  onClose: () => void;
  onDone: (name: string) => void;
};

function EditReply({ reply: { id, ...reply }, onClose, onDone }: Edit) {
  const words = useWords('deskTickets').replies;
  const { types } = useWords('tickets');
  const { viewer } = useDesk();
  const [type, setType] = useState(reply.type);
  const keptAs = reply.name ? undefined : `desk-unsent:${viewer.id}:saved-reply`;
  const rules = contract.savedReplyFields;
  const form = useDeskForm({
    fields: ['name', 'en', 'zh'],
    problems: ({ name, ...texts }) =>
      failedChecks([
        [!rules.name.safeParse(name).success, ['name', 'name'] as const],
        [!rules.texts.safeParse(texts).success, ['en', 'text'] as const],
      ]),
    messages: words.needed,
    send: ({ name, ...texts }) => request(contract.saveReply, { id, name, type, texts }),
    onDone: (_, { name }) => {
      if (keptAs) keep(keptAs, undefined);
      onDone(name);
    },
  });
  return (
    <DeskDialog {...{ form, keptAs, onClose }} {...(reply.name ? words.editing : words.adding)}>
      <TextField
        {...form.field('name')}
        label={words.name}
        maxLength={60}
        defaultValue={reply.name}
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
          defaultValue={reply.texts[locale]}
        />
      ))}
      <p className={desk.quiet}>{words.hint}</p>
    </DeskDialog>
  );
}
