import { useState } from 'react';
import { NoResponse, RequestCancelled } from '#app/request/failures.ts';

/** Runs calls; `failed` is set after one without a usable response, until the next begins. */
export function useGuard() {
  const [failed, setFailed] = useState<{ retry: () => void; isAnswered: boolean }>();

  const guard = async (work: () => Promise<void>, retry: () => void) => {
    setFailed(undefined);
    try {
      await work();
    } catch (error) {
      if (error instanceof RequestCancelled) return;
      console.error('The code could not be requested.', error);
      setFailed({ retry, isAnswered: !(error instanceof NoResponse) });
    }
  };

  return { failed, guard, clearFailure: () => setFailed(undefined) };
}
