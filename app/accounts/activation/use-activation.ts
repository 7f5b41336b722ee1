import { request } from '#app/request/client.ts';
import { lookUpActivation } from '#contract/accounts.ts';
import type { CallReply } from '#contract/call.ts';
import { type Accepted, isAccepted } from '#contract/envelope.ts';
import { type LookUp, useLookUp } from '../use-look-up.ts';

type Activation = Accepted<CallReply<typeof lookUpActivation>>['data'];

/** Looks up the account of a token. */
export const useActivation = (token: string | undefined) => useLookUp(token, find);

async function find(token: string): Promise<LookUp<Activation>> {
  if (token === '') return { step: 'invalid' };
  const reply = await request(lookUpActivation, { token });
  if (isAccepted(reply)) return { step: 'found', found: reply.data };
  return { step: reply.code === 'activation.token' ? 'invalid' : 'failed' };
}
