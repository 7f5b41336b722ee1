import type { Page } from '@playwright/test';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';

for (const locale of locales) {
  const layout = layoutOf(locale);
  const { words, products, industries, developer, pricing, company, login, signUp } = layout;
  const home = pagePath('home', locale);
  const header = (page: Page) => page.getByRole('banner');
  const nav = (page: Page) =>
    page.getByRole('navigation', { name: words.labels.mainNavigation }).first();
  const addresses = (page: Page, menu: keyof typeof words.menus) =>
    page
      .locator(`#menu-${menu} a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  test.describe(`header (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.2 the header has every entry of the specification (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, home);
      await expect(nav(page).getByRole('button')).toHaveText(Object.values(words.menus));
      for (const { name, path } of [pricing, company])
        await expect(nav(page).getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          path,
        );
      for (const { name, path } of [login, signUp])
        await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          path,
        );

      const services = products.flatMap((product) => [
        product.path,
        ...product.services.map(({ path }) => path),
      ]);
      expect(services).toHaveLength(6 + 19);
      expect(await addresses(page, 'products')).toEqual([
        ...services,
        ...layout.menuFoot.map(({ path }) => path),
      ]);
      expect(await addresses(page, 'industry')).toEqual(industries.map(({ path }) => path));
      expect(await addresses(page, 'developer')).toEqual(developer.map(({ path }) => path));
    });

    test(`2.2 the skip link leads to the content (${locale})`, async ({ page }) => {
      await visit(page, home);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words.labels.skipToContent });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test('2.2 the header reads as specified', async ({ page }) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  for (const name of ['Products', 'Industry', 'Developer'])
    await expect(header.getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of ['Pricing', 'Company', 'Login', 'Get Started', 'EN', '中文'])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await visit(page, '/zh');
  await expect(header.getByRole('link', { name: '注册', exact: true })).toHaveAttribute(
    'href',
    '/zh-sign-up',
  );
});
