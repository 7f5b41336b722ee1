import type { PracticeRecord } from '#contract/practice.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { answerHeader } from './header-names.ts';
import type { Answer, Sent } from './send-request.ts';
import type { Delivered, Watched } from './watch-run.ts';

/** The state of a run, from the filled form to the last callback. */
export type Run =
  | { step: 'ready' }
  | { step: 'sending'; sent: Sent }
  | { step: 'away'; sent: Sent; afterMs?: number }
  | ({ step: 'answered'; sent: Sent; answer: Answer; isOver: boolean } & Watched)
  /** The practice session has expired. */
  | { step: 'ended' };

export type Answered = Extract<Run, { step: 'answered' }>;

export const isRefused = ({ answer }: Answered): boolean => answer.status >= 400;

/** The code of an answer, 0 for success. */
export const codeOf = ({ json }: Answer): number | undefined => numberIn(json, 'code');

export const requestIdOf = ({ json }: Answer): string | undefined => textIn(json, 'requestId');

/** Whether the sandbox's own rate limit refused it, not a forced error. */
export const isLimited = ({ answer, sent }: Answered): boolean =>
  codeOf(answer) === tooMany && forcedCode(sent) === undefined;

export const isKeyUnknown = ({ answer, sent }: Pick<Answered, 'answer' | 'sent'>): boolean =>
  codeOf(answer) === unknownKey && forcedCode(sent) === undefined;

const tooMany = 1301;
const unknownKey = 1101;

/** The error code that the request makes the sandbox answer with. */
export const forcedCode = ({ request }: Sent): string | undefined =>
  request.headers.find(([name]) => name === answerHeader)?.[1];

/** The final state of the first record, else the HTTP status of the response. */
export function endOf({ answer, things }: Answered): string {
  const last = things[0]?.isDone ? things[0].states.at(-1)?.status : undefined;
  return last ?? String(answer.status);
}

/** Seconds from a record's first state to `at`, with one decimal. */
export const secondsTo = ({ states }: Pick<PracticeRecord, 'states'>, at: string): string =>
  ((Date.parse(at) - Date.parse(states[0]?.at ?? at)) / secondMs).toFixed(1);

/** A record with the states that it had since the request, for one that existed before. */
export function since(record: PracticeRecord, sentAt: number): PracticeRecord {
  const isBefore = ({ at }: { at: string }) => Date.parse(at) < sentAt - clockToleranceMs;
  return { ...record, states: record.states.filter((state) => !isBefore(state)) };
}

/** How far the clocks of browser and server may differ. */
const clockToleranceMs = minuteMs;

export const isReceived = ({ deliveries }: Watched): boolean =>
  deliveries.some(({ state }) => state === 'received');

export const lastAttempt = ({ attempts }: Delivered) => attempts.at(-1);

const fieldIn = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? new Map(Object.entries(json)).get(name) : undefined;

function numberIn(json: unknown, name: string): number | undefined {
  const value = fieldIn(json, name);
  return typeof value === 'number' ? value : undefined;
}

function textIn(json: unknown, name: string): string | undefined {
  const value = fieldIn(json, name);
  return typeof value === 'string' ? value : undefined;
}
