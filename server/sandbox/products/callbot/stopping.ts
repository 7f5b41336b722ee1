import { secondMs } from '#contract/time-units.ts';
import type { Data, Step } from '../../records/record-store.ts';
import type { Given } from '../../rules/rules.ts';
import { shortTime } from '../../rules/times.ts';
import { cutOff } from './attempts.ts';
import { afterAttempt } from './carry-on.ts';
import { callEvent, entryKind, type KeptEntry, orderEvent } from './entries.ts';
import type { Task } from './tasks.ts';

type World = Pick<Given<unknown>, 'store' | 'now'>;

/** Somebody who waits is not dialed again; `callbot.order` follows. */
export const cancel = (world: World, task: Task, kept: KeptEntry, reason: string): Promise<void> =>
  finish(world, task, kept, {
    changes: { status: 'cancelled', reason, doneAt: shortTime(world.now), nextAttemptAt: null },
  });

/** Ends the call that goes on, and with it the entry. */
export async function hangUp(
  world: World,
  task: Task,
  kept: KeptEntry,
  reason: string,
): Promise<void> {
  const { inCall, phone, ended } = kept.entry;
  if (!inCall) return cancel(world, task, kept, reason);
  const attempt = cutOff(inCall, phone, reason, world.now);
  const tells = callEvent(task, attempt);
  await finish(world, task, kept, {
    changes: afterAttempt([...ended, attempt], attempt),
    tells,
  });
}

/** From now on an entry is done like this. */
export async function finish(
  { store }: World,
  task: Task,
  { record }: KeptEntry,
  { changes, tells }: { changes: Data; tells?: Step['tells'] },
): Promise<void> {
  const nothing = () => ({});
  const steps: Step[] = [
    ...(tells ? [{ afterMs: 0, changes: nothing, tells }] : []),
    { afterMs: secondMs, changes: nothing, tells: orderEvent(task) },
  ];
  await store.change(entryKind, record, changes, { steps });
}
