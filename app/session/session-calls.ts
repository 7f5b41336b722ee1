import { request } from '#app/request/client.ts';
import { forgetSession } from '#app/request/forget-session.ts';
import { InvalidToken } from '#app/request/invalid-token.ts';
import { readUserId } from '#app/request/user-token.ts';
import type { CallReply } from '#contract/call.ts';
import { signOut, whoAmI } from '#contract/console.ts';
import { type Accepted, isAccepted } from '#contract/envelope.ts';

/** The user of the session. */
export type Viewer = Accepted<CallReply<typeof whoAmI>>['data'];

/** The current user; undefined where the session has ended, which also clears it here. */
export async function fetchViewer(): Promise<Viewer | undefined> {
  const userId = readUserId();
  const reply = await request(whoAmI);
  if (isAccepted(reply)) return reply.data;
  // Not if another user has logged in meanwhile in another tab.
  if (reply.code === 'session.required' && readUserId() === userId) forgetSession();
  return undefined;
}

/** Ends the session on the server; throws when the server did not confirm. */
export async function endSession(): Promise<void> {
  try {
    const reply = await request(signOut);
    if (!isAccepted(reply)) throw new Error(reply.msg);
  } catch (error) {
    if (!(error instanceof InvalidToken)) throw error;
  }
}
