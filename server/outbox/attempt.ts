import { isTemplateName, renderMessage } from '#content/messages/templates.ts';
import type { Clock } from '../context.ts';
import { inSpan } from '../spans.ts';
import { mostAttempts, retryDelayMs } from './backoff.ts';
import type { OutboxRow } from './message-rows.ts';
import { PermanentFailure, type Progress, type Transports } from './transport.ts';

/** `left` to the next process by one that ends, `lost` to one that has taken the message over. */
export type Delivery = 'sent' | 'retry' | 'dead' | 'left' | 'lost';

/** What became of a message. Without a change its row stays as it is until the lease has run out. */
export type Attempt = { delivery: Delivery; change?: Partial<OutboxRow>; reason: string };

/** Why a hand-over was ended early: `stopped` before anything was given, `unconfirmed` after. */
export class Cut extends Error {
  override name = 'Cut';
  readonly why: 'stopped' | 'unconfirmed' | 'lost';

  constructor(why: Cut['why']) {
    super(why);
    this.why = why;
  }
}

/** Hands a message over, unless it is cut, and answers what that makes of its row. */
export const attempt = (
  row: OutboxRow,
  transports: Transports,
  progress: Progress,
  clock: Clock,
): Promise<Attempt> =>
  Promise.race([handOver(row, transports, progress), untilCut(progress.signal)]).then(
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

const untilCut = (signal: AbortSignal): Promise<never> =>
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
    // It may hold codes and links that open accounts: what has left is not kept.
    ...(!local && { payload: {} }),
  },
});

function failed(row: OutboxRow, error: unknown, now: Date): Attempt {
  if (error instanceof Cut) return wasCut(error, now);
  const attempts = row.attempts + 1;
  const change = { attempts, lastError: wordsOf(error) };
  const reason = reasonOf(error);
  if (error instanceof PermanentFailure || attempts >= mostAttempts)
    return { delivery: 'dead', reason, change: { ...change, status: 'dead', finishedAt: now } };
  const dueAt = new Date(now.getTime() + retryDelayMs(attempts));
  return { delivery: 'retry', reason, change: { ...change, dueAt } };
}

/** What was not given may be tried at once by whoever comes next, and counts as no try. */
function wasCut({ why }: Cut, now: Date): Attempt {
  if (why === 'lost') return { delivery: 'lost', reason: why };
  return { delivery: 'left', reason: why, ...(why === 'stopped' && { change: { dueAt: now } }) };
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
