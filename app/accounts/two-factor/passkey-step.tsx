import { useEffect } from 'react';
import { Fingerprint } from '#app/art/icons/forms.tsx';
import { type Refused, useSubmission } from '#app/forms/use-submission.ts';
import { preparePasskeys } from '#app/passkeys/passkey.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
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
      <Button
        data-passkey=""
        className={styles.wide}
        arrow={!isWaiting}
        aria-disabled={isWaiting || undefined}
        onClick={() => submit(send)}
      >
        {isWaiting ? (
          <Loader label={words.passkey.waiting} />
        ) : (
          <>
            <Fingerprint
              className={styles.sign}
              size={22}
              strokeWidth={2}
              strokeLinecap="square"
              strokeLinejoin="miter"
              aria-hidden="true"
            />
            {words.passkey.submit}
          </>
        )}
      </Button>
      {refused && <FailureNote message={refused.message} />}
    </Step>
  );
}
