import { request } from '#app/request/client.ts';
import type { CallReply } from '#contract/call.ts';
import { type Accepted, isAccepted } from '#contract/envelope.ts';
import { lookUpInvitation } from '#contract/invitations.ts';
import { type LookUp, useLookUp } from '../use-look-up.ts';

type Invitation = Accepted<CallReply<typeof lookUpInvitation>>['data'];
export type OpenInvitation = Extract<Invitation, { state: 'open' }>;

/** Looks up the invitation of a token. */
export const useInvitation = (token: string | undefined) => useLookUp(token, find);

async function find(token: string): Promise<LookUp<Invitation>> {
  if (token === '') return { step: 'found', found: { state: 'ended', invitedBy: null } };
  const reply = await request(lookUpInvitation, { token });
  return isAccepted(reply) ? { step: 'found', found: reply.data } : { step: 'failed' };
}
