import type { Page } from '@playwright/test';
import { documentPath } from '#content/docs/paths.ts';
import { documentWords } from '#content/interface/document.ts';
import { languageNames, readerWords } from '#content/interface/reader.ts';
import { type Localized, locales } from '#contract/locale.ts';
import { menuOf } from '#documents/manuscripts/library.ts';
import { localizedReasons } from '#documents/pages/localized-reason.ts';
import { searchIndexPath } from '#documents/search/search-record.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';

/** A word that occurs in some titles, and one that occurs only in text. */
const samples: Localized<{ inTitles: string; inText: string }> = {
  en: { inTitles: 'callback', inText: 'firewall' },
  zh: { inTitles: '回调', inText: 'yanzhengma' },
};

for (const locale of locales) {
  const { search, filter, retry } = readerWords[locale];
  const call = documentPath('sms/mt-sending-v2', locale);
  const other = locales.find((one) => one !== locale) ?? locale;
  const field = (page: Page) => page.getByRole('combobox', { name: search.label });
  const list = (page: Page) => page.getByRole('listbox', { name: search.label });
  const hits = (page: Page) => list(page).getByRole('option');
  const chosen = (page: Page) => list(page).getByRole('option', { selected: true });
  const menu = (page: Page) => page.getByRole('navigation', { name: readerWords[locale].title });
  const links = (page: Page) => menu(page).getByRole('link');
  const named = (word: string) =>
    menuOf(locale)
      .flatMap(({ categories }) => categories.flatMap(({ entries }) => entries))
      .filter(({ name }) => name.toLowerCase().includes(word));

  test.describe(`search (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.14 one field filters the menu and searches the text, and the keyboard opens a result (${locale}) @core`, async ({
      page,
    }) => {
      const { inTitles } = samples[locale];
      await visit(page, call);
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.insertText(inTitles);
      await expect(links(page)).toHaveText(named(inTitles).map(({ name }) => name));
      await expect(links(page).first().locator('mark')).toHaveText(inTitles);

      await expect(chosen(page)).toHaveAttribute('id', await activeOption(page, field(page)));
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('status').filter({ hasText: /\d/ })).toContainText(
        search.inMenu.replace('{count}', String(named(inTitles).length)),
      );
      // The fold of the other language comes later and is the last option from then on.
      await expect(hits(page).filter({ hasText: languageNames[other] })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(field(page)).toBeFocused();
      expect(await accessibilityFaults(page)).toEqual([]);

      const path = await hits(page).first().getAttribute('data-path');
      await page.keyboard.press('Enter');
      await expect(list(page)).toHaveCount(0);
      await expect(page).toHaveURL(({ pathname, hash }) => pathname + hash === path);
      // The menu is complete again; the query stays for later.
      await expect(links(page).locator('mark')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(field(page)).toHaveValue(inTitles);
      await expect(hits(page).first()).toBeVisible();
    });

    test(`2.14 Tab leads to the filtered menu, Escape clears and then leaves (${locale})`, async ({
      page,
    }) => {
      const { inTitles } = samples[locale];
      await visit(page, call);
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText(inTitles);
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu(page).locator('summary').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(links(page).first()).toBeFocused();
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expect(list(page)).toHaveCount(0);
      await expect(links(page).locator('mark')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(field(page)).not.toBeFocused();
    });

    test(`2.14 without a matching title the text is still searched, and the whole menu can be shown (${locale})`, async ({
      page,
    }) => {
      await visit(page, call);
      await field(page).fill(samples[locale].inText);
      await expect(links(page)).toHaveCount(0);
      await expect(hits(page).first()).toBeVisible();
      // Beside hits nothing is announced as missing: the menu says what the text has.
      await expect(page.getByText(filter.none)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: /\d/ })).toContainText(
        search.inMenu.replace('{count}', '0'),
      );
      const inText = new RegExp(`^${search.inTextCount.replace('{count}', '\\d+')}$`);
      await page.getByRole('button', { name: inText }).click();
      await expect(field(page)).toBeFocused();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('button', { name: search.wholeMenu }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(links(page).first()).toBeVisible();
      await expect(field(page)).toHaveValue(samples[locale].inText);
    });

    test(`2.14 a code is answered immediately, with its calls, and links to the finder (${locale})`, async ({
      page,
    }) => {
      await visit(page, call);
      await field(page).fill('{"code":1102,"msg":"…"}');
      await expect(hits(page).first()).toContainText('1102');
      await expect(hits(page).first()).toContainText(documentWords[locale].retries.no);
      const calls = list(page).getByRole('group', { name: search.calls }).getByRole('option');
      const shown = await calls.count();
      await calls.last().click();
      await expect.poll(() => calls.count()).toBeGreaterThan(shown);
      await expect(calls.first()).toHaveAttribute('data-path', /#error-1102$/);
      expect(await accessibilityFaults(page)).toEqual([]);
      await hits(page).first().click();
      await expect(page).toHaveURL(
        ({ pathname, search }) =>
          pathname === documentPath('general/error-codes', locale) && search === '?code=1102',
      );
      await expect(page.locator('[data-code]').filter({ visible: true })).toHaveCount(1);
    });

    test(`2.14 the name of a reason and a pasted receipt bring its card, which leads to the list (${locale})`, async ({
      page,
    }) => {
      const { cases: [absent] = [] } =
        localizedReasons(locale).find(({ name }) => name === 'ABSENT_SUBSCRIBER') ?? {};
      const receipt = JSON.stringify(
        {
          event: 'sms.receipt',
          data: { phone: '84901234142', status: 'UNDELIV', reason: 'ABSENT_SUBSCRIBER' },
        },
        null,
        2,
      );
      await visit(page, call);
      await field(page).fill('absent subscriber');
      await expect(hits(page).first()).toContainText('ABSENT_SUBSCRIBER');
      for (const { value } of absent?.facts ?? [])
        await expect(hits(page).first()).toContainText(value);
      await field(page).fill(receipt);
      await expect(page.getByText(search.pasted)).toBeVisible();
      await expect(page.getByText('84•••••142')).toBeVisible();
      await expect(hits(page).first()).toContainText(absent?.means ?? '');
      await expect(page.getByRole('button', { name: search.isReceipt })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        ({ pathname, hash }) =>
          pathname === documentPath('general/reasons', locale) && hash === '#ABSENT_SUBSCRIBER',
      );
      await expect(page.locator('#ABSENT_SUBSCRIBER')).toBeInViewport();
      await expect(page.locator('#ABSENT_SUBSCRIBER')).toHaveAttribute('data-opened', '');

      const rows = page.locator('[data-name]').filter({ visible: true });
      const all = await rows.count();
      const box = page.getByRole('textbox', { name: documentWords[locale].reasons.label });
      await box.fill(receipt.replace('ABSENT_SUBSCRIBER', 'NO_ROUTE'));
      await expect(rows).toHaveText([/^NO_ROUTE/]);
      await box.fill('busy');
      await expect(rows).toHaveCount(2);
      await box.fill('zzzz');
      await expect(rows).toHaveCount(0);
      await box.fill('');
      await expect(rows).toHaveCount(all);
    });

    test(`2.14 a field is answered with all its occurrences (${locale})`, async ({ page }) => {
      await visit(page, call);
      await field(page).fill('message_id');
      await expect(hits(page).first()).toContainText('messageId');
      await expect(hits(page).first()).toContainText('string');
      const places = list(page).getByRole('group', { name: search.places }).getByRole('option');
      await expect(places.filter({ hasText: search.sides.response }).first()).toBeVisible();
      await places.first().click();
      await expect(page).toHaveURL(/#response-data-messageid$/);
    });

    test(`2.14 results of the other language are folded, with their number (${locale})`, async ({
      page,
    }) => {
      await visit(page, call);
      await field(page).fill('messageId');
      const fold = hits(page).filter({ hasText: languageNames[other] });
      await expect(fold).toHaveText(new RegExp(`${languageNames[other]}\\s*\\d+`));
      await page.keyboard.press('ArrowUp');
      await expect(fold).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(hits(page).last()).toHaveAttribute(
        'data-path',
        new RegExp(`^${documentPath('', other)}`),
      );
    });

    test(`2.14 the index is loading before anything is typed (${locale})`, async ({ page }) => {
      await visit(page, call);
      const requested = page.waitForRequest(`**${searchIndexPath(locale)}`);
      await field(page).focus();
      await requested;
    });

    test(`2.14 a search without results repeats the query and offers alternatives (${locale})`, async ({
      page,
    }) => {
      await visit(page, call);
      await field(page).fill('purple giraffe');
      await expect(page.getByRole('status').filter({ hasText: search.none })).toBeVisible();
      await expect(page.getByText('purple giraffe')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page
        .getByRole('link', { name: documentWords[locale].errors, exact: true })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(
        ({ pathname }) => pathname === documentPath('general/error-codes', locale),
      );
    });

    for (const [part, address] of [
      ['an index', `**${searchIndexPath(locale)}`],
      ['a panel', '**/assets/search-panel-*.js'],
    ] as const)
      test(`2.14 ${part} that fails to load is requested again, and the menu still filters (${locale})`, async ({
        page,
        complaints,
      }) => {
        const { inTitles } = samples[locale];
        const failure = /search could not be loaded|Failed to load resource/;
        await page.route(address, (route) => route.abort());
        await visit(page, call);
        await field(page).fill(inTitles);
        await expect(page.getByRole('alert')).toContainText(search.failed);
        await expectComplaint(complaints, failure);
        await expect(links(page)).toHaveCount(named(inTitles).length);
        await page.unroute(address);
        await page.getByRole('button', { name: retry }).click();
        await expect(hits(page).first()).toBeVisible();
        await expect(field(page)).toBeFocused();
        // The browser and the page may each have logged it more than once.
        takeOut(complaints, failure);
      });

    test(`2.14 below 1200 px the icon in the bar opens the search as a sheet (${locale})`, async ({
      page,
    }) => {
      const { inTitles } = samples[locale];
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, call);
      await expect(field(page)).toBeHidden();
      await page.getByRole('button', { name: search.open, exact: true }).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.insertText(inTitles);
      await expect(links(page)).toHaveCount(named(inTitles).length);
      await expect(hits(page).first()).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('button', { name: search.wipe }).click();
      await expect(field(page)).toHaveValue('');
      await page.getByRole('button', { name: search.close }).click();
      await expect(field(page)).toBeHidden();

      await page.getByRole('button', { name: search.open, exact: true }).click();
      await page.keyboard.insertText(inTitles);
      const path = await hits(page).first().getAttribute('data-path');
      await hits(page).first().click();
      await expect(field(page)).toBeHidden();
      await expect(page).toHaveURL(({ pathname, hash }) => pathname + hash === path);
    });

    test(`2.14 the error finder accepts a code, a status, a word of either language or a pasted line (${locale})`, async ({
      page,
    }) => {
      const { finder } = documentWords[locale];
      await visit(page, documentPath('general/error-codes', locale));
      const box = page.getByRole('textbox', { name: finder.label });
      const rows = page.locator('[data-code]').filter({ visible: true });
      const all = await rows.count();
      await box.fill('1102');
      await expect(rows).toHaveCount(1);
      await box.fill('{\n  "code": 1301,\n  "msg": "Too many requests."\n}');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(documentWords[locale].retries.wait);
      await box.fill(
        '2026-11-15T05:00:00Z WARN sms POST /v2/sms/mt -> HTTP/1.1 402 Payment Required',
      );
      await expect(rows).toHaveCount(1);
      await expect(rows).toHaveAttribute('id', 'error-1201');
      for (const word of ['余额不足', 'balance is not enough']) {
        await box.fill(word);
        await expect(rows).toHaveAttribute('id', 'error-1201');
      }
      await box.fill('zzzz');
      await expect(page.getByRole('alert').filter({ hasText: finder.none })).toBeVisible();
      await box.fill('');
      await expect(rows).toHaveCount(all);

      const list = await page.request.get('/error-codes.json');
      const codes: { code: number; retry: string }[] = await list.json();
      expect(codes).toHaveLength(all);
      expect(codes.find(({ code }) => code === 1301)?.retry).toBe('wait');
      expect(codes.find(({ code }) => code === 1102)?.retry).toBe('no');
    });

    test(`2.14 a URL can name a code, and its row links to the calls that return it (${locale})`, async ({
      page,
    }) => {
      await visit(page, `${documentPath('general/error-codes', locale)}?code=2009`);
      const rows = page.locator('[data-code]').filter({ visible: true });
      await expect(rows).toHaveCount(1);
      await rows.locator('summary').click();
      const link = rows.locator(`a[href="${call}#error-2009"]`);
      await link.click();
      await expect(page).toHaveURL(
        ({ pathname, hash }) => pathname + hash === `${call}#error-2009`,
      );
      await expect(page.locator('#error-2009')).toBeInViewport();
    });
  });
}

/** The option named by `aria-activedescendant`. */
async function activeOption(page: Page, field: ReturnType<Page['getByRole']>): Promise<RegExp> {
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  const id = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`#${id}`)).toBeVisible();
  return new RegExp(`^${id}$`);
}

function takeOut(complaints: string[], wanted: RegExp): void {
  const others = complaints.filter((complaint) => !wanted.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}
