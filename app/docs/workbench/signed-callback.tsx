import { useEffect, useState } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { CloseSign } from '#app/ui/close-sign.tsx';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { isCallbackSigned, sha256 } from '../run/sign.ts';
import { NumberedLines } from './numbered-lines.tsx';
import styles from './signed-callback.module.css';
import type { Attempt } from './traffic.ts';
import type { PracticeWords } from './types.ts';

/** The three lines of an attempt, and whether its signature fits them: checked here, in the page. */
export function SignedCallback({
  delivery: { body, isSigned },
  attempt,
  session: { callbackSecret },
  words,
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
    let isOver = false;
    void Promise.all([sha256(body), isCallbackSigned(headers, body, callbackSecret)]).then(
      ([hash, isGenuine]) => !isOver && setChecked({ hash, isGenuine }),
    );
    return () => {
      isOver = true;
    };
  }, [body, headers, callbackSecret]);

  if (!isSigned) return <p className={styles.verdict}>{words.catcher.unsigned}</p>;
  const { signatureFits, signatureWrong } = words.catcher;
  return (
    <>
      <NumberedLines
        empty={run.empty}
        lines={[
          { name: 'X-Callback-Timestamp', value: headers['x-callback-timestamp'] ?? '' },
          { name: 'X-Callback-Nonce', value: headers['x-callback-nonce'] ?? '' },
          { name: run.lines.body, value: checked?.hash ?? '' },
        ]}
      />
      {checked && (
        <p className={styles.verdict} data-wrong={checked.isGenuine ? undefined : ''}>
          {checked.isGenuine ? <DoubleTickIcon width={24} /> : <CloseSign />}
          {checked.isGenuine ? signatureFits : signatureWrong}
        </p>
      )}
    </>
  );
}

/** As documents write them: `X-Callback-Nonce`. */
export const headerNames = ({ headers }: Attempt): { name: string; value: string }[] =>
  Object.entries(headers).map(([name, value]) => ({
    name: name.replace(
      /(^|-)([a-z])/g,
      (_, dash: string, letter: string) => dash + letter.toUpperCase(),
    ),
    value,
  }));
