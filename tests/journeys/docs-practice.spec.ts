import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { documentPath } from '#content/docs/paths.ts';
import { documentWords } from '#content/interface/document.ts';
import { readerWords } from '#content/interface/reader.ts';
import { storedItems } from '#content/storage.ts';
import { locales } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { menuOn } from '#tests/support/documents.ts';
import { answerCookies, expect, started, test, visit } from '#tests/support/journey.ts';
import { shifts, watchShiftsOfLoads } from '#tests/support/layout-shift.ts';

for (const locale of locales) {
  const words = readerWords[locale].practice;
  const path = documentPath('sms/mt-sending-v2', locale);
  const samples = (page: Page) => page.locator('[data-choice="language"]').first();
  const code = (page: Page) => samples(page).getByRole('tabpanel');
  const address = (page: Page) => page.locator('article header code').first();
  const showRequest = (page: Page) => samples(page).getByRole('tab', { name: 'cURL' }).click();
  const button = (page: Page, name: string) => samples(page).getByRole('button', { name });

  /** Opens a session as Try it does, in this tab. */
  const openSession = async (page: Page) => {
    const reply = await page.request.post('/client_api/practice/open');
    const { data } = await reply.json();
    await page.evaluate(
      ([name = '', session = '']) => {
        localStorage.setItem(name, session);
        dispatchEvent(new Event(name));
      },
      [storedItems.practice.name, JSON.stringify(data)],
    );
    return data;
  };

  test.describe(`samples with practice keys (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page, 'allowed'));

    test(`samples, address and copies have the values of an open session, with a way back (${locale}) @core`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, path);
      await showRequest(page);
      await expect(code(page)).toContainText(brand.hosts.api);
      await expect(samples(page).getByText(words.yours)).toHaveCount(0);

      const session = await openSession(page);
      await expect(samples(page).getByText(words.yours)).toBeVisible();
      for (const value of [session.host, session.accessKey, session.catcherUrl])
        await expect(code(page).locator('mark', { hasText: value })).toHaveCount(1);
      await expect(address(page)).toHaveText(`${session.host}/v2/sms/mt`);
      await expect(samples(page)).not.toContainText(session.secretKey);
      expect(await accessibilityFaults(page, '[data-choice="language"]')).toEqual([]);

      // What is copied runs as it is.
      await button(page, documentWords[locale].copy).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(session.secretKey);
      const answer = execFileSync('sh', ['-c', copied], { encoding: 'utf8' });
      expect(JSON.parse(answer)).toMatchObject({ code: 0 });

      // The samples of the packages read their keys from the environment.
      await samples(page).getByRole('tab', { name: 'SDK' }).click();
      await expect(samples(page).getByText(words.yours)).toBeHidden();
      await showRequest(page);

      // The way back, by keyboard; it holds in the next document.
      await button(page, words.showLive).press('Enter');
      await expect(button(page, words.showYours)).toBeFocused();
      await expect(code(page)).toContainText(brand.hosts.api);
      await expect(code(page)).not.toContainText('callbackUrl');
      await expect(address(page)).toHaveText(`${brand.hosts.api}/v2/sms/mt`);
      await menuOn(page, locale)
        .locator(`a[href="${documentPath('sms/mt-sending', locale)}"]`)
        .click();
      await expect(address(page)).toHaveText(`${brand.hosts.api}/sms/mt`);
      await button(page, words.showYours).click();
      await expect(code(page)).toContainText(`"appKey": "${session.accessKey}"`);

      // A second tab has them, too, and nothing moves when they come.
      const other = await context.newPage();
      await watchShiftsOfLoads(other);
      await visit(other, path);
      await expect(code(other)).toContainText(session.accessKey);
      expect((await shifts(other)).reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001);
      await other.evaluate(() => localStorage.clear());
      await expect(samples(page).getByText(words.yours)).toBeHidden();
      await expect(code(page)).toContainText(brand.hosts.api);
      await other.close();
    });

    test(`when a session ends, live values come back and new keys are offered (${locale})`, async ({
      page,
    }) => {
      await page.clock.install();
      await visit(page, path);
      await showRequest(page);
      await openSession(page);
      await expect(samples(page).getByText(words.yours)).toBeVisible();
      await page.clock.fastForward('25:00:00');
      await expect(samples(page).getByText(words.ended)).toBeVisible();
      await expect(address(page)).toHaveText(`${brand.hosts.api}/v2/sms/mt`);
      await page.reload();
      await started(page);
      await expect(samples(page).getByText(words.ended)).toHaveCount(0);
    });
  });
}
