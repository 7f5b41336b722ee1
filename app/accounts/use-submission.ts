import { useState } from 'react';
import { RequestCancelled } from '#app/request/failures.ts';

/** Where a form stands between the press of its button and the answer. */
export type Submission =
  | { step: 'idle' }
  | { step: 'busy' }
  | { step: 'refused'; message: string }
  | { step: 'done' };

/** Runs a call once at a time. What goes wrong is logged, and a message says so. */
export function useSubmission(unreached: string) {
  const [submission, setSubmission] = useState<Submission>({ step: 'idle' });

  const submit = async (call: () => Promise<string | undefined>): Promise<void> => {
    if (submission.step === 'busy') return;
    setSubmission({ step: 'busy' });
    try {
      const refusal = await call();
      setSubmission(
        refusal === undefined ? { step: 'done' } : { step: 'refused', message: refusal },
      );
    } catch (error) {
      if (error instanceof RequestCancelled) return;
      console.error('The form could not be sent.', error);
      setSubmission({ step: 'refused', message: unreached });
    }
  };

  return {
    submission,
    submit,
    isBusy: submission.step === 'busy',
    refusal: submission.step === 'refused' ? submission.message : undefined,
    forget: () => submission.step === 'refused' && setSubmission({ step: 'idle' }),
  };
}
