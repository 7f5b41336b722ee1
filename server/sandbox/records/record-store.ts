import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { type RecordStep, sandboxRecords } from '../../db/sandbox-schema.ts';
import { shortTime } from '../behaviour/formats.ts';
import { notThere, Refusal } from '../behaviour/refusal.ts';
import type { Callback, QueuedCallbacks } from '../callbacks/queue-callback.ts';

export type Data = Record<string, unknown>;

/** A record created by a call, or a seed. */
export type StoredRecord = {
  id: string;
  madeAt: Date;
  /** Current values. */
  data: Data;
  /** Initial values, past and planned steps, oldest first. */
  first: Data;
  passed: readonly RecordStep[];
  later: readonly RecordStep[];
  /** A seed: documented requests on it work at any time. */
  isSeed: boolean;
};

/** A planned change of a record, with its callback. */
export type Step = {
  afterMs: number;
  /** `null` removes a field. */
  changes: (at: string) => Data;
  /**
   * Id of a callback with the record's data to its `callbackUrl`, or a function that builds one.
   */
  callback?: string | ((data: Data, at: string) => Callback) | undefined;
};

/** A record every application starts with, so that documented requests work at once. */
export type Seed = { kind: string; id: string; data: Data; madeAt: string };

type Parts = {
  database: Database | Transaction;
  applicationId: string;
  now: Date;
  seeds: readonly Seed[];
  queued: QueuedCallbacks;
};

/** A stored row. */
export type Row = {
  kind: string;
  id: string;
  madeAt: Date;
  data: Data | null;
  steps: RecordStep[];
};

/** Records of one application within one call, which may write a thousand. */
export class RecordStore {
  readonly #parts: Parts;
  /** Unsaved rows, and records whose planned callbacks are cancelled. */
  readonly #written = new Map<string, Row>();
  readonly #stopped = new Map<string, Set<string>>();

  /** Records created by this call. */
  made = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async add(
    kind: string,
    id: string,
    data: Data,
    steps: readonly Step[] = [],
  ): Promise<StoredRecord> {
    const madeAt = this.#parts.now;
    const planned = this.#plan(data, steps);
    this.made += 1;
    this.#write({ kind, id, madeAt, data, steps: planned.steps });
    this.#queueAll(kind, id, planned.callbacks);
    return this.#record(kind, { id, madeAt, data, steps: planned.steps });
  }

  /** Undefined if there is none. */
  async get(kind: string, id: string): Promise<StoredRecord | undefined> {
    const row = this.#written.get(keyOf(kind, id)) ?? (await this.#stored(kind, id));
    if (row) return row.data ? this.#record(kind, { ...row, data: row.data }) : undefined;
    const seed = this.#seed(kind, id);
    return seed && this.#planted(seed);
  }

  /** Refuses an unknown record: with 1401 and the id field, or with another code. */
  async find(kind: string, id: string, otherwise: string | number): Promise<StoredRecord> {
    const found = await this.get(kind, id);
    if (found) return found;
    throw typeof otherwise === 'number'
      ? new Refusal(otherwise)
      : new Refusal(notThere, { field: otherwise });
  }

  /** Newest first. */
  async list(kind: string): Promise<StoredRecord[]> {
    const { database, applicationId, seeds } = this.#parts;
    const stored = await database
      .select()
      .from(sandboxRecords)
      .where(and(eq(sandboxRecords.applicationId, applicationId), eq(sandboxRecords.kind, kind)));
    const rows = [
      ...stored.filter(({ id }) => !this.#written.has(keyOf(kind, id))),
      ...[...this.#written.values()].filter((row) => row.kind === kind),
    ];
    const known = new Set(rows.map(({ id }) => id));
    return [
      ...rows.flatMap((row) => (row.data ? [this.#record(kind, { ...row, data: row.data })] : [])),
      ...seeds
        .filter((seed) => seed.kind === kind && !known.has(seed.id))
        .map((seed) => this.#planted(seed)),
    ].sort(
      (one, other) => other.madeAt.getTime() - one.madeAt.getTime() || (one.id < other.id ? 1 : -1),
    );
  }

  /** Changes a record now. Cancels its planned steps unless `keepSteps`; other `steps` may follow. */
  async change(
    kind: string,
    record: StoredRecord,
    changes: Data,
    { keepSteps = false, steps = [] }: { keepSteps?: boolean; steps?: readonly Step[] } = {},
  ): Promise<StoredRecord> {
    const { now } = this.#parts;
    const planned = this.#plan(merged(record.data, changes), steps);
    if (!keepSteps) this.#forgetLater(kind, record.id);
    const all = [
      ...record.passed,
      { at: now.toISOString(), changes },
      ...(keepSteps ? record.later : []),
      ...planned.steps,
    ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    const { id, madeAt, first } = record;
    this.#write({ kind, id, madeAt, data: first, steps: all });
    this.#queueAll(kind, record.id, planned.callbacks);
    return this.#record(kind, { ...record, data: record.first, steps: all });
  }

  async remove(kind: string, record: StoredRecord): Promise<void> {
    this.#forgetLater(kind, record.id);
    this.#write({ kind, id: record.id, madeAt: record.madeAt, data: null, steps: [] });
  }

  /** What to store at the end of a call. */
  changes(): { written: Row[]; stopped: { kind: string; id: string }[] } {
    const stopped = [...this.#stopped].flatMap(([kind, ids]) =>
      [...ids].map((id) => ({ kind, id })),
    );
    return { written: [...this.#written.values()], stopped };
  }

  #write(row: Row): void {
    this.#written.set(keyOf(row.kind, row.id), row);
  }

  async #stored(kind: string, id: string): Promise<Row | undefined> {
    const { database, applicationId } = this.#parts;
    const [row] = await database
      .select()
      .from(sandboxRecords)
      .where(
        and(
          eq(sandboxRecords.applicationId, applicationId),
          eq(sandboxRecords.kind, kind),
          eq(sandboxRecords.id, id),
        ),
      );
    return row;
  }

  #plan(data: Data, steps: readonly Step[]) {
    const planned: RecordStep[] = [];
    const callbacks: { callback: Callback; at: Date }[] = [];
    let then = data;
    for (const { afterMs, changes, callback } of steps) {
      const at = new Date(this.#parts.now.getTime() + afterMs);
      const step = { at: at.toISOString(), changes: changes(shortTime(at)) };
      then = merged(then, step.changes);
      planned.push(step);
      if (callback) callbacks.push({ callback: callbackOf(callback, then, shortTime(at)), at });
    }
    return { steps: planned, callbacks };
  }

  #queueAll(kind: string, id: string, callbacks: { callback: Callback; at: Date }[]): void {
    for (const { callback, at } of callbacks) this.#parts.queued.add(callback, at, { kind, id });
  }

  #forgetLater(kind: string, id: string): void {
    this.#parts.queued.forget({ kind, id });
    const stopped = this.#stopped.get(kind) ?? new Set();
    this.#stopped.set(kind, stopped.add(id));
  }

  #seed(kind: string, id: string): Seed | undefined {
    return this.#parts.seeds.find((one) => one.kind === kind && one.id === id);
  }

  #planted({ kind, id, data, madeAt }: Seed): StoredRecord {
    return this.#record(kind, { id, data, madeAt: new Date(madeAt), steps: [] });
  }

  #record(
    kind: string,
    { id, madeAt, data, steps }: { id: string; madeAt: Date; data: Data; steps: RecordStep[] },
  ): StoredRecord {
    const isPast = ({ at }: RecordStep) => new Date(at) <= this.#parts.now;
    const passed = steps.filter(isPast);
    const later = steps.filter((step) => !isPast(step));
    const now = passed.reduce((sofar, { changes }) => merged(sofar, changes), data);
    const isSeed = this.#seed(kind, id) !== undefined;
    return { id, madeAt, data: now, first: data, passed, later, isSeed };
  }
}

function callbackOf(callback: NonNullable<Step['callback']>, data: Data, at: string): Callback {
  if (typeof callback === 'function') return callback(data, at);
  const { callbackUrl: url } = data;
  return { id: callback, data, ...(typeof url === 'string' && { url }) };
}

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

const merged = (data: Data, changes: Data): Data =>
  Object.fromEntries(Object.entries({ ...data, ...changes }).filter(([, value]) => value != null));
