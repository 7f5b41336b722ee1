import type { Page } from '@playwright/test';
import { documentPath } from '#content/docs/paths.ts';
import { readerWords } from '#content/interface/reader.ts';
import { tryWords } from '#content/interface/try.ts';
import { palette } from '#content/palette.ts';
import { pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { type Localized, locales } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';

const id = 'general/get-started';
const stops: Localized<string[]> = {
  en: ['Keys', 'First call, in this page', 'Callback', 'Errors', 'Go live'],
  zh: ['密钥', '在本页发出第一次请求', '回调', '错误', '上线'],
};

for (const locale of locales) {
  const words = readerWords[locale];
  const path = documentPath(id, locale);
  const menu = (page: Page) => page.getByRole('navigation', { name: words.title });
  const line = (page: Page) => page.locator('article ol:has(> li h2) > li');
  const pin = (page: Page) => menu(page).getByRole('link').first();

  test.describe(`get started (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.14 Get started is first in the menu, and the current entry once selected (${locale})`, async ({
      page,
    }) => {
      await visit(page, documentPath('voice/sending-code', locale));
      await expect(pin(page)).toHaveAttribute('href', path);
      await expect(menu(page).locator('details').locator(`a[href="${path}"]`)).toHaveCount(0);
      await pin(page).click();
      await expect(page).toHaveURL(path);
      await expect(menu(page).locator('[aria-current=page]')).toHaveAttribute('href', path);
      await expect(pin(page)).toHaveCSS('background-color', palette.day.mint);
      await expect(menu(page).locator('details').first()).toHaveAttribute('open', '');

      const field = page.getByRole('combobox', { name: words.search.label });
      await field.fill('get-started');
      await expect(menu(page).getByRole('link')).toHaveCount(1);
      await field.fill('mt-sending-v2');
      await expect(menu(page).locator(`a[href="${path}"]`)).toHaveCount(0);
    });

    test(`five stops are in order below one another (${locale})`, async ({ page }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, path);
        await expect(line(page).getByRole('heading', { level: 2 })).toHaveText(stops[locale]);
        const tops = await line(page).evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().top),
        );
        expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      }
    });

    test(`code is beside its text where there is room, else below it (${locale})`, async ({
      page,
    }) => {
      await visit(page, path);
      const { text, code } = await boxes(page);
      expect(code.x).toBeGreaterThan(text.x + text.width);
      await page.setViewportSize({ width: 390, height: 844 });
      const narrow = await boxes(page);
      expect(narrow.code.y).toBeGreaterThan(narrow.text.y + narrow.text.height);
      expect(narrow.code.x).toBe(narrow.text.x);
    });

    const boxes = async (page: Page) => {
      const [text, code] = await line(page)
        .first()
        .locator('> div')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      return { text, code };
    };

    const { start, ...trying } = tryWords[locale];
    const state = (page: Page) =>
      line(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));

    test(`keys are created on request, and a call is sent in the page (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, path);
      const keys = line(page).nth(0);
      // The stop becomes interactive at the first interaction.
      await page.mouse.move(400, 400);
      await expect(keys.getByText('AKTEST…', { exact: true })).toBeVisible();
      await expect.poll(() => state(page)).toEqual(['now', null, null, null, null]);
      await keys.getByRole('button', { name: start.getKeys }).click();
      await expect(keys.getByText(/^AKTEST[A-Z2-9]{20}$/)).toBeVisible();
      await expect(keys.getByRole('button', { name: start.copyAll })).toBeVisible();
      await expect.poll(() => state(page)).toEqual(['done', 'now', null, null, null]);

      // The links of the page scroll away and do not cover what copies a key.
      const copy = keys
        .getByRole('button', { name: new RegExp(`^${trying.copyValue} \\w+_`) })
        .first();
      const isFree = await copy.evaluate((button) => {
        button.scrollIntoView({ block: 'start', behavior: 'instant' });
        scrollBy({ top: -40, behavior: 'instant' });
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isFree).toBe(true);

      const call = line(page).nth(1);
      await call.getByRole('button', { name: trying.send, exact: true }).click();
      await expect(call.getByText('DELIVRD', { exact: true })).toBeVisible();
      const callback = line(page).nth(2);
      await expect(callback.getByText(trying.run.signatureRight)).toBeVisible();
      await expect.poll(() => state(page)).toEqual(['done', 'done', 'done', 'now', null]);
      expect(await accessibilityFaults(page)).toEqual([]);

      await callback.getByRole('button', { name: start.deliverAgain }).click();
      await expect(callback.getByText(trying.run.signatureRight)).toBeVisible();

      // Keys and progress persist.
      await visit(page, path);
      await expect(keys.getByText(/^AKTEST[A-Z2-9]{20}$/)).toBeVisible();
      await expect.poll(() => state(page)).toEqual(['done', 'done', 'done', 'now', null]);

      // Keys of a session that was opened elsewhere are shown as well.
      await page.evaluate((name) => {
        for (const store of [sessionStorage, localStorage]) store.removeItem(name);
      }, storedItems.startProgress.name);
      await visit(page, path);
      await expect(keys.getByText(/^AKTEST[A-Z2-9]{20}$/)).toBeVisible();
      await expect(keys.getByRole('button', { name: start.getKeys })).toHaveCount(0);
    });

    for (const width of [320, 390, 768, 1440])
      test(`interactive parts, and what they show later, have their space from the start (${locale}, ${width})`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const heights = () =>
          line(page).evaluateAll((all) =>
            all.map((one) => Math.round(one.getBoundingClientRect().height)),
          );
        await visit(page, path);
        const served = await heights();
        await page.mouse.move(200, 400);
        const keys = line(page).nth(0);
        await expect(keys.getByText('AKTEST…', { exact: true })).toBeVisible();
        expect(await heights()).toEqual(served);

        await keys.getByRole('button', { name: start.getKeys }).click();
        await expect(keys.getByText(/^AKTEST[A-Z2-9]{20}$/)).toBeVisible();
        expect(await heights()).toEqual(served);

        await line(page).nth(1).getByRole('button', { name: trying.send, exact: true }).click();
        await expect(line(page).nth(2).getByText(trying.run.signatureRight)).toBeVisible();
        expect(await heights()).toEqual(served);
      });

    test(`all fields open in the panel, and what it sent is shown here (${locale})`, async ({
      page,
      complaints,
    }) => {
      await visit(page, path);
      await page.mouse.move(400, 400);
      const call = line(page).nth(1);
      await call.getByRole('combobox', { name: 'phones' }).fill('12025550102');
      await call.getByRole('button', { name: start.allFields }).click();
      const panel = page.getByRole('dialog', { name: trying.title });
      await expect(panel.getByRole('combobox', { name: 'phones' })).toHaveValue('12025550102');
      await panel.getByRole('button', { name: trying.send, exact: true }).click();
      await expect(panel.getByText('UNDELIV', { exact: true }).first()).toBeVisible();
      await panel.getByRole('combobox', { name: trying.ask.label }).click();
      await page.getByRole('option', { name: /^1201/ }).click();
      await panel.getByRole('button', { name: trying.send, exact: true }).click();
      await expect(panel.getByRole('heading', { level: 3, name: /402/ })).toBeVisible();
      await panel.getByRole('button', { name: trying.close }).click();
      await expect(call.getByText('402', { exact: true })).toBeVisible();
      await expect.poll(async () => (await state(page))[3]).toBe('done');
      await expectComplaint(complaints, /402/);
    });

    test(`it fits every width and is accessible in light and dark (${locale})`, async ({
      page,
    }) => {
      for (const width of [1440, 1200, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await visit(page, path);
        expect(await findOverflow(page), String(width)).toEqual([]);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityFaults(page), colorScheme).toEqual([]);
      }
    });

    test(`its last stop leads to signing up, and its codes to the list (${locale})`, async ({
      page,
    }) => {
      await visit(page, path);
      const last = line(page).last();
      await expect(last.locator(`a[href="${pagePath('sign-up', locale)}"]`)).toBeVisible();
      await line(page).nth(3).getByRole('link', { name: '1301', exact: true }).click();
      await expect(page).toHaveURL(`${documentPath('general/error-codes', locale)}#error-1301`);
    });

    test(`on a phone it is the first entry of the drawer (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, documentPath('sms/mt-sending-v2', locale));
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await pin(page).click();
      await expect(page).toHaveURL(path);
      await expect(menu(page)).toBeHidden();
    });
  });

  test.describe(`get started without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });
    test(`all stops and the code of every language can be read (${locale})`, async ({ page }) => {
      await page.goto(path);
      await expect(line(page).getByRole('heading', { level: 2 })).toHaveText(stops[locale]);
      for (const code of ['AKTEST…', 'self.send_response(200 if genuine', 'static int receive'])
        await expect(page.getByText(code).first()).toBeVisible();
      await expect(page.getByRole('button', { name: tryWords[locale].start.getKeys })).toHaveCount(
        0,
      );
    });
  });
}
