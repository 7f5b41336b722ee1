import { dayMs } from '#contract/time-units.ts';
import { timeAfter } from '../../behaviour/formats.ts';
import type { Data, RecordStore, Seed, Step, StoredRecord } from '../../records/record-store.ts';
import { type Person, pairId, personWith } from './people.ts';

/** State between one of our numbers and a person. */
const chat = 'whats-app.chat';

const windowMs = dayMs;

export const findChat = (
  store: RecordStore,
  own: string,
  person: Person,
): Promise<StoredRecord | undefined> => store.get(chat, pairId(own, person));

/** Adds steps to those already planned. */
export async function changeChat(
  store: RecordStore,
  /** Id of the chat, made by `pairId`. */
  id: string,
  changes: Data,
  steps: readonly Step[] = [],
): Promise<void> {
  const found = (await store.get(chat, id)) ?? (await store.add(chat, id, {}));
  await store.change(chat, found, changes, { keepSteps: true, steps });
}

/** A message or call from the person opens the service window for a day. */
export const openWindow = (store: RecordStore, own: string, person: Person, afterMs: number) =>
  changeChat(store, pairId(own, person), {}, [
    { afterMs, changes: (at) => ({ windowClosesAt: windowFrom(at) }) },
  ]);

export const windowFrom = (at: string): string => timeAfter(new Date(at), windowMs);

/** End of the window; undefined if closed. */
export function windowOf(found: StoredRecord | undefined, now: Date): string | undefined {
  const { windowClosesAt, neverCloses } = found?.data ?? {};
  if (neverCloses) return windowFrom(now.toISOString());
  return typeof windowClosesAt === 'string' && Date.parse(windowClosesAt) > now.getTime()
    ? windowClosesAt
    : undefined;
}

/** A person who has always just written. */
export const openChat = (own: string, phone: string): Seed => ({
  kind: chat,
  id: pairId(own, personWith(phone)),
  data: { neverCloses: true },
  madeAt: '2026-11-15T06:02:00Z',
});
