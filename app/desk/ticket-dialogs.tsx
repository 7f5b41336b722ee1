import { useState } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { useSubmissionId } from '#app/forms/use-submission-id.ts';
import { request } from '#app/request/client.ts';
import { TextArea } from '#app/ui/field.tsx';
import { SelectBox } from '#app/ui/select-box.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import { type DeskTicket, declineDeskTicket, takeDeskTicket } from '#contract/desk-tickets.ts';
import { isAccepted } from '#contract/envelope.ts';
import { ticketFields, ticketLengths } from '#contract/tickets.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { useDesk } from './use-desk.ts';

export type TicketAction = 'decline' | 'give';

type Dialog = {
  ticket: DeskTicket;
  onClose: () => void;
  onDone: (heading: string) => void;
};

export const TicketDialog = ({ action, ...dialog }: Dialog & { action: TicketAction }) =>
  action === 'decline' ? <Decline {...dialog} /> : <Give {...dialog} />;

function Decline({ ticket: { number, entries, locale }, onClose, onDone }: Dialog) {
  const words = useWords('deskTickets');
  const { label, hint, needed, ...rest } = words.declining;
  const { noResponse } = useWords('desk');
  const { ask } = useDesk();
  const submission = useSubmissionId();
  const form = useForm<'reason', 'needed'>({
    fields: ['reason'],
    problems: ({ reason }) =>
      ticketFields.reason.safeParse(reason).success ? [] : [['reason', 'needed']],
    messages: { needed },
    noResponse,
    send: async ({ reason }) => {
      const seen = entries.at(-1)?.id ?? 0;
      const input = { number, seen, reason, submission: submission.of(reason) };
      const reply = await ask(() => request(declineDeskTicket, input));
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone(words.done.declined);
      return undefined;
    },
  });
  return (
    <DeskDialog form={form} onClose={onClose} {...rest}>
      <TextArea
        {...form.field('reason')}
        label={label}
        maxLength={ticketLengths.reason}
        hint={fill(hint, { language: languageNames[locale] })}
      />
    </DeskDialog>
  );
}

function Give({ ticket: { number, takenBy, colleagues }, onClose, onDone }: Dialog) {
  const words = useWords('deskTickets');
  const { to: label, ...rest } = words.giving;
  const { noResponse } = useWords('desk');
  const { ask } = useDesk();
  const others = colleagues.filter(({ id }) => id !== takenBy?.id);
  const [to, setTo] = useState(others[0]?.id ?? '');
  const form = useForm<never, never>({
    fields: [],
    problems: () => [],
    messages: {},
    noResponse,
    send: async () => {
      const from = takenBy?.id ?? null;
      const reply = await ask(() => request(takeDeskTicket, { number, from, to }));
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone(words.done.given);
      return undefined;
    },
  });
  return (
    <DeskDialog form={form} onClose={onClose} {...rest}>
      <SelectBox
        label={label}
        value={to}
        options={others.map(({ id, name }) => ({ value: id, name }))}
        onChoose={setTo}
      />
    </DeskDialog>
  );
}
