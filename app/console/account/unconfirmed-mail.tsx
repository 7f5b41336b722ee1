import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { resendConfirmation } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useInSession } from '../shell/use-in-session.ts';
import styles from './own-details.module.css';

/** For an account activated by phone: explains the unconfirmed address and resends the mail. */
export function UnconfirmedMail({ email }: { email: string }) {
  const words = useWords('consoleAccount').details.unconfirmed;
  const inSession = useInSession();
  const { submit, isBusy, isDone, refused } = useSubmission(useWords('console').noResponse);

  const send = () =>
    submit(async () => {
      const reply = await inSession(request(resendConfirmation));
      return isAccepted(reply) ? undefined : refusedBy(reply);
    });

  return (
    <>
      <Callout lead={words.lead}>{words.sentence}</Callout>
      <p>
        <Button variant="outline" size="small" aria-disabled={isBusy || undefined} onClick={send}>
          {isBusy ? words.sending : words.resend}
        </Button>
      </p>
      <p role="status" className={styles.saved}>
        {isDone && fill(words.sent, { email })}
      </p>
      {refused && <FailureNote message={refused.message} />}
    </>
  );
}
