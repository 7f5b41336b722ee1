import { readersWords } from '#content/docs/readers-words.ts';
import type { Locale } from '#contract/locale.ts';

/** What readers type for a place or a code; the Chinese ones often in English. */
export function wordsFor(place: string | number, locale: Locale): string | undefined {
  const words = readersWords[place];
  if (!words) return undefined;
  return locale === 'en' ? words.en : `${words.zh}, ${words.en}`;
}
