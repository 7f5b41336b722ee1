import { setTimeout as after } from 'node:timers/promises';
import { isTemplateName, renderMessage } from '#content/messages/templates.ts';
import type { Context } from '../context.ts';
import { mostAttempts, retryDelayMs } from './backoff.ts';
import { claimDueMessage, type OutboxRow, updateMessage } from './repository.ts';
import { PermanentFailure, type Transports } from './transport.ts';

/** Shorter than PostgreSQL lets a transaction wait for us. */
const usualHandOverMs = 20_000;

export type Delivery = 'sent' | 'retry' | 'dead' | 'idle';

/**
 * Hands over one message that is due. The row stays locked meanwhile: if this process dies, the
 * lock goes with it and another one tries again, under the same Message-ID.
 */
export const deliverNext = (
  context: Context,
  transports: Transports,
  handOverWithinMs = usualHandOverMs,
): Promise<Delivery> =>
  context.database.transaction(async (tx) => {
    const row = await claimDueMessage(tx, context.clock.now());
    if (!row) return 'idle';
    const attempt = await withinTime(handOver(row, transports), handOverWithinMs).then(
      ({ local }) => succeeded(row, local, context.clock.now()),
      (error: unknown) => failed(row, error, context.clock.now()),
    );
    await updateMessage(tx, row.id, attempt.change);
    const facts = { message: row.id, template: row.template, attempt: row.attempts + 1 };
    if (attempt.delivery === 'sent') context.log.info(facts, 'message sent');
    else context.log.warn({ ...facts, reason: attempt.reason }, `message: ${attempt.delivery}`);
    return attempt.delivery;
  });

type Attempt = { delivery: Delivery; change: Partial<OutboxRow>; reason?: string };

async function handOver(row: OutboxRow, transports: Transports): Promise<{ local: boolean }> {
  const message = render(row);
  const { id, recipient, createdAt } = row;
  const { mail, sms } = transports;
  const outgoing = { id, recipient, createdAt };
  if (message.channel === 'mail') await mail.send({ ...outgoing, message });
  else await sms.send({ ...outgoing, message });
  return transports[message.channel];
}

function render({ template, payload, locale }: OutboxRow) {
  // During a rolling update another process may know a template that this one does not.
  if (!isTemplateName(template)) throw new Error(`unknown template ${template}`);
  try {
    return renderMessage(template, payload, locale);
  } catch (cause) {
    throw new PermanentFailure('the payload does not fit the template', { cause });
  }
}

const succeeded = (row: OutboxRow, local: boolean, now: Date): Attempt => ({
  delivery: 'sent',
  change: {
    status: 'sent',
    attempts: row.attempts + 1,
    finishedAt: now,
    lastError: null,
    // It may hold codes and links that open accounts: what has left is not kept.
    ...(!local && { payload: {} }),
  },
});

function failed(row: OutboxRow, error: unknown, now: Date): Attempt {
  const attempts = row.attempts + 1;
  const change = { attempts, lastError: wordsOf(error) };
  const reason = reasonOf(error);
  if (error instanceof PermanentFailure || attempts >= mostAttempts)
    return { delivery: 'dead', reason, change: { ...change, status: 'dead', finishedAt: now } };
  const dueAt = new Date(now.getTime() + retryDelayMs(attempts));
  return { delivery: 'retry', reason, change: { ...change, dueAt } };
}

/** The other side's words, for the operator: they may name the recipient, so no log has them. */
const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 500);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const timer = new AbortController();
  const late = after(limitMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error('the other side took too long');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    timer.abort();
  }
}
