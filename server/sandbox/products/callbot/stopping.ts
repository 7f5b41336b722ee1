import { secondMs } from '#contract/time-units.ts';
import { shortTime } from '../../behaviour/formats.ts';
import type { Given } from '../../behaviour/rules.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { cutOff } from './attempts.ts';
import { callEvent, entryKind, orderEvent, type StoredEntry } from './entries.ts';
import { afterAttempt } from './replan-task.ts';
import type { Task } from './tasks.ts';

type World = Pick<Given<unknown>, 'store' | 'now'>;

/** A waiting entry is not dialed again; sends `callbot.order`. */
export const cancel = (world: World, task: Task, stored: StoredEntry, reason: string) =>
  finish(world, task, stored, {
    changes: { status: 'cancelled', reason, doneAt: shortTime(world.now), nextAttemptAt: null },
  });

/** Ends the current call and its entry. */
export async function hangUp(
  world: World,
  task: Task,
  stored: StoredEntry,
  reason: string,
): Promise<void> {
  const { inCall, phone, ended } = stored.entry;
  if (!inCall) return cancel(world, task, stored, reason);
  const attempt = cutOff(inCall, phone, reason, world.now);
  const changes = afterAttempt([...ended, attempt], attempt);
  await finish(world, task, stored, { changes, callback: callEvent(task, attempt) });
}

export async function finish(
  { store }: World,
  task: Task,
  { record }: StoredEntry,
  { changes, callback }: { changes: Data; callback?: Step['callback'] },
): Promise<void> {
  const nothing = () => ({});
  const steps: Step[] = [
    ...(callback ? [{ afterMs: 0, changes: nothing, callback }] : []),
    { afterMs: secondMs, changes: nothing, callback: orderEvent(task) },
  ];
  await store.change(entryKind, record, changes, { steps });
}
