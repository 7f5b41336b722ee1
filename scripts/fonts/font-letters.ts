import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';

/** What the typefaces are cut to. */
export const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
export const punctuation = '\u00a0©®™°±·×–—‘’“”•…→€£¥−';

/**
 * Beyond ASCII, what the words of a language and the names in them need. What is not Latin may be
 * left out: the system sets it, as it does Chinese.
 */
const accents: Localized<string> = { en: 'ÁÃÇÉÍÑÓÖÚÜáãçéíñóöúü', zh: '' };

const named = JSON.stringify([brand.names, brand.legalName]);
export const furtherLetters = [...new Set(Object.values(accents).join('') + named)].join('');

/** Those with an accent, U+C0 to U+FF without the signs among them, and the others. */
const isAccented = (letter: string): boolean =>
  /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]/.test(letter);
export const accented = [...furtherLetters].filter(isAccented).join('');
export const unaccented = [...furtherLetters].filter((letter) => !isAccented(letter)).join('');
