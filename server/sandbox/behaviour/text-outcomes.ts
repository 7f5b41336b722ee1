import { secondMs } from '#contract/time-units.ts';
import type { Data, Step } from '../records/record-store.ts';
import { arrivalMs, type Outcome } from './outcomes.ts';

/** How a text to a handset ends, in operators' terms. */
export const textEnds: Record<Outcome, { status: string; reason?: string }> = {
  delivered: { status: 'DELIVRD' },
  slow: { status: 'DELIVRD' },
  answers: { status: 'DELIVRD' },
  busy: { status: 'DELIVRD' },
  'no-answer': { status: 'DELIVRD' },
  voicemail: { status: 'DELIVRD' },
  absent: { status: 'UNDELIV', reason: 'ABSENT_SUBSCRIBER' },
  expires: { status: 'EXPIRED', reason: 'TTL_OVER' },
  refused: { status: 'REJECTD', reason: 'CONTENT_REFUSED' },
  unknown: { status: 'UNKNOWN', reason: 'NO_REPORT' },
};

type Course = { callback: string; waitMs?: number; charge?: Data };

/** States of a text; one that no operator accepts ends early. */
export function textSteps(outcome: Outcome, { callback, waitMs = 0, charge = {} }: Course): Step[] {
  const routed: Step = { afterMs: 300, changes: () => ({ status: 'routed' }) };
  const handedOver: Step = {
    afterMs: waitMs + secondMs,
    changes: (at) => ({ status: 'handed_over', handedOverAt: at, charged: true, ...charge }),
  };
  const isTaken = outcome !== 'refused';
  const done: Step = {
    afterMs: waitMs + (isTaken ? arrivalMs(outcome) : secondMs),
    changes: (at) => ({ ...textEnds[outcome], doneAt: at }),
    callback,
  };
  return isTaken ? [routed, handedOver, done] : [routed, done];
}
