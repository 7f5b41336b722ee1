import { isData } from '../records/is-data.ts';
import type { Data } from '../records/record-store.ts';
import { noneAccepted, twiceInList } from './codes.ts';
import { Refusal } from './refusal.ts';
import type { Given } from './rules.ts';

/**
 * Each entry of a list is judged alone: `accept` answers what stands in `data.accepted`, or throws
 * a `Refusal` for this one. The same entry twice is carried out once.
 */
export async function processBatch<Entry>(
  { call, say }: Pick<Given<unknown>, 'call' | 'say'>,
  entries: readonly Entry[],
  accept: (entry: Entry, index: number) => Promise<Data>,
  /** What makes two entries the same, where their name alone does not. */
  keyOf = (entry: Entry): string => entryName(call, entry),
): Promise<{ accepted: Data[]; rejected: Data[] }> {
  const accepted: Data[] = [];
  const rejected: Data[] = [];
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const name = entryName(call, entry);
    const key = keyOf(entry);
    const reject = (code: number, field?: string) =>
      rejected.push({ index, [call.list?.entry ?? 'entry']: name, code, msg: say(code, field) });
    if (seen.has(key)) {
      reject(twiceInList);
      continue;
    }
    seen.add(key);
    try {
      accepted.push(await accept(entry, index));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reject(error.code, error.field);
    }
  }
  if (accepted.length === 0) throw new Refusal(noneAccepted, { data: { rejected } });
  return { accepted, rejected };
}

/** An entry as `data.rejected` names it: itself, or the field that `x-list` names. */
export const entryName = ({ list }: Given<unknown>['call'], entry: unknown): string =>
  String(isData(entry) ? (entry[list?.entry ?? ''] ?? '') : entry);
