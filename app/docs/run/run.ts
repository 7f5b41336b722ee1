import type { PracticeThing } from '#contract/practice.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import type { Answer, Sent } from './send-request.ts';
import type { Delivered, Watched } from './watch-run.ts';

/** How far a request has come. */
export type Run =
  | { step: 'ready' }
  | { step: 'sending'; sent: Sent }
  | { step: 'away'; sent: Sent; afterMs?: number }
  | ({ step: 'answered'; sent: Sent; answer: Answer; isOver: boolean } & Watched)
  /** The keys are no longer known. */
  | { step: 'ended' };

export type Answered = Extract<Run, { step: 'answered' }>;

export const isRefused = ({ answer }: Answered): boolean => answer.status >= 400;

/** The code of an answer, 0 for success. */
export const codeOf = ({ json }: Answer): number | undefined => numberIn(json, 'code');

export const requestIdOf = ({ json }: Answer): string | undefined => textIn(json, 'requestId');

/** Whether the limit of the sandbox turned it away, not one that somebody asked for. */
export const isLimited = ({ answer, sent }: Answered): boolean =>
  codeOf(answer) === tooMany && askedCode(sent) === undefined;

export const isKeyUnknown = ({ answer, sent }: Pick<Answered, 'answer' | 'sent'>): boolean =>
  codeOf(answer) === unknownKey && askedCode(sent) === undefined;

const tooMany = 1301;
const unknownKey = 1101;

export const askedCode = ({ request }: Sent): string | undefined =>
  request.headers.find(([name]) => name === 'X-Sandbox-Answer')?.[1];

/** Where it ended: the last state of what it made, else the status of its response. */
export function endOf({ answer, things }: Answered): string {
  const last = things[0]?.isDone ? things[0].states.at(-1)?.status : undefined;
  return last ?? String(answer.status);
}

/** Seconds from its first state to another, with one decimal. */
export const secondsTo = ({ states }: Pick<PracticeThing, 'states'>, at: string): string =>
  ((Date.parse(at) - Date.parse(states[0]?.at ?? at)) / secondMs).toFixed(1);

/** What a request made of a thing that was there before: its states from then on. */
export function since<Thing extends PracticeThing>(thing: Thing, sentAt: number): Thing {
  const isBefore = ({ at }: { at: string }) => Date.parse(at) < sentAt - clocksDifferMs;
  return { ...thing, states: thing.states.filter((state) => !isBefore(state)) };
}

const clocksDifferMs = minuteMs;

export const isReceived = ({ deliveries }: Watched): boolean =>
  deliveries.some(({ state }) => state === 'received');

export const lastAttempt = ({ attempts }: Delivered) => attempts.at(-1);

/** The first value of that name, however deep. */
export function valueNamed(json: unknown, name: string): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  for (const [key, value] of Object.entries(json)) {
    if (key === name && (typeof value === 'string' || typeof value === 'number'))
      return String(value);
    const inside = valueNamed(value, name);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

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
