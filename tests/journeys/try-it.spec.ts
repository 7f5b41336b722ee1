import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { documentPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import { documentWords } from '#content/interface/document.ts';
import { tryWords } from '#content/interface/try.ts';
import { storedItems } from '#content/storage.ts';
import { locales } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';
import { startSite } from '#tests/support/site.ts';

const phone = { width: 390, height: 844 };

/** Runs a copied command in a shell. */
const runInShell = (script: string): unknown =>
  JSON.parse(execFileSync('bash', ['-c', script], { encoding: 'utf8' }));

for (const locale of locales) {
  const words = tryWords[locale];
  const call = documentPath('sms/mt-sending-v2', locale);
  const panel = (page: Page) => page.getByRole('dialog', { name: words.title });
  const packet = (page: Page) =>
    page.getByRole('button', { name: documentWords[locale].tryIt, exact: true });
  const send = (page: Page) => panel(page).getByRole('button', { name: words.send, exact: true });
  const phones = (page: Page) => panel(page).getByRole('combobox', { name: 'phones' });
  const heading = (page: Page, name: string | RegExp) =>
    panel(page).getByRole('heading', { level: 3, name });
  const said = (page: Page, sentence: string) =>
    expect(panel(page).getByRole('status').filter({ hasText: sentence })).toHaveCount(1);

  async function open(page: Page) {
    await visit(page, call);
    await packet(page).click();
    await expect(send(page)).toBeEnabled();
    // The address of the sandbox is shown once a practice session is open.
    await expect(panel(page).getByText('/sandbox')).toBeVisible();
  }

  test.describe(`Try it (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    /** Counts the clicks on this page. */
    const countPresses = (page: Page) =>
      page.addInitScript(() => {
        let count = 0;
        addEventListener(
          'click',
          () => {
            count += 1;
            document.documentElement.dataset.presses = String(count);
          },
          { capture: true },
        );
      });
    const presses = (page: Page) => page.locator('html').getAttribute('data-presses');

    test(`a newcomer sends a text and reads its signed callback in two clicks (${locale}) @core`, async ({
      page,
    }) => {
      await countPresses(page);
      await open(page);
      await send(page).click();
      await expect(panel(page).getByText(words.run.signatureRight, { exact: true })).toBeVisible();
      expect(await presses(page)).toBe('2');
      await said(page, words.spoken.callback);
      for (const state of ['accepted', 'routed', 'handed_over', 'DELIVRD'])
        await expect(panel(page).getByText(state, { exact: true }).first()).toBeVisible();
      await expect(heading(page, words.run.response)).toContainText('200');
      await expect(heading(page, words.run.callback)).toContainText('sms.receipt');
      expect(await accessibilityFaults(page)).toEqual([]);

      // The footer of the samples mentions the run and reopens it.
      await panel(page).getByRole('button', { name: words.close }).click();
      await expect(packet(page)).toBeFocused();
      const [before = ''] = fill(words.lastRun, { what: 'DELIVRD' }).split('{');
      await expect(page.getByText(before)).toBeVisible();
      await packet(page).click();
      await expect(panel(page).getByText(words.run.signatureRight, { exact: true })).toBeVisible();
    });

    test(`the id is passed to the query of the record (${locale})`, async ({ page }) => {
      await open(page);
      await send(page).click();
      await panel(page).getByRole('link', { name: words.run.queryRecord }).click();
      await expect(page).toHaveURL(/\?messageId=\w+#try-smsGetRecord$/);
      const id = new URL(page.url()).searchParams.get('messageId') ?? '';
      await expect(panel(page).getByRole('textbox', { name: 'messageId' })).toHaveValue(id);
      await send(page).click();
      await expect(heading(page, words.run.response)).toContainText('200');
      await expect(panel(page).getByText(`"${id}"`).first()).toBeVisible();
    });

    test(`any error can be forced, and none is followed by a callback (${locale})`, async ({
      page,
      complaints,
    }) => {
      await open(page);
      await panel(page).getByRole('combobox', { name: words.ask.label }).click();
      await page.getByRole('option', { name: /^1201/ }).click();
      await send(page).click();
      await expect(heading(page, words.run.response)).toContainText('402');
      await expect(heading(page, words.refused.heading)).toBeVisible();
      await expect(panel(page).getByRole('link', { name: words.refused.allCodes })).toBeVisible();
      await expectComplaint(complaints, /402/);
    });

    test(`problems are reported before sending, which is still possible (${locale})`, async ({
      page,
      complaints,
    }) => {
      await open(page);
      await phones(page).fill('+1 202 555 01');
      await panel(page).getByRole('textbox', { name: 'content' }).fill('');
      await send(page).click();
      await expect(phones(page)).toBeFocused();
      await expect(phones(page)).toHaveAccessibleDescription(words.wrong.phone);
      const sum = panel(page).getByRole('alert');
      await expect(sum).toContainText(fill(words.invalid.other, { count: 2 }));
      await expect(heading(page, words.run.ready)).toBeVisible();
      await phones(page).fill('12025550102');
      await expect(sum).toContainText(words.invalid.one);
      await panel(page).getByRole('button', { name: words.sendAnyway }).click();
      await expect(heading(page, words.run.response)).toContainText('400');
      await expect(panel(page).getByText('1002', { exact: true }).last()).toBeVisible();
      await expectComplaint(complaints, /400/);
    });

    test(`the keyboard alone opens, chooses an outcome, sends and leaves (${locale})`, async ({
      page,
    }) => {
      await visit(page, call);
      await packet(page).focus();
      await page.keyboard.press('Enter');
      await expect(send(page)).toBeEnabled();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(phones(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(phones(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(phones(page)).toHaveValue('12025550102');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(phones(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(panel(page).getByText('UNDELIV', { exact: true }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(packet(page)).toBeFocused();
    });

    test(`an expired session says so and keeps typed text (${locale})`, async ({ page }) => {
      await open(page);
      await panel(page).getByRole('textbox', { name: 'content' }).fill('Hello');
      await page.evaluate((name) => {
        const kept = JSON.parse(localStorage.getItem(name) ?? '{}');
        localStorage.setItem(name, JSON.stringify({ ...kept, endsAt: '2020-01-01T00:00:00.000Z' }));
      }, storedItems.practice.name);
      await send(page).click();
      await expect(panel(page).getByText(words.ended.heading)).toBeVisible();
      await expect(send(page)).toBeDisabled();
      await panel(page).getByRole('button', { name: words.ended.action }).click();
      await expect(send(page)).toBeEnabled();
      await expect(panel(page).getByRole('textbox', { name: 'content' })).toHaveValue('Hello');
      await send(page).click();
      await expect(heading(page, words.run.response)).toContainText('200');
    });

    test(`without a response it can be retried (${locale})`, async ({ page, complaints }) => {
      await open(page);
      await page.route('**/sandbox/**', (route) => route.abort());
      await send(page).click();
      await expect(panel(page).getByText(words.away.heading)).toBeVisible();
      await page.unroute('**/sandbox/**');
      await panel(page).getByRole('button', { name: words.away.retry }).click();
      await expect(heading(page, words.run.response)).toContainText('200');
      await expectComplaint(complaints, /ERR_FAILED/);
    });

    test(`too many requests are refused, and the button becomes available again (${locale})`, async ({
      page,
      complaints,
    }) => {
      await open(page);
      const turnedAway = heading(page, words.run.response).filter({ hasText: '429' });
      await expect(async () => {
        if (await send(page).isEnabled()) await send(page).click();
        await expect(turnedAway).toBeVisible({ timeout: 100 });
      }).toPass({ intervals: [50] });
      await expect(panel(page).getByText(words.limited.heading)).toBeVisible();
      await expect(send(page)).toBeEnabled();
      await expectComplaint(complaints, /429/);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true });

      test(`the request and its outcome are two tabs, and sending shows the second (${locale})`, async ({
        page,
      }) => {
        await countPresses(page);
        await visit(page, call);
        await packet(page).tap();
        await expect(send(page)).toBeEnabled();
        const tab = (name: string) => panel(page).getByRole('tab', { name });
        await expect(tab(words.tabs.request)).toHaveAttribute('aria-selected', 'true');
        await send(page).tap();
        await expect(tab(words.tabs.run)).toHaveAttribute('aria-selected', 'true');
        await expect(
          panel(page).getByText(words.run.signatureRight, { exact: true }),
        ).toBeVisible();
        expect(await presses(page)).toBe('2');
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      });
    });

    test(`a sample file is ready to be sent, and the states of its calls are shown (${locale})`, async ({
      page,
    }) => {
      const path = documentPath('callbot/botImportCall', locale);
      await visit(page, `${path}#try-callbotImportCalls`);
      await expect(
        panel(page).getByText(fill(words.readyFile, { name: 'people.csv' })),
      ).toBeVisible();
      await send(page).click();
      await expect(heading(page, words.run.response)).toContainText('200');
      await expect(heading(page, words.run.ways.call.live)).toBeVisible();
      await expect(panel(page).getByText('checking', { exact: true })).toBeVisible();
      await expect(panel(page).getByText('done', { exact: true })).toBeVisible();
    });

    test(`the copied code runs in a terminal, and so does the query of its receipt (${locale}) @core`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page);
      const copied = async () => {
        await panel(page)
          .getByRole('button', { name: fill(words.copy.as, { language: 'cURL' }) })
          .click();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      const accepted = runInShell(await copied());
      expect(accepted).toMatchObject({ code: 0 });
      const { messageId } = Object(accepted).data.accepted[0];
      await visit(
        page,
        `${documentPath('sms/record-single-query', locale)}?messageId=${messageId}#try-smsGetRecord`,
      );
      await expect(panel(page).getByText('/sandbox')).toBeVisible();
      const query = await copied();
      await expect.poll(() => Object(runInShell(query)).data.status).toBe('DELIVRD');
    });

    test(`without scripts there is no Try it (${locale})`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${baseURL}${call}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(packet(page)).toHaveCount(0);
      await context.close();
    });
  });
}

test('if the operator has no sandbox, the panel says so (en)', async ({ browser }) => {
  const words = tryWords.en;
  const site = await startSite({ SANDBOX: 'false' });
  const context = await browser.newContext();
  const page = await context.newPage();
  await answerCookies(page);
  await visit(page, `${site.url}${documentPath('sms/mt-sending-v2', 'en')}`);
  await page.getByRole('button', { name: documentWords.en.tryIt, exact: true }).click();
  await expect(page.getByRole('dialog').getByText(words.off)).toBeVisible();
  await context.close();
  await site.stop();
});
