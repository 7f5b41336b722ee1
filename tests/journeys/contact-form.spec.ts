import { eq } from 'drizzle-orm';
import { brand } from '#content/brand.ts';
import { contactWords } from '#content/interface/contact.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { type ContactField, contactFieldNames, contactMaxLengths } from '#contract/contact.ts';
import { languageHeaders, locales } from '#contract/locale.ts';
import { contactMessages } from '#server/db/schema.ts';
import { chatIn, contactCall, goodMessage } from '#tests/support/chat-journey.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';

/** Invalid and valid inputs of each field. */
const typed: Record<ContactField, { wrong: string[]; right: string }> = {
  fullName: { wrong: ['  '], right: 'M' },
  email: { wrong: ['m', 'mei.tan@', 'mei.tan@company'], right: goodMessage.email },
  phone: { wrong: ['12345', ' 12345 ', '123456a', '电话123456'], right: '123456' },
  message: { wrong: ['\n '], right: '?' },
};

for (const locale of locales) {
  const form = contactWords[locale];
  const { opener, panel, contact, field, complaint, submit, thanks, openForm, fill } =
    chatIn(locale);

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

    test(`5 no field accepts more than its maximum length (${locale})`, async ({ page }) => {
      await openForm(page);
      for (const name of contactFieldNames) {
        await field(page, name).focus();
        await page.keyboard.insertText('1'.repeat(contactMaxLengths[name] + 10));
        await expect(field(page, name)).toHaveValue('1'.repeat(contactMaxLengths[name]));
      }
    });

    test(`5 the form is sent only when all four fields are valid (${locale})`, async ({ page }) => {
      let calls = 0;
      await page.route(contactCall, (route) => {
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
        await field(page, name).fill(goodMessage[name]);
      }
      expect(calls).toBe(0);
      await submit(page).click();
      await expect(thanks(page)).toBeVisible();
      expect(calls).toBe(1);
    });

    test(`4 a message is sent, stored and reported; Done closes everything (${locale}) @core`, async ({
      page,
      database,
      mailServer,
    }, { testId }) => {
      const sent = { ...goodMessage, email: `${testId}@company.example` };
      const held = Promise.withResolvers<void>();
      await page.route(contactCall, async (route) => {
        await held.promise;
        await route.continue();
      });
      await openForm(page);
      await fill(page, sent);
      const requested = page.waitForRequest(contactCall);
      await submit(page).click();
      const request = await requested;
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

    test(`4 the server's message is shown until any field is edited (${locale})`, async ({
      page,
    }) => {
      await page.route(contactCall, (route) =>
        route.fulfill({ json: { code: 7, msg: 'Not today.' } }),
      );
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

    test(`8 a network failure is logged and shown, keeps the text and can be retried (${locale})`, async ({
      page,
      complaints,
    }) => {
      await page.route(contactCall, (route) => route.abort());
      await openForm(page);
      await fill(page);
      await submit(page).click();
      await expect(panel(page).getByText(form.networkFailure, { exact: true })).toBeVisible();
      await expect(panel(page).getByText(form.sending, { exact: true })).toHaveCount(0);
      await expectComplaint(complaints, /^What was submitted could not be sent\./);
      await expectComplaint(complaints, /Failed to load resource/);
      for (const name of contactFieldNames)
        await expect(field(page, name)).toHaveValue(goodMessage[name]);

      await page.unroute(contactCall);
      await submit(page).click();
      await expect(thanks(page)).toBeVisible();
    });
  });
}

test('5 the English form reads as specified @core', async ({ page }) => {
  await answerCookies(page);
  await page.route(contactCall, (route) =>
    route.fulfill({ json: { code: 0, data: null, msg: '' } }),
  );
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
      .fill(goodMessage[name]);
  await panel.getByRole('button', { name: 'Submit' }).click();
  await expect(panel.getByText('Your message have been sent', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(panel).toBeHidden();
});
