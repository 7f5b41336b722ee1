import type { Page } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { documentPath } from '#content/docs/paths.ts';
import { documentWords } from '#content/interface/document.ts';
import { storedItems } from '#content/storage.ts';
import { locales } from '#contract/locale.ts';
import { titleOf } from '#tests/support/documents.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, started, test, visit } from '#tests/support/journey.ts';

const call = 'sms/mt-sending-v2';
const conventions = 'general/conventions';

const scrollingTabs = (page: Page): Promise<string[]> =>
  page
    .getByRole('tablist')
    .evaluateAll((lists) =>
      lists
        .filter((list) => list.scrollWidth > list.clientWidth)
        .map((list) => list.getAttribute('aria-label') ?? ''),
    );

for (const locale of locales) {
  const path = documentPath(call, locale);

  test.describe(`code in documents (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page, 'allowed'));

    test(`samples follow one choice of language, which is stored (${locale}) @core`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, path);
      const samples = page.locator('[data-choice="language"]').first();
      const rows = samples.getByRole('tablist');
      await expect(rows.first().getByRole('tab', { name: 'SDK' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await rows.nth(1).getByRole('tab', { name: 'Python' }).click();
      await expect(samples.getByText(`from ${brand.codeName} import`)).toBeVisible();

      const tab = rows.first().getByRole('tab', { name: 'Python' });
      await tab.click();
      await expect(page.getByText('import hashlib')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Java', exact: true })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      expect(
        await page.evaluate((name) => localStorage.getItem(name), storedItems.sampleLanguage.name),
      ).toBe('python');
      await samples.getByRole('button', { name: documentWords[locale].copy, exact: true }).click();
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

    test(`documents fit every width, and so do the tabs of their samples (${locale})`, async ({
      page,
    }) => {
      for (const width of [1440, 1200, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await visit(page, path);
        expect(await findOverflow(page), String(width)).toEqual([]);
        expect(await scrollingTabs(page), String(width)).toEqual([]);
      }
    });

    test(`titles of code fit in their row, and names in tables are not broken (${locale})`, async ({
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
