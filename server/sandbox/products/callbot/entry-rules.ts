import { hasAll, isWithin, type Paged, type Period, pageOf } from '../../behaviour/pages.ts';
import { processBatch } from '../../behaviour/process-batch.ts';
import { notThere, Refusal, twiceInList } from '../../behaviour/refusal.ts';
import { type Given, type Rule, rule } from '../../behaviour/rules.ts';
import { attemptRecord } from './attempts.ts';
import { compare, entryKind, isAdded, isDone, listEntries, type StoredEntry } from './entries.ts';
import { NewEntries, type NewEntry, type OnDuplicate } from './new-entries.ts';
import { replan } from './replan-task.ts';
import { findScript } from './script.ts';
import { hangUp } from './stopping.ts';
import { judgeCalls } from './task-rules.ts';
import { findOpenTask, findTask, type Task, taskKind, taskOf } from './tasks.ts';

const isDoneAlready = 6211;

export const entryRules: Record<string, Rule> = {
  callbotAddCalls: rule<{ taskId: string; calls: NewEntry[]; onDuplicate: OnDuplicate }>(
    async (given) => {
      const { store, input, now } = given;
      const { taskId, calls, onDuplicate } = input;
      const stored = await findOpenTask(given, taskId);
      const task = taskOf(stored.data);
      const script = await findScript(store, task.scriptId);
      const added = await NewEntries.of(store, { task, script, onDuplicate, addedAt: now });
      const judged = await judgeCalls(given, calls, added);
      await replan(given, stored, { fresh: added.taken });
      return judged;
    },
  ),

  callbotListTaskCalls: rule<
    Paged & {
      taskId: string;
      status?: string;
      phone?: string;
      orderId?: string;
      interest?: string;
    }
  >(async ({ store, input, now }) => {
    const { taskId, status, phone, orderId, interest } = input;
    await store.find(taskKind, taskId, 'taskId');
    const found = (await listEntries(store, taskId)).filter(
      ({ entry }) =>
        isAdded(entry, now) &&
        hasAll({ data: entry }, { status, phone, orderId }) &&
        hasAll({ data: entry.result }, { interest }),
    );
    return pageOf(
      found.map(({ entry }) => entry),
      input,
    );
  }),

  callbotStopCalls: rule<{ taskId: string; ids: string[]; endCall: boolean }>(async (given) => {
    const { store, input, now } = given;
    const stored = await findTask(given, input.taskId);
    const task = taskOf(stored.data);
    const people = (await listEntries(store, input.taskId)).filter(({ entry }) =>
      isAdded(entry, now),
    );
    const stopped = new Set<StoredEntry>();
    const judged = await processBatch(given, input.ids, async (id) => {
      const person =
        people.find(({ entry }) => entry.callId === id) ??
        people.find(({ entry }) => entry.orderId === id);
      if (!person) throw new Refusal(notThere, { field: 'ids' });
      if (stopped.has(person)) throw new Refusal(twiceInList);
      stopped.add(person);
      const status = await stop(given, task, person, input.endCall);
      const { callId, orderId } = person.entry;
      return { id, callId, ...(orderId !== undefined && { orderId }), status };
    });
    await replan(given, stored);
    return judged;
  }),

  callbotGetOrder: rule<{ orderId: string; taskId?: string; transcript: boolean }>(
    async ({ store, input, now }) => {
      const { orderId, taskId } = input;
      const found = (await listEntries(store, taskId)).findLast(
        ({ entry }) => entry.orderId === orderId && isAdded(entry, now),
      );
      if (!found) throw new Refusal(notThere, { field: 'orderId' });
      const { transcript, ...entry } = found.entry;
      return {
        ...entry,
        ...(input.transcript && transcript && { transcript }),
        attemptList: entry.ended.map((attempt) => attemptRecord(entry, attempt, now)),
      };
    },
  ),

  callbotListCalls: rule<
    Period &
      Paged & {
        taskId?: string;
        status?: string;
        phone?: string;
        interest?: string;
        minSeconds?: number;
      }
  >(async ({ store, input, now }) => {
    const { taskId, status, phone, interest, minSeconds = 0 } = input;
    if (taskId) await store.find(taskKind, taskId, 'taskId');
    const found = (await listEntries(store, taskId))
      .filter(({ entry }) => hasAll({ data: entry }, { phone }))
      .flatMap(({ entry }) => entry.ended.map((attempt) => ({ entry, attempt })))
      .filter(
        ({ attempt }) =>
          isWithin(input, new Date(attempt.startedAt)) &&
          hasAll({ data: attempt }, { status }) &&
          hasAll({ data: attempt.result }, { interest }) &&
          attempt.durationSeconds >= minSeconds,
      )
      .sort(
        (one, other) =>
          compare(one.attempt.startedAt, other.attempt.startedAt) ||
          compare(one.entry.callId, other.entry.callId),
      );
    return pageOf(
      found.map(({ entry, attempt }) => attemptRecord(entry, attempt, now)),
      input,
    );
  }),
};

/** Ringing stops; a conversation continues unless it is to be ended. */
async function stop(
  given: Given<unknown>,
  task: Task,
  stored: StoredEntry,
  endsCall: boolean,
): Promise<'cancelled' | 'talking' | 'answered'> {
  const { entry, record } = stored;
  if (isDone(entry)) throw new Refusal(isDoneAlready);
  const isTalking = entry.status === 'talking';
  if (isTalking && !endsCall) {
    await given.store.change(entryKind, record, { isStopped: true });
    return 'talking';
  }
  await hangUp(given, task, stored, 'STOPPED_BY_API');
  return isTalking ? 'answered' : 'cancelled';
}
