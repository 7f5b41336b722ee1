import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';

/** The characters that the typefaces are reduced to. */
export const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
export const punctuation = '\u00a0©®™°±·×–—‘’“”•…→€£¥−';

/**
 * Characters beyond ASCII that the words and names of a language need. Non-Latin ones may be left
 * out: like Chinese, the system's fonts render them.
 */
const accents: Localized<string> = { en: 'ÁÃÇÉÍÑÓÖÚÜáãçéíñóöúü', zh: '' };

/** What share images and pages show of the operator's names. */
export const namedText = JSON.stringify([brand.names, brand.legalName, brand.headquarters]);

const named = JSON.stringify([brand.names, brand.legalName]);
export const furtherLetters = [...new Set(Object.values(accents).join('') + named)].join('');

/** Separates accented letters (U+C0 to U+FF without the symbols among them) from the others. */
const isAccented = (letter: string): boolean =>
  /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]/.test(letter);
export const accented = [...furtherLetters].filter(isAccented).join('');
export const unaccented = [...furtherLetters].filter((letter) => !isAccented(letter)).join('');
