import type { Page } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { contactPanelWords } from '#content/interface/contact-panel.ts';
import { failureWords } from '#content/interface/failure.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { chatIn, contactCall } from '#tests/support/chat-journey.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';

for (const locale of locales) {
  const { words } = layoutOf(locale);
  const { entries, qrAlternative } = contactPanelWords[locale];
  const { opener, closer, panel, contact, field, complaint, submit, thanks, openForm, fill } =
    chatIn(locale);
  const entry = (page: Page, name: string) => panel(page).getByRole('link', { name });

  test.describe(`chat (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    test(`4 the chat opens and closes with its button and with Escape (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, pagePath('home', locale));
      await expect(panel(page)).toBeHidden();
      await opener(page).click();
      await expect(panel(page)).toHaveAccessibleName(words.chat.title);
      await expect(contact(page)).toBeVisible();
      await closer(page).click();
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(contact(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();

      await opener(page).click();
      await panel(page).getByRole('button', { name: words.labels.close }).click();
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });

    test(`2.2 the chat has the entries of its language (${locale}) @ours`, async ({ page }) => {
      await visit(page, pagePath('home', locale));
      await opener(page).click();
      for (const { label } of entries) await expect(panel(page)).toContainText(label);

      if (locale === 'en') {
        await expect(panel(page).getByRole('link')).toHaveCount(1);
        await expect(entry(page, 'WhatsApp')).toHaveAttribute('href', brand.phone.whatsapp ?? '');
        await expect(entry(page, 'WhatsApp')).toHaveAttribute('target', '_blank');
        await expect(panel(page).getByRole('img')).toHaveCount(0);
        return;
      }
      const label = (id: string) => entries.find((one) => one.entry === id)?.label ?? id;
      await expect(panel(page).getByRole('link')).toHaveCount(2);
      await expect(entry(page, label('liveChat'))).toHaveAttribute('href', brand.liveChat ?? '');
      await expect(entry(page, label('liveChat'))).toHaveAttribute('target', '_blank');
      await expect(entry(page, label('phone'))).toHaveAttribute(
        'href',
        `tel:${brand.phone.tollFree}`,
      );
      await expect(entry(page, label('phone'))).toContainText(brand.phone.tollFree ?? '');
      for (const name of Object.values(qrAlternative)) {
        const code = panel(page).getByRole('img', { name, exact: true });
        await expect(code).toBeVisible();
        await expect(code).toHaveJSProperty('complete', true);
        await expect(code).not.toHaveJSProperty('naturalWidth', 0);
      }
    });

    test(`4 the contact popup toggles and keeps typed text (${locale})`, async ({ page }) => {
      await openForm(page);
      await field(page, 'fullName').fill('Mei');
      await panel(page).getByRole('button', { name: words.labels.close }).click();
      await expect(submit(page)).toBeHidden();
      await expect(contact(page)).toBeVisible();
      await contact(page).click();
      await expect(field(page, 'fullName')).toHaveValue('Mei');
      await closer(page).click();
      await opener(page).click();
      await expect(field(page, 'fullName')).toHaveValue('Mei');
    });

    test(`2.2 the chat works by keyboard alone (${locale})`, async ({ page }) => {
      await visit(page, pagePath('home', locale));
      await opener(page).press('Enter');
      await contact(page).press('Enter');
      await expect(submit(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();

      await page.route(contactCall, (route) =>
        route.fulfill({ json: { code: 0, data: null, msg: '' } }),
      );
      await page.keyboard.press('Enter');
      await fill(page);
      await field(page, 'phone').press('Enter');
      await expect(thanks(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });

    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ])
      test(`2.2 the chat is accessible in each of its states at ${viewport.width} px (${locale})`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await visit(page, pagePath('company', locale));
        await opener(page).click();
        await expect(contact(page)).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        await contact(page).click();
        await submit(page).click();
        await expect(complaint(page, 'message')).toBeVisible();
        expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
        await page.route(contactCall, (route) =>
          route.fulfill({ json: { code: 0, data: null, msg: '' } }),
        );
        await fill(page);
        await submit(page).click();
        await expect(thanks(page)).toBeVisible();
        expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
      });

    test(`8 a panel that fails to load shows a message and can be retried (${locale})`, async ({
      page,
      complaints,
    }) => {
      await page.route('**/assets/chat-panel-*.js', (route) => route.abort());
      await visit(page, pagePath('home', locale));
      await opener(page).click();
      const failure = failureWords[locale];
      await expect(panel(page).getByText(failure.network, { exact: true })).toBeVisible();
      await expectComplaint(complaints, /contact panel could not be loaded/);
      await expectComplaint(complaints, /Failed to load resource/);
      await page.unroute('**/assets/chat-panel-*.js');
      await panel(page).getByRole('button', { name: failure.retry, exact: true }).click();
      await expect(contact(page)).toBeVisible();
    });
  });

  test.describe(`on a phone (${locale})`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.2 the chat is a sheet over the page (${locale})`, async ({ page }) => {
      await visit(page, pagePath('home', locale));
      await opener(page).tap();
      await expect(contact(page)).toBeVisible();
      await expect(page.locator('dialog:modal')).toBeVisible();
      const box = await panel(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width: 390 });
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);

      await page.touchscreen.tap(195, 30);
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await opener(page).tap();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  });
}
