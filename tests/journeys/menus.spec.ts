import type { Page } from '@playwright/test';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { answerCookies, expect, recordRequests, test, visit } from '#tests/support/journey.ts';
import { titleOf } from '#tests/support/titles.ts';

const desktop = { width: 1440, height: 900 };

for (const locale of locales) {
  const layout = layoutOf(locale);
  const { words, products, industries } = layout;
  const home = pagePath('home', locale);
  const nav = (page: Page) =>
    page.getByRole('navigation', { name: words.labels.mainNavigation }).first();
  const menuButton = (page: Page, name: string) =>
    nav(page).getByRole('button', { name, exact: true });
  const isOpen = (page: Page, name: string, open = true) =>
    expect(menuButton(page, name)).toHaveAttribute('aria-expanded', String(open));
  const linkTo = (page: Page, path: string) => nav(page).locator(`a[href="${path}"]`).first();

  test.describe(`menus (${locale})`, () => {
    test.use({ viewport: desktop });
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.2 a menu opens under the mouse and closes when it leaves (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, home);
      const service = products[1]?.services[2];
      await menuButton(page, words.menus.products).hover();
      await expect(linkTo(page, service?.path ?? '')).toBeVisible();
      await menuButton(page, words.menus.industry).hover();
      await expect(linkTo(page, service?.path ?? '')).toBeHidden();
      await expect(linkTo(page, industries[0]?.path ?? '')).toBeVisible();
      await page.mouse.move(700, 880);
      await expect(linkTo(page, industries[0]?.path ?? '')).toBeHidden();

      await menuButton(page, words.menus.products).hover();
      await linkTo(page, service?.path ?? '').click();
      await expect(page).toHaveURL(service?.path ?? '');
      await expect(page).toHaveTitle(titleOf('product-voice', locale));
      await isOpen(page, words.menus.products, false);
    });

    test(`2.2 a press keeps a menu open, another closes it (${locale})`, async ({ page }) => {
      await visit(page, home);
      await menuButton(page, words.menus.developer).click();
      await isOpen(page, words.menus.developer);
      await menuButton(page, words.menus.developer).click();
      await isOpen(page, words.menus.developer, false);
    });

    test(`2.2 the menus work by keyboard (${locale}) @core`, async ({ page }) => {
      await visit(page, home);
      const button = menuButton(page, words.menus.products);
      await button.focus();
      await isOpen(page, words.menus.products, false);
      await page.keyboard.press('Enter');
      await isOpen(page, words.menus.products);
      const first = linkTo(page, products[0]?.path ?? '');
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await isOpen(page, words.menus.products, false);
      await expect(button).toBeFocused();
      await expect(first).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(menuButton(page, words.menus.industry)).toBeFocused();

      await page.keyboard.press('Space');
      await isOpen(page, words.menus.industry);
      await page.keyboard.press('Shift+Tab');
      await isOpen(page, words.menus.industry, false);

      await menuButton(page, words.menus.industry).press('Enter');
      await linkTo(page, industries[2]?.path ?? '').press('Enter');
      await expect(page).toHaveTitle(titleOf('industry-fintech', locale));
      await isOpen(page, words.menus.industry, false);
    });

    test(`2.2 the open menus are accessible (${locale})`, async ({ page }) => {
      await visit(page, home);
      for (const name of Object.values(words.menus)) {
        await menuButton(page, name).focus();
        await page.keyboard.press('Enter');
        await isOpen(page, name);
        expect(await accessibilityFaults(page, 'header')).toEqual([]);
      }
    });

    test(`2.2 the current industry is marked, and choosing it again scrolls to the top (${locale})`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const requested: unknown[] = [];
        Object.assign(window, { requested });
        const scroll = window.scrollTo.bind(window);
        window.scrollTo = (...given: unknown[]) => {
          requested.push(given[0]);
          Reflect.apply(scroll, window, given);
        };
      });
      await page.setViewportSize({ width: 1440, height: 500 });
      const path = pagePath('industry-gaming', locale);
      await visit(page, path);
      const marked = page.locator('#menu-industry a[aria-current="page"]');
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', path);

      const requested = recordRequests(page);
      await menuButton(page, words.menus.industry).press('Enter');
      await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
      expect(await page.evaluate(() => scrollY)).toBe(60);
      await marked.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => Reflect.get(window, 'requested'))).toContainEqual({
        top: 0,
        behavior: 'smooth',
      });
      expect(requested).toEqual([]);
    });

    test(`2.2 submenus scroll in a window of 750 px, only in Chinese (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 751 });
      await visit(page, home);
      const scrolling = page.locator('.submenu-scroll');
      await expect(scrolling).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 750 });
      await expect(scrolling).toHaveCount(locale === 'zh' ? 3 : 0);
      if (locale === 'en') return;
      await page.setViewportSize({ width: 1440, height: 420 });
      await menuButton(page, words.menus.products).press('Enter');
      const last = linkTo(page, layout.menuFoot.at(-1)?.path ?? '');
      await page.locator('#menu-products').evaluate((panel) => panel.scrollTo(0, 9_999));
      await expect(last).toBeInViewport();
    });
  });

  test.describe(`menus by touch (${locale})`, () => {
    test.use({ viewport: desktop, hasTouch: true });

    test(`2.2 a tap opens a menu, a tap elsewhere closes it (${locale})`, async ({ page }) => {
      await answerCookies(page);
      await visit(page, home);
      await menuButton(page, words.menus.industry).tap();
      await isOpen(page, words.menus.industry);
      await menuButton(page, words.menus.products).tap();
      await isOpen(page, words.menus.industry, false);
      await isOpen(page, words.menus.products);
      await page.touchscreen.tap(700, 880);
      await isOpen(page, words.menus.products, false);

      await menuButton(page, words.menus.industry).tap();
      await linkTo(page, industries[4]?.path ?? '').tap();
      await expect(page).toHaveTitle(titleOf('industry-logistics', locale));
      await isOpen(page, words.menus.industry, false);
    });
  });
}
