import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figureText } from '#content/figures.ts';
import { heads } from '#content/heads/heads.ts';
import { productIds, products } from '#content/products.ts';
import { docsBase, pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { words as englishArt } from './art-words-en.ts';
import { words as chineseArt } from './art-words-zh.ts';
import { productOf, productOfPath } from './product.ts';
import { openingDelayMs, tabIds } from './structure.ts';

const artWords = { en: englishArt, zh: chineseArt };

test('the pages have 4, 3, 4, 3, 3 and 2 tabs: the services of the product', () => {
  expect(productIds.map((id) => tabIds[id].length)).toEqual([4, 3, 4, 3, 3, 2]);
  for (const id of productIds)
    expect([...tabIds[id]].sort()).toEqual([...products[id].services].sort());
});

test('fraud prevention opens on number check, every other page on the first of its menu', () => {
  expect(tabIds['product-fraud-prevention'][0]).toBe('numberCheck');
  for (const id of productIds.filter((product) => product !== 'product-fraud-prevention'))
    expect(tabIds[id][0]).toBe(products[id].services[0]);
});

test('a named tab opens after 100 ms in English and immediately in Chinese', () => {
  expect(openingDelayMs).toEqual({ en: 100, zh: 0 });
});

test('a path that is not a product page is refused', () => {
  expect(productOfPath('/zh-product-voice')).toBe('product-voice');
  expect(() => productOfPath('/pricing')).toThrow('/pricing');
});

describe.each(locales)('product pages in %s', (locale) => {
  const pages = productIds.map((id) => productOf(id, locale));

  test('share no heading, sentence, step or point, on one page or between two', () => {
    const texts = [
      ...pages.flatMap((page) => textsOf(page)),
      ...productIds.map((id) => heads[locale][id].description),
    ];
    expect(texts.length).toBeGreaterThan(250);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('a text message in the picture is delivered: a phone reports no reading', () => {
    const { bubbles } = artWords[locale].heroes['product-message'];
    expect(bubbles.notice.state).toBe(bubbles.code.state);
  });

  test('state the reach of the product: voice less than the others', () => {
    const voice = figureText('voiceCountries', locale);
    const others = figureText('countries', locale);
    for (const page of pages) {
      const all = textsOf(page).join(' ');
      const isVoice = page.id === 'product-voice';
      expect(all.includes(voice), page.id).toBe(isVoice);
      expect(all.includes(others), page.id).toBe(!isVoice);
    }
  });

  test('have headlines that fit their place', () => {
    const longest = { en: 14, zh: 5 }[locale];
    const lines = pages.flatMap((page) => page.hero.headline);
    expect(lines.filter((line) => line.length > longest)).toEqual([]);
  });

  test('link to sign-up and to existing documents', () => {
    for (const page of pages) {
      expect(page.signUpPath).toBe(pagePath('sign-up', locale));
      for (const path of [page.docsPath, ...page.services.tabs.map(({ docsPath }) => docsPath)]) {
        const id = path.slice(docsBase[locale].length + 1).replace(/#.*/, '');
        expect(existsSync(`content/docs/${locale}/${id}.md`), path).toBe(true);
      }
      expect(page.testimonial).toBeUndefined();
    }
  });

  test('describe privacy numbers by mode and by setting, without values', () => {
    const { privacy, useCases } = productOf('product-global-number', locale);
    expect(privacy?.modes.map(({ id }) => id)).toEqual(['AXB', 'AXYB', 'AXN']);
    expect(privacy?.settings.map(({ id }) => id)).toEqual(['timeout', 'recording', 'bindings']);
    expect(JSON.stringify([privacy?.modes, privacy?.settings])).not.toMatch(/\d/);
    expect(useCases?.list.map(({ id }) => id)).toEqual([
      'rideHailing',
      'delivery',
      'hotline',
      'marketing',
      'conference',
      'smsReply',
    ]);
    for (const page of pages.filter(({ id }) => id !== 'product-global-number'))
      expect([page.privacy, page.useCases]).toEqual([undefined, undefined]);
  });
});

test('both languages make as many points of a service', () => {
  for (const id of productIds) {
    const counts = locales.map((locale) =>
      productOf(id, locale).services.tabs.map(({ points }) => points.length),
    );
    expect(counts[0]).toEqual(counts[1]);
  }
});

/** The texts of a page, without station tags, names of services and words inside drawings. */
function textsOf({ hero, benefits, services, privacy, useCases }: ReturnType<typeof productOf>) {
  return [
    hero.headline.join(' '),
    hero.sentence,
    ...[benefits, services, useCases].flatMap((section) =>
      section ? [section.heading, section.lead] : [],
    ),
    ...[...benefits.list, ...(useCases?.list ?? []), ...(privacy?.settings ?? [])].flatMap(
      ({ heading, sentence }) => [heading, sentence],
    ),
    ...services.tabs.flatMap(({ heading, sentence, steps, points }) => [
      heading,
      sentence,
      ...steps,
      ...points,
    ]),
    ...(privacy?.modes.map(({ sentence }) => sentence) ?? []),
  ];
}
