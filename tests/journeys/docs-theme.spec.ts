import type { Page } from '@playwright/test';
import { fallbackDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { documentWords } from '#content/interface/document.ts';
import { readerWords } from '#content/interface/reader.ts';
import { palette } from '#content/palette.ts';
import { pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { answerCookies, expect, started, test, visit } from '#tests/support/journey.ts';

const call = 'sms/mt-sending-v2';
const { paper, ink } = palette.day;

const groundOf = (page: Page, place: string) =>
  page
    .locator(place)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
const readerGround = (page: Page) => groundOf(page, 'main [data-theme]');
const switchOf = (page: Page, locale: Locale) =>
  page.getByRole('group', { name: documentWords[locale].theme.label });

for (const locale of locales) {
  const { theme } = documentWords[locale];
  const path = documentPath(call, locale);

  test.describe(`theme of the documentation (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page, 'allowed'));

    test(`it follows the system until one is chosen, which is stored (${locale}) @core`, async ({
      page,
    }) => {
      const choice = (name: string) => switchOf(page, locale).getByRole('button', { name });
      await page.emulateMedia({ colorScheme: 'dark' });
      await visit(page, path);
      await expect(choice(theme.system)).toHaveAttribute('aria-pressed', 'true');
      expect(await readerGround(page)).toBe(ink);

      await choice(theme.light).click();
      expect(await readerGround(page)).toBe(paper);
      await expect(choice(theme.light)).toHaveAttribute('aria-pressed', 'true');
      await expect(choice(theme.system)).toHaveAttribute('aria-pressed', 'false');

      await page.emulateMedia({ colorScheme: 'light' });
      await page.keyboard.press('Tab');
      await expect(choice(theme.dark)).toBeFocused();
      await page.keyboard.press('Space');
      expect(await readerGround(page)).toBe(ink);
      await expect(page.getByRole('banner')).toHaveCSS('color-scheme', 'dark');

      await page
        .locator(`article a[href*="${documentPath('', locale)}"]`)
        .first()
        .click();
      await expect(page).not.toHaveURL(path);
      await expect(choice(theme.dark)).toHaveAttribute('aria-pressed', 'true');
      expect(await readerGround(page)).toBe(ink);

      // Built pages show it before the app has started.
      await page.route('**/assets/*.js', () => {});
      await page.goto(path);
      expect(await readerGround(page)).toBe(ink);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await visit(page, path);
      await choice(theme.system).click();
      expect(await readerGround(page)).toBe(paper);
      expect(
        await page.evaluate((name) => localStorage.getItem(name), storedItems.theme.name),
      ).toBeNull();
    });

    test(`a second window follows; other pages are unaffected (${locale})`, async ({
      page,
      context,
    }) => {
      await visit(page, path);
      const second = await context.newPage();
      await visit(second, pagePath('pricing', locale));
      const third = await context.newPage();
      await visit(third, documentPath(fallbackDocument, locale));
      const ground = await groundOf(second, 'body');

      await switchOf(page, locale).getByRole('button', { name: theme.dark }).click();
      await expect(
        switchOf(third, locale).getByRole('button', { name: theme.dark }),
      ).toHaveAttribute('aria-pressed', 'true');
      expect(await readerGround(third)).toBe(ink);

      expect(await groundOf(second, 'body')).toBe(ground);
      await expect(second.getByRole('banner')).not.toHaveCSS('color-scheme', 'dark');
      await second
        .getByRole('contentinfo')
        .locator(`a[href="${pagePath('docs', locale)}"]`)
        .click();
      await expect(switchOf(second, locale)).toBeVisible();
      expect(await readerGround(second)).toBe(ink);
    });

    test(`in print a document is shown alone, light, and nothing is cut (${locale})`, async ({
      page,
    }) => {
      // A sheet of A4 with usual margins.
      await page.setViewportSize({ width: 680, height: 960 });
      await visit(page, path);
      await page.evaluate((name) => localStorage.setItem(name, 'dark'), storedItems.theme.name);
      await page.getByRole('tab', { name: 'Python' }).first().click();
      await page.reload();
      await started(page);
      expect(await readerGround(page)).toBe(ink);

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await readerGround(page)).toBe(paper);
      await expect(page.locator('article')).toBeVisible();
      for (const role of [
        'banner',
        'contentinfo',
        'navigation',
        'button',
        'tab',
        'combobox',
      ] as const)
        await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(
          role === 'navigation' ? 1 : 0,
        );
      await expect(
        page.getByRole('navigation', { name: documentWords[locale].breadcrumb }),
      ).toBeVisible();
      await expect(
        page.getByRole('complementary', { name: readerWords[locale].contents }),
      ).toBeHidden();

      await expect(page.getByText('import hashlib')).toBeVisible();
      await expect(page.getByText('TIMESTAMP=$(date')).toBeHidden();
      for (const folded of ['#header-x-nonce', '#error-1002'])
        await expect(page.locator(folded)).toBeVisible();
      await expect(page.getByText('signature = hmac.new(')).toBeVisible();
      const answers = page.locator('[data-ground="code"] [role="tabpanel"]:not([data-choice] *)');
      expect(await answers.count()).toBeGreaterThan(1);
      for (const answer of await answers.all()) await expect(answer).toBeVisible();

      const cut = await page.locator('article').evaluate((article) =>
        [...article.querySelectorAll('pre, section, [role=tabpanel], table')]
          .filter((part) => part.checkVisibility())
          .filter(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 ||
              part.getBoundingClientRect().right > innerWidth + 1,
          )
          .map((part) => part.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
      const light = await page
        .locator('article pre')
        .first()
        .evaluate((code) => getComputedStyle(code).color);
      expect(light).toBe('rgb(0, 0, 0)');
    });
  });
}

test('the chosen theme is set before the first style sheet @core', async ({ request }) => {
  const html = await (await request.get(documentPath(call, 'en'))).text();
  const bootstrapScript = html.indexOf('chosenTheme');
  expect(bootstrapScript).toBeGreaterThan(0);
  expect(bootstrapScript).toBeLessThan(html.indexOf('rel="stylesheet"'));
});
