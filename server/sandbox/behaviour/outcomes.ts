import { secondMs } from '#contract/time-units.ts';

/** What becomes of a message or call: each number reserved for fiction has an outcome. */
export type Outcome =
  | 'delivered'
  | 'absent'
  | 'expires'
  | 'refused'
  | 'unknown'
  | 'slow'
  | 'answers'
  | 'busy'
  | 'no-answer'
  | 'voicemail';

const outcomes: Record<string, Outcome> = {
  '12025550101': 'delivered',
  '12025550102': 'absent',
  '12025550103': 'expires',
  '12025550104': 'refused',
  '12025550105': 'unknown',
  '12025550106': 'slow',
  '12025550107': 'answers',
  '12025550108': 'busy',
  '12025550109': 'no-answer',
  '12025550110': 'voicemail',
};

/** Numbers with an outcome are exempt from limits, so that tests can use them often. */
export const hasOutcome = (recipient: string): boolean => recipient in outcomes;

export const outcomeOf = (recipient: string): Outcome => outcomes[recipient] ?? 'delivered';

/** Numbers with an outcome; any other behaves like the first. */
export const numbersWithOutcome = Object.keys(outcomes);

/** From acceptance to arrival. */
export const arrivalMs = (outcome: Outcome): number => (outcome === 'slow' ? 30 : 2) * secondMs;

const numberPattern = /^[1-9]\d{6,14}$/;

/** Country code first, digits only. */
export const isNumber = (text: string): boolean => numberPattern.test(text);
