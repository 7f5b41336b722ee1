import { pagePath } from '#content/site-map.ts';
import { htmlLanguages, type Locale, type Localized, locales } from '#contract/locale.ts';
import { words as englishCookies } from './cookies/en.ts';
import { words as chineseCookies } from './cookies/zh.ts';
import { labels as englishLabels } from './en.ts';
import { words as englishPrivacy } from './privacy/en.ts';
import { words as chinesePrivacy } from './privacy/zh.ts';
import { entryOf, numbersOf, resolveBlock, resolveText } from './resolve.ts';
import { dateKinds, type LegalPageId, legalPages } from './structure.ts';
import { words as englishTerms } from './terms/en.ts';
import { words as chineseTerms } from './terms/zh.ts';
import type { LegalWords, Sections } from './text.ts';
import { labels as chineseLabels } from './zh.ts';

/** A legal page of one language, numbered and with its links resolved. */
export type LegalData = ReturnType<typeof legalOf>;
export type LegalSection = LegalData['sections'][number];

const labelsOf = { en: englishLabels, zh: chineseLabels };

const wordsOf: Record<LegalPageId, Localized<LegalWords<Sections>>> = {
  'terms-services': { en: englishTerms, zh: chineseTerms },
  'privacy-policy': { en: englishPrivacy, zh: chinesePrivacy },
  'cookie-policy': { en: englishCookies, zh: chineseCookies },
};

export function legalOf(page: LegalPageId, locale: Locale) {
  const { title, intro, sections: texts } = wordsOf[page][locale];
  const { dates, sections } = legalPages[page];
  const labels = labelsOf[locale];
  const numbers = numbersOf(sections);
  const place = { locale, numbers, labels };

  const clauseOf = (section: string, id: string) => {
    const { title, text } = entryOf(entryOf(texts, section).clauses, id);
    const blocks = text.map((block) => resolveBlock(block, title, place));
    return { id, number: entryOf(numbers, id), title, blocks };
  };

  return {
    title,
    labels: { contents: labels.contents, print: labels.print },
    dates: dateKinds.flatMap((kind) =>
      dates[kind] ? [{ label: labels.dates[kind], date: dates[kind] }] : [],
    ),
    translations: locales
      .filter((other) => other !== locale)
      .map((other) => ({
        path: pagePath(page, other),
        language: htmlLanguages[other],
        name: labels.otherLanguage,
      })),
    intro: intro.map((text) => resolveText(text, place)),
    sections: Object.entries(sections).map(([id, clauses]) => ({
      id,
      number: entryOf(numbers, id),
      heading: entryOf(texts, id).heading,
      clauses: clauses.map((clause) => clauseOf(id, clause)),
    })),
  };
}
