import { z } from 'zod';
import { secondMs } from '#contract/time-units.ts';
import { type Leg, legTo } from '../../behaviour/call-outcomes.ts';
import { shortTime } from '../../behaviour/formats.ts';
import { minutesOf } from '../../behaviour/minutes.ts';
import { outcomeOf } from '../../behaviour/outcomes.ts';
import { recordingLink } from '../../links/recording-link.ts';
import type { Data } from '../../records/record-store.ts';
import type { Entry } from './entries.ts';
import type { Script } from './script.ts';
import type { Task } from './tasks.ts';

export const attemptData = z.object({
  attempt: z.int(),
  callerId: z.string(),
  status: z.string(),
  reason: z.string(),
  hungUpBy: z.optional(z.string()),
  startedAt: z.string(),
  ringingAt: z.optional(z.string()),
  answeredAt: z.optional(z.string()),
  endedAt: z.string(),
  durationSeconds: z.int(),
  billedMinutes: z.int(),
  price: z.string(),
  currency: z.string(),
  isRecorded: z.optional(z.boolean()),
  last: z.boolean(),
  nextAttemptAt: z.optional(z.string()),
  result: z.optional(z.record(z.string(), z.unknown())),
});

/** One call to a number of a task's list; its outcome is decided when it starts. */
export type Attempt = z.output<typeof attemptData>;

/** Caller ID where the task names none. */
export const registeredNumber = '12025550145';

type Dialed = { task: Task; script: Script; entry: Entry; startMs: number };

export function dial({ task, script, entry, startMs }: Dialed): Attempt {
  const { callerIds = [registeredNumber] } = task;
  const { phone, place, attempts } = entry;
  const leg = talkOf(task, legTo(phone, task.ringSeconds), phone);
  const isByPerson = leg.answersMs !== undefined && leg.reason !== 'VOICEMAIL';
  const after = (ms: number) => shortTime(new Date(startMs + ms));
  const durationSeconds = leg.answersMs === undefined ? 0 : (leg.endsMs - leg.answersMs) / secondMs;
  return {
    attempt: attempts + 1,
    callerId: callerIds[(place + attempts) % callerIds.length] ?? registeredNumber,
    status: leg.status,
    reason: leg.reason,
    ...(leg.answersMs !== undefined && {
      hungUpBy: leg.reason === 'HUNG_UP' ? 'callee' : 'caller',
    }),
    startedAt: after(0),
    ...(leg.ringsMs !== undefined && { ringingAt: after(leg.ringsMs) }),
    ...(leg.answersMs !== undefined && { answeredAt: after(leg.answersMs) }),
    endedAt: after(leg.endsMs),
    durationSeconds,
    ...minutesOf(phone, durationSeconds),
    ...(isByPerson && { result: resultOf(task, script, phone) }),
    ...(isByPerson && task.recording && { isRecorded: true }),
    last: true,
  };
}

/** The script runs to its end, unless a machine answers or the person wants an agent. */
function talkOf({ voicemail }: Task, leg: Leg, phone: string): Leg {
  if (leg.answersMs === undefined) return leg;
  const outcome = outcomeOf(phone);
  if (outcome === 'answers') return { ...leg, reason: 'HUNG_UP' };
  if (outcome !== 'voicemail') return { ...leg, reason: 'COMPLETED' };
  const talkMs = (voicemail === 'hang_up' ? 4 : 10) * secondMs;
  return { ...leg, reason: 'VOICEMAIL', endsMs: leg.answersMs + talkMs };
}

function resultOf({ groupId }: Task, script: Script, phone: string): Data {
  if (outcomeOf(phone) !== 'answers') return script.result;
  return {
    interest: 'medium',
    tags: ['wants an agent'],
    keys: ['0'],
    turns: 3,
    ...(groupId && { handedTo: { groupId } }),
  };
}

/** An attempt ended early on request. */
export function cutOff(attempt: Attempt, phone: string, reason: string, now: Date): Attempt {
  const { answeredAt, result, hungUpBy, nextAttemptAt, ...facts } = attempt;
  const endedAt = shortTime(now);
  const isAnswered = answeredAt !== undefined && answeredAt <= endedAt;
  if (!isAnswered) {
    const { ringingAt, isRecorded, ...dialed } = facts;
    const rang = ringingAt !== undefined && ringingAt <= endedAt && { ringingAt };
    const nothing = { durationSeconds: 0, ...minutesOf(phone, 0) };
    return { ...dialed, ...rang, ...nothing, status: 'cancelled', reason, endedAt, last: true };
  }
  const durationSeconds = (Date.parse(endedAt) - Date.parse(answeredAt)) / secondMs;
  return {
    ...facts,
    answeredAt,
    status: 'answered',
    reason,
    hungUpBy: 'platform',
    endedAt,
    durationSeconds,
    ...minutesOf(phone, durationSeconds),
    ...(result && { result: { interest: 'unknown', turns: 1 } }),
    last: true,
  };
}

/** An attempt as in responses and callbacks; the recording link is new each time. */
export const attemptRecord = (
  { taskId, callId, orderId, phone }: Pick<Entry, 'taskId' | 'callId' | 'orderId' | 'phone'>,
  attempt: Attempt,
  now: Date,
): Data => ({
  ...{ taskId, callId, orderId, phone },
  ...attempt,
  ...(attempt.isRecorded && recordingLink(`${callId}-${attempt.attempt}`, now)),
});
