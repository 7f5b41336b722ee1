import { readFile } from 'node:fs/promises';
import { fill } from '#content/fill.ts';
import { consoleWords } from '#content/interface/console.ts';
import { consoleConfirmWords } from '#content/interface/console-confirm.ts';
import { consoleEventsWords } from '#content/interface/console-events.ts';
import { consoleFirstStepsWords } from '#content/interface/console-first-steps.ts';
import { consoleKeysWords } from '#content/interface/console-keys.ts';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { minuteMs } from '#contract/time-units.ts';
import { sessions } from '#server/db/schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  button,
  enterAs,
  field,
  heading,
  logInAsEmployee,
  preferLanguage,
} from '#tests/support/account-journey.ts';
import { goodPassword } from '#tests/support/accounts.ts';
import { makeKey, sendText } from '#tests/support/developer-journey.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { expect, test, visit } from '#tests/support/journey.ts';

const keys = pagePath('console-keys', 'en');
const home = pagePath('console-home', 'en');

for (const locale of locales) {
  const words = consoleKeysWords[locale];
  const frame = consoleWords[locale];
  const named = (action: string, subject: string) => fill(frame.actionOf, { action, subject });

  test(`6 a key is created, signs a call, is changed and revoked (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    await enterAs(context, site, email);
    await visit(page, keys);
    const dialog = page.getByRole('dialog');
    await expect(page.getByRole('heading', { name: words.empty.heading })).toBeVisible();
    await expect(button(page, words.allowed.change)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await button(page, words.makeFirst).click();
    await expect(field(dialog, words.form.name)).toBeFocused();
    await button(dialog, words.create.submit).click();
    await expect(dialog.getByText(fieldErrorWords[locale]['key.name'])).toBeVisible();
    await field(dialog, words.form.name).fill('Checkout');
    for (const right of ['send', 'read'] as const)
      await dialog.getByRole('checkbox', { name: words.form.rightNames[right] }).uncheck();
    await button(dialog, words.create.submit).click();
    await expect(dialog.getByText(fieldErrorWords[locale]['key.rights'])).toBeVisible();
    await expect(dialog.getByRole('radio', { name: words.environments.sandbox })).toBeChecked();
    await dialog.getByRole('checkbox', { name: words.form.rightNames.send }).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(dialog, words.create.submit).click();

    // The secret is shown only once, and nothing closes the dialog before it was stored.
    await expect(dialog.getByRole('heading', { name: words.secret.heading })).toBeVisible();
    await expect(button(dialog, words.secret.done)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    const downloading = page.waitForEvent('download');
    await button(dialog, words.secret.download).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    const value = (name: string) => new RegExp(`${name}=(.+)`).exec(file)?.[1] ?? '';
    const key = { accessKey: value('ACCESS_KEY'), secretKey: value('SECRET_KEY') };
    expect(key.accessKey).toMatch(/^AKTEST/);
    expect(value('HOST')).toContain('/sandbox');
    await expect(dialog.getByText(key.secretKey)).toBeVisible();
    await dialog.getByRole('checkbox', { name: words.secret.stored }).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(dialog, words.secret.done).click();
    await expect(dialog).toBeHidden();

    const row = page.getByRole('row', { name: 'Checkout' });
    await expect(row).toContainText(key.accessKey);
    await expect(row).toContainText(words.used.never);
    await expect(page.getByText(fill(words.line.used, { used: 1, all: 5 }))).toBeVisible();
    expect(await page.content()).not.toContain(key.secretKey);

    expect(await sendText(context.request, site, key)).toMatchObject({ status: 200, code: 0 });
    await page.reload();
    await expect(row).toContainText(words.used.now);
    await expect(row).toContainText(words.used.times.one);
    await expect(row).toContainText('127.0.0.1');

    await button(row, named(words.actions.edit, 'Checkout')).click();
    const title = fill(words.edit.heading, { name: 'Checkout' });
    await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await field(dialog, words.form.name).fill('Till');
    await dialog.getByRole('checkbox', { name: words.form.rightNames.send }).uncheck();
    await dialog.getByRole('checkbox', { name: words.form.rightNames.read }).check();
    await button(dialog, words.edit.submit).click();
    await expect(page.getByText(words.edit.done.heading)).toBeVisible();
    const till = page.getByRole('row', { name: 'Till' });
    await expect(till).toContainText(fill(words.may, { rights: words.rights.read }));
    expect(await sendText(context.request, site, key)).toMatchObject({ code: 1107 });

    await button(till, named(words.actions.end, 'Till')).click();
    await expect(button(dialog, words.end.keep)).toBeFocused();
    await expect(dialog).toContainText(fill(words.end.calls.other, { count: 2 }));
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(dialog, words.end.choices['in-a-day'].act).click();
    await expect(page.getByText(words.end.done['in-a-day'].heading)).toBeVisible();
    await expect(till).toContainText(fill(words.endsIn.hours, { hours: 23, minutes: 59 }));
    await button(till, named(words.actions.endNow, 'Till')).click();
    await button(dialog, words.end.choices.now.act).click();
    await expect(page.getByRole('heading', { name: words.empty.heading })).toBeVisible();
    expect(await sendText(context.request, site, key)).toMatchObject({ status: 401, code: 1101 });

    await visit(page, pagePath('console-events', 'en'));
    const happened = consoleEventsWords[locale].actions;
    for (const [action, name] of [
      ['key.made', 'Checkout'],
      ['key.changed', 'Till'],
    ] as const)
      await expect(page.getByText(fill(happened[action] ?? '', { name }))).toBeVisible();
    await expect(page.getByText(fill(happened['key.ended'] ?? '', { name: 'Till' }))).toHaveCount(
      2,
    );
  });

  test(`6 five keys are in use, live ones next to those of the sandbox (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    const token = await enterAs(context, site, email);
    for (const [name, environment] of [
      ['Checkout server', 'live'],
      ['Reporting, nightly', 'live'],
      ['Old checkout', 'live'],
      ['Laptop of Linh', 'sandbox'],
      ['x'.repeat(40), 'sandbox'],
    ] as const)
      await makeKey(context.request, site, token, { name, environment });
    await visit(page, keys);
    const full = page.getByRole('button', { name: words.allUsed, exact: true });
    await expect(full).toHaveAttribute('aria-disabled', 'true');
    await full.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(fill(words.line.live, { count: 3 }))).toBeVisible();
    await expect(page.getByRole('row', { name: 'Checkout server' })).toContainText(
      words.used.notSeen,
    );
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    expect(await accessibilityFaults(page)).toEqual([]);

    await button(page, words.allowed.change).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, words.allowed.label).fill('harbour');
    await button(dialog, words.allowed.save).click();
    await expect(
      dialog.getByText(fieldErrorWords[locale]['allowed.address'], { exact: true }),
    ).toBeVisible();
    await field(dialog, words.allowed.label).fill('203.0.113.0/24\n2001:db8::1');
    await button(dialog, words.allowed.save).click();
    await expect(page.getByText('203.0.113.0/24', { exact: true })).toBeVisible();
  });

  test(`6 creating a key requires reauthentication (${locale})`, async ({
    page,
    context,
    site,
    database,
    complaints,
  }) => {
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    await enterAs(context, site, email);
    await database.update(sessions).set({ confirmedAt: new Date(Date.now() - 11 * minuteMs) });
    await visit(page, keys);
    await button(page, words.makeFirst).click();
    const dialog = page.getByRole('dialog', { name: words.create.heading });
    await field(dialog, words.form.name).fill('Checkout');
    await button(dialog, words.create.submit).click();
    const confirm = page.getByRole('dialog', { name: consoleConfirmWords[locale].heading });
    await expect(confirm).toContainText(
      fill(words.confirmations.make.phrase, { name: 'Checkout' }),
    );
    await field(confirm, consoleConfirmWords[locale].password).fill(goodPassword);
    await button(confirm, words.confirmations.make.action).click();
    await expect(page.getByRole('heading', { name: words.secret.heading })).toBeVisible();
    // The browser logs every response with 403.
    complaints.splice(0);
  });

  test(`6 an employee without the right sees the keys and whom to ask (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { id, email, phone } = await addCustomer(database);
    await addEmployee(database, id, { menus: ['developer'] });
    const token = await enterAs(context, site, email);
    await makeKey(context.request, site, token);
    await context.clearCookies();
    await preferLanguage(context, site, locale);
    await visit(page, pagePath('login', locale));
    await logInAsEmployee(page, locale, phone);
    await expect(page).toHaveURL(keys);
    await expect(page.getByRole('row', { name: 'Checkout' })).toBeVisible();
    await expect(page.getByText(fill(words.closed.ask, { name: 'Mei Tan' }))).toBeVisible();
    await expect(button(page, words.make)).toHaveCount(0);
    await expect(button(page, named(words.actions.end, 'Checkout'))).toHaveCount(0);
    const menu = page.getByRole('navigation', { name: frame.navigation, exact: true });
    await expect(menu.getByRole('link')).toHaveText(Object.values(frame.pages));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test(`6 until a product is enabled the overview leads to the first message (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    const first = consoleFirstStepsWords[locale];
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database, { enabledProducts: [] });
    await enterAs(context, site, email);
    await visit(page, home);
    await expect(heading(page)).toContainText('Mei Tan');
    await expect(page.getByText(fill(first.done, { count: 0, all: 4 }))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, first.cards.key.act).click();
    const dialog = page.getByRole('dialog');
    const secretKey = (await dialog.locator('code').nth(1).textContent()) ?? '';
    const accessKey = (await dialog.locator('code').first().textContent()) ?? '';
    await dialog.getByRole('checkbox', { name: words.secret.stored }).check();
    await button(dialog, words.secret.done).click();
    await expect(page.getByText(fill(first.done, { count: 1, all: 4 }))).toBeVisible();
    await expect(page.getByText(`X-Access-Key: ${accessKey}`)).toBeVisible();
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    await sendText(context.request, site, { accessKey, secretKey });
    await page.reload();
    await expect(page.getByText(fill(first.done, { count: 2, all: 4 }))).toBeVisible();
    await expect(page.getByRole('heading', { name: first.cards.callback.heading })).toBeVisible();
  });
}
