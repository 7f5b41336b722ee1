import { readersWords } from '#content/docs/readers-words.ts';
import type { Locale } from '#contract/locale.ts';

/** What readers type for a place or a code; a Chinese reader also types English words, no phrases. */
export function wordsFor(place: string | number, locale: Locale): string {
  const { en = '', zh = '' } = readersWords[place] ?? {};
  if (locale === 'en') return en;
  const words = en.split(', ').filter((word) => !word.includes(' '));
  return [...new Set([...zh.split(', '), ...words])].filter(Boolean).join(', ');
}
