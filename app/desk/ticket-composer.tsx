import { useState } from 'react';
import { useKeptText } from '#app/forms/use-kept-text.ts';
import { request } from '#app/request/client.ts';
import { WriteForm } from '#app/tickets/write-form.tsx';
import { SelectBox } from '#app/ui/select-box.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import * as contract from '#contract/desk-tickets.ts';
import { settle, useAsked, useDesk } from './use-desk.ts';

type Composer = {
  ticket: contract.DeskTicket;
  onDone: (heading: string) => void;
  /** Shows what others wrote meanwhile. */
  onShow: () => void;
};

/** A reply that the customer gets, or a note that only our team reads. */
export function TicketComposer(composer: Composer) {
  const { composer: words, note } = useWords('deskTickets');
  return (
    <Tabs
      label={words.kind}
      tabs={[
        { id: 'reply', label: words.reply, content: <ReplyForm {...composer} /> },
        { id: 'note', label: note, content: <NoteForm {...composer} /> },
      ]}
    />
  );
}

function ReplyForm({ ticket: { number, locale, type, entries }, onDone, onShow }: Composer) {
  const { composer: words, languages } = useWords('deskTickets');
  const { both, noResponse } = useWords('desk');
  const { ask, viewer } = useDesk();
  const { known = [] } = useAsked(() => request(contract.listSavedReplies));
  const [text, setText] = useKeptText(`desk-unsent:${viewer.id}:${number}:reply`);
  const [next, setNext] = useState<contract.AnswerOutcome>('customer');
  const [saved, setSaved] = useState<contract.SavedReply>();
  const fitting = known.filter((one) => one.texts[locale] && (one.type ?? type) === type);
  const isEnd = next === 'solved';
  const put = (id: string) => {
    const reply = fitting.find((one) => one.id === id);
    setSaved(reply);
    if (reply) setText([text.trim(), reply.texts[locale]].filter(Boolean).join('\n\n'));
  };
  const problem = () => {
    const places = saved ? contract.openPlaces(saved.texts[locale], text) : [];
    if (places.length > 0)
      return { message: fill(words.places, { places: joinBy(both, places) }), part: places[0] };
    return contract.isWholeAnswer({ text: text.trim(), next })
      ? undefined
      : { message: words.needed };
  };
  return (
    <WriteForm
      text={text}
      onText={setText}
      choice={next}
      words={{
        ...{ label: words.reply, acting: words.sending, noResponse },
        act: isEnd && text.trim() === '' ? words.solve : words.send,
      }}
      problem={problem}
      send={async (submission) => {
        const seen = entries.at(-1)?.id ?? 0;
        const savedReply = saved?.id;
        const input = { number, submission, seen, text, next, savedReply };
        return settle(await ask(() => request(contract.answerDeskTicket, input)), () => {
          setText('');
          setSaved(undefined);
          setNext('customer');
          onDone(isEnd ? words.done.solved : words.done.answered);
        });
      }}
      unread={{ code: 'ticket.changed', show: words.show, onShow }}
      above={
        <>
          {fitting.length > 0 && (
            <SelectBox
              label={words.savedReply}
              value={saved?.id ?? ''}
              options={[{ id: '', name: words.chooseReply }, ...fitting].map(({ id, name }) => ({
                value: id,
                name,
              }))}
              onChoose={put}
            />
          )}
          <span>{fill(words.reads, { language: languages[locale] })}</span>
        </>
      }
    >
      <SelectBox
        label={words.next}
        value={next}
        options={contract.answerOutcomes.map((value) => ({ value, name: words.outcomes[value] }))}
        onChoose={(value) => setNext(contract.answerOutcomes.find((one) => one === value) ?? next)}
      />
    </WriteForm>
  );
}

function NoteForm({ ticket: { number }, onDone }: Composer) {
  const { composer: words, note } = useWords('deskTickets');
  const { noResponse } = useWords('desk');
  const { ask, viewer } = useDesk();
  const [text, setText] = useKeptText(`desk-unsent:${viewer.id}:${number}:note`);
  return (
    <WriteForm
      isNote
      text={text}
      onText={setText}
      words={{ label: note, act: words.saveNote, acting: words.savingNote, noResponse }}
      problem={() => (text.trim() === '' ? { message: words.needed } : undefined)}
      send={async (submission) => {
        const input = { number, submission, text };
        return settle(await ask(() => request(contract.noteInDeskTicket, input)), () => {
          setText('');
          onDone(words.done.noted);
        });
      }}
    >
      <span>{words.noteHint}</span>
    </WriteForm>
  );
}
