import { useState } from 'react';
import { NoAnswer, RequestCancelled, Withdrawn } from '#app/request/failures.ts';
import { useLayout } from '#app/words/use-layout.ts';
import type { Refusal } from '#contract/envelope.ts';

/** Why something was not done: the server's code with its words, or that no answer can be used. */
export type Refused = { code: Refusal['code'] | 'unreached'; message: string };

/** Where a call stands between the press of a button and the answer. */
export type Submission =
  | { step: 'idle' }
  | { step: 'busy' }
  | { step: 'refused'; refused: Refused }
  | { step: 'done' };

export const refusedBy = ({ code, msg }: Refusal): Refused => ({ code, message: msg });

/** Runs a call once at a time; it answers with nothing when all went well. */
export function useSubmission(unreached: string) {
  const [submission, setSubmission] = useState<Submission>({ step: 'idle' });
  const { unusable } = useLayout().failure;

  const submit = async (call: () => Promise<Refused | undefined>): Promise<void> => {
    if (submission.step === 'busy') return;
    setSubmission({ step: 'busy' });
    try {
      const refused = await call();
      setSubmission(refused ? { step: 'refused', refused } : { step: 'done' });
    } catch (error) {
      if (error instanceof RequestCancelled) return;
      if (error instanceof Withdrawn) return setSubmission({ step: 'idle' });
      console.error('What was submitted could not be sent.', error);
      const message = error instanceof NoAnswer ? unreached : unusable;
      setSubmission({ step: 'refused', refused: { code: 'unreached', message } });
    }
  };

  return {
    submit,
    isBusy: submission.step === 'busy',
    isDone: submission.step === 'done',
    refused: submission.step === 'refused' ? submission.refused : undefined,
    forget: () => submission.step === 'refused' && setSubmission({ step: 'idle' }),
  };
}
