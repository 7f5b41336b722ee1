import { dayMs } from '#contract/time-units.ts';
import type { Data, RecordStore, Seed, Step, StoredRecord } from '../records/record-store.ts';
import { timeAfter } from '../rules/times.ts';
import { type Person, pairId, personWith } from './people.ts';

/** What one of our numbers and a person have to do with each other. */
const chat = 'whats-app.chat';

const windowMs = dayMs;

export const findChat = (
  store: RecordStore,
  own: string,
  person: Person,
): Promise<StoredRecord | undefined> => store.look(chat, pairId(own, person));

/** What is to become of it is added to what was to become of it anyway. */
export async function changeChat(
  store: RecordStore,
  /** Made by `pairId`. */
  id: string,
  changes: Data,
  steps: readonly Step[] = [],
): Promise<void> {
  const found = (await store.look(chat, id)) ?? (await store.add(chat, id, {}));
  await store.change(chat, found, changes, { goesOn: true, steps });
}

/** The person writes or calls: the customer service window is open for a day from then on. */
export const openWindow = (store: RecordStore, own: string, person: Person, afterMs: number) =>
  changeChat(store, pairId(own, person), {}, [
    { afterMs, changes: (at) => ({ windowClosesAt: windowFrom(at) }) },
  ]);

export const windowFrom = (at: string): string => timeAfter(new Date(at), windowMs);

/** When the window closes; undefined if it is closed. */
export function windowOf(found: StoredRecord | undefined, now: Date): string | undefined {
  const { windowClosesAt, neverCloses } = found?.data ?? {};
  if (neverCloses) return windowFrom(now.toISOString());
  return typeof windowClosesAt === 'string' && Date.parse(windowClosesAt) > now.getTime()
    ? windowClosesAt
    : undefined;
}

/** Somebody who has always just written. */
export const openChat = (own: string, phone: string): Seed => ({
  kind: chat,
  id: pairId(own, personWith(phone)),
  data: { neverCloses: true },
  madeAt: '2026-11-15T06:02:00Z',
});
