import { request } from '#app/request/client.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { confirmSubscription, subscribe, unsubscribe } from '#contract/status.ts';

/** Loaded when somebody subscribes or comes from a mail; each answers what was refused, if anything. */
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
