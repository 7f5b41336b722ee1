import { siteOrigin as origin } from '#content/build-settings.ts';
import { changelogDocument, fallbackDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import { documentWords } from '#content/interface/document.ts';
import { prerenderPaths, unknownDocPath } from '#content/prerender.ts';
import { docsBase, pagePath, pages } from '#content/site-map.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { documentationFiles, documentationPages } from '#documents/files/files.ts';
import { findDocument } from '#documents/manuscripts/library.ts';
import { allManuscripts } from '#documents/manuscripts/manuscripts.ts';
import { expect, test } from '#tests/support/journey.ts';
import { readHead, tags } from '#tests/support/served-head.ts';

/** What stands above the document that is shown for one that is not there. */
const standInIn = (locale: Locale): string => {
  const shown = allManuscripts()[locale].find(({ id }) => id === fallbackDocument);
  return fill(documentWords[locale].standIn, { title: shown?.facts.title ?? '' });
};

for (const locale of locales) {
  test(`an unknown document is said not to be there, a known one is not (${locale}) @core @both`, async ({
    request,
  }) => {
    for (const unknown of ['/sms/no-such-document', '/no-such-category', '/a/b/c']) {
      const html = await (await request.get(docsBase[locale] + unknown)).text();
      const place = html.indexOf(standInIn(locale));
      expect(place, unknown).toBeGreaterThan(html.indexOf('<article'));
      expect(place, unknown).toBeLessThan(html.indexOf('<h1>'));
    }
    const known = [pagePath('docs', locale), `${docsBase[locale]}/sms`];
    for (const path of [...known, documentPath(fallbackDocument, locale)])
      expect(await (await request.get(path)).text(), path).not.toContain(standInIn(locale));
  });

  test(`every page of a document names its Markdown, which is there (${locale})`, async ({
    request,
  }) => {
    const pages = documentationPages().filter((path) => path.startsWith(`${docsBase[locale]}/`));
    for (const path of pages) {
      const { forms } = readHead(await (await request.get(path)).text());
      const { manuscript } = findDocument(path, locale);
      expect(forms['text/markdown'], path).toBe(`${documentPath(manuscript.id, locale)}.md`);
    }
    const { forms } = readHead(await (await request.get(pagePath('docs', locale))).text());
    const markdown = await request.get(`${forms['text/markdown']}?lang=python`);
    expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  });

  test(`the changelog links its feed, which exists (${locale}) @core @both`, async ({
    request,
  }) => {
    const html = await (await request.get(documentPath(changelogDocument, locale))).text();
    const feed = await request.get(readHead(html).forms['application/atom+xml'] ?? '');
    expect(feed.headers()['content-type']).toMatch(/^application\/atom\+xml/);
    expect(await feed.text()).toContain('<entry>');
  });
}

test('the files for programs are there, each as what it is @core', async ({ request }) => {
  const types = {
    '/openapi/en.json': 'application/json; charset=utf-8',
    '/openapi/zh.yaml': 'text/yaml; charset=utf-8',
    '/openapi/sms.zh.postman.json': 'application/json; charset=utf-8',
    '/signing-vectors.json': 'application/json; charset=utf-8',
    '/zh/llms-full.txt': 'text/plain; charset=utf-8',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, type]);
  }
});

test('no link of the site leads to a document that is not there', async ({ request }) => {
  const known = new Set([
    ...documentationPages(),
    ...documentationFiles().keys(),
    ...Object.values(pages.workbench.path),
  ]);
  for (const path of Object.values(unknownDocPath)) known.delete(path);
  const bases = Object.values(docsBase);
  let links = 0;
  const dead: string[] = [];
  for (const page of new Set([...prerenderPaths(), ...documentationPages()])) {
    const html = await (await request.get(page)).text();
    for (const { href = '' } of tags(html, 'a')) {
      const { pathname, host } = new URL(href, origin);
      const isDocument = bases.some((base) => `${pathname}/`.startsWith(`${base}/`));
      if (host !== new URL(origin).host || !isDocument) continue;
      if (!known.has(pathname)) dead.push(`${page} links to ${href}`);
      links += 1;
    }
  }
  expect(dead).toEqual([]);
  expect(links).toBeGreaterThan(100);
});
