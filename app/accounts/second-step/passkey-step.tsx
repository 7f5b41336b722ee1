import { useEffect } from 'react';
import { Fingerprint } from '#app/art/icons.tsx';
import { type Refused, useSubmission } from '#app/forms/use-submission.ts';
import { preparePasskeys } from '#app/second-step/passkey.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { useWords } from '#app/words/use-words.ts';
import { Step } from '../step.tsx';
import styles from './second-step-view.module.css';

/** One press, then the browser asks for the passkey. */
export function PasskeyStep({
  last,
  send,
}: {
  /** There is no other way below it. */
  last: boolean;
  send: () => Promise<Refused | undefined>;
}) {
  const words = useWords('secondStep');
  const { submit, isBusy, isDone, refused } = useSubmission(words.unreached);
  const isWaiting = isBusy || isDone;
  useEffect(preparePasskeys, []);

  return (
    <Step last={last} className={styles.passkey}>
      <PacketButton
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
      </PacketButton>
      {refused && <FailureNote message={refused.message} />}
    </Step>
  );
}
