import { layoutOf } from '#content/interface/layout/layout.ts';
import { forbiddenOf } from '#content/pages/forbidden/forbidden.ts';
import { notFoundOf } from '#content/pages/not-found/not-found.ts';
import { pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { htmlLanguages, languageTags, locales, otherLocale } from '#contract/locale.ts';
import { expect, expectComplaint, started, test, visit } from '#tests/support/journey.ts';
import { titleOf } from '#tests/support/titles.ts';

const unknown = { en: '/no/such/page', zh: '/zh-no-such-page' };

test.describe('not found', () => {
  test('2.13 the English page has the specified text @core', async ({ page, complaints }) => {
    await visit(page, unknown.en);
    await expectComplaint(complaints, /404/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('404 Oops! Page not found');
    const main = page.getByRole('main');
    await expect(
      main.getByText("Sorry, the page you're looking for doesn't exist.", { exact: true }),
    ).toBeVisible();
    await expect(main.getByRole('link')).toHaveText(['Go to Home']);
    await main.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('2.13 the Chinese page links to /zh and /zh-sign-up @core', async ({ page, complaints }) => {
    const words = notFoundOf('zh');
    await visit(page, unknown.zh);
    await expectComplaint(complaints, /404/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${words.code} ${words.heading}`,
    );
    const main = page.getByRole('main');
    await expect(main.getByText(words.sentence, { exact: true })).toBeVisible();
    await expect(main.getByRole('link')).toHaveText(words.actions.map(({ name }) => name));
    const [home, signUp] = await main.getByRole('link').all();
    await expect(signUp ?? main).toHaveAttribute('href', '/zh-sign-up');
    await home?.click();
    await expect(page).toHaveURL('/zh');
  });

  for (const locale of locales) {
    test(`2.13 returning to an unknown path shows the page again (${locale})`, async ({
      page,
      complaints,
    }) => {
      await visit(page, unknown[locale]);
      await expectComplaint(complaints, /404/);
      const words = notFoundOf(locale);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveTitle(titleOf('home', locale));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.heading);
    });

    test(`2.13 a wrong address of the console keeps the language (${locale})`, async ({
      page,
      context,
      baseURL,
      complaints,
    }) => {
      const preference = { name: storedItems.language.name, value: languageTags[locale] };
      await context.addCookies([{ ...preference, url: baseURL ?? '' }]);
      await visit(page, '/client/no-such-page');
      await expectComplaint(complaints, /404/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        notFoundOf(locale).heading,
      );
      const stored = (await context.cookies()).find(({ name }) => name === preference.name);
      expect(stored?.value).toBe(preference.value);
    });

    test(`2.13 the page has its own path (${locale})`, async ({ page }) => {
      await visit(page, pagePath('page-not-found', locale));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        notFoundOf(locale).heading,
      );
    });

    test(`2.3 from an unknown path the switch leads to the translated page (${locale})`, async ({
      page,
      complaints,
    }) => {
      await visit(page, unknown[locale]);
      await expectComplaint(complaints, /404/);
      const other = otherLocale(locale);
      await page
        .getByRole('banner')
        .locator(`a[hreflang="${htmlLanguages[other]}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(pagePath('page-not-found', other));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        notFoundOf(other).heading,
      );
    });
  }
});

test.describe('403', () => {
  test('9 /403 is Chinese where no language is stored', async ({ page }) => {
    await visit(page, '/403');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(forbiddenOf('zh').heading);
  });

  for (const locale of locales)
    test(`2.1 /403 is in the stored language (${locale})`, async ({ page, context, site }) => {
      await context.addCookies([
        { name: storedItems.language.name, value: languageTags[locale], url: site.url },
      ]);
      await visit(page, '/403');
      const words = forbiddenOf(locale);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguages[locale]);
      await expect(page).toHaveTitle(titleOf('forbidden', locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${words.code} ${words.heading}`,
      );
      const main = page.getByRole('main');
      await expect(main.getByText(words.sentence, { exact: true })).toBeVisible();
      for (const { name, path } of words.actions)
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      await expect(
        page
          .getByRole('region', { name: layoutOf(locale).words.closing.heading })
          .getByRole('link'),
      ).toHaveAttribute('href', pagePath('sign-up', locale));
    });

  test('2.3 the switch on /403 shows it in the other language', async ({ page }) => {
    await visit(page, '/403');
    await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await started(page);
    await expect(page).toHaveURL('/403');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(forbiddenOf('en').heading);
    await page.getByRole('banner').getByRole('link', { name: '中文', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(forbiddenOf('zh').heading);
  });
});
