import { useState } from 'react';
import { onDemand } from '#app/request/on-demand.ts';

const session = onDemand(() => import('#app/session/who.ts'));

/** Ends the session without leaving the page. Where nobody answers it goes on, and that is said. */
export function useSignOut(onEnded: () => void) {
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle');

  const signOut = async (): Promise<void> => {
    if (step === 'busy') return;
    setStep('busy');
    try {
      const { endSession } = await session.load();
      await endSession();
      setStep('idle');
      onEnded();
    } catch (error) {
      console.error('The session could not be ended.', error);
      setStep('failed');
    }
  };

  return { signOut, isBusy: step === 'busy', hasFailed: step === 'failed' };
}
