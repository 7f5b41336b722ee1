import { request } from '#app/request/client.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { confirmSubscription, subscribe, unsubscribe } from '#contract/status.ts';

/** Loaded on demand. Both return the refusal, or undefined on success. */
export async function askToSubscribe(email: string): Promise<Refusal | undefined> {
  const reply = await request(subscribe, { email });
  return isAccepted(reply) ? undefined : reply;
}

export async function followLink(
  kind: 'confirm' | 'unsubscribe',
  token: string,
): Promise<Refusal | undefined> {
  const call = kind === 'confirm' ? confirmSubscription : unsubscribe;
  const reply = await request(call, { token });
  return isAccepted(reply) ? undefined : reply;
}
