import type { SandboxDefault } from '#contract/documented-api.ts';
import { onlyRecord } from '../things/seeds.ts';
import type { Data, Step, Thing } from '../things/things.ts';
import { notThere, wrongValue } from './codes.ts';
import { newId } from './new-id.ts';
import { dataOf, hasAll, isWithin, pageOf } from './pages.ts';
import { Refusal } from './refusal.ts';
import { type Given, type Rule, rule } from './rules.ts';
import { shortTime } from './times.ts';

/** Answers a call as its `x-sandbox` says. Answers show documented fields alone. */
export const defaultRule = (described: SandboxDefault): Rule =>
  rule<Input>(async (given) => {
    for (const [field, record] of Object.entries(described.ids)) {
      const id = given.input[field];
      if (id !== undefined) await given.things.find(record, String(id), field);
    }
    return verbs[described.verb](given, described);
  });

type Input = Data & { page: number; pageSize: number; from?: string; to?: string };
type Verb = (given: Given<Input>, described: SandboxDefault) => Promise<Data>;

const verbs: Record<SandboxDefault['verb'], Verb> = {
  create: async ({ things, input, now }, described) => {
    const { record, id = '', createdAt, set } = described;
    const made = newId();
    const data = {
      ...input,
      [id]: made,
      ...(createdAt && { [createdAt]: shortTime(now) }),
      ...valuesAt(set, shortTime(now)),
    };
    return (await things.add(record, made, data, stepsOf(described))).data;
  },

  read: async (given, described) => ({
    ...(await find(given, described)).data,
    ...valuesAt(described.set, shortTime(given.now)),
  }),

  list: async ({ things, input }, { record }) => {
    const { page, pageSize, from, to, ...wanted } = input;
    const found = (await things.list(record)).filter(
      (one) => isWithin({ from, to }, one.madeAt) && hasAll(one, wanted),
    );
    return pageOf(found.map(dataOf), { page, pageSize });
  },

  change: async (given, described) => {
    const { things, input, now } = given;
    const { record, set } = described;
    const { remove, ...sent } = input;
    const found = await find(given, described);
    const removed = Array.isArray(remove) ? remove.map(String) : [];
    if (removed.some((name) => name in sent)) throw new Refusal(wrongValue, { field: 'remove' });
    const changes = {
      ...sent,
      ...Object.fromEntries(removed.map((name) => [name, null])),
      ...valuesAt(set, shortTime(now)),
    };
    const steps = stepsOf(described);
    return (await things.change(record, found, changes, { goesOn: steps.length === 0, steps }))
      .data;
  },

  remove: async (given, described) => {
    const found = await find(given, described);
    await given.things.remove(described.record, found);
    return { ...found.data, ...valuesAt(described.set, shortTime(given.now)) };
  },
};

/** The record that the request names; other fields of its path must be those of the record. */
async function find(
  { things, input, call }: Given<Input>,
  { record, id }: SandboxDefault,
): Promise<Thing> {
  const found = await things.find(record, id ? String(input[id]) : onlyRecord, id ?? record);
  const inPath = Object.keys(Object(call.inPath.properties));
  const other = inPath.find((name) => name in found.data && found.data[name] !== input[name]);
  if (other) throw new Refusal(notThere, { field: id ?? other });
  return found;
}

const stepsOf = ({ steps }: SandboxDefault): Step[] =>
  steps.map(({ afterMs, set, callback }) => ({
    afterMs,
    changes: (at) => valuesAt(set, at),
    tells: callback,
  }));

const valuesAt = (set: Data, at: string): Data =>
  Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name, value === '$now' ? at : value]),
  );
