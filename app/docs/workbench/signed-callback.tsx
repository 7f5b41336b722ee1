import { useEffect, useState } from 'react';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { Verdict } from '../run/run-step.tsx';
import { isCallbackSigned, sha256 } from '../run/sign.ts';
import { SignedLines } from '../run/signed-lines.tsx';
import styles from './detail.module.css';
import type { Attempt } from './traffic.ts';
import type { PracticeWords } from './types.ts';

/** The three signed lines of an attempt, and whether its signature is valid, checked in the page. */
export function SignedCallback({
  delivery: { body, isSigned },
  attempt,
  session: { callbackSecret },
  words: { catcher },
  practiceWords: { run },
}: {
  delivery: PracticeDelivery;
  attempt: Attempt;
  session: OpenedPractice;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
}) {
  const { headers } = attempt;
  const [checked, setChecked] = useState<{ hash: string; isGenuine: boolean }>();
  useEffect(() => {
    let isStale = false;
    void Promise.all([sha256(body), isCallbackSigned(headers, body, callbackSecret)]).then(
      ([hash, isGenuine]) => !isStale && setChecked({ hash, isGenuine }),
    );
    return () => {
      isStale = true;
    };
  }, [body, headers, callbackSecret]);

  if (!isSigned) return <p className={styles.verdict}>{catcher.unsigned}</p>;
  return (
    <>
      <SignedLines
        empty={run.empty}
        lines={[
          { name: 'X-Callback-Timestamp', value: headers['x-callback-timestamp'] ?? '' },
          { name: 'X-Callback-Nonce', value: headers['x-callback-nonce'] ?? '' },
          { name: run.lines.body, value: checked?.hash ?? '' },
        ]}
      />
      {checked && (
        <p className={styles.verdict} data-wrong={checked.isGenuine ? undefined : ''}>
          <Verdict isRight={checked.isGenuine}>
            {checked.isGenuine ? catcher.signatureFits : catcher.signatureWrong}
          </Verdict>
        </p>
      )}
    </>
  );
}
