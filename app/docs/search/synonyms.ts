import { glossary } from '#content/docs/glossary.ts';
import type { SearchIndex } from '#documents/search/search-record.ts';
import { memoize } from './memoize.ts';
import { stemOf } from './terms.ts';

/** A part of a query that means one thing. */
export type Idea = {
  said: string;
  /** What the glossary and our texts call it otherwise. */
  names: string[];
};

/** Cuts a query at the longest names that are known; what lies between stays as it is. */
export function makeSynonyms(everyday: SearchIndex['everyday']): (query: string) => Idea[] {
  const names = namesOf(everyday);
  const longest = Math.max(...[...names.keys()].map((key) => key.split(' ').length));
  /** How many units from here on are a name; 0 if none. */
  const nameAt = (units: readonly string[], at: number): number => {
    for (let length = Math.min(longest, units.length - at); length > 0; length -= 1)
      if (names.has(keyOf(units.slice(at, at + length)))) return length;
    return 0;
  };
  return (query) => {
    const units = unitsOf(query);
    const ideas: Idea[] = [];
    let between: string[] = [];
    for (let at = 0; at <= units.length; ) {
      const length = nameAt(units, at);
      if (length > 0 || at === units.length) {
        ideas.push(...joined(between).map((said) => ({ said, names: [] })));
        between = [];
      } else between.push(units[at] ?? '');
      const name = units.slice(at, at + length);
      if (length > 0)
        ideas.push({ said: joined(name).join(' '), names: [...(names.get(keyOf(name)) ?? [])] });
      at += Math.max(1, length);
    }
    return ideas;
  };
}

/** By every name, whatever the endings of its words: the others that mean the same. */
function namesOf(everyday: SearchIndex['everyday']): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const learn = (name: string, others: Iterable<string>) => {
    const key = keyOfName(name);
    const all = names.get(key) ?? new Set();
    for (const other of others) if (keyOfName(other) !== key) all.add(other);
    names.set(key, all);
  };
  for (const line of glossary) for (const name of line) learn(name, line);
  for (const [ours, theirs] of everyday) {
    const meant = ours.split(', ').flatMap((name) => [name, ...(names.get(keyOfName(name)) ?? [])]);
    for (const name of theirs.split(', ')) learn(name, meant);
  }
  return names;
}

/** Words, and single Chinese characters. */
const unitsOf = (text: string): string[] =>
  text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? [];

const keyOf = (units: readonly string[]): string => units.map(stemOf).join(' ');

const keyOfName = memoize((name: string) => keyOf(unitsOf(name)));

/** Words alone, Chinese characters that stand side by side together. */
const joined = (units: readonly string[]): string[] =>
  units
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .split(' ')
    .filter(Boolean);
