import type { Page } from '@playwright/test';
import { languageLabels } from '#content/interface/layout/language-labels.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { htmlLanguages, languageTags, locales, otherLocale } from '#contract/locale.ts';
import { twins } from '#tests/specification/routes.ts';
import { expect, test, visit } from '#tests/support/journey.ts';
import { titleOf } from '#tests/support/titles.ts';

for (const locale of locales) {
  const other = otherLocale(locale);
  const { products } = layoutOf(locale);
  const home = pagePath('home', locale);

  test.describe(`language (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    /** By keyboard: the header may be hidden on a page that scrolled down to a tab. */
    const choose = (page: Page, language: typeof locale) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: languageLabels[language], exact: true })
        .press('Enter');

    test(`2.3 the query string is preserved when the language changes (${locale})`, async ({
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

    test(`2.3 a tab's id is preserved when the language changes (${locale})`, async ({ page }) => {
      const service = products[1]?.services[2]?.path ?? '';
      await visit(page, service);
      await choose(page, other);
      await expect(page).toHaveURL(layoutOf(other).products[1]?.services[2]?.path ?? '');
      await expect(page).toHaveTitle(titleOf('product-voice', other));
    });

    test(`2.3 each page links to its translation (${locale}) @core @both`, async ({ request }) => {
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
      await header.getByRole('link', { name: '中文', exact: true }).press('Enter');
      await expect(page).toHaveURL(to);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await header.getByRole('link', { name: 'EN', exact: true }).press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const english = from.startsWith('/document-en/') ? '/document-en?x=1' : from;
      await expect(page).toHaveURL(english);
    });
});
