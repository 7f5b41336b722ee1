import { useEffect } from 'react';
import { type Refused, useSubmission } from '#app/forms/use-submission.ts';
import { preparePasskeys } from '#app/passkeys/passkey.ts';
import { PasskeyButton } from '#app/passkeys/passkey-button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import { Step } from '../step.tsx';
import styles from './two-factor-view.module.css';

/** The button that opens the browser's passkey prompt. */
export function PasskeyStep({
  last,
  send,
}: {
  /** No other factor follows. */
  last: boolean;
  send: () => Promise<Refused | undefined>;
}) {
  const words = useWords('twoFactor');
  const { submit, isBusy, isDone, refused } = useSubmission(words.noResponse);
  const isWaiting = isBusy || isDone;
  useEffect(preparePasskeys, []);

  return (
    <Step last={last} className={styles.passkey}>
      <PasskeyButton
        data-passkey=""
        label={words.passkey.submit}
        waiting={words.passkey.waiting}
        isBusy={isWaiting}
        arrow={!isWaiting}
        onClick={() => submit(send)}
      />
      {refused && <FailureNote message={refused.message} />}
    </Step>
  );
}
