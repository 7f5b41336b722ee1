import { request } from '#app/request/client.ts';
import type { CallInput } from '#contract/call.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { subscribe } from '#contract/status.ts';

/** Loaded on demand. Returns the refusal, or undefined on success. */
export async function askToSubscribe(
  wanted: CallInput<typeof subscribe>,
): Promise<Refusal | undefined> {
  const reply = await request(subscribe, wanted);
  return isAccepted(reply) ? undefined : reply;
}
