import { useRef, useState } from 'react';
import { readFields } from '#app/forms/read-fields.ts';
import { useSubmission } from '#app/forms/use-submission.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { loginFields } from './login-checks.ts';
import styles from './resend-confirmation.module.css';

const calls = onDemand(() => import('./log-in.ts'));

/** In the login form, under the refusal of a mail that is not confirmed: sends the mail again. */
export function ResendConfirmation() {
  const words = useWords('login').unconfirmed;
  const { submit, isBusy, isDone, refused } = useSubmission(useWords('twoFactor').noResponse);
  const part = useRef<HTMLDivElement>(null);
  const [email, setEmail] = useState('');

  const send = () => {
    const form = part.current?.closest('form');
    if (!form) return;
    const given = readFields(form, loginFields);
    setEmail(given.account.trim());
    void submit(async () => (await calls.load()).resendConfirmation(given));
  };

  return (
    <div ref={part} className={styles.resend}>
      <Button variant="outline" size="small" aria-disabled={isBusy || undefined} onClick={send}>
        {isBusy ? words.sending : words.resend}
      </Button>
      <p role="status">{isDone && fill(words.sent, { email })}</p>
      {refused && <FailureNote message={refused.message} />}
    </div>
  );
}
