import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { WriteForm } from '#app/tickets/write-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import { closeTicket, writeInTicket } from '#contract/tickets.ts';
import { useInSession } from '../shell/use-in-session.ts';

/** Where the customer writes, or says that it is solved. */
export function TicketReply({ number, onDone }: { number: string; onDone: () => void }) {
  const words = useWords('consoleSupport');
  const { noResponse } = useWords('console');
  const inSession = useInSession();
  const [text, setText] = useState('');
  const { submit, isBusy, refused } = useSubmission(noResponse);
  const done = (heading: string) => {
    showToast({ heading, sentence: number });
    onDone();
  };
  const solve = () =>
    submit(async () => {
      const reply = await inSession(request(closeTicket, { number }));
      if (!isAccepted(reply)) return refusedBy(reply);
      done(words.ticket.solved);
      return undefined;
    });
  const { reply: label, send: act, sending: acting, needed } = words.ticket;
  return (
    <WriteForm
      text={text}
      onText={setText}
      isLabelled
      words={{ label, act, acting, noResponse: words.form.notSent }}
      problem={() => (text.trim() === '' ? { message: needed } : undefined)}
      send={async (submission) => {
        const reply = await inSession(request(writeInTicket, { number, submission, text }));
        if (!isAccepted(reply)) return refusedBy(reply);
        setText('');
        done(words.ticket.sent);
        return undefined;
      }}
    >
      {refused && <FailureNote message={refused.message} />}
      <Button variant="outline" onClick={solve} aria-disabled={isBusy || undefined}>
        {words.ticket.solve}
      </Button>
    </WriteForm>
  );
}
