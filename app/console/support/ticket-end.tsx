import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { isAccepted } from '#contract/envelope.ts';
import { reopenTicket, type Ticket } from '#contract/tickets.ts';
import { minuteMs } from '#contract/time-units.ts';
import { useInSession } from '../shell/use-in-session.ts';
import styles from './ticket.module.css';

/** An ended ticket: it can be opened again for a while, and then be continued by a new one. */
export function TicketEnd({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const { again, over } = useWords('consoleSupport').ticket;
  const { noResponse } = useWords('console');
  const pagePath = usePagePath();
  const inSession = useInSession();
  const { dayOfYear } = useFormats();
  const { submit, isBusy, refused } = useSubmission(noResponse);
  const now = useNow(minuteMs);
  const { number, type, reopensUntil } = ticket;
  const reopen = () =>
    submit(async () => {
      const reply = await inSession(request(reopenTicket, { number }));
      onDone();
      if (!isAccepted(reply)) return refusedBy(reply);
      showToast({ heading: again.done, sentence: number });
      return undefined;
    });
  if (reopensUntil === null || Date.parse(reopensUntil) <= now)
    return (
      <div className={styles.end}>
        <p>
          <b>{over.question}</b> {over.sentence}
        </p>
        <ButtonLink
          to={`${pagePath('console-new-ticket')}?type=${type}&follows=${number}`}
          variant="outline"
        >
          {over.act}
        </ButtonLink>
      </div>
    );
  return (
    <>
      {refused && <FailureNote message={refused.message} />}
      <div className={styles.end}>
        <p>
          <b>{again.question}</b> {fill(again.sentence, { date: dayOfYear(reopensUntil, 'long') })}
        </p>
        <Button variant="outline" onClick={reopen} aria-disabled={isBusy || undefined}>
          {again.act}
        </Button>
      </div>
    </>
  );
}
