import { noneAccepted, twiceInList } from './codes.ts';
import { Refusal } from './refusal.ts';
import type { Given } from './rules.ts';
import type { Data } from './things.ts';

/**
 * Each entry of a list is judged alone: `accept` answers what stands in `data.accepted`, or throws
 * a `Refusal` for this one. The same entry twice is carried out once; where not the name alone says
 * what is the same, `isTwice` does.
 */
export async function judgeList<Entry>(
  { call, say }: Pick<Given<unknown>, 'call' | 'say'>,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  accept: (entry: Entry, index: number) => Promise<Data>,
  isTwice: (entry: Entry) => boolean = seenBefore(nameOf),
): Promise<{ accepted: Data[]; rejected: Data[] }> {
  const accepted: Data[] = [];
  const rejected: Data[] = [];
  for (const [index, entry] of entries.entries()) {
    try {
      if (isTwice(entry)) throw new Refusal(twiceInList);
      accepted.push(await accept(entry, index));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, field } = error;
      const name = call.list?.entry ?? 'entry';
      rejected.push({ index, [name]: nameOf(entry), code, msg: say(code, field) });
    }
  }
  if (accepted.length === 0) throw new Refusal(noneAccepted, { data: { rejected } });
  return { accepted, rejected };
}

/** Whether one with the same name, or another key, came earlier in the list. */
export function seenBefore<Entry>(keyOf: (entry: Entry) => string): (entry: Entry) => boolean {
  const seen = new Set<string>();
  return (entry) => {
    const key = keyOf(entry);
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  };
}
