import { secondMs } from '#contract/time-units.ts';
import { minutesOf } from './minutes.ts';
import { type Outcome, outcomeOf } from './outcomes.ts';
import type { Data, Step } from './things.ts';

/** How one phone takes a call. Moments count from when it is dialed. */
export type Leg = {
  ringsMs?: number;
  answersMs?: number;
  endsMs: number;
  status: string;
  reason: string;
};

const talkMs = 12 * secondMs;

/** Each number reserved for fiction takes a call in its own way, whoever calls it. */
export function legTo(phone: string, ringSeconds: number): Leg {
  const answers = (ringsMs: number, waitMs: number): Leg => {
    const answersMs = ringsMs + waitMs;
    const endsMs = answersMs + talkMs;
    return { ringsMs, answersMs, endsMs, status: 'answered', reason: 'HUNG_UP' };
  };
  const isNotAnswered: Leg = {
    ringsMs: secondMs,
    endsMs: secondMs + ringSeconds * secondMs,
    status: 'no_answer',
    reason: 'RING_TIMEOUT',
  };
  const legs: Record<Outcome, Leg> = {
    delivered: answers(secondMs, 2 * secondMs),
    answers: answers(secondMs, 2 * secondMs),
    // It has ended after half a minute, and rings for less than the shortest time to give up.
    slow: answers(4 * secondMs, 14 * secondMs),
    voicemail: ringSeconds > 20 ? answers(secondMs, 20 * secondMs) : isNotAnswered,
    'no-answer': isNotAnswered,
    expires: isNotAnswered,
    busy: { endsMs: 2 * secondMs, status: 'busy', reason: 'BUSY' },
    absent: { endsMs: 3 * secondMs, status: 'unreachable', reason: 'NOT_REACHABLE' },
    refused: { endsMs: secondMs, status: 'failed', reason: 'OPERATOR_REFUSED' },
    unknown: { endsMs: 2 * secondMs, status: 'failed', reason: 'NETWORK_ERROR' },
  };
  return legs[outcomeOf(phone)];
}

type Course = {
  dialsAfterMs: number;
  /** What a product says of the end beside all that calls have in common. */
  adds?: Step['changes'];
  tells?: Step['tells'];
};

/** What a call goes through once a phone is dialed, with its times and, in the end, its price. */
export function legSteps(phone: string, leg: Leg, course: Course): Step[] {
  const { ringsMs, answersMs, endsMs } = leg;
  const { dialsAfterMs, adds, tells } = course;
  const steps: Step[] = [];
  const after = (ms: number, changes: Step['changes']) =>
    steps.push({ afterMs: dialsAfterMs + ms, changes });
  if (ringsMs !== undefined) after(ringsMs, (at) => ({ status: 'ringing', ringingAt: at }));
  if (answersMs !== undefined) after(answersMs, (at) => ({ status: 'talking', answeredAt: at }));
  const ended: Step['changes'] = (at) => ({ ...endOf(phone, leg), endedAt: at, ...adds?.(at) });
  return [...steps, { afterMs: dialsAfterMs + endsMs, changes: ended, ...(tells && { tells }) }];
}

/** How a call to one phone ended, how long it was, and what it cost. */
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
