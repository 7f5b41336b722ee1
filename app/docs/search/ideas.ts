import { everydayWords } from '#content/docs/everyday-words.ts';
import { glossary } from '#content/docs/glossary.ts';
import { stemOf } from './terms.ts';

/** A part of a query that means one thing. */
export type Idea = {
  said: string;
  /** What the glossary calls it otherwise. */
  names: string[];
};

/** Cuts a query at the longest names that the glossary knows; what lies between stays as it is. */
export function ideasOf(query: string): Idea[] {
  const units = unitsOf(query);
  const ideas: Idea[] = [];
  let between: string[] = [];
  const endBetween = () => {
    ideas.push(...joined(between).map((said) => ({ said, names: [] })));
    between = [];
  };
  for (let at = 0; at < units.length; ) {
    const length = nameAt(units, at);
    if (length === 0) {
      between.push(units[at] ?? '');
      at += 1;
      continue;
    }
    endBetween();
    const said = joined(units.slice(at, at + length)).join(' ');
    ideas.push({ said, names: [...othersOf(said)] });
    at += length;
  }
  endBetween();
  return ideas;
}

/** Words, and single Chinese characters. */
const unitsOf = (text: string): string[] =>
  text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? [];

/** Words alone, Chinese characters that stand side by side together. */
const joined = (units: readonly string[]): string[] =>
  units
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .split(' ')
    .filter(Boolean);

const keyOf = (units: readonly string[]): string => units.map(stemOf).join(' ');

/** By every name, whatever the endings of its words: the others that mean the same. */
const names = new Map<string, Set<string>>();
const learn = (name: string, others: Iterable<string>) => {
  const key = keyOf(unitsOf(name));
  const all = names.get(key) ?? new Set();
  for (const other of others) if (keyOf(unitsOf(other)) !== key) all.add(other);
  names.set(key, all);
};
for (const line of glossary) for (const name of line) learn(name, line);
for (const [ours, theirs] of Object.entries(everydayWords)) {
  const meant = ours.split(', ').flatMap((name) => [name, ...othersOf(name)]);
  for (const name of theirs.split(', ')) learn(name, meant);
}
const longest = Math.max(...[...names.keys()].map((key) => key.split(' ').length));

/** How many units from here on are a name; 0 if none. */
function nameAt(units: readonly string[], at: number): number {
  for (let length = Math.min(longest, units.length - at); length > 0; length -= 1)
    if (names.has(keyOf(units.slice(at, at + length)))) return length;
  return 0;
}

function othersOf(name: string): Iterable<string> {
  return names.get(keyOf(unitsOf(name))) ?? [];
}
