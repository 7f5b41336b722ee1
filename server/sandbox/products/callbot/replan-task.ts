import { isDeepStrictEqual } from 'node:util';
import { secondMs } from '#contract/time-units.ts';
import { shortTime } from '../../behaviour/formats.ts';
import type { Given } from '../../behaviour/rules.ts';
import type { Data, Step, StoredRecord } from '../../records/record-store.ts';
import type { Attempt } from './attempts.ts';
import { planCalls } from './dialing.ts';
import { callEvent, type Entry, entryKind, isDone, listEntries, orderEvent } from './entries.ts';
import { findScript, type Script, transcriptOf } from './script.ts';
import { type Ending, endingOf, taskEvent } from './task-counts.ts';
import { hasTaskEnded, type Task, taskKind, taskOf } from './tasks.ts';

type Moment = { atMs: number; changes: Data; callback?: Step['callback'] };

type News = {
  /** Changes of the task; `notifies` sends a callback about its new state. */
  changes?: Data;
  notifies?: boolean;
  /** Entries to add. */
  fresh?: readonly Entry[];
};

/** Applies a change and plans the remaining calls of the task anew. */
export async function replan(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  stored: StoredRecord,
  { changes = {}, notifies = false, fresh = [] }: News = {},
): Promise<Task> {
  const { status: previous } = taskOf(stored.data);
  const changed = await store.change(taskKind, stored, changes);
  const task = taskOf(changed.data);
  const script = await findScript(store, task.scriptId);
  const known = await listEntries(store, task.taskId);
  const entries = [...known.map(({ entry }) => entry), ...fresh];
  const open = entries.filter((entry) => !isDone(entry));
  const plan = planCalls(task, script, open, now);
  const stepsOf = (entry: Entry): Step[] =>
    momentsOf({ task, script, entry, attempts: plan.get(entry.callId) ?? [], now }).map((moment) =>
      stepAt(moment, now),
    );
  for (const { record, entry } of known) {
    if (isDone(entry)) continue;
    const steps = stepsOf(entry);
    if (!isPlanned(record, steps, now)) await store.change(entryKind, record, {}, { steps });
  }
  for (const entry of fresh) await store.add(entryKind, entry.callId, entry, stepsOf(entry));

  const endings = entries.map((entry) => plannedEnding(task, entry, plan.get(entry.callId)));
  const notice: Step = { afterMs: 0, changes: () => ({}), callback: taskEvent(previous, endings) };
  const planned = taskMoments(task, endings, now).map((moment) => stepAt(moment, now));
  const steps = notifies ? [notice, ...planned] : planned;
  const replanned = await store.change(taskKind, changed, {}, { steps });
  return taskOf(replanned.data);
}

const stepAt = ({ atMs, changes, callback }: Moment, now: Date): Step => ({
  afterMs: atMs - now.getTime(),
  changes: () => changes,
  ...(callback && { callback }),
});

/** Whether the planned steps are unchanged: then nothing is written. */
const isPlanned = ({ later }: StoredRecord, steps: readonly Step[], now: Date): boolean =>
  isDeepStrictEqual(
    later.map(({ at, changes }) => ({ at, changes })),
    steps.map(({ afterMs, changes }) => {
      const at = new Date(now.getTime() + afterMs);
      return { at: at.toISOString(), changes: changes(shortTime(at)) };
    }),
  );

type Planned = { task: Task; script: Script; entry: Entry; attempts: Attempt[]; now: Date };

/** Remaining steps of an entry. */
function momentsOf({ task, script, entry, attempts, now }: Planned): Moment[] {
  const moments: Moment[] = [];
  const at = (
    time: string | undefined,
    changes: Data,
    callback?: Step['callback'],
    afterMs = 0,
  ) => {
    const atMs = time === undefined ? 0 : Date.parse(time) + afterMs;
    if (atMs > now.getTime()) moments.push({ atMs, changes, ...(callback && { callback }) });
  };
  let { ended } = entry;
  for (const attempt of attempts) {
    const begun = { status: 'dialing', attempts: attempt.attempt, nextAttemptAt: null };
    at(attempt.startedAt, { ...begun, inCall: attempt });
    at(attempt.ringingAt, { status: 'ringing' });
    at(attempt.answeredAt, { status: 'talking' });
    ended = [...ended, attempt];
    at(attempt.endedAt, afterAttempt(ended, attempt), callEvent(task, attempt));
    if (attempt.last)
      at(attempt.endedAt, saidIn(attempt, task, script, entry), orderEvent(task), secondMs);
  }
  if (!attempts.at(-1)?.last && !hasTaskEnded(task)) {
    const expired = { status: 'expired', reason: 'TASK_ENDED', doneAt: task.endAt };
    at(task.endAt, { ...expired, nextAttemptAt: null }, orderEvent(task));
  }
  return moments;
}

/** Fields of an entry after an attempt. */
export function afterAttempt(ended: readonly Attempt[], attempt: Attempt): Data {
  const { status, reason, endedAt, result, last, nextAttemptAt } = attempt;
  return {
    ended,
    inCall: null,
    billedMinutes: ended.reduce((sum, { billedMinutes }) => sum + billedMinutes, 0),
    price: ended.reduce((sum, { price }) => sum + Number(price), 0).toFixed(4),
    ...(last
      ? { status, reason, doneAt: endedAt, ...(result && { result }) }
      : { status: 'accepted', nextAttemptAt }),
  };
}

function saidIn({ answeredAt, result }: Attempt, task: Task, script: Script, entry: Entry): Data {
  if (!task.transcript || !result || answeredAt === undefined) return {};
  return { transcript: transcriptOf(script, entry.variables, Date.parse(answeredAt)) };
}

/** An entry that is never reached expires with the task. */
function plannedEnding(task: Task, entry: Entry, attempts: readonly Attempt[] = []): Ending {
  if (isDone(entry)) return endingOf(entry);
  const last = attempts.at(-1);
  const addedMs = Date.parse(entry.addedAt);
  if (last?.last) return { status: last.status, atMs: Date.parse(last.endedAt), addedMs };
  return { status: 'expired', atMs: Date.parse(task.endAt), addedMs };
}

function taskMoments(task: Task, endings: readonly Ending[], now: Date): Moment[] {
  if (hasTaskEnded(task)) return [];
  const startMs = Date.parse(task.startAt);
  const endMs = Date.parse(task.endAt);
  const doneMs = endings.reduce((last, { atMs }) => Math.max(last, atMs), now.getTime());
  const areAllDone = endings.length > 0 && endings.every(({ status }) => status !== 'expired');
  const isFinished = task.closeWhenDone && areAllDone && doneMs <= endMs;
  const finalMs = isFinished ? doneMs : endMs;
  const starts = task.status === 'waiting' && startMs < finalMs;
  const final = isFinished
    ? { status: 'finished', reason: 'ALL_DONE' }
    : { status: 'expired', reason: 'END_REACHED' };
  return [
    ...(starts
      ? [{ atMs: startMs, changes: { status: 'running' }, callback: taskEvent('waiting', endings) }]
      : []),
    {
      atMs: finalMs,
      changes: final,
      callback: taskEvent(starts ? 'running' : task.status, endings),
    },
  ];
}
