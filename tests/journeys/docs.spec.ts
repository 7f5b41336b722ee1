import type { Page } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { fallbackDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { documentWords, standardSections } from '#content/interface/document.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { readerWords } from '#content/interface/reader.ts';
import { palette } from '#content/palette.ts';
import { docsBase, pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { htmlLanguages, type Locale, locales } from '#contract/locale.ts';
import { documentationPages } from '#documents/files/files.ts';
import { documentPaths, menuOf, pinsOf } from '#documents/manuscripts/library.ts';
import { allManuscripts } from '#documents/manuscripts/manuscripts.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  answerCookies,
  askedFrom,
  expect,
  expectComplaint,
  started,
  test,
  visit,
} from '#tests/support/journey.ts';
import { readHead } from '#tests/support/served-head.ts';
import { whatSticksOut } from '#tests/support/sideways.ts';

const origin = process.env.VITE_SITE_ORIGIN ?? brand.hosts.site;
const call = 'sms/mt-sending-v2';
const voiceCall = 'voice/sending-code';
const conventions = 'general/conventions';
const factsOf = (id: string, locale: Locale) =>
  allManuscripts()[locale].find((manuscript) => manuscript.id === id)?.facts;
const titleOf = (id: string, locale: Locale) => factsOf(id, locale)?.title ?? '';
/** What the menu calls it. */
const entryOf = (id: string, locale: Locale) => factsOf(id, locale)?.menu ?? titleOf(id, locale);

/** Where the entries of the menu lead that are marked as the current one. */
const currentIn = (html: string): string[] => {
  const menu = html.slice(html.indexOf('id="docs-menu"'), html.indexOf('<article'));
  return [...menu.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
    ([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? '',
  );
};

/** What stands between tags, or between the bars of a Markdown table. */
const cellsOf = (text: string): string[] => text.split(/<[^>]*>|\s*\|\s*/);

const scrollingTabs = (page: Page): Promise<string[]> =>
  page
    .getByRole('tablist')
    .evaluateAll((lists) =>
      lists
        .filter((list) => list.scrollWidth > list.clientWidth)
        .map((list) => list.getAttribute('aria-label') ?? ''),
    );

const menuOn = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: readerWords[locale].title });
const heading = (page: Page, id: string, locale: Locale) =>
  page.getByRole('heading', { level: 1, name: titleOf(id, locale), exact: true });

for (const locale of locales) {
  const words = readerWords[locale];
  const { failure } = layoutOf(locale);
  const path = documentPath(call, locale);

  test.describe(`served documents (${locale})`, () => {
    test(`2.14 every document of the menu answers with its own head, text and twin (${locale}) @both`, async ({
      request,
    }) => {
      const entries = [
        ...pinsOf(locale),
        ...menuOf(locale).flatMap(({ categories }) =>
          categories.flatMap((category) => category.entries),
        ),
      ];
      expect(entries.length).toBeGreaterThan(1);
      for (const { id, path: entryPath } of entries) {
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
        expect(html, entryPath).toContain(text.replace('<!doctype html>', ''));
        const twin = await request.get(`${entryPath}.md`);
        expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
        expect(await twin.text()).toMatch(`# ${titleOf(id, locale)}\n`);
        expect(await twin.text(), entryPath).not.toMatch(/^\s*::/m);
      }
    });

    test(`2.14 the contents are the sections of the specification (${locale}) @both`, async ({
      request,
    }) => {
      const html = await (await request.get(path)).text();
      const contents = /<ol[^>]*>(.*?)<\/ol>/s.exec(html.slice(html.indexOf('id="docs-contents"')));
      const links = [...(contents?.[1] ?? '').matchAll(/href="#([^"]+)">([^<]+)</g)];
      expect(links.map(([, id, name]) => [id, name])).toEqual(
        Object.entries(standardSections).map(([id, names]) => [id, names[locale]]),
      );
    });

    test(`2.14 a missing doc is the index, an unknown one the charging standard (${locale}) @both`, async ({
      request,
    }) => {
      const fallback = origin + documentPath(fallbackDocument, locale);
      const index = await (await request.get(`${docsBase[locale]}/sms`)).text();
      expect(readHead(index).named.robots).toBeUndefined();
      const [first] = allManuscripts()[locale].filter(({ id }) => id.startsWith('sms/'));
      expect(index).toContain(`<h1>${first?.facts.title}</h1>`);
      expect(currentIn(index)).toEqual([documentPath(first?.id ?? '', locale)]);
      for (const unknown of ['/sms/no-such-document', '/no-such-category', '/a/b/c']) {
        const response = await request.get(docsBase[locale] + unknown);
        const html = await response.text();
        expect(response.status()).toBe(200);
        expect(readHead(html).canonical).toBe(fallback);
        expect(readHead(html).named.robots).toBe('noindex');
        expect(html).toContain(`<h1>${titleOf(fallbackDocument, locale)}</h1>`);
        expect(currentIn(html)).toEqual([documentPath(fallbackDocument, locale)]);
      }
      expect((await request.get(`${docsBase[locale]}/sms/no-such.md`)).status()).toBe(404);
    });

    test(`a callback says what it always brings, a call what it needs (${locale}) @both`, async ({
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

    test(`documents can be had as Markdown by asking for it (${locale}) @both`, async ({
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

  test.describe(`reader (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page, 'allowed'));

    test(`2.14 4 the menu leads from document to document and fetches that document alone (${locale})`, async ({
      page,
    }) => {
      await visit(page, pagePath('docs', locale));
      const menu = menuOn(page, locale);
      await expect(heading(page, fallbackDocument, locale)).toBeVisible();
      const entry = menu.getByRole('link', { name: entryOf(call, locale), exact: true });
      const current = menu.locator('[aria-current=page]');
      await expect(current).toHaveText(entryOf(fallbackDocument, locale));

      const asked = askedFrom(page);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await entry.click();
      await expect(page).toHaveURL(path);
      await expect(heading(page, call, locale)).toBeVisible();
      await expect.poll(() => page.title()).toContain(titleOf(call, locale));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(asked.filter((one) => !one.startsWith('/assets/'))).toEqual([`${path}.html`]);

      await expect(current).toHaveText(entryOf(call, locale));
      const mint = await current.evaluate((link) => getComputedStyle(link).backgroundColor);
      expect(mint).toBe(palette.day.mint);
      await expect(current.locator('xpath=ancestor::details')).toHaveAttribute('open', '');

      await page.goBack();
      await expect(heading(page, fallbackDocument, locale)).toBeVisible();
    });

    test(`2.14 4 a group opens with its entry, on load and after a move, and by its name (${locale})`, async ({
      page,
    }) => {
      const menu = menuOn(page, locale);
      const groupOf = (id: string) =>
        menu
          .locator('details')
          .filter({ has: page.locator(`a[href="${documentPath(id, locale)}"]`) });
      await visit(page, documentPath(voiceCall, locale));
      await expect(heading(page, voiceCall, locale)).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(groupOf(voiceCall)).toHaveAttribute('open', '');
      await expect(groupOf(call)).not.toHaveAttribute('open');

      await page
        .locator(`article a[href^="${documentPath(conventions, locale)}"]`)
        .first()
        .click();
      await expect(heading(page, conventions, locale)).toBeVisible();
      await expect(groupOf(conventions)).toHaveAttribute('open', '');
      await expect(menu.locator('[aria-current=page]')).toHaveAttribute(
        'href',
        documentPath(conventions, locale),
      );

      const messages = groupOf(call).locator('summary');
      await messages.click();
      await expect(
        menu.getByRole('link', { name: entryOf(call, locale), exact: true }),
      ).toBeVisible();
      await messages.focus();
      await page.keyboard.press('Enter');
      await expect(
        menu.getByRole('link', { name: entryOf(call, locale), exact: true }),
      ).toBeHidden();
    });

    test(`2.14 4 8 the field hides what does not match, and says when nothing does (${locale}) @ours`, async ({
      page,
    }) => {
      await visit(page, path);
      const menu = menuOn(page, locale);
      const field = page.getByRole('combobox', { name: words.search.label });
      if (locale === 'en')
        await expect(field).toHaveAttribute('placeholder', 'Document Keyword search...');
      await field.fill('MT-SENDING-V2');
      await expect(menu.getByRole('link')).toHaveText([entryOf(call, locale)]);
      await field.fill('pigeon');
      await expect(menu.getByRole('link')).toHaveCount(0);
      await expect(menu.locator('summary')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveText(words.filter.none);
      if (locale === 'en')
        await expect(page.getByRole('alert')).toHaveText("Sorry, we couldn't find any results");
      await page.getByRole('button', { name: words.search.wholeMenu }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(
        menu.getByRole('link', { name: entryOf(call, locale), exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: words.wiki })).toHaveAttribute(
        'href',
        brand.wiki?.[locale] ?? '',
      );
    });

    test(`2.14 a hash leads to its heading, on load, after a move and by the contents (${locale})`, async ({
      page,
    }) => {
      const top = (id: string) =>
        page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
      for (const width of [1440, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, `${path}#response-example`);
        const bar = width < 1200 ? 54 : 0;
        await expect.poll(() => top('response-example')).toBeGreaterThanOrEqual(bar);
        await expect.poll(() => top('response-example')).toBeLessThan(bar + 120);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, documentPath(fallbackDocument, locale));
      const link = page.locator(`article a[href*="${call}#response-data"]`).first();
      const field = (await link.getAttribute('href'))?.split('#')[1] ?? '';
      await link.click();
      await expect(page).toHaveURL(`${path}#${field}`);
      await expect.poll(() => top(field)).toBeLessThan(200);
      await expect.poll(() => top(field)).toBeGreaterThanOrEqual(0);

      const contents = page.getByRole('complementary', { name: words.contents });
      await contents.getByRole('link', { name: standardSections.note[locale] }).click();
      await expect(page).toHaveURL(`${path}#note`);
      await expect(contents.locator('[aria-current=location]')).toHaveText(
        standardSections.note[locale],
      );
    });

    test(`samples follow one choice of language, which is remembered (${locale})`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, path);
      const tab = page.getByRole('tab', { name: 'Python' });
      await expect(page.getByRole('tab', { name: 'cURL' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await tab.click();
      await expect(page.getByText('import hashlib')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Java', exact: true })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      expect(
        await page.evaluate((name) => localStorage.getItem(name), storedItems.sampleLanguage.name),
      ).toBe('python');
      await page.locator('[data-choice] button:not([role=tab])').click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('import hashlib');

      await page.reload();
      await started(page);
      await expect(page.getByText('import hashlib')).toBeVisible();
      await expect(page.getByText('TIMESTAMP=$(date')).toBeHidden();
      await page.locator('[data-copies-page]').click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(`# ${titleOf(call, locale)}`);

      await visit(page, documentPath('general/conventions', locale));
      await expect(page.getByText('def is_genuine')).toBeVisible();
      await expect(page.getByText('boolean isGenuine')).toBeHidden();
    });

    test(`8 a document that does not arrive is logged and offered again (${locale})`, async ({
      page,
      complaints,
    }) => {
      await visit(page, documentPath(fallbackDocument, locale));
      await page.route(`**${path}.html`, (route) => route.abort());
      await menuOn(page, locale)
        .getByRole('link', { name: entryOf(call, locale), exact: true })
        .click();
      await expect(page.getByRole('alert')).toContainText(failure.move.unanswered);
      await expect(heading(page, fallbackDocument, locale)).toBeVisible();
      await expectComplaint(complaints, /ChunkLoadError/);
      await expectComplaint(complaints, /Failed to load resource/);
      await page.unroute(`**${path}.html`);
      await page.getByRole('button', { name: failure.retry }).click();
      await expect(heading(page, call, locale)).toBeVisible();
    });

    test(`2.14 a document that is slow to come shows that it is on its way (${locale})`, async ({
      page,
    }) => {
      await visit(page, documentPath(fallbackDocument, locale));
      const gate = Promise.withResolvers<void>();
      await page.route(`**${path}.html`, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await menuOn(page, locale)
        .getByRole('link', { name: entryOf(call, locale), exact: true })
        .click();
      const sign = page.getByRole('status').filter({ hasText: failure.move.loading });
      await expect(sign.locator(':scope > :first-child')).toBeInViewport();
      gate.resolve();
      await expect(heading(page, call, locale)).toBeVisible();
      await expect(sign).toHaveCount(0);
    });

    test(`2.3 the other language has the same document, with its hash (${locale}) @both`, async ({
      page,
    }) => {
      const other: Locale = locale === 'en' ? 'zh' : 'en';
      await visit(page, `${path}?x=1#note`);
      const name = other === 'zh' ? '中文' : 'EN';
      await page.getByRole('banner').getByRole('link', { name, exact: true }).press('Enter');
      await expect(page).toHaveURL(`${documentPath(call, other)}?x=1#note`);
      await expect(heading(page, call, other)).toBeVisible();
    });

    test(`on a phone menu and contents are drawers (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, path);
      await expect(menuOn(page, locale)).toBeHidden();
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await menuOn(page, locale)
        .getByRole('link', { name: entryOf(fallbackDocument, locale), exact: true })
        .click();
      await expect(heading(page, fallbackDocument, locale)).toBeVisible();
      await expect(menuOn(page, locale)).toBeHidden();
      await page.getByRole('button', { name: words.contents }).click();
      const contents = page.getByRole('complementary', { name: words.contents });
      await expect(contents).toBeVisible();
      await contents.getByRole('link').nth(2).click();
      await expect(contents).toBeHidden();
    });

    test(`documents are accessible in light and dark (${locale})`, async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const id of [call, fallbackDocument]) {
          await visit(page, documentPath(id, locale));
          expect(await accessibilityFaults(page), `${id} ${colorScheme}`).toEqual([]);
        }
      }
    });

    test(`documents fit every width, and so do the tabs of their samples (${locale})`, async ({
      page,
    }) => {
      for (const width of [1440, 1200, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await visit(page, path);
        expect(await whatSticksOut(page), String(width)).toEqual([]);
        expect(await scrollingTabs(page), String(width)).toEqual([]);
      }
    });

    test(`titles of code stand in their row, and names in tables stay whole (${locale})`, async ({
      page,
    }) => {
      await visit(page, documentPath(conventions, locale));
      const offCentre = await page.locator('[data-ground="code"] p').evaluateAll((titles) =>
        titles.filter((title) => {
          const [own, row] = [title, title.parentElement ?? title].map((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return (top + bottom) / 2;
          });
          return Math.abs((own ?? 0) - (row ?? 0)) > 2;
        }),
      );
      expect(offCentre).toHaveLength(0);
      const torn = (place: string) =>
        page.locator(place).evaluateAll((codes) =>
          codes
            .filter((code) => {
              const range = document.createRange();
              range.selectNodeContents(code);
              return range.getClientRects().length > 1;
            })
            .map((code) => code.textContent),
        );
      expect(await page.locator('td:first-child > code').count()).toBeGreaterThan(3);
      expect(await torn('td:first-child > code')).toEqual([]);
      await visit(page, documentPath('voice/receipt-callback', locale));
      expect(await page.locator('li[id] code').getByText('date-time').count()).toBeGreaterThan(1);
      expect(await torn('li[id] code')).toEqual([]);
    });
  });
}

test('the descriptions of the API and their collections are there to download', async ({
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
    await expect(heading(page, call, 'en')).toBeVisible();
    await expect(page.getByText('import hashlib')).toBeVisible();
    await expect(menuOn(page, 'en').getByRole('link').first()).toBeVisible();
  });
});

test('no page of the documentation is left out of the build', async ({ request }) => {
  for (const path of documentationPages())
    expect((await request.get(`${path}.html`)).status(), path).toBe(200);
});
