import type { Page } from '@playwright/test';
import { documentPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import { documentWords } from '#content/interface/document.ts';
import { readerWords } from '#content/interface/reader.ts';
import { tryWords } from '#content/interface/try.ts';
import { workbenchWords } from '#content/interface/workbench.ts';
import { pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { locales } from '#contract/locale.ts';
import { type OpenedPractice, openedPractice } from '#contract/practice.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { sendText } from '#tests/support/developer-journey.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';
import { shifts, watchShiftsOfLoads } from '#tests/support/layout-shift.ts';
import { startSite } from '#tests/support/site.ts';

const phone = { width: 390, height: 844 };
const text = { phones: ['12025550101'], content: 'Hello' };
/** Paths are relative to the site of the page. */
const here = { url: '' };

for (const locale of locales) {
  const words = workbenchWords[locale];
  const practice = tryWords[locale];
  const path = pagePath('workbench', locale);
  const tab = (page: Page, name: string) => page.getByRole('tab', { name });
  const list = (page: Page) => page.getByRole('listbox', { name: words.traffic.label });
  const rows = (page: Page) => list(page).getByRole('option');
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
  /** In the facts of the session: an opened request shows its access key as well. */
  const accessKeyFact = (page: Page, key: string) => page.locator('dl b', { hasText: key });

  /** Opens the page with a new session, before anything was sent. */
  async function open(page: Page): Promise<OpenedPractice> {
    await visit(page, path);
    await expect(heading(page, words.empty.heading)).toBeVisible();
    return sessionOf(page);
  }

  test.describe(`The workbench (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    test(`requests of Try it are listed with their callbacks, and can be replayed (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, `${documentPath('sms/mt-sending-v2', locale)}#try`);
      const panel = page.getByRole('dialog', { name: practice.title });
      await panel.getByRole('button', { name: practice.send, exact: true }).click();
      await panel.getByRole('link', { name: practice.run.openInWorkbench }).click();
      await expect(page).toHaveURL(/sandbox\?request=[\w-]+$/);
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).first()).toContainText('/v2/sms/mt');
      await expect(rows(page).last()).toContainText('sms.receipt');
      const traffic = page.getByRole('tabpanel', { name: words.tabs.traffic });
      await expect(traffic.getByRole('listitem').filter({ hasText: 'DELIVRD' })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);

      const part = async (name: string, what: string) => {
        await tab(page, name).last().click();
        const panel = traffic.getByRole('tabpanel', { name });
        await expect(panel.getByText(what)).toBeVisible();
      };
      await part(words.traffic.tabs.lines, practice.run.lines.body);
      await part(words.traffic.tabs.response, '"requestId"');
      await part(`${words.traffic.tabs.callbacks} 1`, '"eventId"');
      await rows(page).last().click();
      await expect(traffic.getByRole('link', { name: 'DELIVRD', exact: true })).toHaveAttribute(
        'href',
        `${documentPath('general/reasons', locale)}#DELIVRD`,
      );
      await rows(page).first().click();

      await page.getByRole('button', { name: words.traffic.replay }).click();
      await expect(page.getByText(words.traffic.replayed)).toBeVisible();
      await expect(rows(page)).toHaveCount(4);
      await page.getByRole('link', { name: words.traffic.document }).click();
      await expect(page).toHaveURL(new RegExp(`${documentPath('sms/mt-sending-v2', locale)}$`));
    });

    test(`a refused callback is retried until it is accepted (${locale})`, async ({ page }) => {
      const session = await open(page);
      await tab(page, words.tabs.catcher).click();
      await expect(page).toHaveURL(/#catcher$/);
      await page.getByRole('radio', { name: /500/ }).check();
      await expect(heading(page, words.catcher.none.heading)).toBeVisible();
      await sendText(page.request, here, session, { text });
      const attempts = page.getByRole('tabpanel').getByRole('listitem');
      await expect(heading(page, /^sms\.receipt/)).toBeVisible();
      // Retried after 1, 2, 4, 8 and 16 s: how often before the change depends on the machine.
      await expect(attempts.filter({ hasText: /^500/ }).nth(1)).toBeVisible();
      await page.getByRole('radio', { name: /200/ }).check();
      await expect(attempts.filter({ hasText: /^200/ })).toHaveCount(1);
      const [taken = ''] = words.catcher.takenLater.split('{');
      await expect(page.getByRole('status').filter({ hasText: taken })).toBeVisible();
      await expect(page.getByText(words.catcher.signatureFits).first()).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    test(`the signature checker names the line that differs (${locale})`, async ({
      page,
      complaints,
    }) => {
      const session = await open(page);
      await sendText(page.request, here, session, { text, sent: JSON.stringify(text, null, 2) });
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole('button', { name: words.traffic.findLine }).click();
      await expect(page).toHaveURL(/#signature$/);
      await expect(heading(page, fill(words.signature.differs, { line: 6 }))).toBeVisible();
      await expect(page.getByText(words.signature.reasons['body-compact'])).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);

      // The unchanged body matches. With another key the checker requests its secret and does not
      // store it.
      await page.getByRole('textbox', { name: words.signature.body }).fill(JSON.stringify(text));
      const check = page.getByRole('button', { name: words.signature.check });
      await check.click();
      await expect(heading(page, words.signature.fits.heading)).toBeVisible();
      const headers = page.getByRole('textbox', { name: words.signature.headers });
      const other = (await headers.inputValue()).replace(session.accessKey, 'AKLIVE');
      await headers.fill(other);
      const secret = page.getByRole('textbox', { name: words.signature.secret });
      await secret.fill('sk-another');
      await check.click();
      await expect(heading(page, words.signature.unexplained.heading)).toBeVisible();
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).not.toContain('sk-another');
      expect(complaints).toEqual([]);
    });

    for (const width of [390, 1440])
      test(`nothing shifts when the session loads, the first time or again (${locale}, ${width})`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await watchShiftsOfLoads(page);
        for (const _ of ['the first time', 'again']) {
          await open(page);
          // Text in another font may be slightly wider; real layout shifts are far larger.
          expect((await shifts(page)).filter((value) => value > 0.001)).toEqual([]);
        }
      });

    test(`by keyboard alone a row is selected, opened and sent again, and the tab is changed (${locale})`, async ({
      page,
    }) => {
      const session = await open(page);
      await sendText(page.request, here, session, { text });
      await expect(rows(page)).toHaveCount(2);
      await list(page).focus();
      await page.keyboard.press('End');
      await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('r');
      await expect(page.getByText(words.traffic.replayed)).toBeVisible();
      await expect(rows(page)).toHaveCount(4);
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: words.traffic.replay })).toBeFocused();
      await tab(page, words.tabs.traffic).focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, words.tabs.signature)).toBeFocused();
      await expect(page).toHaveURL(/#signature$/);
    });

    test(`the secret key is hidden, and a new session replaces it in every tab (${locale})`, async ({
      page,
      context,
    }) => {
      const session = await open(page);
      await expect(page.getByText(session.secretKey)).toBeHidden();
      await page.getByRole('button', { name: words.show }).click();
      await expect(page.getByText(session.secretKey)).toBeVisible();
      await sendText(page.request, here, session, { text });
      await expect(rows(page)).not.toHaveCount(0);
      const second = await context.newPage();
      await visit(second, path);
      await expect(accessKeyFact(second, session.accessKey)).toBeVisible();
      await page.getByRole('button', { name: words.newSession }).click();
      await expect(heading(page, words.empty.heading)).toBeVisible();
      const { accessKey } = await sessionOf(page);
      expect(accessKey).not.toBe(session.accessKey);
      await expect(accessKeyFact(second, accessKey)).toBeVisible();
      await expect(heading(second, words.empty.heading)).toBeVisible();
    });

    test(`an expired session says so, and so does an unreachable host (${locale})`, async ({
      page,
      complaints,
    }) => {
      await open(page);
      await page.route('**/client_api/practice/**', (route) => route.abort());
      await expect(page.getByText(practice.away.heading)).toBeVisible();
      // The page also retries by itself: once the host is back, the button may already be gone.
      await page.getByRole('button', { name: practice.away.retry }).click();
      await expect(page.getByText(practice.away.heading)).toBeVisible();
      await page.unroute('**/client_api/practice/**');
      await expect(page.getByText(practice.away.heading)).toBeHidden();
      await expectComplaint(complaints, /ERR_FAILED|Failed to fetch/);
      await page.evaluate((name) => {
        const kept = JSON.parse(localStorage.getItem(name) ?? '{}');
        localStorage.setItem(name, JSON.stringify({ ...kept, endsAt: '2020-01-01T00:00:00.000Z' }));
      }, storedItems.practice.name);
      await page.reload();
      await expect(page.getByText(practice.ended.heading)).toBeVisible();
      await page.getByRole('button', { name: practice.ended.action }).click();
      await expect(heading(page, words.empty.heading)).toBeVisible();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true });

      test(`on a phone the selected request replaces the list, and nothing overflows (${locale})`, async ({
        page,
      }) => {
        const session = await open(page);
        await sendText(page.request, here, session, { text });
        await expect(rows(page)).toHaveCount(2);
        expect(await accessibilityFaults(page)).toEqual([]);
        await rows(page).first().tap();
        await expect(list(page)).toBeHidden();
        await expect(page.getByRole('button', { name: words.traffic.replay })).toBeVisible();
        await page.getByRole('button', { name: words.traffic.back }).tap();
        await expect(list(page)).toBeVisible();
        for (const name of Object.values(words.tabs)) {
          await tab(page, name).tap();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
        }
      });
    });

    test(`without scripts it explains what it needs and where to start (${locale})`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${baseURL}${path}`);
      const note = page.locator('article noscript p');
      await expect(note).toBeVisible();
      expect(await note.textContent()).toContain(words.noScript);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await note.locator('a').click();
      await expect(page).toHaveURL(new RegExp(documentPath('general/get-started', locale)));
      await context.close();
    });

    test(`it is second in the menu and is found by the search and under 1102 (${locale})`, async ({
      page,
    }) => {
      await visit(page, documentPath('general/error-codes', locale));
      const menu = page.getByRole('navigation', { name: readerWords[locale].title });
      await expect(menu.getByRole('link').nth(1)).toHaveText(words.name);
      const row = page.locator('#error-1102');
      await expect(row.getByRole('link', { name: words.traffic.findLine })).toHaveAttribute(
        'href',
        `${path}#signature`,
      );
      await page.getByRole('combobox').fill('1102');
      await page.getByRole('option', { name: words.traffic.findLine }).click();
      await expect(page).toHaveURL(new RegExp(`${path}#signature$`));
      await expect(tab(page, words.tabs.signature)).toHaveAttribute('aria-selected', 'true');
      await expect(
        page.getByRole('button', { name: documentWords[locale].theme.dark }),
      ).toBeVisible();
    });
  });
}

test('if the operator has no sandbox, the workbench says so (en)', async ({ browser }) => {
  const site = await startSite({ SANDBOX: 'false' });
  const context = await browser.newContext();
  const page = await context.newPage();
  await answerCookies(page);
  await visit(page, `${site.url}${pagePath('workbench', 'en')}`);
  await expect(page.getByText(tryWords.en.off).first()).toBeVisible();
  await context.close();
  await site.stop();
});

async function sessionOf(page: Page): Promise<OpenedPractice> {
  const { name } = storedItems.practice;
  const kept = await page.evaluate((item) => localStorage.getItem(item), name);
  return openedPractice.parse(JSON.parse(kept ?? ''));
}
