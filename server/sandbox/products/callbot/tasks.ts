import { z } from 'zod';
import { dayMs } from '#contract/time-units.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { Refusal, wrongValue } from '../../behaviour/refusal.ts';
import type { Given } from '../../behaviour/rules.ts';
import { startTime } from '../../behaviour/start-time.ts';
import type { Data, RecordStore, StoredRecord } from '../../records/record-store.ts';
import { groupKind } from '../nxcc/kinds.ts';
import { registeredNumber } from './attempts.ts';
import { findScript, type Script } from './script.ts';
import { requireWindow, type Window } from './window.ts';

export const taskKind = 'callbot.task';

const notRegistered = 6203;
const hasEnded = 6205;
const tooManyLines = 6210;

/** Lines of every sandbox account. */
export const accountLines = 20;

const longestMs = 30 * dayMs;
const usualMs = 7 * dayMs;

const taskData = z.object({
  taskId: z.string(),
  name: z.string(),
  orderId: z.optional(z.string()),
  status: z.enum([
    'draft',
    'waiting',
    'running',
    'paused',
    'stalled',
    'finished',
    'closed',
    'expired',
  ]),
  reason: z.optional(z.string()),
  scriptId: z.string(),
  scriptVersion: z.int(),
  startAt: z.string(),
  endAt: z.string(),
  createdAt: z.string(),
  callerIds: z.optional(z.array(z.string())),
  window: z.optional(z.record(z.string(), z.unknown())),
  linesAtOnce: z.int(),
  maxAttempts: z.int(),
  retryOn: z.array(z.string()),
  retryAfterSeconds: z.int(),
  ringSeconds: z.int(),
  voicemail: z.string(),
  groupId: z.optional(z.string()),
  recording: z.boolean(),
  transcript: z.boolean(),
  closeWhenDone: z.boolean(),
  callbackUrl: z.optional(z.string()),
});

/** A script, a list of people, and how to call them. */
export type Task = z.output<typeof taskData>;

export const taskOf = (data: Data): Task => taskData.parse(data);

const finals = ['finished', 'closed', 'expired'];

export const hasTaskEnded = ({ status }: Task): boolean => finals.includes(status);

type World = Pick<Given<unknown>, 'store' | 'now'>;

/** Tasks of the documents are always of the current week. */
export async function findTask({ store, now }: World, taskId: string): Promise<StoredRecord> {
  const found = await store.find(taskKind, taskId, 'taskId');
  if (!found.isSeed || new Date(taskOf(found.data).endAt) > now) return found;
  const endsAt = new Date(now.getTime() + usualMs);
  return store.change(taskKind, found, { endAt: shortTime(endsAt) });
}

export async function findOpenTask(world: World, taskId: string): Promise<StoredRecord> {
  const found = await findTask(world, taskId);
  if (hasTaskEnded(taskOf(found.data))) throw new Refusal(hasEnded);
  return found;
}

export type Settings = {
  callerIds?: string[];
  endAt?: string;
  window?: Window;
  linesAtOnce?: number;
  groupId?: string;
};

export type NewTask = Settings & {
  name: string;
  scriptId: string;
  startAt?: string;
  start: boolean;
};

export async function newTask({
  store,
  input: { start, ...input },
  now,
}: Given<NewTask>): Promise<{ task: Task; script: Script }> {
  const script = await findScript(store, input.scriptId);
  await requireSettings(store, input);
  const startsAt = startTime(input.startAt, now, longestMs);
  const endsAt = input.endAt ? new Date(input.endAt) : new Date(startsAt.getTime() + usualMs);
  requireEnd(startsAt, endsAt);
  requireWindow(input.window, startsAt, endsAt);
  const task = taskOf({
    ...input,
    taskId: newId(),
    status: start ? statusFrom(startsAt, now) : 'draft',
    scriptVersion: script.version,
    startAt: shortTime(startsAt),
    endAt: shortTime(endsAt),
    createdAt: shortTime(now),
  });
  return { task, script };
}

/** Status of a task that may dial. */
export const statusFrom = (startsAt: Date, now: Date): 'waiting' | 'running' =>
  startsAt > now ? 'waiting' : 'running';

export async function requireSettings(
  store: RecordStore,
  { callerIds = [], linesAtOnce = 0, groupId }: Settings,
): Promise<void> {
  if (groupId !== undefined) await store.find(groupKind, groupId, 'groupId');
  if (callerIds.some((callerId) => callerId !== registeredNumber)) throw new Refusal(notRegistered);
  if (linesAtOnce > accountLines) throw new Refusal(tooManyLines);
}

export function requireEnd(startsAt: Date, endsAt: Date): void {
  const lengthMs = endsAt.getTime() - startsAt.getTime();
  if (lengthMs <= 0 || lengthMs > longestMs)
    throw new Refusal(wrongValue, {
      field: 'endAt',
      problem: 'range',
      expected: 'later than startAt, by at most 30 days',
    });
}
