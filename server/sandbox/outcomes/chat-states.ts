import { secondMs } from '#contract/time-units.ts';
import type { Data, Step } from '../records/record-store.ts';
import { arrivalMs, type Outcome } from './outcomes.ts';

export type ChatState = 'sent' | 'delivered' | 'read' | 'failed';

type Course = {
  /** Why it will not arrive. */
  reason?: string;
  /** What a product says of a state beside its time. */
  adds?: Partial<Record<ChatState, Data>>;
  tells: Step['tells'];
};

/** What becomes of a message on a chat platform; every state is told. */
export function chatSteps(outcome: Outcome, { reason, adds = {}, tells }: Course): Step[] {
  const step = (afterMs: number, status: ChatState): Step => ({
    afterMs,
    changes: (at) => ({
      status,
      ...(status === 'failed' && { reason }),
      [`${status}At`]: at,
      ...adds[status],
    }),
    ...(tells && { tells }),
  });
  const sent = step(sentMs, 'sent');
  if (reason) {
    const failed = step(failsAfterMs(reason), 'failed');
    return failed.afterMs > sentMs ? [sent, failed] : [failed];
  }
  return [sent, step(arrivalMs(outcome), 'delivered'), step(readAfterMs(outcome), 'read')];
}

const sentMs = secondMs;

/** What the platform says no to at once. */
const notTaken = ['NOT_REACHABLE', 'CONTENT_REFUSED'];

/** How long after it was accepted a message has been read. */
export const readAfterMs = (outcome: Outcome): number => arrivalMs(outcome) + 2 * secondMs;

/** When a message that fails has failed. */
export const failsAfterMs = (reason: string): number =>
  notTaken.includes(reason) ? sentMs : 2 * sentMs;

/** A message as a receipt of its new state tells it. */
export function chatReceipt(data: Data, at: string): Data {
  const { type, acceptedAt, sentAt, deliveredAt, readAt, failedAt, ...receipt } = data;
  return { ...receipt, statusAt: at };
}
