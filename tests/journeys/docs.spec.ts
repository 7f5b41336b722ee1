import { brand } from '#content/brand.ts';
import { fallbackDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { standardSections } from '#content/interface/document.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { readerWords } from '#content/interface/reader.ts';
import { palette } from '#content/palette.ts';
import { docsBase, pagePath } from '#content/site-map.ts';
import { locales, otherLocale } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { entryOf, headingOn, menuOn, titleOf } from '#tests/support/documents.ts';
import {
  answerCookies,
  expect,
  expectComplaint,
  recordRequests,
  test,
  visit,
} from '#tests/support/journey.ts';

const call = 'sms/mt-sending-v2';
const voiceCall = 'voice/sending-code';
const conventions = 'general/conventions';

for (const locale of locales) {
  const words = readerWords[locale];
  const { failure } = layoutOf(locale);
  const path = documentPath(call, locale);

  test.describe(`reader (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page, 'allowed'));

    test(`2.14 4 the menu navigates between documents and fetches only documents (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, pagePath('docs', locale));
      const menu = menuOn(page, locale);
      await expect(headingOn(page, fallbackDocument, locale)).toBeVisible();
      const entry = menu.getByRole('link', { name: entryOf(call, locale), exact: true });
      const current = menu.locator('[aria-current=page]');
      await expect(current).toHaveText(entryOf(fallbackDocument, locale));

      const requested = recordRequests(page);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await entry.click();
      await expect(page).toHaveURL(path);
      await expect(headingOn(page, call, locale)).toBeVisible();
      await expect.poll(() => page.title()).toContain(titleOf(call, locale));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      const isDocument = (one: string) => one.startsWith(docsBase[locale]) && one.endsWith('.html');
      expect(requested.filter((one) => !one.startsWith('/assets/') && !isDocument(one))).toEqual(
        [],
      );

      await expect(current).toHaveText(entryOf(call, locale));
      const mint = await current.evaluate((link) => getComputedStyle(link).backgroundColor);
      expect(mint).toBe(palette.day.mint);
      await expect(current.locator('xpath=ancestor::details')).toHaveAttribute('open', '');

      await page.goBack();
      await expect(headingOn(page, fallbackDocument, locale)).toBeVisible();
    });

    test(`2.14 4 a document loads the style sheets that the previous one did not need (${locale})`, async ({
      page,
    }) => {
      await visit(page, documentPath('general/error-codes', locale));
      const target = documentPath('pns/axb', locale);
      const needed = [
        ...(await (await page.request.get(target)).text()).matchAll(
          /<link rel="stylesheet" href="([^"#]+)/g,
        ),
      ].map(([, href]) => href);
      const linked = () =>
        page.evaluate(() =>
          [...document.styleSheets].map(({ href }) => new URL(href ?? '').pathname),
        );
      expect(needed.filter((one) => one?.includes('drawings'))).toHaveLength(1);
      expect(await linked()).not.toEqual(expect.arrayContaining(needed));

      const entry = menuOn(page, locale).locator(`a[href="${target}"]`);
      await entry.evaluate((link: HTMLElement) => link.click());
      await expect(headingOn(page, 'pns/axb', locale)).toBeVisible();
      const now = await linked();
      expect(now).toEqual(expect.arrayContaining(needed));
      expect(new Set(now).size).toBe(now.length);
    });

    test(`2.14 4 a group opens with its entry, on load and after a navigation, and by its name (${locale})`, async ({
      page,
    }) => {
      const menu = menuOn(page, locale);
      const groupOf = (id: string) =>
        menu
          .locator('details')
          .filter({ has: page.locator(`a[href="${documentPath(id, locale)}"]`) });
      await visit(page, documentPath(voiceCall, locale));
      await expect(headingOn(page, voiceCall, locale)).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(groupOf(voiceCall)).toHaveAttribute('open', '');
      await expect(groupOf(call)).not.toHaveAttribute('open');

      await page
        .locator(`article a[href^="${documentPath(conventions, locale)}"]`)
        .first()
        .click();
      await expect(headingOn(page, conventions, locale)).toBeVisible();
      await expect(groupOf(conventions)).toHaveAttribute('open', '');
      await expect(menu.locator('[aria-current=page]')).toHaveAttribute(
        'href',
        documentPath(conventions, locale),
      );

      const messages = groupOf(call).locator('summary');
      await messages.click();
      await expect(
        menu.getByRole('link', { name: entryOf(call, locale), exact: true }),
      ).toBeVisible();
      await messages.focus();
      await page.keyboard.press('Enter');
      await expect(
        menu.getByRole('link', { name: entryOf(call, locale), exact: true }),
      ).toBeHidden();
    });

    test(`2.14 4 8 the field hides what does not match, and says when nothing does (${locale}) @ours`, async ({
      page,
    }) => {
      await visit(page, path);
      const menu = menuOn(page, locale);
      const field = page.getByRole('combobox', { name: words.search.label });
      if (locale === 'en')
        await expect(field).toHaveAttribute('placeholder', 'Document Keyword search...');
      await field.fill('MT-SENDING-V2');
      await expect(menu.getByRole('link')).toHaveText([entryOf(call, locale)]);
      await field.fill('pigeon');
      await expect(menu.getByRole('link')).toHaveCount(0);
      await expect(menu.locator('summary')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveText(words.filter.none);
      if (locale === 'en')
        await expect(page.getByRole('alert')).toHaveText("Sorry, we couldn't find any results");
      await page.getByRole('button', { name: words.search.wholeMenu }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(
        menu.getByRole('link', { name: entryOf(call, locale), exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: words.wiki })).toHaveAttribute(
        'href',
        brand.wiki?.[locale] ?? '',
      );
    });

    test(`2.14 a hash leads to its heading, on load, after a navigation and by the contents (${locale}) @core`, async ({
      page,
    }) => {
      const top = (id: string) =>
        page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
      for (const width of [1440, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, `${path}#response-example`);
        const bar = width < 1200 ? 54 : 0;
        await expect.poll(() => top('response-example')).toBeGreaterThanOrEqual(bar);
        await expect.poll(() => top('response-example')).toBeLessThan(bar + 120);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, documentPath(fallbackDocument, locale));
      const link = page.locator(`article a[href*="${call}#response-data"]`).first();
      const field = (await link.getAttribute('href'))?.split('#')[1] ?? '';
      await link.click();
      await expect(page).toHaveURL(`${path}#${field}`);
      await expect.poll(() => top(field)).toBeLessThan(200);
      await expect.poll(() => top(field)).toBeGreaterThanOrEqual(0);

      const contents = page.getByRole('complementary', { name: words.contents });
      await contents.getByRole('link', { name: standardSections.note[locale] }).click();
      await expect(page).toHaveURL(`${path}#note`);
      await expect(contents.locator('[aria-current=location]')).toHaveText(
        standardSections.note[locale],
      );
    });

    test(`2.14 4 documents visible in the menu are prefetched, once (${locale})`, async ({
      page,
    }) => {
      const requested = recordRequests(page);
      await visit(page, documentPath(fallbackDocument, locale));
      const menu = menuOn(page, locale);
      const entry = menu.getByRole('link', { name: entryOf(call, locale), exact: true });
      await expect.poll(() => requested).toContain(`${path}.html`);
      await entry.click();
      await expect(headingOn(page, call, locale)).toBeVisible();
      await page.goBack();
      await expect(headingOn(page, fallbackDocument, locale)).toBeVisible();
      await page.goForward();
      await expect(headingOn(page, call, locale)).toBeVisible();
      expect(requested.filter((one) => one === `${path}.html`)).toHaveLength(1);
    });

    test(`8 a document that fails to load is logged and can be retried (${locale})`, async ({
      page,
      complaints,
    }) => {
      await page.route(`**${path}.html`, (route) => route.abort());
      await visit(page, documentPath(fallbackDocument, locale));
      await menuOn(page, locale)
        .getByRole('link', { name: entryOf(call, locale), exact: true })
        .click();
      await expect(page.getByRole('alert')).toContainText(failure.move.unanswered);
      await expect(headingOn(page, fallbackDocument, locale)).toBeVisible();
      await expectComplaint(complaints, /DocumentLoadError/);
      await expectComplaint(complaints, /Failed to load resource/);
      await page.unroute(`**${path}.html`);
      await page.getByRole('button', { name: failure.retry }).click();
      await expect(headingOn(page, call, locale)).toBeVisible();
    });

    test(`2.14 a slow document shows a loading state (${locale})`, async ({ page }) => {
      const gate = Promise.withResolvers<void>();
      await page.route(`**${path}.html`, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await visit(page, documentPath(fallbackDocument, locale));
      await menuOn(page, locale)
        .getByRole('link', { name: entryOf(call, locale), exact: true })
        .click();
      const sign = page.getByRole('status').filter({ hasText: failure.move.loading });
      await expect(sign.locator(':scope > :first-child')).toBeInViewport();
      gate.resolve();
      await expect(headingOn(page, call, locale)).toBeVisible();
      await expect(sign).toHaveCount(0);
    });

    test(`2.3 the other language has the same document, with its hash (${locale})`, async ({
      page,
    }) => {
      const other = otherLocale(locale);
      await visit(page, `${path}?x=1#note`);
      const name = other === 'zh' ? '中文' : 'EN';
      await page.getByRole('banner').getByRole('link', { name, exact: true }).press('Enter');
      await expect(page).toHaveURL(`${documentPath(call, other)}?x=1#note`);
      await expect(headingOn(page, call, other)).toBeVisible();
    });

    test(`on a phone menu and contents are drawers (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, path);
      await expect(menuOn(page, locale)).toBeHidden();
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await menuOn(page, locale)
        .getByRole('link', { name: entryOf(fallbackDocument, locale), exact: true })
        .click();
      await expect(headingOn(page, fallbackDocument, locale)).toBeVisible();
      await expect(menuOn(page, locale)).toBeHidden();
      await page.getByRole('button', { name: words.contents }).click();
      const contents = page.getByRole('complementary', { name: words.contents });
      await expect(contents).toBeVisible();
      await contents.getByRole('link').nth(2).click();
      await expect(contents).toBeHidden();
    });

    test(`documents are accessible in light and dark (${locale})`, async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const id of [call, fallbackDocument]) {
          await visit(page, documentPath(id, locale));
          expect(await accessibilityFaults(page), `${id} ${colorScheme}`).toEqual([]);
        }
      }
    });
  });
}
