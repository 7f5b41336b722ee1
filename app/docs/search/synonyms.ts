import { glossary } from '#content/docs/glossary.ts';
import type { SearchIndex } from '#documents/search/search-record.ts';
import { memoize } from './memoize.ts';
import { stemOf } from './terms.ts';

/** A concept in a query. */
export type Idea = {
  said: string;
  /** Synonyms from the glossary and the everyday words of our texts. */
  names: string[];
};

/** Splits a query into concepts at the longest known names. */
export function makeSynonyms(everyday: SearchIndex['everyday']): (query: string) => Idea[] {
  const names = namesOf(everyday);
  const longest = Math.max(...[...names.keys()].map((key) => key.split(' ').length));
  /** The length in units of the longest name that starts at `at`; 0 if none. */
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

/** Synonyms by name, in stemmed form. */
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
    const synonyms = ours
      .split(', ')
      .flatMap((name) => [name, ...(names.get(keyOfName(name)) ?? [])]);
    for (const name of theirs.split(', ')) learn(name, synonyms);
  }
  return names;
}

/** Latin words and single Chinese characters. */
const unitsOf = (text: string): string[] =>
  text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? [];

const keyOf = (units: readonly string[]): string => units.map(stemOf).join(' ');

const keyOfName = memoize((name: string) => keyOf(unitsOf(name)));

/** Joins adjacent Chinese characters; Latin words stay apart. */
const joined = (units: readonly string[]): string[] =>
  units
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .split(' ')
    .filter(Boolean);
