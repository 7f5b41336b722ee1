import { request } from '#app/request/client.ts';
import { forgetSession } from '#app/request/forget-session.ts';
import { InvalidToken } from '#app/request/invalid-token.ts';
import { readUserId } from '#app/request/user-token.ts';
import type { CallReply } from '#contract/call.ts';
import { signOut, whoAmI } from '#contract/console.ts';
import { type Accepted, isAccepted } from '#contract/envelope.ts';

/** Whoever the session belongs to. */
export type Viewer = Accepted<CallReply<typeof whoAmI>>['data'];

/** Undefined where the session has ended: then nothing of it stays behind. */
export async function askWho(): Promise<Viewer | undefined> {
  const asker = readUserId();
  const reply = await request(whoAmI);
  if (isAccepted(reply)) return reply.data;
  // Whoever has logged in meanwhile, in another tab, was not refused.
  if (reply.code === 'session.required' && readUserId() === asker) forgetSession();
  return undefined;
}

/** Tells the server that the session is over; fails where it could not be told. */
export async function endSession(): Promise<void> {
  try {
    const reply = await request(signOut);
    if (!isAccepted(reply)) throw new Error(reply.msg);
  } catch (error) {
    if (!(error instanceof InvalidToken)) throw error;
  }
}
