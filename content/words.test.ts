import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/locale.ts';
import { legalPageIds, textsOf } from '#tests/support/legal-text.ts';
import { brand } from './brand.ts';
import { figures, figureText } from './figures.ts';
import { heads as englishHeads } from './heads/en.ts';
import type { Head } from './heads/type.ts';
import { heads as chineseHeads } from './heads/zh.ts';
import { industries } from './industries.ts';
import { contactWords } from './interface/contact.ts';
import { words as englishLayout } from './interface/layout/en.ts';
import { words as chineseLayout } from './interface/layout/zh.ts';
import { officeIds, officeOf } from './office-map.ts';
import { words as englishCompany } from './pages/company/en.ts';
import { words as chineseCompany } from './pages/company/zh.ts';
import { words as englishForbidden } from './pages/forbidden/en.ts';
import { words as chineseForbidden } from './pages/forbidden/zh.ts';
import { words as englishHome } from './pages/home/en.ts';
import { storyFigures } from './pages/home/structure.ts';
import { words as chineseHome } from './pages/home/zh.ts';
import { words as englishIndustry } from './pages/industry/en.ts';
import { words as chineseIndustry } from './pages/industry/zh.ts';
import { legalOf } from './pages/legal/legal.ts';
import { words as englishNotFound } from './pages/not-found/en.ts';
import { words as chineseNotFound } from './pages/not-found/zh.ts';
import { words as englishPricing } from './pages/pricing/en.ts';
import { words as chinesePricing } from './pages/pricing/zh.ts';
import { words as englishProductArt } from './pages/product/art-words-en.ts';
import { words as chineseProductArt } from './pages/product/art-words-zh.ts';
import * as englishProducts from './pages/product/en.ts';
import * as chineseProducts from './pages/product/zh.ts';
import { words as englishStatus } from './pages/status/en.ts';
import { words as chineseStatus } from './pages/status/zh.ts';
import { words as englishRecord } from './pages/status-record/en.ts';
import { words as chineseRecord } from './pages/status-record/zh.ts';
import { products, services } from './products.ts';
import { rateCountries } from './rates.ts';
import { pageIds } from './site-map.ts';
import { sampleIncidents } from './status/sample-history.ts';
import { statusServices } from './status/services.ts';
import { stateWords } from './status/states.ts';

const localized = {
  badges: brand.badges.map((badge) => badge.tier),
  headquarters: brand.headquarters,
  names: brand.names,
  figures,
  products: Object.values(products).map((product) => product.name),
  services,
  industries,
  storyFigures,
  states: stateWords,
  statusServices: statusServices.map(({ name }) => name),
  sampleHistory: sampleIncidents.map(({ title, failure, repair }) => ({ title, failure, repair })),
  offices: officeIds.map(officeOf).map(({ country, address }) => ({ country, address })),
  rateCountries,
};

const texts: Record<Locale, Text[]> = {
  en: [
    ...collect('en', localized),
    ...collect('en', { legal: legalTexts('en') }),
    ...collect('en', { contact: contactWords.en, layout: englishLayout, heads: englishHeads }),
    ...collect('en', { industry: englishIndustry }),
    ...collect('en', { productArt: englishProductArt }),
    ...collect('en', { company: englishCompany, pricing: englishPricing }),
    ...collect('en', { home: englishHome, notFound: englishNotFound, forbidden: englishForbidden }),
    ...collect('en', { status: englishStatus, record: englishRecord }),
    ...collect('en', { products: { ...englishProducts } }),
  ],
  zh: [
    ...collect('zh', localized),
    ...collect('zh', { legal: legalTexts('zh') }),
    ...collect('zh', { contact: contactWords.zh, layout: chineseLayout, heads: chineseHeads }),
    ...collect('zh', { industry: chineseIndustry }),
    ...collect('zh', { productArt: chineseProductArt }),
    ...collect('zh', { company: chineseCompany, pricing: chinesePricing }),
    ...collect('zh', { home: chineseHome, notFound: chineseNotFound, forbidden: chineseForbidden }),
    ...collect('zh', { status: chineseStatus, record: chineseRecord }),
    ...collect('zh', { products: { ...chineseProducts } }),
  ],
};

/** Where English may use a sign that our own copy avoids: the specification quotes these. */
const quoted = ['Oops! Page not found', "Sorry, the page you're looking for doesn't exist."];

/** Names and terms that a Chinese business reader knows in Latin letters. */
const latinTerms = new Set(
  `A AI AICC Amazon Android API AXB Atom AXN AXYB B Business CCAS Connect Cookie DID Facebook GLF GSM
   GSMA ICP IP ISO JavaScript JSON Messenger NXLink OTA RSS SaaS SIP UCS UTC Viber WhatsApp X Y YouTube Zalo`.split(
    /\s+/,
  ),
);

describe.each(locales)('words in %s', (locale) => {
  test('are never empty, padded or doubly spaced', () => {
    expect(texts[locale].length).toBeGreaterThan(150);
    expect(offenders(locale, (text) => text.trim() === '')).toEqual([]);
    expect(offenders(locale, (text) => text !== text.trim() || /\s{2}/.test(text))).toEqual([]);
  });

  test('claim no figure beside the marketing figures', () => {
    const claims = Object.values(figures).map((figure) => `${figure[locale].value}+`);
    const foreign = (text: string) =>
      (text.match(/[\d.,]*\d(?:[BM]| ?亿)?\+/g) ?? []).some((claim) => !claims.includes(claim));
    expect(offenders(locale, foreign)).toEqual([]);
  });

  test('say 185+ of voice alone', () => {
    const voice = figureText('voiceCountries', locale);
    const said = texts[locale].filter(({ text }) => text.includes(voice)).map(({ path }) => path);
    expect(said).toContain('heads.product-voice.description');
    expect(said.filter((path) => !path.includes('product-voice'))).toEqual([]);
  });

  test('fill the same placeholders in both languages', () => {
    const placeholders = ({ path, text }: Text) => [path, (text.match(/\{\w+\}/g) ?? []).sort()];
    const filled = (list: Text[]) => list.map(placeholders).filter(([, names]) => names?.length);
    expect(filled(texts[locale])).toEqual(filled(texts.en));
    expect(filled(texts[locale])).not.toEqual([]);
  });
});

describe('English words', () => {
  test('hold no Chinese', () => {
    expect(offenders('en', (text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });

  test('exclaim nothing and set apostrophes in type, unless quoted', () => {
    const odd = offenders('en', (text) => !quoted.includes(text) && /[!'"]/.test(text));
    expect(odd).toEqual([]);
  });

  test('quote the specified texts to the letter', () => {
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
  test('hold no English beside names and terms', () => {
    const english = (text: string) =>
      (withoutFixedParts(text).match(/[A-Za-z]+/g) ?? []).some((word) => !latinTerms.has(word));
    expect(offenders('zh', english)).toEqual([]);
  });

  test('use no ASCII punctuation beside Chinese characters', () => {
    const ascii = /\p{Script=Han}\s?[,.:;!?()"']|[,.:;!?()"']\s?\p{Script=Han}/u;
    expect(offenders('zh', (text) => ascii.test(text))).toEqual([]);
  });

  test('set a space between Chinese characters and Latin letters or digits', () => {
    const tight = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9+%]\p{Script=Han}/u;
    expect(offenders('zh', (text) => tight.test(text))).toEqual([]);
    const loose =
      /[，。：；？！、（）「」]\s|\s[，。：；？！、（）「」%]|\p{Script=Han}\s\p{Script=Han}/u;
    const dated = (text: string) => /\d 日 星期/.test(text);
    expect(offenders('zh', (text) => loose.test(text) && !dated(text))).toEqual([]);
  });

  test('keep the menu lines to ten characters', () => {
    expect(menuLines('zh').filter((line) => chineseLength(line) > 10)).toEqual([]);
  });
});

describe.each([
  { locale: 'en', heads: englishHeads, shortest: 110, longest: 160 },
  { locale: 'zh', heads: chineseHeads, shortest: 50, longest: 80 },
])('heads in $locale', ({ heads, shortest, longest }) => {
  const all = pageIds.map((page): [string, Head] => [page, heads[page]]);

  test('have titles and descriptions of their own', () => {
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
    expect(lists).toHaveLength(16);
    const misfits = lists.filter(
      ({ words }) => words.length < 5 || words.length > 8 || new Set(words).size < words.length,
    );
    expect(misfits).toEqual([]);
  });
});

function legalTexts(locale: Locale): string[][] {
  return legalPageIds.map((page) => textsOf(legalOf(page, locale)));
}

type Text = { path: string; text: string };

/** Every string under a value; of a value in both languages only the asked one. */
function collect(locale: Locale, value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'zh' in value) return collect(locale, value[locale], path);
  return Object.entries(value)
    .filter(([key]) => key !== 'keywords')
    .flatMap(([key, part]) => collect(locale, part, path ? `${path}.${key}` : key));
}

function offenders(locale: Locale, isOff: (text: string) => boolean): string[] {
  return texts[locale]
    .filter(({ text }) => isOff(text))
    .map(({ path, text }) => `${path}: ${text}`);
}

const withoutFixedParts = (text: string): string =>
  text
    .replace(/\{\w+\}/g, '')
    .replace(/\S+@\S+/g, '')
    .replaceAll(brand.legalName, '')
    .replaceAll(brand.names.short.en, '');

const menuLines = (locale: Locale): string[] =>
  [...Object.values(services), ...Object.values(industries)].map(
    ({ menuLine }) => menuLine[locale],
  );

const chineseLength = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;
