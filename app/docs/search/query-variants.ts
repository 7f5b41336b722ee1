import { mistypings } from '#content/docs/glossary.ts';
import { traditional } from '#content/docs/traditional.ts';
import type { PinyinMatcher } from './pinyin.ts';
import type { Speller } from './spelling.ts';

/** A reading of the query and its weight. */
export type QueryVariant = { wording: string; weight: number };

/** Weights of guessed readings; the typed one has 1. */
const weights = { parts: 0.7, spelt: 0.8 };

/** The query as typed, as pinyin, split at the parts of a name, and with corrected spelling. */
export function queryVariants(query: string, hear: PinyinMatcher, spell: Speller): QueryVariant[] {
  const typed = asWritten(query);
  const inParts = asWritten(query.replace(/([a-z0-9])([A-Z])/g, '$1 $2'));
  const spelt = typed.replace(/[a-z0-9][a-z0-9_-]+/g, (word) => spell(word) ?? word);
  const all = [
    { wording: hear(typed) ?? typed, weight: 1 },
    { wording: typed, weight: 1 },
    { wording: inParts, weight: weights.parts },
    { wording: spelt, weight: weights.spelt },
  ];
  return all.filter(({ wording }, at) => all.findIndex((one) => one.wording === wording) === at);
}

const asWritten = (query: string): string =>
  withoutMistypings(simplified(withoutMarks(query.toLowerCase())));

/** Removes punctuation; a dot inside a word stays. */
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
