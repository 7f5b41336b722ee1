import { isData } from './is-data.ts';
import type { Seed } from './things.ts';

/** When the examples of the documents begin. */
const examplesBegin = '2026-11-15T00:00:00Z';

/** What a documented response shows, one thing or several, as things that are there already. */
export function seedsOf(
  kind: string,
  shown: unknown,
  { id, madeAt }: { id: string; madeAt?: string },
): Seed[] {
  const things = (Array.isArray(shown) ? shown : [shown]).filter(isData);
  return things.map((data) => ({
    kind,
    id: String(data[id]),
    data,
    madeAt: madeAt ? String(data[madeAt]) : examplesBegin,
  }));
}
