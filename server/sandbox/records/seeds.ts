import { isData } from './is-data.ts';
import type { Seed } from './record-store.ts';

/** When the examples of the documents begin. */
const examplesBegin = '2026-11-15T00:00:00Z';

/** What a documented response shows, one record or several, as records that are there already. */
export function seedsOf(
  kind: string,
  shown: unknown,
  { id, madeAt }: { id: string; madeAt?: string },
): Seed[] {
  const store = (Array.isArray(shown) ? shown : [shown]).filter(isData);
  return store.map((data) => ({
    kind,
    id: String(data[id]),
    data,
    madeAt: madeAt ? String(data[madeAt]) : examplesBegin,
  }));
}
