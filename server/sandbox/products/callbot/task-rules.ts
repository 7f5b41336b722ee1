import { shortTime } from '../../behaviour/formats.ts';
import { hasAll, isWithin, type Paged, type Period, pageOf } from '../../behaviour/pages.ts';
import { processBatch } from '../../behaviour/process-batch.ts';
import { Refusal, removesSent, twiceInList, wrongValue } from '../../behaviour/refusal.ts';
import { type Given, type Rule, rule } from '../../behaviour/rules.ts';
import type { Data } from '../../records/record-store.ts';
import { isAdded, isDone, listEntries, type StoredEntry } from './entries.ts';
import { failImports } from './imports.ts';
import { NewEntries, type NewEntry, type OnDuplicate } from './new-entries.ts';
import { replan } from './replan-task.ts';
import { cancel, finish, hangUp } from './stopping.ts';
import { countOpen, progressOf } from './task-counts.ts';
import {
  findOpenTask,
  type NewTask,
  newTask,
  requireEnd,
  requireSettings,
  type Settings,
  statusFrom,
  type Task,
  taskKind,
  taskOf,
} from './tasks.ts';
import { requireWindow } from './window.ts';

const wrongState = 6206;

type Action = 'start' | 'pause' | 'close';

const open: Task['status'][] = ['draft', 'waiting', 'running', 'paused', 'stalled'];
const allowedFrom: Record<Action, Task['status'][]> = {
  start: ['draft', 'paused', 'stalled'],
  pause: ['waiting', 'running'],
  close: open,
};

export const taskRules: Record<string, Rule> = {
  callbotCreateTask: rule<NewTask>(async (given) => {
    const { task } = await newTask(given);
    const stored = await given.store.add(taskKind, task.taskId, task);
    return replan(given, stored);
  }),

  callbotCreateTaskWithCalls: rule<NewTask & { calls: NewEntry[]; onDuplicate: OnDuplicate }>(
    async (given) => {
      const { store, input, now } = given;
      const { calls, onDuplicate, ...wanted } = input;
      const { task, script } = await newTask({ ...given, input: wanted });
      const added = await NewEntries.of(store, { task, script, onDuplicate, addedAt: now });
      const judged = await judgeCalls(given, calls, added);
      const stored = await store.add(taskKind, task.taskId, task);
      const replanned = await replan(given, stored, { fresh: added.taken });
      return { task: replanned, ...judged };
    },
  ),

  callbotListTasks: rule<
    Partial<Period> & Paged & { taskId?: string; orderId?: string; status?: string; name?: string }
  >(async ({ store, input, now }) => {
    const { taskId, orderId, status, name = '' } = input;
    if (taskId) await store.find(taskKind, taskId, 'taskId');
    const found = (await store.list(taskKind)).filter(
      (record) =>
        isWithin(input, record.madeAt) &&
        hasAll(record, { taskId, orderId, status }) &&
        taskOf(record.data).name.toLowerCase().includes(name.toLowerCase()),
    );
    const people = (await listEntries(store)).map(({ entry }) => entry);
    const records = found.map(({ data }) => {
      const task = taskOf(data);
      const entries = people.filter((entry) => entry.taskId === task.taskId);
      return { ...task, ...progressOf(entries, now) };
    });
    return pageOf(records, input);
  }),

  callbotSetTaskState: rule<{ taskId: string; action: Action; endCalls: boolean }>(
    async (given) => {
      const { store, input, now } = given;
      const { taskId, action, endCalls } = input;
      if (endCalls && action !== 'close')
        throw new Refusal(wrongValue, {
          field: 'endCalls',
          problem: 'together',
          expected: 'only with action close',
        });
      const stored = await findOpenTask(given, taskId);
      const task = taskOf(stored.data);
      if (!allowedFrom[action].includes(task.status)) throw new Refusal(wrongState);
      const people = await listEntries(store, taskId);
      const left = countOpen(
        people.map(({ entry }) => entry).filter((entry) => isAdded(entry, now)),
      );
      if (action === 'close') await endAll(given, task, people, endCalls);
      const changes = changesBy(action, task, now);
      await replan(given, stored, { changes, notifies: true });
      return { taskId, ...changes, previous: task.status, left, changedAt: shortTime(now) };
    },
  ),

  callbotUpdateTask: rule<Change>(async (given) => {
    const { input, now } = given;
    const { taskId, remove = [], ...sent } = input;
    const stored = await findOpenTask(given, taskId);
    const task = taskOf(stored.data);
    if (remove.some((name) => name in sent)) throw removesSent();
    await requireSettings(given.store, sent);
    const startsAt = new Date(task.startAt);
    const endsAt = new Date(sent.endAt ?? task.endAt);
    if (sent.endAt !== undefined) {
      if (endsAt <= now)
        throw new Refusal(wrongValue, {
          field: 'endAt',
          problem: 'range',
          expected: 'a time in the future',
        });
      if (!stored.isSeed) requireEnd(startsAt, endsAt);
    }
    requireWindow(sent.window, startsAt > now ? startsAt : now, endsAt);
    const changes = {
      ...sent,
      ...Object.fromEntries(remove.map((name) => [name, null])),
      endAt: shortTime(endsAt),
    };
    if (sent.maxAttempts !== undefined) await endTried(given, task, sent.maxAttempts);
    return replan(given, stored, { changes });
  }),
};

type Change = Settings & {
  taskId: string;
  maxAttempts?: number;
  remove?: ('callerIds' | 'window' | 'groupId' | 'callbackUrl')[];
};

/** Validates entries and collects the accepted ones. */
export async function judgeCalls(
  given: Given<unknown>,
  calls: readonly NewEntry[],
  added: NewEntries,
): Promise<Data> {
  added.requireRoom(calls.length);
  const judged = await processBatch(
    given,
    calls,
    async (call) => {
      if (added.isTwice(call)) throw new Refusal(twiceInList);
      const { phone, callId, orderId } = added.take(call);
      return { phone, callId, ...(orderId !== undefined && { orderId }) };
    },
    // Exact duplicates only; others are rejected above.
    (call) => JSON.stringify(call),
  );
  await added.removeReplaced(given.store);
  return judged;
}

function changesBy(action: Action, { startAt }: Task, now: Date): Data {
  if (action === 'pause') return { status: 'paused' };
  if (action === 'close') return { status: 'closed', reason: 'CLOSED_BY_API' };
  return { status: statusFrom(new Date(startAt), now) };
}

/** Current calls continue unless they are to be ended. */
async function endAll(
  given: Given<unknown>,
  task: Task,
  people: readonly StoredEntry[],
  endsCalls: boolean,
): Promise<void> {
  await failImports(given, task.taskId);
  for (const stored of people) {
    const { entry } = stored;
    if (isDone(entry) || !isAdded(entry, given.now)) continue;
    if (!entry.inCall) await cancel(given, task, stored, 'TASK_STOPPED');
    else if (endsCalls) await hangUp(given, task, stored, 'TASK_STOPPED');
  }
}

/** Entries that reached the new maximum end with their last outcome. */
async function endTried(given: Given<unknown>, task: Task, maxAttempts: number): Promise<void> {
  for (const stored of await listEntries(given.store, task.taskId)) {
    const { entry } = stored;
    const last = entry.ended.at(-1);
    if (isDone(entry) || entry.inCall || !last || entry.attempts < maxAttempts) continue;
    const { status, reason } = last;
    const doneAt = shortTime(given.now);
    const changes = { status, reason, doneAt, nextAttemptAt: null };
    await finish(given, task, stored, { changes });
  }
}
