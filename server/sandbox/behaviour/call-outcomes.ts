import { secondMs } from '#contract/time-units.ts';
import type { Data, Step } from '../records/record-store.ts';
import { minutesOf } from './minutes.ts';
import { type Outcome, outcomeOf } from './outcomes.ts';

/** How one phone takes a call; times count from dialing. */
export type Leg = {
  ringsMs?: number;
  answersMs?: number;
  endsMs: number;
  status: string;
  reason: string;
};

const talkMs = 12 * secondMs;

/** Each number reserved for fiction takes a call in its own way. */
export function legTo(phone: string, ringSeconds: number): Leg {
  const ringMs = ringSeconds * secondMs;
  const notAnswered: Leg = {
    ringsMs: secondMs,
    endsMs: secondMs + ringMs,
    status: 'no_answer',
    reason: 'RING_TIMEOUT',
  };
  const answered = (ringsMs: number, waitMs: number): Leg => {
    if (waitMs >= ringMs) return notAnswered;
    const answersMs = ringsMs + waitMs;
    const endsMs = answersMs + talkMs;
    return { ringsMs, answersMs, endsMs, status: 'answered', reason: 'HUNG_UP' };
  };
  const legs: Record<Outcome, Leg> = {
    delivered: answered(secondMs, 2 * secondMs),
    answers: answered(secondMs, 2 * secondMs),
    // Ends after half a minute.
    slow: answered(4 * secondMs, 14 * secondMs),
    voicemail: answered(secondMs, 20 * secondMs),
    'no-answer': notAnswered,
    expires: notAnswered,
    busy: { endsMs: 2 * secondMs, status: 'busy', reason: 'BUSY' },
    absent: { endsMs: 3 * secondMs, status: 'unreachable', reason: 'NOT_REACHABLE' },
    refused: { endsMs: secondMs, status: 'failed', reason: 'OPERATOR_REFUSED' },
    unknown: { endsMs: 2 * secondMs, status: 'failed', reason: 'NETWORK_ERROR' },
  };
  return legs[outcomeOf(phone)];
}

type Course = {
  dialsAfterMs: number;
  /** Fields that a product adds at the end. */
  adds?: Step['changes'];
  callback?: Step['callback'];
};

/** States of a call from dialing, with times and, at the end, the price. */
export function legSteps(phone: string, leg: Leg, course: Course): Step[] {
  const { ringsMs, answersMs, endsMs } = leg;
  const { dialsAfterMs, adds, callback } = course;
  const steps: Step[] = [];
  const after = (ms: number, changes: Step['changes']) =>
    steps.push({ afterMs: dialsAfterMs + ms, changes });
  if (ringsMs !== undefined) after(ringsMs, (at) => ({ status: 'ringing', ringingAt: at }));
  if (answersMs !== undefined) after(answersMs, (at) => ({ status: 'talking', answeredAt: at }));
  const ended: Step['changes'] = (at) => ({ ...endOf(phone, leg), endedAt: at, ...adds?.(at) });
  return [
    ...steps,
    { afterMs: dialsAfterMs + endsMs, changes: ended, ...(callback && { callback }) },
  ];
}

/** How a call ended, its duration and its price. */
function endOf(phone: string, { status, reason, answersMs, endsMs }: Leg): Data {
  const isAnswered = answersMs !== undefined;
  const durationSeconds = isAnswered ? (endsMs - answersMs) / secondMs : 0;
  return {
    status,
    reason,
    ...(isAnswered && { hungUpBy: 'callee' }),
    durationSeconds,
    ...minutesOf(phone, durationSeconds),
  };
}
