import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { brand } from '#content/brand.ts';
import { contactWords } from '#content/interface/contact.ts';
import { failureWords } from '#content/interface/failure.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import {
  type ContactField,
  contactFieldNames,
  contactMaxLengths,
  sendContactMessage,
} from '#contract/contact.ts';
import { languageHeaders, locales } from '#contract/locale.ts';
import { contactMessages } from '#server/db/schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';

const call = `**${sendContactMessage.path}`;
const good: Record<ContactField, string> = {
  fullName: 'Mei Tan',
  email: 'mei.tan@company.example',
  phone: '+65 8123 4567',
  message: 'We send about 40,000 codes a month to Vietnam.',
};
/** What is wrong, and what is right after all. */
const typed: Record<ContactField, { wrong: string[]; right: string }> = {
  fullName: { wrong: ['  '], right: 'M' },
  email: { wrong: ['m', 'mei.tan@', 'mei.tan@company'], right: good.email },
  phone: { wrong: ['12345', ' 12345 ', '123456a', '电话123456'], right: '123456' },
  message: { wrong: ['\n '], right: '?' },
};

for (const locale of locales) {
  const { words, chatEntries } = layoutOf(locale);
  const form = contactWords[locale];
  const { contactForm } = words.chat.entries;
  const opener = (page: Page) => page.getByRole('button', { name: words.chat.open, exact: true });
  const closer = (page: Page) => page.getByRole('button', { name: words.chat.close, exact: true });
  const panel = (page: Page) => page.getByRole('dialog');
  const entry = (page: Page, name: string) => panel(page).getByRole('link', { name });
  const contact = (page: Page) => panel(page).getByRole('button', { name: contactForm.label });
  const field = (page: Page, name: ContactField) =>
    panel(page).getByRole('textbox', { name: form.fields[name].label, exact: true });
  const complaint = (page: Page, name: ContactField) =>
    panel(page).getByText(form.errors[`contact.${name}`], { exact: true });
  const submit = (page: Page) =>
    panel(page).getByRole('button', { name: form.submit, exact: true });
  const thanks = (page: Page) => panel(page).getByRole('heading', { name: form.thanks.heading });

  const openForm = async (page: Page) => {
    await visit(page, pagePath('home', locale));
    await opener(page).click();
    await contact(page).click();
  };
  const fill = async (page: Page, values = good) => {
    for (const name of contactFieldNames) await field(page, name).fill(values[name]);
  };

  test.describe(`chat (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    test(`4 the chat opens and closes with its button and with Escape (${locale})`, async ({
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

    test(`2.2 the chat holds the entries of its language (${locale}) @both @ours`, async ({
      page,
    }) => {
      await visit(page, pagePath('home', locale));
      await opener(page).click();
      for (const { label } of chatEntries) await expect(panel(page)).toContainText(label);

      if (locale === 'en') {
        await expect(panel(page).getByRole('link')).toHaveCount(1);
        await expect(entry(page, 'WhatsApp')).toHaveAttribute('href', brand.phone.whatsapp ?? '');
        await expect(entry(page, 'WhatsApp')).toHaveAttribute('target', '_blank');
        await expect(panel(page).getByRole('img')).toHaveCount(0);
        return;
      }
      const { liveChat, phone } = words.chat.entries;
      await expect(panel(page).getByRole('link')).toHaveCount(2);
      await expect(entry(page, liveChat.label)).toHaveAttribute('href', brand.liveChat ?? '');
      await expect(entry(page, liveChat.label)).toHaveAttribute('target', '_blank');
      await expect(entry(page, phone.label)).toHaveAttribute('href', `tel:${brand.phone.tollFree}`);
      await expect(entry(page, phone.label)).toContainText(brand.phone.tollFree ?? '');
      for (const name of Object.values(words.chat.qrAlternative)) {
        const code = panel(page).getByRole('img', { name, exact: true });
        await expect(code).toBeVisible();
        await expect(code).toHaveJSProperty('complete', true);
        await expect(code).not.toHaveJSProperty('naturalWidth', 0);
      }
    });

    test(`4 the contact popup toggles and keeps what was typed (${locale})`, async ({ page }) => {
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

      await page.route(call, (route) => route.fulfill({ json: { code: 0, data: null, msg: '' } }));
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
        await page.route(call, (route) =>
          route.fulfill({ json: { code: 0, data: null, msg: '' } }),
        );
        await fill(page);
        await submit(page).click();
        await expect(thanks(page)).toBeVisible();
        expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
      });

    test(`8 a panel that does not arrive is told and can be asked for again (${locale})`, async ({
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

  test.describe(`contact form (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    test(`5 each field is checked on each input (${locale})`, async ({ page }) => {
      await openForm(page);
      for (const name of contactFieldNames) {
        await expect(complaint(page, name)).toBeHidden();
        for (const wrong of typed[name].wrong) {
          await field(page, name).fill(wrong);
          await expect(complaint(page, name)).toBeVisible();
          await expect(field(page, name)).toHaveAccessibleDescription(
            form.errors[`contact.${name}`],
          );
          await field(page, name).fill(typed[name].right);
          await expect(complaint(page, name)).toBeHidden();
        }
        await field(page, name).fill('');
        await expect(complaint(page, name)).toBeVisible();
      }
    });

    test(`5 no field takes more than it may hold (${locale})`, async ({ page }) => {
      await openForm(page);
      for (const name of contactFieldNames) {
        await field(page, name).focus();
        await page.keyboard.insertText('1'.repeat(contactMaxLengths[name] + 10));
        await expect(field(page, name)).toHaveValue('1'.repeat(contactMaxLengths[name]));
      }
    });

    test(`5 the form is sent only when all four fields are right (${locale})`, async ({ page }) => {
      let calls = 0;
      await page.route(call, (route) => {
        calls += 1;
        return route.fulfill({ json: { code: 0, data: null, msg: '' } });
      });
      await openForm(page);
      await submit(page).click();
      for (const name of contactFieldNames) await expect(complaint(page, name)).toBeVisible();
      await expect(field(page, 'fullName')).toBeFocused();

      await fill(page);
      for (const name of contactFieldNames) {
        await field(page, name).fill(typed[name].wrong[0] ?? '');
        await submit(page).click();
        await expect(complaint(page, name)).toBeVisible();
        await expect(field(page, name)).toBeFocused();
        await field(page, name).fill(good[name]);
      }
      expect(calls).toBe(0);
      await submit(page).click();
      await expect(thanks(page)).toBeVisible();
      expect(calls).toBe(1);
    });

    test(`4 a message is sent, kept and reported; Done closes everything (${locale})`, async ({
      page,
      database,
      mailServer,
    }, { testId }) => {
      const sent = { ...good, email: `${testId}@company.example` };
      const held = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        await held.promise;
        await route.continue();
      });
      await openForm(page);
      await fill(page, sent);
      const asked = page.waitForRequest(call);
      await submit(page).click();
      const request = await asked;
      await expect(panel(page).getByText(form.sending, { exact: true })).toBeVisible();
      await expect(submit(page)).toBeHidden();
      expect(request.postDataJSON()).toEqual(sent);
      expect(request.headers()).toMatchObject({
        'content-type': 'application/json',
        'content-language': languageHeaders[locale],
        requestid: expect.stringMatching(/^[\da-f-]{36}$/),
      });
      held.resolve();

      await expect(thanks(page)).toBeVisible();
      await expect(field(page, 'fullName')).toHaveCount(0);
      await expect(panel(page).getByText(form.sending, { exact: true })).toHaveCount(0);
      expect(
        await database.select().from(contactMessages).where(eq(contactMessages.email, sent.email)),
      ).toMatchObject([{ ...sent, locale }]);
      const notices = () => mailServer.received.filter(({ source }) => source.includes(sent.email));
      await expect.poll(notices).toHaveLength(1);
      expect(notices()[0]?.to).toEqual([brand.mail.info]);

      await panel(page).getByRole('button', { name: form.thanks.done, exact: true }).click();
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
      await contact(page).click();
      for (const name of contactFieldNames) await expect(field(page, name)).toHaveValue('');
    });

    test(`4 what the server says is shown until any field is edited (${locale})`, async ({
      page,
    }) => {
      await page.route(call, (route) => route.fulfill({ json: { code: 7, msg: 'Not today.' } }));
      await openForm(page);
      await fill(page);
      const refusal = panel(page).getByText('Not today.', { exact: true });
      for (const name of contactFieldNames) {
        await submit(page).click();
        await expect(refusal).toBeVisible();
        await field(page, name).press('End');
        await page.keyboard.insertText(name === 'email' ? 'e' : '1');
        await expect(refusal).toBeHidden();
      }
    });

    test(`8 a network failure is logged and told, keeps the text and can be retried (${locale})`, async ({
      page,
      complaints,
    }) => {
      await page.route(call, (route) => route.abort());
      await openForm(page);
      await fill(page);
      await submit(page).click();
      await expect(panel(page).getByText(form.networkFailure, { exact: true })).toBeVisible();
      await expect(panel(page).getByText(form.sending, { exact: true })).toHaveCount(0);
      await expectComplaint(complaints, /^What was submitted could not be sent\./);
      await expectComplaint(complaints, /Failed to load resource/);
      for (const name of contactFieldNames) await expect(field(page, name)).toHaveValue(good[name]);

      await page.unroute(call);
      await submit(page).click();
      await expect(thanks(page)).toBeVisible();
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

test('5 the English form reads as specified', async ({ page }) => {
  await answerCookies(page);
  await page.route(call, (route) => route.fulfill({ json: { code: 0, data: null, msg: '' } }));
  await visit(page, '/');
  await page.getByRole('button', { name: layoutOf('en').words.chat.open }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Contact Us' }).click();
  await panel.getByRole('button', { name: 'Submit' }).click();
  for (const text of [
    'Please Enter Name',
    'Please Enter A Valid Email Address',
    'Please Enter A Valid Phone Number',
    'Please Enter Message',
  ])
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: brand.mail.info })).toHaveAttribute(
    'href',
    `mailto:${brand.mail.info}`,
  );
  for (const name of contactFieldNames)
    await panel
      .getByRole('textbox', { name: contactWords.en.fields[name].label, exact: true })
      .fill(good[name]);
  await panel.getByRole('button', { name: 'Submit' }).click();
  await expect(panel.getByText('Your message have been sent', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(panel).toBeHidden();
});
