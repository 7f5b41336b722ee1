import type { Page } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath, servicePath } from '#content/site-map.ts';
import { sixMonthsSeconds, storedItems } from '#content/storage.ts';
import { languageTags, locales, otherLocale } from '#contract/locale.ts';
import { expect, expectComplaint, navigateTo, test, visit } from '#tests/support/journey.ts';
import { titleOf } from '#tests/support/titles.ts';

const keptCookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

for (const locale of locales) {
  const { words } = layoutOf(locale);
  const home = pagePath('home', locale);
  const pricing = pagePath('pricing', locale);

  test.describe(`stored values (${locale})`, () => {
    test(`2.1 resource is stored in a cookie for six months (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, `${home}?resource=12`);
      const kept = await keptCookie(page, storedItems.resource.name);
      expect(kept?.value).toBe('12');
      const lifetimeSeconds = (kept?.expires ?? 0) - Date.now() / 1000;
      expect(Math.abs(lifetimeSeconds - sixMonthsSeconds)).toBeLessThan(60);
    });

    test(`2.1 resource is read only on the first page load (${locale})`, async ({ page }) => {
      const resource = async () => (await keptCookie(page, storedItems.resource.name))?.value;
      await visit(page, home);
      await navigateTo(page, `${pricing}?resource=9`);
      await expect(page).toHaveTitle(titleOf('pricing', locale));
      expect(await resource()).toBeUndefined();

      await visit(page, `${pricing}?resource=9`);
      await navigateTo(page, `${home}?resource=10`);
      await expect(page).toHaveTitle(titleOf('home', locale));
      await expect.poll(resource).toBe('9');
    });

    test(`2.3 the path sets the language preference (${locale})`, async ({ page }) => {
      const other = otherLocale(locale);
      const language = async () => (await keptCookie(page, storedItems.language.name))?.value;
      await visit(page, home);
      await expect.poll(language).toBe(languageTags[locale]);
      await navigateTo(page, pagePath('pricing', other));
      await expect(page).toHaveTitle(titleOf('pricing', other));
      await expect.poll(language).toBe(languageTags[other]);
    });
  });

  test.describe(`scrolling (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 600 } });

    const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
    const scrollDown = async (page: Page) => {
      await page.evaluate(() => scrollTo(0, 400));
      expect(await scrollTop(page)).toBe(400);
    };
    /** Clicks without scrolling. */
    const pressFooterLink = (page: Page, path: string) =>
      page
        .getByRole('contentinfo')
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());

    test(`2.1 each navigation inside the site scrolls to the top immediately (${locale})`, async ({
      page,
    }) => {
      await visit(page, pagePath('company', locale));
      await scrollDown(page);
      await pressFooterLink(page, pricing);
      await expect(page).toHaveTitle(titleOf('pricing', locale));
      expect(await scrollTop(page)).toBe(0);
    });

    test(`2.1 a target with an id in its query is not scrolled to the top (${locale})`, async ({
      page,
    }) => {
      const target = servicePath('product-customer-engagement', 'AICC', locale);
      await visit(page, pagePath('company', locale));
      await scrollDown(page);
      await pressFooterLink(page, target);
      await expect(page).toHaveTitle(titleOf('product-customer-engagement', locale));
      await expect(page).toHaveURL(target);
      expect(await scrollTop(page)).toBeGreaterThan(0);
    });

    test(`2.1 going back restores the scroll position (${locale}) @core`, async ({ page }) => {
      await visit(page, pagePath('company', locale));
      await scrollDown(page);
      await pressFooterLink(page, pricing);
      await expect(page).toHaveTitle(titleOf('pricing', locale));
      await page.goBack();
      await expect(page).toHaveTitle(titleOf('company', locale));
      await expect.poll(() => scrollTop(page)).toBe(400);
    });

    test(`2.1 a reload restores the scroll position (${locale})`, async ({ page }) => {
      await visit(page, pagePath('company', locale));
      await scrollDown(page);
      await page.reload();
      await expect.poll(() => scrollTop(page)).toBe(400);
    });
  });

  test.describe(`country (${locale})`, () => {
    const lookup = '**/ip-info';
    const filing = (page: Page) =>
      page.getByRole('contentinfo').locator('a[href="https://beian.miit.gov.cn/"]');

    test(`2.1 a visitor in China sees the ICP filing: text, or an image at 575.98 px (${locale}) @core @ours`, async ({
      page,
    }) => {
      let lookups = 0;
      await page.route(lookup, (route) => {
        lookups += 1;
        return route.fulfill({ json: { country: 'CN' } });
      });
      await visit(page, home);
      const number = brand.icpNumber ?? '';
      const image = filing(page).getByRole('img', {
        name: words.footer.icp.imageAlternative.replace('{number}', number),
      });
      const text = filing(page).getByText(number, { exact: true }).first();
      await expect(text).toBeVisible();
      await expect(image).toBeHidden();
      await page.setViewportSize({ width: 576, height: 800 });
      await expect(text).toBeVisible();
      await expect(image).toBeHidden();
      await page.setViewportSize({ width: 575, height: 800 });
      await expect(image).toBeVisible();
      await expect(text).toBeHidden();

      await navigateTo(page, pricing);
      await expect(page).toHaveTitle(titleOf('pricing', locale));
      await expect(image).toBeVisible();
      expect(lookups, 'lookups').toBe(1);
    });

    for (const country of ['SG', null])
      test(`2.1 a visitor from ${country ?? 'nowhere known'} sees no ICP filing (${locale})`, async ({
        page,
      }) => {
        await page.route(lookup, (route) => route.fulfill({ json: { country } }));
        const answered = page.waitForResponse(lookup);
        await visit(page, home);
        await answered;
        await expect(filing(page)).toHaveCount(0);
      });

    for (const [failure, answer] of [
      ['cannot be reached', undefined],
      ['answers with an error', { status: 500, body: 'out of order' }],
      ['answers in another shape', { json: ['CN'] }],
    ] as const)
      test(`8 a lookup that ${failure} is logged, the visitor is not from China (${locale})`, async ({
        page,
        complaints,
      }) => {
        await page.route(lookup, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await visit(page, home);
        await expectComplaint(complaints, /^The country lookup failed\./);
        if (!answer || 'status' in answer) await expectComplaint(complaints, /Failed to load/);
        await expect(filing(page)).toHaveCount(0);
      });

    test(`2.1 the server's own lookup is called at the start (${locale})`, async ({ page }) => {
      const answered = page.waitForResponse(lookup);
      await visit(page, home);
      expect(await (await answered).json()).toEqual({ country: null });
    });
  });
}
