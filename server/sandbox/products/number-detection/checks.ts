import { z } from 'zod';
import { secondMs } from '#contract/time-units.ts';
import { countryOf } from '../../behaviour/country-of.ts';
import { type Outcome, outcomeOf } from '../../behaviour/outcomes.ts';
import { isPossibleNumber } from '../../behaviour/possible-number.ts';

export const depths = ['live', 'basic'] as const;
export type Depth = (typeof depths)[number];

/** A number of a task with its result and the time of it; without a result it stays pending. */
export const checkedNumber = z.object({
  index: z.number(),
  phone: z.string(),
  afterMs: z.number(),
  result: z.looseObject({ status: z.string() }).optional(),
});
export type CheckedNumber = z.output<typeof checkedNumber>;
type Check = Pick<CheckedNumber, 'afterMs' | 'result'>;

/** `basic` uses numbering plans only. */
export const checkOf = (phone: string, depth: Depth): Check =>
  depth === 'live' ? liveCheck(phone) : basicCheck(phone);

const active = { status: 'active', ported: false, roaming: false };

/** Operators' responses. */
const answers: Record<Outcome, { status: string; [field: string]: unknown }> = {
  delivered: active,
  answers: active,
  slow: active,
  voicemail: { ...active, roaming: true },
  absent: { status: 'absent', ported: true },
  busy: { status: 'suspended', ported: false },
  'no-answer': { status: 'unassigned' },
  refused: { status: 'unknown', reason: 'REFUSED' },
  unknown: { status: 'unknown', reason: 'NO_REPORT' },
  expires: { status: 'unknown', reason: 'TTL_OVER' },
};

/** Seconds until the result; two for all other outcomes. */
const waits: Partial<Record<Outcome, number>> = { absent: 5, expires: 10, slow: 30 };

function liveCheck(phone: string): Check {
  const outcome = outcomeOf(phone);
  const { ported, ...answer } = answers[outcome];
  const network = networkIn(phone, 'Example Mobile');
  const originalNetwork = ported ? networkIn(phone, 'Example Two') : network;
  const isServed = ported !== undefined;
  return {
    afterMs: (waits[outcome] ?? 2) * secondMs,
    result: { ...answer, ...lineOf(phone), ...(isServed && { network, originalNetwork, ported }) },
  };
}

function basicCheck(phone: string): Check {
  const originalNetwork = networkIn(phone, 'Example Mobile');
  const result = isPossibleNumber(phone)
    ? { status: 'checked', ...lineOf(phone), originalNetwork }
    : { status: 'unknown', reason: 'NOT_IN_PLAN' };
  return { afterMs: 0, result };
}

const lineOf = (phone: string) => ({ lineType: 'mobile', country: countryOf(phone) });

/** Fictional network codes: of the examples for the United States, else of tests. */
function networkIn(phone: string, name: 'Example Mobile' | 'Example Two') {
  const mnc = name === 'Example Mobile' ? '990' : '991';
  return { name, mcc: countryOf(phone) === 'US' ? '310' : '001', mnc };
}
