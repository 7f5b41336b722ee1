import { useEffect, useState } from 'react';
import { RequestCancelled, request } from '#app/request/client.ts';
import { lookUpActivation } from '#contract/accounts.ts';
import type { CallReply } from '#contract/call.ts';
import { type Accepted, isAccepted } from '#contract/envelope.ts';

export type Activation = Accepted<CallReply<typeof lookUpActivation>>['data'];

type LookUp =
  | { step: 'loading' }
  | { step: 'invalid' }
  | { step: 'failed' }
  | { step: 'found'; activation: Activation };

/** After this the failure is shown; a later response replaces it. */
const patienceMs = 20_000;

/** Looks up the account of a token; failures other than an invalid token allow a retry. */
export function useActivation(token: string | undefined) {
  const [lookUp, setLookUp] = useState<LookUp>({ step: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn repeats the lookup.
  useEffect(() => {
    if (token === undefined) return;
    let isStale = false;
    const show = (result: LookUp) => !isStale && setLookUp(result);
    show({ step: 'loading' });
    const patience = setTimeout(() => show({ step: 'failed' }), patienceMs);
    find(token)
      .then(show, (problem: unknown) => {
        if (problem instanceof RequestCancelled) return;
        console.error('The activation link could not be looked up.', problem);
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

async function find(token: string): Promise<LookUp> {
  if (token === '') return { step: 'invalid' };
  const reply = await request(lookUpActivation, { token });
  if (isAccepted(reply)) return { step: 'found', activation: reply.data };
  return { step: reply.code === 'activation.token' ? 'invalid' : 'failed' };
}
