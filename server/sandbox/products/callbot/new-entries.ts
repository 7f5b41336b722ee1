import { dayMs } from '#contract/time-units.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { hasOutcome, isNumber } from '../../behaviour/outcomes.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import type { RecordStore } from '../../records/record-store.ts';
import { type Entry, entryKind, listEntries, type StoredEntry } from './entries.ts';
import { requireVariables, type Script, type Variables } from './script.ts';
import type { Task } from './tasks.ts';

const badNumber = 6201;
const inTaskAlready = 6212;
const taskIsFull = 6213;
const addedTooOften = 6216;

const maxEntries = 100_000;
const maxAdded = 3;

export type NewEntry = {
  phone: string;
  orderId?: string;
  variables?: Variables;
  priority: number;
  earliestAt?: string;
};

export type OnDuplicate = 'reject' | 'allow';

type Wanted = { task: Task; script: Script; onDuplicate: OnDuplicate; addedAt: Date };

/** Collects new entries of a task; they are stored when their calls are planned. */
export class NewEntries {
  readonly #wanted: Wanted;
  readonly #all: readonly StoredEntry[];
  readonly #inTask: readonly StoredEntry[];
  readonly #seen = new Set<string>();
  readonly #replaced = new Set<StoredEntry>();
  readonly taken: Entry[] = [];

  static async of(store: RecordStore, wanted: Wanted): Promise<NewEntries> {
    return new NewEntries(wanted, await listEntries(store));
  }

  private constructor(wanted: Wanted, all: readonly StoredEntry[]) {
    this.#wanted = wanted;
    this.#all = all;
    this.#inTask = all.filter(({ entry }) => entry.taskId === wanted.task.taskId);
  }

  hasRoom(count: number): boolean {
    return this.#inTask.length + count <= maxEntries;
  }

  requireRoom(count: number): void {
    if (!this.hasRoom(count)) throw new Refusal(taskIsFull);
  }

  /** Whether the request already contained this person. */
  isTwice({ phone, orderId }: NewEntry): boolean {
    const isTaken = (key: string) => this.#seen.has(key);
    const isTwice =
      (orderId !== undefined && isTaken(`order ${orderId}`)) ||
      (this.#isOnceOnly(orderId) && isTaken(`phone ${phone}`));
    this.#seen.add(`phone ${phone}`);
    if (orderId !== undefined) this.#seen.add(`order ${orderId}`);
    return isTwice;
  }

  take(given: NewEntry): Entry {
    const { task, script, addedAt } = this.#wanted;
    const { phone, orderId, variables = {}, priority, earliestAt } = given;
    if (!isNumber(phone)) throw new Refusal(badNumber);
    requireVariables(script, variables);
    this.#requireNew(given);
    this.#requireRare(phone);
    const entry: Entry = {
      taskId: task.taskId,
      callId: newId(),
      ...(orderId !== undefined && { orderId }),
      phone,
      status: 'accepted',
      attempts: 0,
      addedAt: shortTime(addedAt),
      billedMinutes: 0,
      price: '0.0000',
      currency: 'USD',
      variables,
      priority,
      place: this.#inTask.length + this.taken.length,
      ...(earliestAt !== undefined && { earliestAt }),
      ended: [],
    };
    this.taken.push(entry);
    return entry;
  }

  /** Seeds give way to entries added in their place. */
  async removeReplaced(store: RecordStore): Promise<void> {
    for (const { record } of this.#replaced) await store.remove(entryKind, record);
  }

  #isOnceOnly(orderId: string | undefined): boolean {
    return this.#wanted.onDuplicate === 'reject' || orderId === undefined;
  }

  #requireNew({ phone, orderId }: NewEntry): void {
    const same = this.#inTask.filter(
      ({ entry }) =>
        (orderId !== undefined && entry.orderId === orderId) ||
        (this.#isOnceOnly(orderId) && entry.phone === phone),
    );
    if (same.some(({ record }) => !record.isSeed)) throw new Refusal(inTaskAlready);
    for (const stored of same) this.#replaced.add(stored);
  }

  /** Test numbers are exempt from the limit. */
  #requireRare(phone: string): void {
    if (hasOutcome(phone)) return;
    const since = shortTime(new Date(this.#wanted.addedAt.getTime() - dayMs));
    const added = [
      ...this.#all.flatMap(({ record, entry }) => (record.isSeed ? [] : [entry])),
      ...this.taken,
    ].filter((entry) => entry.phone === phone && entry.addedAt > since);
    if (added.length >= maxAdded) throw new Refusal(addedTooOften);
  }
}
