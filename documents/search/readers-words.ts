import { readersWords } from '#content/docs/readers-words.ts';
import type { Locale } from '#contract/locale.ts';

/** Queries for a section or a code; Chinese readers also type English words, but no phrases. */
export function wordsFor(place: string | number, locale: Locale): string {
  const { en = '', zh = '' } = readersWords[place] ?? {};
  if (locale === 'en') return en;
  const words = en.split(', ').filter((word) => !word.includes(' '));
  return [...new Set([...zh.split(', '), ...words])].filter(Boolean).join(', ');
}
