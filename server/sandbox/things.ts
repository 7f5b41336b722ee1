import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { sandboxDeliveries, sandboxThings, type ThingStep } from '../db/sandbox-schema.ts';
import { notThere } from './codes.ts';
import type { Callback, Told } from './deliveries/tell.ts';
import { inPortions } from './portions.ts';
import { Refusal } from './refusal.ts';
import { shortTime } from './times.ts';

export type Data = Record<string, unknown>;

/** Something that a call made or that was there from the beginning. */
export type Thing = {
  id: string;
  madeAt: Date;
  /** As it is at this moment. */
  data: Data;
  /** How it was at first, what it went through since, and what is still to come; oldest first. */
  first: Data;
  passed: readonly ThingStep[];
  later: readonly ThingStep[];
  /** It was there from the beginning: what the documents show with it works at any time. */
  isSeed: boolean;
};

/** What becomes of a thing some time from now, and what that tells the customer. */
export type Step = {
  afterMs: number;
  /** `null` takes a field away. */
  changes: (at: string) => Data;
  tells?: (data: Data, at: string) => Callback;
};

/** There for everybody who begins, so that what the documents show can be tried at once. */
export type Seed = { kind: string; id: string; data: Data; madeAt: string };

type Parts = {
  tx: Transaction;
  applicationId: string;
  now: Date;
  seeds: readonly Seed[];
  told: Told;
};

type Row = { kind: string; id: string; madeAt: Date; data: Data | null; steps: ThingStep[] };

/**
 * The things of one application, in the transaction of one call. It may write a thousand of them:
 * they are stored at its end.
 */
export class Things {
  readonly #parts: Parts;
  readonly #written = new Map<string, Row>();
  /** Of these nothing is told that was planned before. */
  readonly #stopped = new Map<string, Set<string>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async add(kind: string, id: string, data: Data, steps: readonly Step[] = []): Promise<Thing> {
    const madeAt = this.#parts.now;
    const planned = this.#plan(data, steps);
    await this.#store(kind, id, madeAt, data, planned.steps);
    await this.#tellAll(kind, id, planned.callbacks);
    return this.#thing(kind, { id, madeAt, data, steps: planned.steps });
  }

  /** Undefined if there is none. */
  async look(kind: string, id: string): Promise<Thing | undefined> {
    const row = this.#written.get(keyOf(kind, id)) ?? (await this.#stored(kind, id));
    if (row) return row.data ? this.#thing(kind, { ...row, data: row.data }) : undefined;
    const seed = this.#seed(kind, id);
    return seed && this.#planted(seed);
  }

  /** Refuses with “There is no such record”, naming the field that the id came in. */
  async find(kind: string, id: string, field: string): Promise<Thing> {
    const found = await this.look(kind, id);
    if (!found) throw new Refusal(notThere, { field });
    return found;
  }

  /** Newest first. */
  async list(kind: string): Promise<Thing[]> {
    const { tx, applicationId, seeds } = this.#parts;
    const stored = await tx
      .select()
      .from(sandboxThings)
      .where(and(eq(sandboxThings.applicationId, applicationId), eq(sandboxThings.kind, kind)))
      .orderBy(desc(sandboxThings.madeAt), desc(sandboxThings.id));
    const rows = [
      ...[...this.#written.values()].filter((row) => row.kind === kind),
      ...stored.filter(({ id }) => !this.#written.has(keyOf(kind, id))),
    ];
    const known = new Set(rows.map(({ id }) => id));
    return [
      ...rows.flatMap((row) => (row.data ? [this.#thing(kind, { ...row, data: row.data })] : [])),
      ...seeds
        .filter((seed) => seed.kind === kind && !known.has(seed.id))
        .map((seed) => this.#planted(seed)),
    ].sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  }

  /**
   * From now on it is like this. What would have become of it no longer does, unless it `goesOn`;
   * other `steps` may follow instead.
   */
  async change(
    kind: string,
    thing: Thing,
    changes: Data,
    { goesOn = false, steps = [] }: { goesOn?: boolean; steps?: readonly Step[] } = {},
  ): Promise<Thing> {
    const { now } = this.#parts;
    const planned = this.#plan(merged(thing.data, changes), steps);
    if (!goesOn) await this.#forgetLater(kind, thing.id);
    const all = [
      ...thing.passed,
      { at: now.toISOString(), changes },
      ...(goesOn ? thing.later : []),
      ...planned.steps,
    ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    await this.#store(kind, thing.id, thing.madeAt, thing.first, all);
    await this.#tellAll(kind, thing.id, planned.callbacks);
    return this.#thing(kind, { ...thing, data: thing.first, steps: all });
  }

  async remove(kind: string, thing: Thing): Promise<void> {
    await this.#forgetLater(kind, thing.id);
    await this.#store(kind, thing.id, thing.madeAt, null, []);
  }

  /** At the end of the call. */
  async store(): Promise<void> {
    const { tx, applicationId, now, told } = this.#parts;
    for (const rows of inPortions([...this.#written.values()]))
      await tx
        .insert(sandboxThings)
        .values(rows.map((row) => ({ applicationId, ...row })))
        .onConflictDoUpdate({
          target: [sandboxThings.applicationId, sandboxThings.kind, sandboxThings.id],
          set: { data: sql`excluded.data`, steps: sql`excluded.steps` },
        });
    for (const [kind, all] of this.#stopped)
      for (const ids of inPortions([...all]))
        await tx
          .delete(sandboxDeliveries)
          .where(
            and(
              eq(sandboxDeliveries.applicationId, applicationId),
              eq(sandboxDeliveries.kind, kind),
              inArray(sandboxDeliveries.thingId, ids),
              gt(sandboxDeliveries.occurredAt, now),
            ),
          );
    await told.store();
  }

  async #store(kind: string, id: string, madeAt: Date, data: Data | null, steps: ThingStep[]) {
    this.#written.set(keyOf(kind, id), { kind, id, madeAt, data, steps });
  }

  async #stored(kind: string, id: string): Promise<Row | undefined> {
    const { tx, applicationId } = this.#parts;
    const is = and(
      eq(sandboxThings.applicationId, applicationId),
      eq(sandboxThings.kind, kind),
      eq(sandboxThings.id, id),
    );
    const [row] = await tx.select().from(sandboxThings).where(is);
    return row;
  }

  #plan(data: Data, steps: readonly Step[]) {
    const planned: ThingStep[] = [];
    const callbacks: { callback: Callback; at: Date }[] = [];
    let then = data;
    for (const { afterMs, changes, tells } of steps) {
      const at = new Date(this.#parts.now.getTime() + afterMs);
      const step = { at: at.toISOString(), changes: changes(shortTime(at)) };
      then = merged(then, step.changes);
      planned.push(step);
      if (tells) callbacks.push({ callback: tells(then, shortTime(at)), at });
    }
    return { steps: planned, callbacks };
  }

  async #tellAll(kind: string, id: string, callbacks: { callback: Callback; at: Date }[]) {
    for (const { callback, at } of callbacks) this.#parts.told.add(callback, at, { kind, id });
  }

  async #forgetLater(kind: string, id: string): Promise<void> {
    this.#parts.told.forget({ kind, id });
    this.#stopped.set(kind, (this.#stopped.get(kind) ?? new Set()).add(id));
  }

  #seed(kind: string, id: string): Seed | undefined {
    return this.#parts.seeds.find((one) => one.kind === kind && one.id === id);
  }

  #planted({ kind, id, data, madeAt }: Seed): Thing {
    return this.#thing(kind, { id, data, madeAt: new Date(madeAt), steps: [] });
  }

  #thing(
    kind: string,
    { id, madeAt, data, steps }: { id: string; madeAt: Date; data: Data; steps: ThingStep[] },
  ): Thing {
    const isPast = ({ at }: ThingStep) => new Date(at) <= this.#parts.now;
    const passed = steps.filter(isPast);
    const later = steps.filter((step) => !isPast(step));
    const now = passed.reduce((sofar, { changes }) => merged(sofar, changes), data);
    const isSeed = this.#seed(kind, id) !== undefined;
    return { id, madeAt, data: now, first: data, passed, later, isSeed };
  }
}

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

const merged = (data: Data, changes: Data): Data =>
  Object.fromEntries(Object.entries({ ...data, ...changes }).filter(([, value]) => value != null));
