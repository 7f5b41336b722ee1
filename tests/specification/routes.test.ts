import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { trafficSourceOf } from '#app/visit/traffic-source.ts';
import { productOf, productOfPath } from '#content/pages/product/product.ts';
import { prerenderPaths } from '#content/prerender.ts';
import { findPage, localeOfPath, pagePath, pages, translatePath } from '#content/site-map.ts';
import { languageTags, locales } from '#contract/locale.ts';
import { findDocument } from '#documents/manuscripts/library.ts';
import {
  behindLogin,
  documentFallback,
  documentRoutes,
  forbidden,
  languages,
  queries,
  tabs,
  twins,
  unknownDocuments,
} from './routes.ts';

/** A part with a question mark only exists in the build: visitors' paths do not have it. */
const visited = (path: string): string => `/${path.replace(/^\/?(\w+\?\/)*/, '')}`;

const mounted = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(index ? ['/'] : path ? [visited(path)] : []),
    ...mounted(children ?? []),
  ]);

/** The workbench, which is not in the specification. */
const ownDocumentPages = Object.values(pages.workbench.path);

describe('2.1 the route table', () => {
  const isDocument = (path: string) => path.startsWith('/document');

  test('is mounted by the app', () => {
    const paths = mounted(routes);
    for (const path of twins.flat().filter((path) => !isDocument(path)))
      expect(paths).toContain(path);
    expect(paths.filter(isDocument)).toEqual(
      expect.arrayContaining([...documentRoutes, ...ownDocumentPages]),
    );
    expect(paths.filter(isDocument)).toHaveLength(documentRoutes.length + ownDocumentPages.length);
    expect(paths).toContain(forbidden);
    for (const path of Object.values(behindLogin)) expect(paths).toContain(path);
  });

  test('is prerendered by the build', () => {
    expect(prerenderPaths()).toEqual(expect.arrayContaining([...twins.flat(), forbidden]));
  });

  test.each(unknownDocuments.flat())('2.14 %s falls back to the charging standard', (path) => {
    const { manuscript, as } = findDocument(path, localeOfPath(path));
    expect([manuscript.id, as]).toEqual([documentFallback, 'fallback']);
  });

  test.each(twins)('2.3 %s and %s are the same page in two languages', (english, chinese) => {
    expect(findPage(english)).toBeDefined();
    expect(findPage(chinese)).toBe(findPage(english));
    expect([translatePath(english, 'zh'), translatePath(chinese, 'en')]).toEqual([
      chinese,
      english,
    ]);
    expect([localeOfPath(english), localeOfPath(chinese)]).toEqual(['en', 'zh']);
  });

  test.each(languages)('2.3 %s is stored as %s', (path, tag) => {
    expect(languageTags[localeOfPath(path)]).toBe(tag);
  });
});

describe('2.5 the tabs', () => {
  test.each(Object.entries(tabs))('of %s', (path, ids) => {
    for (const locale of locales) {
      const { services } = productOf(productOfPath(path), locale);
      expect(services.tabs.map(({ id }) => id)).toEqual(ids);
    }
  });

  test('of all six pages are listed', () => {
    const products = twins.map(([english]) => english).filter((path) => path.includes('product-'));
    expect(products.sort()).toEqual(Object.keys(tabs).sort());
    expect(pagePath('product-voice', 'zh')).toBe('/zh-product-voice');
  });
});

test('2.1 the markers of both advertisers', () => {
  const sourceOf = (query: string) => trafficSourceOf(new URLSearchParams(query));
  expect(sourceOf(`${queries.googleMarker}=x`)).toBe('Google');
  expect(sourceOf(`${queries.baiduPrefix}anything=x`)).toBe('Baidu');
  expect(sourceOf('id=smsOtp')).toBeUndefined();
});
