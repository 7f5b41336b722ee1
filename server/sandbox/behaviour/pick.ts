import type { Data } from '../records/record-store.ts';

export const pick = (data: Data, ...names: string[]): Data =>
  Object.fromEntries(names.map((name) => [name, data[name]]));
