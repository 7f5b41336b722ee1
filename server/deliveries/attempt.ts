import { randomUUID } from 'node:crypto';
import { signCallback } from '#content/api/signing.ts';
import { hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { callbackSecretOf, type SealedCallbackSecret } from '../applications/applications.ts';
import type { Context } from '../context.ts';
import { serverEvents } from '../events.ts';
import { inSpan } from '../spans.ts';
import { mayGoOut } from './allowance.ts';
import { type CatcherReply, catcherIdOf, catcherReply } from './catcher.ts';
import type { Egress } from './egress.ts';
import { type Posted, post } from './post.ts';
import { type Delivery, type Owner, postpone, settle, type Taken, type Webhook } from './queue.ts';
import type { Shares } from './shares.ts';

export type Sender = {
  egress: Egress;
  shares: Shares;
  noteWebhook: NoteWebhook;
  /** Aborted when the process is about to stop. */
  signal?: AbortSignal;
};

/** The outcome of an attempt to reach a webhook; our own stop is none. */
export type NoteWebhook = (
  webhook: Webhook,
  outcome: { isReceived: boolean; isGivenUp: boolean },
) => Promise<void>;

/** The pauses that the documents promise for callbacks; the sandbox is in more of a hurry. */
export const webhookPausesMs: readonly number[] = [
  10 * secondMs,
  minuteMs,
  10 * minuteMs,
  hourMs,
  6 * hourMs,
];

/** Makes one attempt and stores its outcome. */
export async function attempt(context: Context, taken: Taken, sender: Sender): Promise<void> {
  const { clock, env } = context;
  const { delivery, webhook } = taken;
  const headers = headersOf(context, signerOf(taken), delivery);
  const madeAt = clock.now();
  const beganMs = performance.now();
  const posted = await send(context, taken, headers, sender);
  const tookMs = Math.round(posted.tookMs ?? performance.now() - beganMs);
  const { status, problem, reply } = posted;
  const isReceived = status !== undefined && status >= 200 && status < 300;
  const pausesMs = webhook ? webhookPausesMs : env.sandbox.deliveries.pausesMs;
  const retryMs = retryAfterMs(posted, pausesMs[delivery.attempts - 1]);
  const state = isReceived ? 'received' : retryMs === undefined ? 'given-up' : 'waiting';
  await settle(context, {
    delivery,
    state,
    dueAt: state === 'waiting' ? new Date(clock.now().getTime() + (retryMs ?? 0)) : undefined,
    attempt: { madeAt, tookMs, headers, status, problem, reply },
  });
  if (webhook && problem !== 'interrupted')
    await sender.noteWebhook(webhook, { isReceived, isGivenUp: state === 'given-up' });
  serverEvents.emit('callback brought', { outcome: state === 'waiting' ? 'retry' : state });
  await noteHost(context, delivery, { isAnswered: status !== undefined, tookMs }, sender);
}

/**
 * An attempt interrupted by our own stop is repeated at once; one that is over its limits never.
 */
const retryAfterMs = ({ problem }: Posted, plannedMs: number | undefined): number | undefined => {
  if (problem === 'interrupted') return 0;
  return problem === 'limited' ? undefined : plannedMs;
};

/** When the circuit of a host opens, its waiting deliveries are postponed until the next test. */
async function noteHost(
  context: Context,
  { host }: Delivery,
  outcome: { isAnswered: boolean; tookMs: number },
  { shares }: Sender,
): Promise<void> {
  if (host === null) return;
  const openUntilMs = shares.circuits.note(host, outcome, context.clock.now().getTime());
  if (openUntilMs !== undefined) await postpone(context, host, new Date(openUntilMs));
}

/** Every attempt has a new timestamp and signature. */
export function headersOf(
  context: Pick<Context, 'clock' | 'secret'>,
  signer: SealedCallbackSecret,
  { body, isSigned }: Pick<Delivery, 'body' | 'isSigned'>,
): Record<string, string> {
  const plain = { 'content-type': 'application/json' };
  if (!isSigned) return plain;
  const timestampMs = String(context.clock.now().getTime());
  const nonce = randomUUID();
  const secret = callbackSecretOf(context, signer);
  // Encrypted with a secret that is lost: sent unsigned, which a receiver should reject.
  if (secret === undefined) return plain;
  return {
    ...plain,
    'x-callback-timestamp': timestampMs,
    'x-callback-nonce': nonce,
    'x-callback-signature': signCallback({ timestampMs, nonce, body }, secret),
  };
}

/** A webhook gets its secret before its first event. */
const signerOf = ({ application, webhook }: Owner): SealedCallbackSecret =>
  application ?? { sealedCallbackSecret: webhook.sealedSecret ?? '' };

async function send(
  context: Context,
  { delivery, application }: Taken,
  headers: Record<string, string>,
  { egress, signal }: Sender,
): Promise<Posted & Partial<CatcherReply>> {
  const { url, body, event } = delivery;
  if (application) {
    const catcher = url === null ? application.catcherId : catcherIdOf(context, url);
    if (catcher !== undefined) return catcherReply(application, catcher);
    if (!(await mayGoOut(context, application, delivery))) return { problem: 'limited', reply: '' };
  }
  if (url === null) throw new Error('A callback goes to an address or to the catcher.');
  const outgoing = { url, body, headers, ...(signal && { signal }) };
  return inSpan('send callback', { event }, () => post(outgoing, egress));
}
