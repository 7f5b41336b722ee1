import type { Page } from '@playwright/test';
import { type PageId, pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { expect, navigateTo, test, visit } from '#tests/support/journey.ts';
import { titleOf } from '#tests/support/titles.ts';

const onePageOfEachKind: PageId[] = [
  'product-global-number',
  'industry-logistics',
  'company',
  'pricing',
  'privacy-policy',
  'login',
  'sign-up',
  'home',
];

const shapeOf = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main *')].map((part) => {
      const { width, height } = part.getBoundingClientRect();
      return `${part.tagName} ${Math.round(width)}x${Math.round(height)}`;
    });
    return boxes.filter((box) => !box.endsWith('0x0')).join('\n');
  });

for (const locale of locales)
  test(`a page reached by navigation looks as when opened directly (${locale})`, async ({
    page,
    context,
  }) => {
    const direct = await context.newPage();
    await visit(page, pagePath('cookie-policy', locale));
    for (const id of onePageOfEachKind) {
      await visit(direct, pagePath(id, locale));
      await navigateTo(page, pagePath(id, locale));
      await expect(page).toHaveTitle(titleOf(id, locale));
      const wanted = await shapeOf(direct);
      expect(wanted.length).toBeGreaterThan(300);
      await expect.poll(() => shapeOf(page), { message: id }).toBe(wanted);
    }
  });
