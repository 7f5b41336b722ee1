import { secondMs } from '#contract/time-units.ts';
import type { Data, Step } from '../records/record-store.ts';
import { arrivalMs, type Outcome } from './outcomes.ts';

export type ChatState = 'sent' | 'delivered' | 'read' | 'failed';

type Course = {
  /** Why delivery fails. */
  reason?: string | undefined;
  /** Fields that a product adds to a state. */
  adds?: Partial<Record<ChatState, Data>>;
  /** Callback for every state. */
  callback: Step['callback'];
};

/** States of a chat message, each with a receipt. */
export function chatSteps(outcome: Outcome, { reason, adds = {}, callback }: Course): Step[] {
  const step = (afterMs: number, status: ChatState): Step => ({
    afterMs,
    changes: (at) => ({
      status,
      statusAt: at,
      ...(status === 'failed' && { reason }),
      [`${status}At`]: at,
      ...adds[status],
    }),
    callback,
  });
  const sent = step(sentMs, 'sent');
  if (reason) {
    const failed = step(failsAfterMs(reason), 'failed');
    return failed.afterMs > sentMs ? [sent, failed] : [failed];
  }
  return [sent, step(arrivalMs(outcome), 'delivered'), step(readAfterMs(outcome), 'read')];
}

const sentMs = secondMs;

/** Why a message to a number with an outcome fails, on most platforms. */
export const chatFailures: Partial<Record<Outcome, string>> = {
  absent: 'NOT_REACHABLE',
  expires: 'TTL_OVER',
  refused: 'CONTENT_REFUSED',
  unknown: 'NO_REPORT',
};

/** Reasons for which the platform refuses a message at once. */
const notTaken = ['NOT_REACHABLE', 'CONTENT_REFUSED'];

/** From the request until the message is read. */
export const readAfterMs = (outcome: Outcome): number => arrivalMs(outcome) + 2 * secondMs;

/** From the request until the message fails. */
export const failsAfterMs = (reason: string): number =>
  notTaken.includes(reason) ? sentMs : 2 * sentMs;
