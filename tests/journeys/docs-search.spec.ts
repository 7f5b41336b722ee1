import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeSearch } from '#app/docs/search/search-documents.ts';
import { documentPath } from '#content/docs/paths.ts';
import { documentWords, readerWords } from '#content/interface/docs.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { searchIndexPath } from '#documents/files/search-record.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';

for (const locale of locales) {
  const { search, retry } = readerWords[locale];
  const panel = (page: Page) => page.getByRole('dialog', { name: search.label });
  const field = (page: Page) => panel(page).getByRole('combobox', { name: search.label });
  const hits = (page: Page) => panel(page).getByRole('option');

  test.describe(`search (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.14 what readers type finds the right document among the first three (${locale}) @both`, async ({
      request,
    }) => {
      const search = makeSearch(await (await request.get(searchIndexPath(locale))).json());
      const queries = readQueries(locale);
      const missed = queries.flatMap(({ query, right }) => {
        const found = search(query).map(({ record }) => record.document);
        const isFound = found.slice(0, 3).some((id) => right.includes(id));
        return isFound ? [] : [`${query}: ${found.slice(0, 3).join(' ')}`];
      });
      expect(queries.length).toBeGreaterThanOrEqual(100);
      expect(missed.length / queries.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
    });

    test(`2.14 the keyboard opens the search, chooses and leads to the heading (${locale})`, async ({
      page,
    }) => {
      await visit(page, pagePath('docs', locale));
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await field(page).fill('senderId');
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(
        hits(page)
          .first()
          .locator('mark')
          .filter({ hasText: /sender/i })
          .first(),
      ).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      const document = await hits(page).first().getAttribute('data-document');
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL(
        (address) => address.pathname === documentPath(document ?? '', locale),
      );
    });

    test(`2.14 a search without hits says so, and Escape closes it (${locale})`, async ({
      page,
    }) => {
      await visit(page, pagePath('docs', locale));
      await page.getByRole('button', { name: search.open }).click();
      await field(page).fill('qqqqqqqqqqqq');
      await expect(panel(page).getByRole('alert')).toHaveText(search.none);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toHaveValue('qqqqqqqqqqqq');
    });

    test(`2.14 an index that does not arrive is asked for again (${locale})`, async ({
      page,
      complaints,
    }) => {
      await page.route(`**${searchIndexPath(locale)}`, (route) => route.abort());
      await visit(page, pagePath('docs', locale));
      await page.keyboard.press('Control+k');
      await expect(panel(page).getByText(search.failed)).toBeVisible();
      await expectComplaint(complaints, /search could not be loaded|Failed to load resource/);
      await page.unroute(`**${searchIndexPath(locale)}`);
      await panel(page).getByRole('button', { name: retry }).click();
      await field(page).fill('messageId');
      await expect(hits(page).first()).toBeVisible();
      // The browser and the page may each have complained more than once.
      takeOut(complaints, /search could not be loaded|Failed to load resource/);
    });

    test(`2.14 the error finder takes a code, a word or a pasted answer (${locale})`, async ({
      page,
    }) => {
      const { finder } = documentWords[locale];
      await visit(page, documentPath('general/error-codes', locale));
      const box = page.getByRole('textbox', { name: finder.label });
      const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      const all = await rows.count();
      await box.fill('1102');
      await expect(rows).toHaveCount(1);
      await box.fill('{\n  "code": 1301,\n  "msg": "Too many requests."\n}');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(finder.yes);
      await box.fill('zzzz');
      await expect(page.getByRole('alert').filter({ hasText: finder.none })).toBeVisible();
      await box.fill('');
      await expect(rows).toHaveCount(all);

      const list = await page.request.get('/error-codes.json');
      const codes: { code: number; retry: boolean }[] = await list.json();
      expect(codes).toHaveLength(all);
      expect(codes.find(({ code }) => code === 1301)?.retry).toBe(true);
      expect(codes.find(({ code }) => code === 1102)?.retry).toBe(false);
    });
  });
}

/** Each line of a list: its kind, what is typed, and the documents that answer it. */
function readQueries(locale: string) {
  const file = join(import.meta.dirname, `../search/queries-${locale}.txt`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, query, documents] = /^\w+: (.*) => (.*)$/.exec(line) ?? [];
      return query && documents ? [{ query, right: documents.split(' ') }] : [];
    });
}

function takeOut(complaints: string[], wanted: RegExp): void {
  const others = complaints.filter((complaint) => !wanted.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}
