import { secondMs } from '#contract/time-units.ts';
import { type Leg, legSteps, legTo } from '../../behaviour/call-outcomes.ts';
import { countryOf } from '../../behaviour/country-of.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { isNumber, outcomeOf } from '../../behaviour/outcomes.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import type { Given } from '../../behaviour/rules.ts';
import type { Step, StoredRecord } from '../../records/record-store.ts';

export const call = 'voice.call';

const badNumber = 2201;
const unknownCallerId = 2203;

/** The only registered caller ID, also the default. */
const registeredCallerId = '12025550100';

/** Common fields of call requests. */
export type Calling = {
  callerId?: string;
  ringSeconds: number;
  orderId?: string;
  callbackUrl?: string;
  maxAttempts?: number;
  retryAfterSeconds?: number;
};

type Wanted = {
  type: 'code' | 'notification' | 'group';
  phone: string;
  taskId?: string;
  waitMs?: number;
};

export async function placeCall(
  { store, input, now }: Given<Calling>,
  { type, phone, taskId, waitMs = 0 }: Wanted,
): Promise<StoredRecord> {
  if (!isNumber(phone)) throw new Refusal(badNumber);
  const callId = newId();
  const { orderId, callbackUrl } = input;
  const data = {
    ...{ callId, orderId, taskId, type, phone, callbackUrl },
    country: countryOf(phone),
    status: 'accepted',
    attempts: 0,
    acceptedAt: shortTime(now),
  };
  const isLate = type === 'group' && outcomeOf(phone) === 'expires';
  const steps = isLate ? neverDialed(phone, waitMs) : attempts(input, phone, waitMs);
  return store.add(call, callId, data, steps);
}

/** Refuses the whole request, not single entries. */
export function requireCallerId({ callerId = registeredCallerId }: Calling): void {
  if (callerId !== registeredCallerId) throw new Refusal(unknownCallerId);
}

const callback = 'voiceReceipt';

/** The task ended before this call's turn. */
function neverDialed(phone: string, waitMs: number): Step[] {
  const leg = { endsMs: 2 * secondMs, status: 'expired', reason: 'TASK_ENDED' };
  return legSteps(phone, leg, { dialsAfterMs: waitMs, callback });
}

const dialsAgain = ['busy', 'no_answer', 'unreachable'];
const beforeDialingMs = 500;

/** A group call may dial again; only the last attempt is reported. */
function attempts(input: Calling, phone: string, waitMs: number): Step[] {
  const { callerId = registeredCallerId, maxAttempts = 1, retryAfterSeconds = 0 } = input;
  const leg = playedTo(phone, legTo(phone, input.ringSeconds));
  const count = dialsAgain.includes(leg.status) ? maxAttempts : 1;
  const betweenMs = leg.endsMs + retryAfterSeconds * secondMs;
  return Array.from({ length: count }, (_, index): Step[] => {
    const dialsAfterMs = waitMs + beforeDialingMs + index * betweenMs;
    const dials: Step = {
      afterMs: dialsAfterMs,
      changes: () => ({ status: 'dialing', callerId, attempts: index + 1 }),
    };
    const waits: Step = {
      afterMs: dialsAfterMs + leg.endsMs,
      changes: () => ({ status: 'accepted', ringingAt: null }),
    };
    const steps = legSteps(phone, leg, { dialsAfterMs, callback });
    const isLast = index === count - 1;
    return [dials, ...(isLast ? steps : [...steps.slice(0, -1), waits])];
  }).flat();
}

/** A person who listens to the end does not hang up. */
const playedTo = (phone: string, leg: Leg): Leg =>
  leg.status === 'answered' && outcomeOf(phone) !== 'answers'
    ? { ...leg, reason: 'COMPLETED' }
    : leg;
