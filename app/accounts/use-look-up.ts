import { useEffect, useState } from 'react';
import { RequestCancelled } from '#app/request/client.ts';

export type LookUp<Found> =
  | { step: 'loading' }
  | { step: 'invalid' }
  | { step: 'failed' }
  | { step: 'found'; found: Found };

/** After this the failure is shown; a later response replaces it. */
const patienceMs = 20_000;

/** Looks up what the token of a mailed link opens; a failure allows a retry. */
export function useLookUp<Found>(
  token: string | undefined,
  find: (token: string) => Promise<LookUp<Found>>,
) {
  const [lookUp, setLookUp] = useState<LookUp<Found>>({ step: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn repeats the lookup.
  useEffect(() => {
    if (token === undefined) return;
    let isStale = false;
    const show = (result: LookUp<Found>) => !isStale && setLookUp(result);
    show({ step: 'loading' });
    const patience = setTimeout(() => show({ step: 'failed' }), patienceMs);
    find(token)
      .then(show, (problem: unknown) => {
        if (problem instanceof RequestCancelled) return;
        console.error('The link could not be looked up.', problem);
        show({ step: 'failed' });
      })
      .finally(() => clearTimeout(patience));
    return () => {
      isStale = true;
      clearTimeout(patience);
    };
  }, [token, turn]);

  return { lookUp, retry: () => setTurn(turn + 1) };
}
