import { layoutOf } from '#content/interface/layout/layout.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { slideIds } from '#content/pages/home/structure.ts';
import { isSharedPath, pagePath, pages, publicPageIds } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { htmlLanguages, languageTags, locales } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { expect, test, visit } from '#tests/support/journey.ts';
import { readHead } from '#tests/support/served-head.ts';
import { isWhole, oneOfEach } from '#tests/support/test-scope.ts';

/** From a wide desktop over 1280 px at 200 % to the narrowest phone, and around each breakpoint. */
const widthsPx = isWhole ? [1440, 1200, 1199, 761, 760, 640, 390, 320] : [1440, 320];

/** Both languages share their templates: each page is looked at wide in one, narrow in the other. */
const inspectedPx = { en: 1440, zh: 390 };

for (const locale of locales) {
  const { words, signUp } = layoutOf(locale);

  test.describe(`every page (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    const walked = oneOfEach(publicPageIds, (page) => pages[page].kind);
    for (const path of walked.map((page) => pagePath(page, locale)))
      test(`2.2 ${path} starts, is accessible, fits and ends in the closing banner (${locale}) @core`, async ({
        page,
        context,
        site,
      }) => {
        if (isSharedPath(path))
          await context.addCookies([
            { name: storedItems.language.name, value: languageTags[locale], url: site.url },
          ]);
        await visit(page, path);

        await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguages[locale]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const closing = page.getByRole('region', { name: words.closing.heading });
        await expect(
          closing.getByRole('link', { name: words.closing.action, exact: true }),
        ).toHaveAttribute('href', signUp.path);

        for (const width of widthsPx) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findOverflow(page), `at ${width} px`).toEqual([]);
          if (width === inspectedPx[locale]) expect(await accessibilityFaults(page)).toEqual([]);
        }
      });
  });

  test(`2.1 head and language follow each move inside the site (${locale})`, async ({
    page,
    request,
  }) => {
    const { pricing, company, login } = layoutOf(locale);
    await visit(page, pagePath('home', locale));
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const main = page.getByRole('navigation', { name: words.labels.mainNavigation });
    const header = page.getByRole('banner');

    for (const [link, path] of [
      [main.getByRole('link', { name: pricing.name, exact: true }), pricing.path],
      [main.getByRole('link', { name: company.name, exact: true }), company.path],
      [header.getByRole('link', { name: login.name, exact: true }), login.path],
      [header.getByRole('link', { name: words.labels.home }), pagePath('home', locale)],
      ...locales
        .filter((other) => other !== locale)
        .map(
          (other) =>
            [
              header.locator(`a[hreflang="${htmlLanguages[other]}"]`),
              pagePath('home', other),
            ] as const,
        ),
    ] as const) {
      await link.first().click();
      await expect(page).toHaveURL(path);
      const wanted = readHead(await (await request.get(path)).text());
      await expect(page).toHaveTitle(wanted.title ?? '');
      const shown = readHead(await page.content());
      expect(shown, path).toEqual(wanted);
      expect(await page.evaluate(() => 'stillHere' in window), path).toBe(true);
    }
  });

  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

    test(`2.2 the header's links and the menus' links work without JavaScript (${locale})`, async ({
      page,
    }) => {
      const { products, industries, developer, pricing, login } = layoutOf(locale);
      const nav = page.getByRole('navigation', { name: words.labels.mainNavigation });
      const header = page.getByRole('banner');
      await page.goto(pagePath('home', locale));

      await nav.getByRole('link', { name: pricing.name, exact: true }).last().click();
      await expect(page).toHaveURL(pricing.path);
      await header.getByRole('link', { name: login.name, exact: true }).click();
      await expect(page).toHaveURL(login.path);
      await header.getByRole('link', { name: signUp.name, exact: true }).click();
      await expect(page).toHaveURL(signUp.path);

      for (const [menu, target] of [
        [words.menus.products, products[2]?.services[1]],
        [words.menus.industry, industries[3]],
        [words.menus.developer, developer[1]],
      ] as const) {
        const link = nav.locator(`a[href="${target?.path}"]`);
        await expect(link).toBeHidden();
        await nav.getByRole('button', { name: menu, exact: true }).hover();
        await link.click();
        await expect(page).toHaveURL(target?.path ?? '');
      }
    });

    test(`2.2 the drawer opens without JavaScript (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pagePath('home', locale));
      await page.getByRole('button', { name: words.labels.openMenu }).click();
      const drawer = page.locator('[popover]:popover-open');
      await drawer.getByText(words.menus.products, { exact: true }).click();
      const [product] = layoutOf(locale).products;
      await drawer.getByText(product?.name ?? '', { exact: true }).click();
      await drawer.locator(`a[href="${product?.services[0]?.path}"]`).click();
      await expect(page).toHaveURL(product?.services[0]?.path ?? '');
    });

    test(`2.4 all text of the home page is there without JavaScript (${locale})`, async ({
      page,
    }) => {
      const home = homeOf(locale);
      await page.goto(pagePath('home', locale));
      const main = page.getByRole('main');
      for (const id of slideIds)
        for (const text of [
          home.words.banner.slides[id].eyebrow,
          ...home.words.banner.slides[id].headline,
          home.words.banner.slides[id].sentence,
        ])
          await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
      for (const text of [
        ...home.products.flatMap(({ name, sentence }) => [name, sentence]),
        ...home.stories.flatMap(({ sentence, figures }) => [
          sentence,
          ...figures.map(({ value }) => value),
        ]),
        ...home.reach.map(({ label }) => label),
        home.words.reach.heading,
      ])
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(main.locator('[inert]')).toHaveCount(0);
    });
  });
}
