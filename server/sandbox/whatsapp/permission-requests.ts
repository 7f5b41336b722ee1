import { dayMs, daySeconds, secondMs } from '#contract/time-units.ts';
import type { RecordStore, StoredRecord } from '../records/record-store.ts';
import { Refusal } from '../rules/refusal.ts';
import { changeChat } from './chats.ts';

const askedTooOften = 3017;

const limits = [
  { most: 1, withinMs: dayMs },
  { most: 2, withinMs: 7 * dayMs },
];

/** From when on somebody may be asked for permission to call: once a day and twice in 7 days. */
export function mayAskFrom(chat: StoredRecord | undefined): number {
  const asked = askedOf(chat);
  return Math.max(
    0,
    ...limits.map(({ most, withinMs }) => {
      const earlier = asked.at(-most);
      return earlier === undefined ? 0 : Date.parse(earlier) + withinMs;
    }),
  );
}

export async function noteAsked(
  store: RecordStore,
  now: Date,
  /** Of the chat, made by `pairId`. */
  id: string,
  chat: StoredRecord | undefined,
): Promise<void> {
  const leftSeconds = Math.ceil((mayAskFrom(chat) - now.getTime()) / secondMs);
  if (leftSeconds > 0)
    throw new Refusal(askedTooOften, { retryAfterSeconds: Math.min(leftSeconds, daySeconds) });
  await changeChat(store, id, { askedAts: [...askedOf(chat), now.toISOString()] });
}

const askedOf = (chat: StoredRecord | undefined): string[] =>
  Array.isArray(chat?.data.askedAts) ? chat.data.askedAts.map(String) : [];
