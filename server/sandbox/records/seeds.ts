import { isData } from './is-data.ts';
import type { Seed } from './record-store.ts';

/** Id of a record that an application has once. */
export const onlyRecord = 'own';

/** Date of the documented examples. */
const examplesBegin = '2026-11-15T00:00:00Z';

/** Seeds from a documented response with one or several records. */
export function seedsOf(
  kind: string,
  shown: unknown,
  { id, madeAt = '' }: { id?: string | undefined; madeAt?: string | undefined },
): Seed[] {
  const records = (Array.isArray(shown) ? shown : [shown]).filter(isData);
  return records.map((data) => ({
    kind,
    id: id ? String(data[id]) : onlyRecord,
    data,
    madeAt: String(data[madeAt] ?? examplesBegin),
  }));
}
