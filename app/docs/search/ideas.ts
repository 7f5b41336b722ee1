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
    ideas.push({ said, names: othersOf(keyOf(units.slice(at, at + length))) });
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

/** The lines of the glossary that have a name, whatever the endings of its words. */
const lines = new Map<string, (readonly string[])[]>();
for (const line of glossary)
  for (const name of line) {
    const key = keyOf(unitsOf(name));
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
const longest = Math.max(...[...lines.keys()].map((key) => key.split(' ').length));

/** How many units from here on are a name; 0 if none. */
function nameAt(units: readonly string[], at: number): number {
  for (let length = Math.min(longest, units.length - at); length > 0; length -= 1)
    if (lines.has(keyOf(units.slice(at, at + length)))) return length;
  return 0;
}

const othersOf = (key: string): string[] =>
  [...new Set((lines.get(key) ?? []).flat())].filter((name) => keyOf(unitsOf(name)) !== key);
