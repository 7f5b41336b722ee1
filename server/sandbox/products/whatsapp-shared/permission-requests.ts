import { dayMs, daySeconds, secondMs } from '#contract/time-units.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import type { RecordStore, StoredRecord } from '../../records/record-store.ts';
import { changeChat } from './chats.ts';

const requestedTooOften = 3017;

const limits = [
  { most: 1, withinMs: dayMs },
  { most: 2, withinMs: 7 * dayMs },
];

/** When permission to call may be requested again: once a day and twice in 7 days. */
export function mayRequestFrom(chat: StoredRecord | undefined): number {
  const requests = requestsOf(chat);
  return Math.max(
    0,
    ...limits.map(({ most, withinMs }) => {
      const earlier = requests.at(-most);
      return earlier === undefined ? 0 : Date.parse(earlier) + withinMs;
    }),
  );
}

export async function noteRequest(
  store: RecordStore,
  now: Date,
  /** Id of the chat, made by `pairId`. */
  id: string,
  chat: StoredRecord | undefined,
): Promise<void> {
  const leftSeconds = Math.ceil((mayRequestFrom(chat) - now.getTime()) / secondMs);
  if (leftSeconds > 0)
    throw new Refusal(requestedTooOften, { retryAfterSeconds: Math.min(leftSeconds, daySeconds) });
  await changeChat(store, id, { askedAts: [...requestsOf(chat), now.toISOString()] });
}

const requestsOf = (chat: StoredRecord | undefined): string[] =>
  Array.isArray(chat?.data.askedAts) ? chat.data.askedAts.map(String) : [];
