import type { Page } from '@playwright/test';
import { documentPath } from '#content/docs/paths.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';
import { shifts, watchShifts } from '#tests/support/layout-shift.ts';

const header = (page: Page) => page.getByRole('banner');
const top = (page: Page, place: string) =>
  page
    .locator(place)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scroll(page: Page, byPx: number): Promise<void> {
  const from = await scrollTop(page);
  await page.mouse.wheel(0, byPx);
  await expect.poll(() => scrollTop(page)).toBe(from + byPx);
}

for (const locale of locales) {
  const { words } = layoutOf(locale);
  const document = documentPath('sms/mt-sending-v2', locale);

  test.describe(`returning header (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 700 } });
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.2 the header returns on scrolling up, and the current industry leads to the top (${locale})`, async ({
      page,
    }) => {
      await visit(page, pagePath('industry-gaming', locale));
      await watchShifts(page);
      await scroll(page, 1200);
      await expect(header(page)).not.toBeInViewport();
      await scroll(page, -200);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      await scroll(page, 100);
      await expect(header(page)).not.toBeInViewport();
      await scroll(page, -100);
      expect(await shifts(page)).toEqual([]);

      await header(page)
        .getByRole('button', { name: words.menus.industry, exact: true })
        .press('Enter');
      await page.locator('#menu-industry a[aria-current="page"]').click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    });

    test(`2.2 the keyboard reaches the header further down the page (${locale})`, async ({
      page,
    }) => {
      await visit(page, pagePath('company', locale));
      await scroll(page, 1200);
      await expect(header(page)).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(header(page)).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(header(page).locator(':focus')).toBeInViewport();
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      expect(await scrollTop(page)).toBe(1200);
    });

    for (const [width, parts] of [
      [1440, ['#docs-menu', '#docs-contents']],
      [390, ['[data-reader] > :first-child']],
    ] as const)
      test(`2.14 sticky parts of a document make room for the header at ${width} px (${locale})`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 700 });
        await visit(page, document);
        await watchShifts(page);
        const height = await header(page).evaluate((element) => element.clientHeight);
        await page.evaluate(() => scrollTo(0, 900));
        await expect.poll(() => scrollTop(page)).toBe(900);
        for (const part of parts) await expect.poll(() => top(page, part)).toBe(0);
        await scroll(page, -100);
        await expect(header(page)).toBeInViewport({ ratio: 1 });
        for (const part of parts) await expect.poll(() => top(page, part)).toBe(height);
        await page.evaluate(() => scrollBy(0, 100));
        for (const part of parts) await expect.poll(() => top(page, part)).toBe(0);
        expect(await shifts(page)).toEqual([]);
      });

    test(`2.14 a target further up is not covered by the header (${locale})`, async ({ page }) => {
      await visit(page, document);
      const links = page.locator('#docs-contents a[href^="#"]');
      await links.last().click();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
      const second = links.nth(1);
      const id = ((await second.getAttribute('href')) ?? '').slice(1);
      await second.click();
      await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
      await expect(header(page)).not.toBeInViewport();
      await scroll(page, -40);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe(`returning header with motion (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 700 } });

    for (const [reducedMotion, duration] of [
      ['no-preference', '0.2s'],
      ['reduce', '0s'],
    ] as const)
      test(`it slides unless reduced motion is preferred: ${reducedMotion} (${locale})`, async ({
        page,
      }) => {
        await answerCookies(page);
        await page.emulateMedia({ reducedMotion });
        await visit(page, pagePath('company', locale));
        await page.evaluate(() => scrollTo(0, 900));
        await expect(header(page)).not.toBeInViewport();
        await scroll(page, -100);
        await expect(header(page)).toBeInViewport({ ratio: 1 });
        await expect(header(page)).toHaveCSS('transition-duration', duration);
      });
  });
}
