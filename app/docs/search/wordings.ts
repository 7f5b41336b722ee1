import { glossary, mistypings } from '#content/docs/glossary.ts';
import { traditional } from '#content/docs/traditional.ts';
import type { Ear } from './sounds.ts';
import { isHan, stemOf } from './terms.ts';

/** A way to say what was asked for. */
export type Wording = {
  wording: string;
  /** How much it counts beside what was typed. */
  weight: number;
  /** The other name in it, which a place must have; missing in what was typed. */
  name?: string;
};

/** What was typed, as it sounds in Chinese, and what the glossary calls it otherwise. */
export function wordingsOf(query: string, hear: Ear): Wording[] {
  const typed = asWritten(query);
  const inParts = asWritten(query.replace(/([a-z0-9])([A-Z])/g, '$1 $2'));
  const said = [...new Set([hear(typed) ?? typed, typed])];
  return [
    ...said.map((wording) => ({ wording, weight: 1 })),
    ...(inParts === typed ? [] : [{ wording: inParts, weight: otherWeight }]),
    ...[...said, inParts].flatMap(otherWordings),
  ];
}

/** How much another name counts beside what was typed. */
const otherWeight = 0.7;

const asWritten = (query: string): string =>
  withoutMistypings(simplified(withoutMarks(query.toLowerCase())));

/** The query with a name of the glossary replaced by each of the others in its line. */
const otherWordings = (query: string): Wording[] =>
  glossary.flatMap((names) => {
    const said = names.filter((name) => says(query, name));
    const longest = said.sort((one, other) => other.length - one.length)[0];
    if (longest === undefined) return [];
    return names
      .filter((name) => !said.includes(name))
      .map((name) => ({ name, wording: replaced(query, longest, name), weight: otherWeight }));
  });

const says = (query: string, name: string): boolean =>
  isHan(name) ? query.includes(name) : wordsAt(query, name) >= 0;

function replaced(query: string, name: string, other: string): string {
  if (isHan(name)) return query.replace(name, ` ${other} `);
  return query.split(' ').toSpliced(wordsAt(query, name), name.split(' ').length, other).join(' ');
}

/** At which word of the query the words of a name begin, whatever their endings; else -1. */
function wordsAt(query: string, name: string): number {
  const wanted = name.split(' ').map(stemOf);
  const words = query.split(' ').map(stemOf);
  return words.findIndex((_, at) => wanted.every((word, next) => words[at + next] === word));
}

/** Without question marks and the like; a dot within a word belongs to it. */
const withoutMarks = (query: string): string =>
  query
    .replace(/[?!,;:"“”‘’()？！，。；：、（）【】]|\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const simplified = (query: string): string =>
  query.replace(/\p{Script=Han}/gu, (sign) => simple.get(sign) ?? sign);

const simple = new Map(
  Array.from(traditional.matchAll(/(.)(.)/gu), ([, sign = '', other = '']) => [sign, other]),
);

const withoutMistypings = (query: string): string =>
  Object.entries(mistypings).reduce((text, [wrong, right]) => text.replaceAll(wrong, right), query);
