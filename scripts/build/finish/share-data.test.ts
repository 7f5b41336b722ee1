import { expect, test } from 'vitest';
import { shareData } from './share-data.ts';

const pageWith = (boot: object) =>
  `<p>text</p><script id="boot" type="application/json">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`;
const bootOf = (html: string) => JSON.parse(/json">([^<]*)<\/script>/.exec(html)?.[1] ?? '');

test('what pages have in common lies in one file, and each page names it', () => {
  const files = new Map<string, string>();
  const layout = { menu: 'Menü <b>' };
  const pages = ['a', 'b'].map((page) =>
    shareData(pageWith({ data: { root: { page } }, shared: { root: { layout } } }), files),
  );

  const [[address, text] = ['', ''], ...others] = files;
  expect(others).toEqual([]);
  expect(address).toMatch(/^\/assets\/shared-[\w-]{8}\.json$/);
  expect(JSON.parse(text)).toEqual({ layout });
  expect(pages.map(bootOf)).toEqual([
    { data: { root: { page: 'a' } }, shared: { root: address } },
    { data: { root: { page: 'b' } }, shared: { root: address } },
  ]);
});

test('a route that shares nothing names no file, and other words make another', () => {
  const files = new Map<string, string>();
  const html = pageWith({ data: { '/': {} }, shared: { '/': {}, root: { layout: 1 } } });
  expect(Object.keys(bootOf(shareData(html, files)).shared)).toEqual(['root']);
  shareData(pageWith({ data: {}, shared: { root: { layout: 2 } } }), files);
  expect(files.size).toBe(2);
});

test('a page without the block stays as it is', () => {
  expect(shareData('<p>text</p>', new Map())).toBe('<p>text</p>');
});

test('what a page hands over still can not end the block', () => {
  const data = { root: { words: '</script><!--' } };
  const html = shareData(pageWith({ data, shared: {} }), new Map());
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(bootOf(html)).toEqual({ data, shared: {} });
});
