import { join } from 'node:path';
import { type Term, terms } from '#content/terms.ts';
import { locales } from '#contract/locale.ts';
import { descriptionTexts } from './description-texts.ts';
import { documentTexts } from './document-texts.ts';
import { moduleTexts } from './module-texts.ts';
import type { Text } from './text.ts';

/** Words in any text of `content/` for which the term base has a better one. */
export function termProblems(content = join(process.cwd(), 'content')): string[] {
  const texts = [...documentTexts(content), ...descriptionTexts(content), ...moduleTexts(content)];
  return [...new Set([...texts.flatMap(wrongWords), ...missingNames(texts)])];
}

const wrongWords = ({ place, locale, text }: Text): string[] =>
  terms.flatMap((term) => {
    const looked = withoutParts(text, term.unless?.[locale] ?? []);
    return wordsToAvoid(term, place, locale).flatMap((word) => {
      const [found] = patternOf(word).exec(looked) ?? [];
      return found ? [`${place}: say “${term[locale]}” in place of “${found}”: “${text}”`] : [];
    });
  });

function wordsToAvoid({ not, here }: Term, place: string, locale: Text['locale']): string[] {
  const everywhere = not?.[locale] ?? [];
  return here?.place.test(place) ? [...everywhere, ...(here.not[locale] ?? [])] : [...everywhere];
}

const withoutParts = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(new RegExp(part, 'gi'), ''), text);

/** Files that say the specified name and never the one that readers know. */
function missingNames(texts: readonly Text[]): string[] {
  const files = Map.groupBy(texts, ({ place }) => fileOf(place));
  const parts = [...files].flatMap(([file, all]) =>
    locales.map((locale) => ({ file, locale, own: all.filter((one) => one.locale === locale) })),
  );
  return parts.flatMap(({ file, locale, own }) => {
    const says = (word: string) => own.some(({ text }) => patternOf(word).test(text));
    return terms.flatMap((term) => {
      const beside = term.beside?.[locale];
      return beside !== undefined && says(term[locale]) && !says(beside)
        ? [`${file}: say “${beside}” beside “${term[locale]}”`]
        : [];
    });
  });
}

const fileOf = (place: string): string => place.split(' ')[0] ?? place;

const patterns = new Map<string, RegExp>();

function patternOf(word: string): RegExp {
  const pattern = patterns.get(word) ?? writePattern(word);
  patterns.set(word, pattern);
  return pattern;
}

/** Chinese has no spaces: a word matches anywhere. */
const writePattern = (word: string): RegExp =>
  /[^\p{ASCII}]/u.test(word) ? new RegExp(word, 'u') : new RegExp(`\\b(?:${word})\\b`, 'i');
