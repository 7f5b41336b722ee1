import { signCallback } from '#content/api/signing.ts';
import { fill } from '#content/fill.ts';
import { consoleWords } from '#content/interface/console.ts';
import { consoleCallbacksWords } from '#content/interface/console-callbacks.ts';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  button,
  enterAs,
  field,
  logInAsEmployee,
  preferLanguage,
} from '#tests/support/account-journey.ts';
import { makeKey, phone, sendText, startReceiver } from '#tests/support/developer-journey.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { expect, test, visit } from '#tests/support/journey.ts';

const callbacks = pagePath('console-callbacks', 'en');

for (const locale of locales) {
  const words = consoleCallbacksWords[locale];
  const { test: tested, secret, deliveries: told, address } = words;

  test(`6 a callback address is set, tested, and receives the outcome of a text message (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
  }) => {
    const receiver = await startReceiver();
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    const token = await enterAs(context, site, email);
    await visit(page, callbacks);
    await expect(page.getByText(told.empty)).toBeVisible();
    await expect(button(page, tested.saveFirst)).toBeDisabled();

    const url = field(page, address.label);
    await url.fill('harbour');
    await button(page, address.save).click();
    await expect(page.getByText(fieldErrorWords[locale]['callback.url'])).toBeVisible();
    await url.fill(receiver.url);
    await button(page, address.save).click();
    await expect(page.getByText(address.done)).toBeVisible();
    await button(page, tested.send).click();
    await expect(page.getByText(tested.received)).toBeVisible();
    await expect(page.getByText('X-Callback-Signature')).toBeVisible();
    expect(JSON.parse(receiver.received[0]?.body ?? '{}')).toMatchObject({ event: 'sms.receipt' });

    // Unsaved input is not tested.
    await url.fill(`${receiver.url}/elsewhere`);
    await expect(button(page, tested.saveFirst)).toBeDisabled();
    await url.fill(receiver.url);

    receiver.answer.status = 401;
    await button(page, tested.again).click();
    await expect(page.getByText(fill(tested.answered, { status: 401 }))).toBeVisible();
    await expect(page.getByText(words.causes['refused-signature'].long)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    receiver.answer.status = 200;

    const key = await makeKey(context.request, site, token);
    await sendText(context.request, site, key);
    const rows = page.getByRole('region', { name: told.table }).getByRole('row');
    await expect(rows).toHaveCount(4);
    // The refused test is retried on a schedule, so its row may show either; the newest is first.
    await expect(rows.nth(1).getByText('200', { exact: true })).toBeVisible();
    expect(receiver.received.some(({ body }) => body.includes(phone))).toBe(true);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    await receiver.stop();
  });

  test(`6 a new secret is shown before it signs, then activated (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    const receiver = await startReceiver();
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    await enterAs(context, site, email);
    await visit(page, callbacks);
    await field(page, address.label).fill(receiver.url);
    await button(page, address.save).click();
    await expect(page.getByText(address.done)).toBeVisible();

    await button(page, secret.prepare).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: secret.dialog.nextHeading })).toBeVisible();
    const next = (await dialog.locator('code').first().textContent()) ?? '';
    const old = (await dialog.locator('code').nth(1).textContent()) ?? '';
    expect(next).toMatch(/^cs-/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(dialog, secret.dialog.done).click();
    await expect(page.getByText(secret.nextReady)).toBeVisible();

    const isSignedWith = (place: number, signing: string): boolean => {
      const { headers, body } = receiver.received[place] ?? { headers: {}, body: '' };
      const timestampMs = String(headers['x-callback-timestamp']);
      const nonce = String(headers['x-callback-nonce']);
      const expected = signCallback({ timestampMs, nonce, body }, signing);
      return headers['x-callback-signature'] === expected;
    };
    await button(page, tested.send).click();
    await expect(page.getByText(tested.received)).toBeVisible();
    expect(isSignedWith(0, old)).toBe(true);

    await button(page, secret.switchTo).click();
    await expect(button(dialog, secret.switching.keep)).toBeFocused();
    await button(dialog, secret.switching.act).click();
    await expect(page.getByText(secret.switching.doneSentence)).toBeVisible();
    await expect(page.getByText(`…${next.slice(-4)}`, { exact: true })).toBeVisible();
    await button(page, tested.again).click();
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(isSignedWith(1, next)).toBe(true);

    await button(page, secret.show).click();
    await expect(dialog.getByText(next)).toBeVisible();
    await receiver.stop();
  });

  test(`6 an employee without the right sees the company's callback settings (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { id, phone } = await addCustomer(database);
    await addEmployee(database, id, { menus: ['developer'] });
    await visit(page, pagePath('login', locale));
    await logInAsEmployee(page, locale, phone);
    const menu = page.getByRole('navigation', { name: consoleWords[locale].navigation });
    await menu.getByRole('link', { name: words.title, exact: true }).click();
    await expect(page).toHaveURL(callbacks);
    await expect(page.getByText(fill(words.closed.ask, { name: 'Mei Tan' }))).toBeVisible();
    await expect(button(page, address.save)).toHaveCount(0);
    await expect(button(page, secret.show)).toHaveCount(0);
    await expect(menu.locator('[aria-current]')).toHaveText(words.title);
  });
}
