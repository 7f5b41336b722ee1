import type { Page } from '@playwright/test';
import { languageLabels } from '#content/interface/layout/language-labels.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { locales, otherLocale } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';
import { titleOf } from '#tests/support/titles.ts';

for (const locale of locales) {
  const other = otherLocale(locale);
  const { words, products, industries, developer, pricing, company, login, signUp } =
    layoutOf(locale);
  const home = pagePath('home', locale);
  const menuButton = (page: Page, name: string) =>
    page
      .getByRole('navigation', { name: words.labels.mainNavigation })
      .first()
      .getByRole('button', { name, exact: true });

  test.describe(`drawer (${locale})`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test.beforeEach(({ page }) => answerCookies(page));

    const drawer = (page: Page) => page.locator('[popover]:popover-open');
    const open = (page: Page) => page.getByRole('button', { name: words.labels.openMenu }).click();
    const group = (page: Page, name: string) => drawer(page).getByText(name, { exact: true });

    test(`2.2 the drawer replaces the menus below 1200 px (${locale})`, async ({ page }) => {
      await visit(page, home);
      const toggle = page.getByRole('button', { name: words.labels.openMenu });
      for (const [width, small] of [
        [1200, false],
        [1199, true],
        [390, true],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await expect(toggle).toBeVisible({ visible: small });
        await expect(menuButton(page, words.menus.products)).toBeVisible({ visible: !small });
      }
    });

    test(`2.2 the drawer and its nested groups open and close (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, home);
      await open(page);
      await expect(drawer(page)).toBeVisible();
      const [message, voice] = products;
      const service = drawer(page).locator(`a[href="${message?.services[0]?.path}"]`);
      await expect(service).toBeHidden();
      await group(page, words.menus.products).click();
      await group(page, message?.name ?? '').click();
      await expect(service).toBeVisible();
      await group(page, voice?.name ?? '').click();
      await expect(service).toBeHidden();
      await group(page, words.menus.products).click();
      await expect(group(page, voice?.name ?? '')).toBeHidden();
      const close = drawer(page).getByRole('button', { name: words.labels.closeMenu });
      for (const width of [1024, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(close.locator('svg')).toBeVisible();
      }
      await close.click();
      await expect(drawer(page)).toBeHidden();

      await open(page);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole('button', { name: words.labels.openMenu })).toBeFocused();
    });

    test(`2.2 the drawer has every link of the header (${locale})`, async ({ page }) => {
      await visit(page, home);
      await open(page);
      const shown = await drawer(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const { path } of [
        ...products.flatMap(({ services }) => services),
        ...industries,
        ...developer,
        pricing,
        company,
        login,
        signUp,
        { path: pagePath('home', other) },
      ])
        expect(shown).toContain(path);
    });

    test(`2.2 a page change closes the drawer and its groups (${locale})`, async ({ page }) => {
      await visit(page, home);
      await open(page);
      await expect(page.getByRole('main')).toHaveAttribute('inert');
      await group(page, words.menus.industry).click();
      await drawer(page).locator(`a[href="${industries[1]?.path}"]`).click();
      await expect(page).toHaveTitle(titleOf('industry-education', locale));
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');

      await open(page);
      const current = drawer(page).locator('a[aria-current="page"]');
      await expect(current).toBeHidden();
      await group(page, words.menus.industry).click();
      await expect(current).toHaveAttribute('href', industries[1]?.path ?? '');
      await current.click();
      await expect(drawer(page)).toBeHidden();
    });

    test(`2.3 the language names fit in the drawer of a small phone (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, home);
      await open(page);
      for (const label of Object.values(languageLabels)) {
        const link = drawer(page).getByRole('link', { name: label, exact: true });
        const lines = await link.evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines).toBe(1);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    });

    test(`2.2 the open drawer is accessible (${locale})`, async ({ page }) => {
      await visit(page, home);
      await open(page);
      await group(page, words.menus.products).click();
      await group(page, products[0]?.name ?? '').click();
      expect(await accessibilityFaults(page, '[popover]:popover-open')).toEqual([]);
    });

    test(`2.3 the language is changed in the drawer (${locale})`, async ({ page }) => {
      await visit(page, pricing.path);
      await open(page);
      await drawer(page).getByRole('link', { name: languageLabels[other], exact: true }).click();
      await expect(page).toHaveTitle(titleOf('pricing', other));
      await expect(drawer(page)).toBeHidden();
    });
  });
}
