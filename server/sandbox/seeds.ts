import type { Data, Seed } from './things.ts';

/** Documented things, as they are there from the beginning: which field is the id, which the time. */
export const seedsOf = (
  kind: string,
  documented: readonly Data[],
  { id, madeAt }: { id: string; madeAt: string },
): Seed[] =>
  documented.map((data) => ({ kind, id: String(data[id]), data, madeAt: String(data[madeAt]) }));

/** The records of a documented list. */
export const recordsOf = ({ records }: Data): Data[] =>
  Array.isArray(records) ? records.map((record) => ({ ...record })) : [];
