import { secondMs } from '#contract/time-units.ts';
import type { Data, Step } from '../records/record-store.ts';
import { arrivalMs, type Outcome } from './outcomes.ts';

export type ChatState = 'sent' | 'delivered' | 'read' | 'failed';

type Course = {
  /** Why it will not arrive. */
  reason?: string | undefined;
  /** What a product says of a state beside its time. */
  adds?: Partial<Record<ChatState, Data>>;
  /** The receipt of every state. */
  tells: Step['tells'];
};

/** The states of a message on a chat platform; each has a receipt. */
export function chatSteps(outcome: Outcome, { reason, adds = {}, tells }: Course): Step[] {
  const step = (afterMs: number, status: ChatState): Step => ({
    afterMs,
    changes: (at) => ({
      status,
      statusAt: at,
      ...(status === 'failed' && { reason }),
      [`${status}At`]: at,
      ...adds[status],
    }),
    tells,
  });
  const sent = step(sentMs, 'sent');
  if (reason) {
    const failed = step(failsAfterMs(reason), 'failed');
    return failed.afterMs > sentMs ? [sent, failed] : [failed];
  }
  return [sent, step(arrivalMs(outcome), 'delivered'), step(readAfterMs(outcome), 'read')];
}

const sentMs = secondMs;

/** Why a message to a number with an outcome does not arrive, on most platforms. */
export const chatFailures: Partial<Record<Outcome, string>> = {
  absent: 'NOT_REACHABLE',
  expires: 'TTL_OVER',
  refused: 'CONTENT_REFUSED',
  unknown: 'NO_REPORT',
};

/** Reasons for which the platform refuses a message at once. */
const notTaken = ['NOT_REACHABLE', 'CONTENT_REFUSED'];

/** From the request until the message has been read. */
export const readAfterMs = (outcome: Outcome): number => arrivalMs(outcome) + 2 * secondMs;

/** From the request until the message has failed. */
export const failsAfterMs = (reason: string): number =>
  notTaken.includes(reason) ? sentMs : 2 * sentMs;
