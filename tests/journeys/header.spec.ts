import type { Page } from '@playwright/test';
import { languageLabels } from '#content/interface/layout/language-labels.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { htmlLanguages, languageTags, locales } from '#contract/locale.ts';
import { twins } from '#tests/specification/routes.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { answerCookies, askedFrom, expect, test, visit } from '#tests/support/journey.ts';
import { titleOf } from '#tests/support/titles.ts';

const desktop = { width: 1440, height: 900 };

for (const locale of locales) {
  const other = locale === 'en' ? 'zh' : 'en';
  const layout = layoutOf(locale);
  const { words, products, industries, developer, pricing, company, login, signUp } = layout;
  const home = pagePath('home', locale);
  const header = (page: Page) => page.getByRole('banner');
  const nav = (page: Page) =>
    page.getByRole('navigation', { name: words.labels.mainNavigation }).first();
  const menuButton = (page: Page, name: string) =>
    nav(page).getByRole('button', { name, exact: true });
  const isOpen = (page: Page, name: string, open = true) =>
    expect(menuButton(page, name)).toHaveAttribute('aria-expanded', String(open));
  const linkTo = (page: Page, path: string) => nav(page).locator(`a[href="${path}"]`).first();
  const addresses = (page: Page, menu: keyof typeof words.menus) =>
    page
      .locator(`#menu-${menu} a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  test.describe(`menus (${locale})`, () => {
    test.use({ viewport: desktop });
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.2 the header holds every entry of the specification (${locale}) @both`, async ({
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

    test(`2.2 a menu opens under the mouse and closes when it leaves (${locale})`, async ({
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

    test(`2.2 the menus work by keyboard (${locale})`, async ({ page }) => {
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
        const asked: unknown[] = [];
        Object.assign(window, { asked });
        const scroll = window.scrollTo.bind(window);
        window.scrollTo = (...given: unknown[]) => {
          asked.push(given[0]);
          Reflect.apply(scroll, window, given);
        };
      });
      await page.setViewportSize({ width: 1440, height: 500 });
      const path = pagePath('industry-gaming', locale);
      await visit(page, path);
      const marked = page.locator('#menu-industry a[aria-current="page"]');
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', path);

      const asked = askedFrom(page);
      await menuButton(page, words.menus.industry).press('Enter');
      await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
      expect(await page.evaluate(() => scrollY)).toBe(60);
      await marked.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toContainEqual({
        top: 0,
        behavior: 'smooth',
      });
      expect(asked).toEqual([]);
    });

    test(`2.2 submenus scroll in a window of 750 px, in Chinese alone (${locale}) @both`, async ({
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

  test.describe(`drawer (${locale})`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test.beforeEach(({ page }) => answerCookies(page));

    const drawer = (page: Page) => page.locator('[popover]:popover-open');
    const open = (page: Page) => page.getByRole('button', { name: words.labels.openMenu }).click();
    const group = (page: Page, name: string) => drawer(page).getByText(name, { exact: true });

    test(`2.2 the drawer stands in for the menus below 1200 px (${locale})`, async ({ page }) => {
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

    test(`2.2 the drawer and its nested groups open and close (${locale})`, async ({ page }) => {
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

    test(`2.2 the drawer holds every link of the header (${locale})`, async ({ page }) => {
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

    test(`2.2 the open drawer is accessible (${locale})`, async ({ page }) => {
      await visit(page, home);
      await open(page);
      await group(page, words.menus.products).click();
      await group(page, products[0]?.name ?? '').click();
      expect(await accessibilityFaults(page, '[popover]:popover-open')).toEqual([]);
    });

    test(`2.3 the language is changed in the drawer (${locale}) @both`, async ({ page }) => {
      await visit(page, pricing.path);
      await open(page);
      await drawer(page).getByRole('link', { name: languageLabels[other], exact: true }).click();
      await expect(page).toHaveTitle(titleOf('pricing', other));
      await expect(drawer(page)).toBeHidden();
    });
  });

  test.describe(`language (${locale})`, () => {
    test.use({ viewport: desktop });

    const choose = (page: Page, language: typeof locale) =>
      header(page).getByRole('link', { name: languageLabels[language], exact: true }).click();

    test(`2.3 the query string is kept when the language changes (${locale}) @both`, async ({
      page,
      context,
    }) => {
      await visit(page, `${home}?a=1&b=%E4%B8%AD#part`);
      await choose(page, other);
      await expect(page).toHaveURL(`${pagePath('home', other)}?a=1&b=%E4%B8%AD`);
      await expect(page).toHaveTitle(titleOf('home', other));
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguages[other]);
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === storedItems.language.name)?.value).toBe(
        languageTags[other],
      );
      await choose(page, locale);
      await expect(page).toHaveURL(`${home}?a=1&b=%E4%B8%AD`);
      await expect(page).toHaveTitle(titleOf('home', locale));
    });

    test(`2.3 a tab's id goes with the visitor (${locale}) @both`, async ({ page }) => {
      const service = products[1]?.services[2]?.path ?? '';
      await visit(page, service);
      await choose(page, other);
      await expect(page).toHaveURL(layoutOf(other).products[1]?.services[2]?.path ?? '');
      await expect(page).toHaveTitle(titleOf('product-voice', other));
    });

    test(`2.3 each page leads to its twin (${locale}) @both`, async ({ request }) => {
      for (const [english, chinese] of twins) {
        const [from, to] = locale === 'en' ? [english, chinese] : [chinese, english];
        const html = await (await request.get(from)).text();
        const links = html.match(/<a [^>]*hrefLang="[^"]+"[^>]*>/g) ?? [];
        const toOther = links.find((link) => link.includes(`hrefLang="${htmlLanguages[other]}"`));
        expect(toOther, from).toContain(`href="${to}"`);
      }
    });
  });
}

test.describe('language paths', () => {
  for (const [from, to] of [
    ['/', '/zh'],
    ['/company', '/zh-company'],
    ['/product-global-number?id=sms', '/zh-product-global-number?id=sms'],
    ['/document-en', '/document/sms'],
    ['/document-en/no-such/document?x=1', '/document/sms?x=1'],
  ] as const)
    test(`2.3 中文 leads from ${from} to ${to}, EN from there to English`, async ({ page }) => {
      await visit(page, from);
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: '中文', exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await header.getByRole('link', { name: 'EN', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const english = from.startsWith('/document-en/') ? '/document-en?x=1' : from;
      await expect(page).toHaveURL(english);
    });
});

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
