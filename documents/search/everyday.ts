import { everydayWords } from '#content/docs/everyday-words.ts';
import type { Locale } from '#contract/locale.ts';
import type { SearchIndex } from './search-record.ts';

/** The synonyms of a language; Chinese readers also type English words, but no phrases. */
export const searchEveryday = (locale: Locale): SearchIndex['everyday'] =>
  Object.entries(everydayWords).flatMap(([ours, theirs]): [string, string][] => {
    const isSaid = (word: string) =>
      isHan(word) ? locale === 'zh' : locale === 'en' || /^[a-z0-9]{2,5}$/.test(word);
    const said = theirs.split(', ').filter(isSaid);
    const meant = ours.split(', ').filter((name) => isHan(name) === (locale === 'zh'));
    return said.length > 0 ? [[meant.join(', '), said.join(', ')]] : [];
  });

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
