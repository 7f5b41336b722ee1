import { isData } from '../records/is-data.ts';
import type { Data } from '../records/record-store.ts';
import { noneAccepted, Refusal, twiceInList } from './refusal.ts';
import type { Given } from './rules.ts';

/**
 * Processes the entries of a list one by one: `accept` returns what goes into `data.accepted`, or
 * throws a `Refusal` for this entry. Duplicates are processed once.
 */
export async function processBatch<Entry>(
  { call, say }: Pick<Given<unknown>, 'call' | 'say'>,
  entries: readonly Entry[],
  accept: (entry: Entry, index: number) => Promise<Data>,
  /** Identity of an entry, where its name is not enough. */
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

/** Name of an entry in `data.rejected`: itself, or the field that `x-list` names. */
export const entryName = ({ list }: Given<unknown>['call'], entry: unknown): string =>
  String(isData(entry) ? (entry[list?.entry ?? ''] ?? '') : entry);
