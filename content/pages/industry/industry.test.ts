import { describe, expect, test } from 'vitest';
import { industryIds } from '#content/industries.ts';
import { pagePath } from '#content/site-map.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { filledSlots, type IndustryData, industryOf } from './industry.ts';

const pagesOf = (locale: Locale) => industryIds.map((id) => industryOf(id, locale));

/** The links of the specification: `-` is a link without an id. */
const allowed = {
  'product-message': ['smsOtp', 'marketingOtp', 'notificationOtp'],
  'product-voice': ['voiceOtp', 'voiceNotification'],
  'product-conversation': ['whatsappBusiness', 'viberBusiness', 'zaloBusiness'],
  'product-fraud-prevention': ['OTA', 'numberCheck'],
  'product-customer-engagement': ['NXLink', 'AICC', 'whatsappBusiness'],
  'product-global-number': ['privacyNumber', '-'],
} as const;

const allowedPaths = (locale: Locale): string[] =>
  Object.entries(allowed).flatMap(([product, ids]) => {
    const path = locale === 'zh' ? `/zh-${product}` : `/${product}`;
    return ids.map((id) => (id === '-' ? path : `${path}?id=${id}`));
  });

const linksOf = ({ journey, recommended }: IndustryData): string[] =>
  [...journey.stops.flatMap(({ links }) => links), ...recommended.products].map(({ path }) => path);

test('the banners read as specified', () => {
  const titles = industryIds.map((id) => [id, industryOf(id, 'en').banner.title.join(' ')]);
  expect(Object.fromEntries(titles)).toEqual({
    'industry-logistics': 'Simplify Logistics',
    'industry-e-commerce': 'Amplify E-Commerce Conversions',
    'industry-retail': 'Connecting Online to Offline',
    'industry-education': 'Education Made Better',
    'industry-gaming': 'Level Up Your Game',
    'industry-online-social': 'Keeping it Live',
    'industry-fintech': 'Making Financial Services Safer',
  });
  expect(industryOf('industry-retail', 'en').shared.start).toBe('Start now');
});

describe.each(locales)('the industry pages (%s)', (locale) => {
  const pages = pagesOf(locale);

  test.each(pages)('$id has three cards, three or four stops and five products', (page) => {
    expect(page.benefits.cards).toHaveLength(3);
    expect([3, 4]).toContain(page.journey.stops.length);
    for (const { links } of page.journey.stops) expect(links.length).toBeGreaterThan(0);
    const recommended = page.recommended.products.map(({ path }) => path);
    expect(recommended).toHaveLength(5);
    expect(new Set(recommended).size).toBe(5);
    expect(page.signUpPath).toBe(pagePath('sign-up', locale));
  });

  test('link to what the specification lists, and to all of it', () => {
    const used = new Set(pages.flatMap(linksOf));
    expect([...used].sort()).toEqual(allowedPaths(locale).sort());
  });

  test('link WhatsApp in customer engagement once', () => {
    const path = `${pagePath('product-customer-engagement', locale)}?id=whatsappBusiness`;
    expect(pages.flatMap(linksOf).filter((link) => link === path)).toHaveLength(1);
  });

  test.each(pages)('$id never has two targets with the same name', ({ journey, recommended }) => {
    const targets = new Map<string, string>();
    for (const { name, path } of [
      ...journey.stops.flatMap(({ links }) => links),
      ...recommended.products,
    ]) {
      expect(targets.get(name) ?? path).toBe(path);
      targets.set(name, path);
    }
  });

  test('share no paragraph, heading or title', () => {
    const texts = pages.flatMap(ownTexts);
    expect(texts.length).toBeGreaterThan(pages.length * 20);
    const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(repeated).toEqual([]);
  });

  test('keep their sentences short', () => {
    const longest = locale === 'zh' ? 40 : 100;
    const long = pages.flatMap(paragraphs).filter((text) => text.length > longest);
    expect(long).toEqual([]);
  });

  test('show no placeholder section', () => {
    for (const { slots } of pages) expect(slots).toEqual([]);
  });
});

test('a slot is shown when it has entries, in the order of the page', () => {
  const entries = ['First'];
  const shown = filledSlots({
    goal: { heading: 'Goal', entries },
    awards: { heading: 'Awards', entries: [] },
    flow: { heading: 'Flow', entries },
  });
  expect(shown.map(({ id }) => id)).toEqual(['flow', 'goal']);
});

const paragraphs = ({ banner, benefits, journey, recommended }: IndustryData): string[] => [
  banner.sentence,
  banner.alternative,
  benefits.lead,
  journey.lead,
  recommended.lead,
  ...benefits.cards.map(({ sentence }) => sentence),
  ...journey.stops.map(({ sentence }) => sentence),
  ...recommended.products.map(({ sentence }) => sentence),
];

const ownTexts = (page: IndustryData): string[] => [
  ...paragraphs(page),
  page.banner.title.join(' '),
  page.benefits.heading,
  ...page.benefits.cards.map(({ title }) => title),
  ...page.journey.stops.map(({ title }) => title),
];
