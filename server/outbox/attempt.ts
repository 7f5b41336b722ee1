import { isTemplateName, renderMessage } from '#content/messages/templates.ts';
import type { Clock } from '../context.ts';
import { inSpan } from '../spans.ts';
import { maxAttempts, retryDelayMs } from './backoff.ts';
import type { OutboxRow } from './message-rows.ts';
import { PermanentFailure, type Progress, type Transports } from './transport.ts';

/**
 * `left`: to be sent by the next process, since this one stops. `lost`: another process has taken
 * the message over.
 */
export type Delivery = 'sent' | 'retry' | 'dead' | 'left' | 'lost';

/** The outcome of an attempt. Without a change the row stays leased until its lease expires. */
export type Attempt = { delivery: Delivery; change?: Partial<OutboxRow>; reason: string };

/**
 * Why an attempt was ended early: `stopped` before the other side could have taken the message,
 * `unconfirmed` after.
 */
export class Cut extends Error {
  override name = 'Cut';
  readonly why: 'stopped' | 'unconfirmed' | 'lost';

  constructor(why: Cut['why']) {
    super(why);
    this.why = why;
  }
}

/** Sends a message unless it is cut, and returns the resulting change of its row. */
export const attempt = (
  row: OutboxRow,
  transports: Transports,
  progress: Progress,
  clock: Clock,
): Promise<Attempt> =>
  Promise.race([handOver(row, transports, progress), rejectOnAbort(progress.signal)]).then(
    ({ local }) => succeeded(row, local, clock.now()),
    (error: unknown) => failed(row, error, clock.now()),
  );

async function handOver(
  row: OutboxRow,
  transports: Transports,
  progress: Progress,
): Promise<{ local: boolean }> {
  const message = render(row);
  const { id, recipient, createdAt } = row;
  const { mail, sms } = transports;
  const outgoing = { id, recipient, createdAt };
  await inSpan(`send ${message.channel}`, { template: row.template, lane: row.lane }, () =>
    message.channel === 'mail'
      ? mail.send({ ...outgoing, message }, progress)
      : sms.send({ ...outgoing, message }, progress),
  );
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

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const succeeded = (row: OutboxRow, local: boolean, now: Date): Attempt => ({
  delivery: 'sent',
  reason: 'sent',
  change: {
    status: 'sent',
    attempts: row.attempts + 1,
    finishedAt: now,
    lastError: null,
    // A payload may hold codes and links that open accounts, so it is deleted once the message is
    // sent.
    ...(!local && { payload: {} }),
  },
});

function failed(row: OutboxRow, error: unknown, now: Date): Attempt {
  if (error instanceof Cut) return wasCut(error, now);
  const attempts = row.attempts + 1;
  const change = { attempts, lastError: errorTextOf(error) };
  const reason = reasonOf(error);
  if (error instanceof PermanentFailure || attempts >= maxAttempts)
    return { delivery: 'dead', reason, change: { ...change, status: 'dead', finishedAt: now } };
  const dueAt = new Date(now.getTime() + retryDelayMs(attempts));
  return { delivery: 'retry', reason, change: { ...change, dueAt } };
}

/**
 * A message that was not handed over can be sent at once by another process; it does not count as
 * an attempt.
 */
function wasCut({ why }: Cut, now: Date): Attempt {
  if (why === 'lost') return { delivery: 'lost', reason: why };
  return { delivery: 'left', reason: why, ...(why === 'stopped' && { change: { dueAt: now } }) };
}

/**
 * The error text of the other side, for the operator. It may name the recipient, so it is not
 * logged.
 */
const errorTextOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 500);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
