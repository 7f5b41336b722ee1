import { dirname } from 'node:path';
import { siteOrigin as origin } from '#content/build-settings.ts';
import { fallbackDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { documentWords, standardSections } from '#content/interface/document.ts';
import { docsBase } from '#content/site-map.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';
import { documentationPages } from '#documents/files/files.ts';
import { documentPaths, menuOf, pinsOf } from '#documents/manuscripts/library.ts';
import { allManuscripts } from '#documents/manuscripts/manuscripts.ts';
import { headingOn, menuOn, titleOf } from '#tests/support/documents.ts';
import { expect, test } from '#tests/support/journey.ts';
import { readHead } from '#tests/support/served-head.ts';
import { oneOfEach } from '#tests/support/test-scope.ts';

const call = 'sms/mt-sending-v2';

/** Where the entries of the menu lead that are marked as the current one. */
const currentIn = (html: string): string[] => {
  const menu = html.slice(html.indexOf('id="docs-menu"'), html.indexOf('<article'));
  return [...menu.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
    ([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? '',
  );
};

const headingIn = (html: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');

const sheetsIn = (html = ''): (string | undefined)[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

/** What stands between tags, or between the bars of a Markdown table. */
const cellsOf = (text: string): string[] => text.split(/<[^>]*>|\s*\|\s*/);

for (const locale of locales) {
  const path = documentPath(call, locale);

  test.describe(`served documents (${locale})`, () => {
    test(`2.14 every document of the menu answers with its own head, text and twin (${locale}) @core @both`, async ({
      request,
    }) => {
      const entries = [
        ...pinsOf(locale),
        ...menuOf(locale).flatMap(({ categories }) =>
          categories.flatMap((category) => category.entries),
        ),
      ];
      expect(entries.length).toBeGreaterThan(1);
      for (const { id, path: entryPath } of oneOfEach(entries, (entry) => dirname(entry.id))) {
        const response = await request.get(entryPath);
        expect(response.status(), entryPath).toBe(200);
        const html = await response.text();
        const head = readHead(html);
        expect(head.lang, entryPath).toBe(htmlLanguages[locale]);
        expect(head.title, entryPath).toContain(titleOf(id, locale));
        expect(head.canonical, entryPath).toBe(origin + entryPath);
        expect(head.named.robots, entryPath).toBeUndefined();
        const paths = documentPaths(id);
        for (const other of locales)
          expect(head.alternates[htmlLanguages[other]], entryPath).toBe(
            paths[other] && origin + paths[other],
          );
        expect(currentIn(html), entryPath).toEqual([entryPath]);

        const text = await (await request.get(`${entryPath}.html`)).text();
        const [, element = '', links, part] =
          /^<!doctype html>(<html[^>]*>)((?:<link[^>]*>)+)(.*)$/s.exec(text) ?? [];
        expect(html, entryPath).toContain(element);
        expect(sheetsIn(links), entryPath).toEqual(sheetsIn(html));
        expect(html, entryPath).toContain(part);
        const twin = await request.get(`${entryPath}.md`);
        expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
        expect(await twin.text()).toMatch(`# ${titleOf(id, locale)}\n`);
        expect(await twin.text(), entryPath).not.toMatch(/^\s*::/m);
      }
    });

    test(`2.14 the contents are the sections of the specification (${locale}) @core @both`, async ({
      request,
    }) => {
      const html = await (await request.get(path)).text();
      const contents = /<ol[^>]*>(.*?)<\/ol>/s.exec(html.slice(html.indexOf('id="docs-contents"')));
      const links = [...(contents?.[1] ?? '').matchAll(/href="#([^"]+)">([^<]+)</g)];
      expect(links.map(([, id, name]) => [id, name])).toEqual(
        Object.entries(standardSections).map(([id, names]) => [id, names[locale]]),
      );
    });

    test(`2.14 a missing doc is the index, an unknown one the charging standard (${locale}) @core @both`, async ({
      request,
    }) => {
      const fallback = origin + documentPath(fallbackDocument, locale);
      const index = await (await request.get(`${docsBase[locale]}/sms`)).text();
      expect(readHead(index).named.robots).toBeUndefined();
      const [first] = allManuscripts()[locale].filter(({ id }) => id.startsWith('sms/'));
      expect(headingIn(index)).toBe(first?.facts.title);
      expect(currentIn(index)).toEqual([documentPath(first?.id ?? '', locale)]);
      for (const unknown of ['/sms/no-such-document', '/no-such-category', '/a/b/c']) {
        const response = await request.get(docsBase[locale] + unknown);
        const html = await response.text();
        expect(response.status()).toBe(200);
        expect(readHead(html).canonical).toBe(fallback);
        expect(readHead(html).named.robots).toBe('noindex');
        expect(headingIn(html)).toBe(titleOf(fallbackDocument, locale));
        expect(currentIn(html)).toEqual([documentPath(fallbackDocument, locale)]);
      }
      expect((await request.get(`${docsBase[locale]}/sms/no-such.md`)).status()).toBe(404);
    });

    test(`a callback says what it always brings, a call what it needs (${locale}) @core @both`, async ({
      request,
    }) => {
      const words = documentWords[locale];
      for (const suffix of ['', '.md']) {
        const callback = await (
          await request.get(documentPath('sms/receipt-callback', locale) + suffix)
        ).text();
        for (const word of [words.always, words.sometimes])
          expect(cellsOf(callback)).toContain(word);
        expect(cellsOf(callback)).not.toContain(words.required);
        const described = await (await request.get(path + suffix)).text();
        for (const word of [words.required, words.optional])
          expect(cellsOf(described)).toContain(word);
        expect(cellsOf(described)).not.toContain(words.always);
      }
    });

    test(`documents can be had as Markdown by asking for it (${locale}) @core @both`, async ({
      request,
    }) => {
      const asked = await request.get(path, { headers: { accept: 'text/markdown' } });
      expect(asked.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(asked.headers().vary).toMatch(/accept(,|$)/);
      const browser = await request.get(path, {
        headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      });
      expect(browser.headers()['content-type']).toBe('text/html; charset=utf-8');
      expect(browser.headers().vary).toMatch(/accept(,|$)/);
      const list = await (await request.get(locale === 'en' ? '/llms.txt' : '/zh/llms.txt')).text();
      expect(list).toContain(`${origin}${path}.md`);
    });
  });
}

test('the descriptions of the API and their collections are there to download @core', async ({
  request,
}) => {
  const description = await request.get('/openapi/sms.yaml');
  expect(description.headers()['content-type']).toBe('text/yaml; charset=utf-8');
  const text = await description.text();
  expect(text).toMatch(/^openapi: 3\.1\.0/);
  expect(text).not.toContain('common.yaml');
  const collection = await (await request.get('/openapi/sms.postman.json')).json();
  expect(collection.info.schema).toContain('v2.1.0');
  expect(collection.item.length).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a document can be read whole', async ({ page }) => {
    await page.goto(documentPath(call, 'en'));
    await expect(headingOn(page, call, 'en')).toBeVisible();
    await expect(page.getByText('import hashlib')).toBeVisible();
    await expect(menuOn(page, 'en').getByRole('link').first()).toBeVisible();
  });
});

test('no page of the documentation is left out of the build @core', async ({ site }) => {
  for (const path of documentationPages()) {
    // Node's own requests: 300 of Playwright's cost seconds.
    const response = await fetch(`${site.url}${path}.html`);
    expect(response.status, path).toBe(200);
    await response.arrayBuffer();
  }
});
