import { useState } from 'react';
import { RequestCancelled } from '#app/request/client.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';

/** A call that is made once and answered with yes or no; no message means that nobody answered. */
export type Errand =
  | { step: 'idle' }
  | { step: 'busy' }
  | { step: 'refused'; message: string }
  | { step: 'done' };

export function useErrand() {
  const [errand, setErrand] = useState<Errand>({ step: 'idle' });

  const run = async (call: () => Promise<{ code: 0 } | Refusal>): Promise<void> => {
    if (errand.step === 'busy') return;
    setErrand({ step: 'busy' });
    try {
      const reply = await call();
      setErrand(isAccepted(reply) ? { step: 'done' } : { step: 'refused', message: reply.msg });
    } catch (problem) {
      if (problem instanceof RequestCancelled) return;
      console.error('The subscription could not be changed.', problem);
      setErrand({ step: 'refused', message: '' });
    }
  };

  return { errand, run };
}
