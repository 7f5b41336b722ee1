import { describe, expect, test } from 'vitest';
import { type Locale, type Localized, locales } from '#contract/locale.ts';
import { ascii, furtherLetters } from '#scripts/fonts/font-letters.ts';
import { legalPageIds, textsOf } from '#tests/support/legal-text.ts';
import { type Text, textsIn, twinsOf } from '#tests/support/word-modules.ts';
import { brand } from './brand.ts';
import { figures, figureText } from './figures.ts';
import { heads } from './heads/heads.ts';
import type { Head } from './heads/type.ts';
import { industries } from './industries.ts';
import { contactWords } from './interface/contact.ts';
import { words as englishLayout } from './interface/layout/en.ts';
import { legalOf } from './pages/legal/legal.ts';
import { words as englishNotFound } from './pages/not-found/en.ts';
import { services } from './products.ts';
import { type PageId, pageIds } from './site-map.ts';

/** Every module of words, found by its location: a new one is checked without being listed here. */
/** Search queries of readers and the term base are not our text. */
const modules = import.meta.glob<object>(
  ['./**/*.ts', '!./**/*.test.ts', '!./docs/readers-words.ts', '!./terms.ts'],
  { eager: true },
);

const texts: Record<Locale, Text[]> = { en: allTexts('en'), zh: allTexts('zh') };

/** Where English may use characters that our own texts avoid: these quote the specification. */
const quoted = [
  'Oops! Page not found',
  "Sorry, the page you're looking for doesn't exist.",
  "Sorry, we couldn't find any results",
  'Sign Up Now!',
  'Thank you for signing up!',
];

/** Texts between two other parts, before and after a link, or that the reader completes. */
const joiners =
  /\.(separator|dot|before|between|after|and|ask\.\w+\.open|reasonWords\.next|repeated\.\d\.[01])$/;

/** Ids that differ by language; a structure has no words. */
const ids =
  /structure\.ts\.|locale-settings\.ts\.|\.brand\.social\.|\.code$|\.entries\.\d+\.entry$|\.fileName$/;

/** Names and terms that Chinese business readers know in Latin letters. */
const latinTerms = new Set(
  `A Access After AI AICC Amazon Android API App Atom AXB AXN AXYB B Base Business Callback CCAS Connect Cookie CR cs CSV Ctrl db
   DELETE DID dump Enter env Esc eventId Facebook GET GLF GSM GSMA Host HTTP HTTPS https ICP ID IP ISO JavaScript JSON K KB Key LF
   localhost Markdown MCP messageId Messenger ms NXLink OpenAPI operationId OTA PATCH PIN POST Postman PUT R requestId Retry RSS s
   SaaS sandbox SDK SHA Signature SIP START STOP Streamable Timestamp UCS UTC Viber Webhook WhatsApp Wiki X xx Y YouTube Zalo`.split(
    /\s+/,
  ),
);

test('every file of words has its translations', () => {
  const files = Object.keys(modules);
  const missing = files.flatMap(twinsOf).filter((twin) => !files.includes(twin));
  expect(missing).toEqual([]);
  expect(files.filter((file) => twinsOf(file).length > 0).length).toBeGreaterThan(50);
});

describe.each(locales)('words in %s', (locale) => {
  test('are never empty, padded or doubly spaced', () => {
    expect(texts[locale].length).toBeGreaterThan(1_500);
    const isWhole = (path: string) => !joiners.test(path);
    expect(offenders(locale, (text) => text.trim() === '', isWhole)).toEqual([]);
    const isLoose = (text: string) => text !== text.trim() || /\s{2}/.test(text);
    expect(offenders(locale, isLoose, isWhole)).toEqual([]);
  });

  test('claim no figure besides the marketing figures', () => {
    const claims = Object.values(figures).map((figure) => `${figure[locale].value}+`);
    const foreign = (text: string) =>
      (text.match(/[\d.,]*\d(?:[BM]| ?亿)?\+/g) ?? []).some((claim) => !claims.includes(claim));
    expect(offenders(locale, foreign)).toEqual([]);
  });

  test('say 185+ only of voice', () => {
    const voice = figureText('voiceCountries', locale);
    const said = texts[locale].filter(({ text }) => text.includes(voice)).map(({ path }) => path);
    expect(said).toContain('./heads/.heads.product-voice.description');
    expect(said.filter((path) => !/product[-/]voice/.test(path))).toEqual([]);
  });

  test('need no Latin letter that our fonts lack', () => {
    const cut = ascii + furtherLetters;
    const lacks = (text: string) =>
      [...text].some((letter) => /\p{Script=Latin}/u.test(letter) && !cut.includes(letter));
    expect(offenders(locale, lacks)).toEqual([]);
  });

  test('fill the same placeholders in both languages', () => {
    const placeholders = ({ path, text }: Text) => [path, (text.match(/\{\w+\}/g) ?? []).sort()];
    const filled = (list: Text[]) => list.map(placeholders).filter(([, names]) => names?.length);
    expect(filled(texts[locale])).toEqual(filled(texts.en));
    expect(filled(texts[locale])).not.toEqual([]);
  });
});

describe('English words', () => {
  test('contain no Chinese', () => {
    expect(offenders('en', (text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });

  test('have no exclamation marks, and typographic apostrophes, unless quoted', () => {
    const odd = offenders('en', (text) => !quoted.includes(text) && /[!'"]/.test(text));
    expect(odd).toEqual([]);
  });

  test('quote the specified texts verbatim', () => {
    expect(englishLayout.closing.heading).toBe(
      'Start offering your customers a better service experience',
    );
    expect(englishNotFound).toMatchObject({
      code: '404',
      heading: 'Oops! Page not found',
      sentence: "Sorry, the page you're looking for doesn't exist.",
      actions: { home: 'Go to Home' },
    });
    expect(contactWords.en.thanks).toMatchObject({
      heading: 'Your message have been sent',
      done: 'Done',
    });
    expect(Object.values(contactWords.en.errors)).toEqual([
      'Please Enter Name',
      'Please Enter A Valid Email Address',
      'Please Enter A Valid Phone Number',
      'Please Enter Message',
    ]);
  });

  test('keep the menu lines to four words', () => {
    const lines = menuLines('en').filter((line) => line.split(' ').length > 4);
    expect(lines).toEqual([]);
  });
});

describe('Chinese words', () => {
  test('contain no English besides names and terms', () => {
    const english = (text: string) =>
      (withoutFixedParts(text).match(/[A-Za-z]+/g) ?? []).some((word) => !latinTerms.has(word));
    expect(offenders('zh', english, (path) => !ids.test(path))).toEqual([]);
  });

  test('use no ASCII punctuation next to Chinese characters', () => {
    const ascii = /\p{Script=Han}\s?[,.:;!?()"']|[,.:;!?()"']\s?\p{Script=Han}/u;
    expect(offenders('zh', (text) => ascii.test(withoutFixedParts(text)))).toEqual([]);
  });

  test('have a space between Chinese characters and Latin letters or digits', () => {
    const tight = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9+%]\p{Script=Han}/u;
    expect(offenders('zh', (text) => tight.test(text))).toEqual([]);
    const loose =
      /[，。：；？！、（）「」]\s|\s[，。：；？！、（）「」%]|\p{Script=Han}\s\p{Script=Han}/u;
    const dated = (text: string) => /\d 日 星期/.test(text);
    expect(offenders('zh', (text) => loose.test(text) && !dated(text))).toEqual([]);
  });

  test('promise no free call to a 400 number and no receipt before delivery', () => {
    expect(offenders('zh', (text) => /免费拨打|照常接收/.test(text))).toEqual([]);
  });

  test('keep the menu lines to ten characters', () => {
    expect(menuLines('zh').filter((line) => chineseLength(line) > 10)).toEqual([]);
  });
});

const headsOf: Localized<HeadsOfLanguage> = {
  en: { heads: heads.en, shortest: 110, longest: 160 },
  zh: { heads: heads.zh, shortest: 50, longest: 80 },
};
type HeadsOfLanguage = { heads: Record<PageId, Head>; shortest: number; longest: number };

describe.each(locales)('heads in %s', (locale) => {
  const { heads, shortest, longest } = headsOf[locale];
  const all = pageIds.map((page): [string, Head] => [page, heads[page]]);

  test('have unique titles and descriptions', () => {
    expect(new Set(all.map(([, head]) => head.title)).size).toBe(pageIds.length);
    expect(new Set(all.map(([, head]) => head.description)).size).toBe(pageIds.length);
  });

  test('have descriptions that fit a search result', () => {
    const misfits = all.flatMap(([page, { description = '' }]) =>
      description.length < shortest || description.length > longest
        ? [`${page}: ${description.length}`]
        : [],
    );
    expect(misfits).toEqual([]);
  });

  test('have five to eight different keywords where they have any', () => {
    const lists = all.flatMap(([page, { keywords }]) =>
      keywords === undefined ? [] : [{ page, words: keywords.split(/, ?/) }],
    );
    expect(lists.length).toBeGreaterThan(10);
    const misfits = lists.filter(
      ({ words }) => words.length < 5 || words.length > 8 || new Set(words).size < words.length,
    );
    expect(misfits).toEqual([]);
  });
});

/** A legal text consists of pieces, links among them: they are joined first. */
function allTexts(locale: Locale): Text[] {
  const found = Object.entries(modules).flatMap(([file, module]) =>
    file.startsWith('./pages/legal/') ? [] : textsIn(file, module, locale),
  );
  const legal = legalPageIds.flatMap((page) =>
    textsOf(legalOf(page, locale)).map((text, index) => ({ path: `${page}.${index}`, text })),
  );
  return [...found, ...legal];
}

function offenders(
  locale: Locale,
  isOff: (text: string) => boolean,
  isMeant: (path: string) => boolean = () => true,
): string[] {
  return texts[locale]
    .filter(({ path, text }) => isMeant(path) && isOff(text))
    .map(({ path, text }) => `${path}: ${text}`);
}

const withoutFixedParts = (text: string): string =>
  text
    .replace(/`[^`]*`|\]\([^)]*\)/g, '')
    .replace(/\{\w+\}|\[[a-z]+\]/g, '')
    .replace(/\S+@\S+|\.(txt|env)\b/g, '')
    .replaceAll(brand.legalName, '')
    .replaceAll(brand.names.short.en, '');

const menuLines = (locale: Locale): string[] =>
  [...Object.values(services), ...Object.values(industries)].map(
    ({ menuLine }) => menuLine[locale],
  );

const chineseLength = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;
