import type { Callback } from '../../callbacks/queue-callback.ts';
import type { Data } from '../../records/record-store.ts';
import { type Entry, isDone } from './entries.ts';
import { type Task, taskOf } from './tasks.ts';

/** How and when an entry ended, and when it was added. */
export type Ending = { status: string; atMs: number; addedMs: number };

export const endingOf = ({ status, doneAt = '', addedAt }: Entry): Ending => ({
  status,
  atMs: Date.parse(doneAt),
  addedMs: Date.parse(addedAt),
});

/** Counts of people, not attempts, at a point in time. */
export function countsAt(endings: readonly Ending[], atMs: number): Data {
  const total = endings.filter(({ addedMs }) => addedMs <= atMs).length;
  const done = endings.filter((ending) => ending.atMs <= atMs);
  const count = (status: string) => done.filter((ending) => ending.status === status).length;
  return {
    total,
    done: done.length,
    left: total - done.length,
    answered: count('answered'),
    busy: count('busy'),
    noAnswer: count('no_answer'),
    rejected: count('rejected'),
    unreachable: count('unreachable'),
    failed: count('failed'),
    cancelled: count('cancelled'),
    expired: count('expired'),
  };
}

/** Counts for the list of tasks. */
export function progressOf(entries: readonly Entry[], now: Date): Data {
  const answered = entries
    .flatMap(({ ended }) => ended)
    .filter(({ answeredAt }) => answeredAt !== undefined);
  const seconds = answered.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  return {
    counts: countsAt(entries.map(endingOf), now.getTime()),
    ...(answered.length > 0 && { averageSeconds: Math.round(seconds / answered.length) }),
    price: entries.reduce((sum, { price }) => sum + Number(price), 0).toFixed(4),
    currency: 'USD',
  };
}

export const countOpen = (entries: readonly Entry[]): number =>
  entries.filter((entry) => !isDone(entry)).length;

export const taskEvent =
  (previous: Task['status'], endings: readonly Ending[]) =>
  (data: Data, at: string): Callback => {
    const task = taskOf(data);
    const counts = countsAt(endings, Date.parse(at));
    return { id: 'callbotTaskEvent', data: { ...task, previous, counts }, url: task.callbackUrl };
  };
