import type { Page } from '@playwright/test';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { type ProductData, productOf } from '#content/pages/product/product.ts';
import { tabAliases } from '#content/pages/product/structure.ts';
import { type ProductId, productIds } from '#content/products.ts';
import { pagePath, servicePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { textOf } from '#scripts/build/html-text.ts';
import {
  answerCookies,
  expect,
  expectComplaint,
  started,
  test,
  visit,
} from '#tests/support/journey.ts';
import { tags } from '#tests/support/served-head.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Expects this tab to be selected, and only its panel to be visible. */
async function expectTab(page: Page, product: ProductData, id: string): Promise<void> {
  for (const { id: other, name, heading } of product.services.tabs) {
    await expect(tab(page, name)).toHaveAttribute('aria-selected', String(other === id));
    const panel = page.getByRole('heading', { level: 3, name: heading, exact: true });
    await expect(panel).toBeVisible({ visible: other === id });
  }
}

/** The product description is at the top of the window. */
const expectDescription = (page: Page) =>
  expect.poll(() => topOfDescription(page)).toBeCloseTo(0, 0);

const topOfDescription = (page: Page) =>
  page.locator('#description').evaluate((section) => section.getBoundingClientRect().top);

for (const locale of locales) {
  test(`2.5 a selected tab is written to the URL, and the page does not scroll (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    const product = productOf('product-voice', locale);
    const [, second, third] = product.services.tabs;
    await visit(page, `${pagePath('product-voice', locale)}?a=1`);
    await tab(page, second?.name ?? '').scrollIntoViewIfNeeded();
    const place = await topOfDescription(page);
    await tab(page, second?.name ?? '').click();
    await expect(page).toHaveURL(`${pagePath('product-voice', locale)}?a=1&id=${second?.id}`);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${pagePath('product-voice', locale)}?a=1&id=${third?.id}`);
    await expectTab(page, product, third?.id ?? '');
    expect(await topOfDescription(page)).toBe(place);
    await page.reload();
    await started(page);
    await expectTab(page, product, third?.id ?? '');
  });
}

for (const locale of locales) {
  const { words, products: menu } = layoutOf(locale);
  const pages = productIds.map((id) => productOf(id, locale));
  const pageOf = (id: ProductId) => productOf(id, locale);

  test(`2.5 the HTML of the six pages is complete and shows no empty slot (${locale}) @core @both`, async ({
    request,
  }) => {
    for (const product of pages) {
      const html = await (await request.get(pagePath(product.id, locale))).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

      const links = tags(main, 'a').map(({ href }) => href);
      expect(links).toContain(product.signUpPath);
      expect(links).toContain(product.docsPath);
      expect(main).toContain(`>${product.shared.start}<`);
      expect(main).not.toContain('<blockquote');
      expect(main).not.toMatch(/undefined|\{name\}/);

      const tabs = tags(main, 'button').filter(({ role }) => role === 'tab');
      const names = product.services.tabs.map(({ id }) => `tab-${id}`);
      expect(tabs.map(({ id }) => id)).toEqual(names);
      expect(tabs.map((button) => button['aria-selected'] === 'true')).toEqual(
        names.map((_, index) => index === 0),
      );
      const said = textOf(main);
      for (const text of textsOf(product)) expect(said, product.id).toContain(text);

      const pictures = tags(main, 'svg').map((picture) => picture['aria-label']);
      for (const { art } of [product.hero, ...product.services.tabs])
        expect(pictures, product.id).toContain(art.alternative);
    }
  });

  test(`2.5 global number has its modes, settings and use cases (${locale}) @core @both`, async ({
    request,
  }) => {
    const { privacy, useCases } = pageOf('product-global-number');
    const html = await (await request.get(pagePath('product-global-number', locale))).text();
    const pictures = tags(html, 'svg').map((picture) => picture['aria-label']);
    for (const { id, sentence } of privacy?.modes ?? []) {
      expect(html).toContain(`>${id}<`);
      expect(html).toContain(sentence);
      expect(pictures).toContain(privacy?.art.alternatives[id]);
    }
    for (const { heading, sentence } of [...(privacy?.settings ?? []), ...(useCases?.list ?? [])]) {
      expect(html).toContain(`>${heading}<`);
      expect(html).toContain(sentence);
    }
    expect(privacy?.modes).toHaveLength(3);
    expect(useCases?.list).toHaveLength(6);
  });

  test(`2.5 each page starts at its top with its first tab; Start now leads to sign-up (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    for (const product of pages) {
      await visit(page, pagePath(product.id, locale));
      await expectTab(page, product, product.services.tabs[0]?.id ?? '');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    const start = page.getByRole('link', { name: pages[0]?.shared.start ?? '', exact: true });
    await start.first().click();
    await expect(page).toHaveURL(pagePath('sign-up', locale));
  });

  for (const product of pages)
    test(`2.5 every id of ${product.id} opens its tab and scrolls to the section (${locale})`, async ({
      page,
    }) => {
      for (const { id } of product.services.tabs) {
        await visit(page, servicePath(product.id, id, locale));
        await expectTab(page, product, id);
        await expectDescription(page);
      }
      for (const [alias, id] of Object.entries(tabAliases[product.id] ?? {})) {
        await visit(page, servicePath(product.id, alias, locale));
        await expectDescription(page);
        await expectTab(page, product, id);
      }
    });

  test(`2.5 an id without its tab is logged once, and nothing else happens (${locale})`, async ({
    page,
    complaints,
  }) => {
    const product = pageOf('product-message');
    await visit(page, servicePath(product.id, 'sipTrunk', locale));
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    expect(complaints).toHaveLength(1);
    await expectComplaint(complaints, /no tab named sipTrunk/);
    await expectTab(page, product, 'smsOtp');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(`2.5 menu links open tabs of this page and of another without a page load (${locale}) @core`, async ({
    page,
  }) => {
    await answerCookies(page);
    await visit(page, pagePath('product-voice', locale));
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const nav = page.getByRole('navigation', { name: words.labels.mainNavigation });

    for (const [product, service] of [
      ['product-voice', 'sipTrunk'],
      ['product-voice', 'voiceNotification'],
      ['product-fraud-prevention', 'OTA'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 0));
      await nav.getByRole('button', { name: words.menus.products, exact: true }).hover();
      const path = servicePath(product, service, locale);
      expect(menu.find(({ id }) => id === product)?.services.map((link) => link.path)).toContain(
        path,
      );
      await nav.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expectTab(page, pageOf(product), service);
      await expectDescription(page);
    }
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test(`2.5 the tabs work by keyboard (${locale})`, async ({ page }) => {
    const product = pageOf('product-conversation');
    const names = product.services.tabs.map(({ name }) => name);
    await visit(page, pagePath(product.id, locale));
    await tab(page, names[0] ?? '').focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 0],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, names[index] ?? '')).toBeFocused();
      await expectTab(page, product, product.services.tabs[index]?.id ?? '');
    }
  });

  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test(`2.5 all tabs can be read without JavaScript (${locale})`, async ({ page }) => {
      const product = pageOf('product-fraud-prevention');
      await page.goto(pagePath(product.id, locale));
      for (const { heading, points } of product.services.tabs)
        for (const text of [heading, ...points])
          await expect(page.getByText(text, { exact: true })).toBeVisible();
    });
  });
}

test.describe('waiting', () => {
  /** Opens the page with a stopped clock; some time may pass while the app starts. */
  async function visitOutOfTime(page: Page, path: string): Promise<void> {
    await page.clock.install({ time: '2026-03-01T09:30:00Z' });
    await page.clock.pauseAt('2026-03-01T09:30:01Z');
    await page.goto(path);
    await page.waitForLoadState('load');
    await page.clock.runFor(50);
    await started(page);
  }

  test('2.5 the tab opens after about 100 ms (en)', async ({ page }) => {
    const product = productOf('product-voice', 'en');
    await visitOutOfTime(page, servicePath(product.id, 'sipTrunk', 'en'));
    await page.clock.runFor(40);
    await expectTab(page, product, 'voiceOtp');
    await page.clock.runFor(60);
    await expectTab(page, product, 'sipTrunk');
  });

  test('2.5 the tab opens immediately (zh)', async ({ page }) => {
    const product = productOf('product-voice', 'zh');
    await visitOutOfTime(page, servicePath(product.id, 'sipTrunk', 'zh'));
    await page.clock.runFor(1);
    await expectTab(page, product, 'sipTrunk');
  });
});

/** Texts that must be in the HTML verbatim. */
const textsOf = ({ hero, benefits, services }: ProductData): string[] => [
  ...hero.headline,
  hero.sentence,
  ...[benefits, services].flatMap(({ tag, heading, lead }) => [tag, heading, lead]),
  ...benefits.list.flatMap(({ heading, sentence }) => [heading, sentence]),
  ...services.tabs.flatMap(({ name, heading, sentence, steps, points }) => [
    name,
    heading,
    sentence,
    ...steps,
    ...points,
  ]),
];
