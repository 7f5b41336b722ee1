import type { SandboxDefault } from '#contract/documented-api.ts';
import type { Data, Step, StoredRecord } from '../records/record-store.ts';
import { onlyRecord } from '../records/seeds.ts';
import { newId, shortTime } from './formats.ts';
import { dataOf, hasAll, isWithin, pageOf } from './pages.ts';
import { notThere, Refusal, removesSent } from './refusal.ts';
import { type Given, type Rule, rule } from './rules.ts';

/** Behaviour from `x-sandbox`. Responses contain documented fields only. */
export const defaultRule = (described: SandboxDefault): Rule =>
  rule<Input>(async (given) => {
    for (const [field, record] of Object.entries(described.ids)) {
      const id = given.input[field];
      if (id !== undefined) await given.store.find(record, String(id), field);
    }
    return verbs[described.verb](given, described);
  });

type Input = Data & { page: number; pageSize: number; from?: string; to?: string };
type Verb = (given: Given<Input>, described: SandboxDefault) => Promise<Data>;

const verbs: Record<SandboxDefault['verb'], Verb> = {
  create: async ({ store, input, now }, described) => {
    const { record, id = '', createdAt, set } = described;
    const made = newId();
    const data = {
      ...input,
      [id]: made,
      ...(createdAt && { [createdAt]: shortTime(now) }),
      ...valuesAt(set, shortTime(now)),
    };
    return (await store.add(record, made, data, stepsOf(described))).data;
  },

  read: async (given, described) => ({
    ...(await find(given, described)).data,
    ...valuesAt(described.set, shortTime(given.now)),
  }),

  list: async ({ store, input }, { record }) => {
    const { page, pageSize, from, to, ...wanted } = input;
    const found = (await store.list(record)).filter(
      (one) => isWithin({ from, to }, one.madeAt) && hasAll(one, wanted),
    );
    return pageOf(found.map(dataOf), { page, pageSize });
  },

  change: async (given, described) => {
    const { store, input, now } = given;
    const { record, set } = described;
    const { remove, ...sent } = input;
    const found = await find(given, described);
    const removed = Array.isArray(remove) ? remove.map(String) : [];
    if (removed.some((name) => name in sent)) throw removesSent();
    const changes = {
      ...sent,
      ...Object.fromEntries(removed.map((name) => [name, null])),
      ...valuesAt(set, shortTime(now)),
    };
    const steps = stepsOf(described);
    return (await store.change(record, found, changes, { keepSteps: steps.length === 0, steps }))
      .data;
  },

  remove: async (given, described) => {
    const found = await find(given, described);
    await given.store.remove(described.record, found);
    return { ...found.data, ...valuesAt(described.set, shortTime(given.now)) };
  },
};

/** The record of the request; other path fields must match it. */
async function find(
  { store, input, call }: Given<Input>,
  { record, id }: SandboxDefault,
): Promise<StoredRecord> {
  const found = await store.find(record, id ? String(input[id]) : onlyRecord, id ?? record);
  const inPath = Object.keys(Object(call.inPath.properties));
  const other = inPath.find((name) => name in found.data && found.data[name] !== input[name]);
  if (other) throw new Refusal(notThere, { field: id ?? other });
  return found;
}

const stepsOf = ({ steps }: SandboxDefault): Step[] =>
  steps.map(({ afterMs, set, callback }) => ({
    afterMs,
    changes: (at) => valuesAt(set, at),
    callback,
  }));

const valuesAt = (set: Data, at: string): Data =>
  Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name, value === '$now' ? at : value]),
  );
