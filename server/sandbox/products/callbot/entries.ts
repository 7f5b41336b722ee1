import { z } from 'zod';
import type { Callback } from '../../callbacks/queue-callback.ts';
import { recordingLink } from '../../links/recording-link.ts';
import type { Data, RecordStore, StoredRecord } from '../../records/record-store.ts';
import { type Attempt, attemptData, attemptRecord } from './attempts.ts';
import type { Task } from './tasks.ts';

export const entryKind = 'callbot.entry';

const entryData = z.object({
  taskId: z.string(),
  callId: z.string(),
  orderId: z.optional(z.string()),
  phone: z.string(),
  status: z.string(),
  reason: z.optional(z.string()),
  attempts: z.int(),
  addedAt: z.string(),
  doneAt: z.optional(z.string()),
  nextAttemptAt: z.optional(z.string()),
  result: z.optional(z.record(z.string(), z.unknown())),
  transcript: z.optional(z.array(z.unknown())),
  billedMinutes: z.int(),
  price: z.string(),
  currency: z.string(),
  variables: z.record(z.string(), z.string()),
  priority: z.int(),
  /** Position in the task. */
  place: z.int(),
  earliestAt: z.optional(z.string()),
  /** Finished attempts, and the current one. */
  ended: z.array(attemptData),
  inCall: z.optional(attemptData),
  /** The current attempt is the last. */
  isStopped: z.optional(z.boolean()),
});

/** A person on the list of a task. */
export type Entry = z.output<typeof entryData>;
export type StoredEntry = { record: StoredRecord; entry: Entry };

export const entryOf = (data: Data): Entry => entryData.parse(data);

/** Entries of one task or of all, in order of insertion. */
export async function listEntries(store: RecordStore, taskId?: string): Promise<StoredEntry[]> {
  const stored = (await store.list(entryKind))
    .filter(({ data }) => taskId === undefined || data.taskId === taskId)
    .map((record) => ({ record, entry: entryOf(record.data) }));
  return stored.sort(
    ({ entry: one }, { entry: other }) =>
      compare(one.addedAt, other.addedAt) || one.place - other.place,
  );
}

export const compare = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);

/** Rows of a file exist once it was checked. */
export const isAdded = ({ addedAt }: Entry, now: Date): boolean => new Date(addedAt) <= now;

export const isDone = ({ doneAt }: Entry): boolean => doneAt !== undefined;

export const callEvent =
  ({ callbackUrl }: Task, attempt: Attempt) =>
  (data: Data, at: string): Callback => ({
    id: 'callbotCallEvent',
    data: attemptRecord(entryOf(data), attempt, new Date(at)),
    url: callbackUrl,
  });

export const orderEvent =
  ({ callbackUrl }: Task) =>
  (data: Data, at: string): Callback => {
    const { ended, callId } = entryOf(data);
    const recorded = ended.findLast(({ isRecorded }) => isRecorded);
    const link = recorded && recordingLink(`${callId}-${recorded.attempt}`, new Date(at));
    return { id: 'callbotOrderEvent', data: { ...data, ...link }, url: callbackUrl };
  };
