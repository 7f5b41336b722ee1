import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { consoleWords } from '#content/interface/console.ts';
import { consoleSecurityWords } from '#content/interface/console-security.ts';
import { errorWords } from '#content/interface/errors.ts';
import { failureWords } from '#content/interface/failure.ts';
import { loginWords } from '#content/interface/login.ts';
import { twoFactorWords } from '#content/interface/two-factor.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { logInByPasskey } from '#contract/two-factor.ts';
import { passkeys } from '#server/db/two-factor-schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  button,
  heading,
  logIn,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, visit } from '#tests/support/journey.ts';
import {
  addAuthenticator,
  test,
  twoFactorOfEmployee,
  twoFactorOfMainUser,
} from '#tests/support/two-factor-journey.ts';

const home = pagePath('console-home', 'en');
const account = pagePath('console-account', 'en');
const security = pagePath('console-security', 'en');

for (const locale of locales) {
  const words = loginWords[locale];
  const loginPath = pagePath('login', locale);
  const passkey = (page: Page) => button(page, words.passkey.submit);

  test(`2.9 a passkey alone opens the requested page, from either tab; a closed window and an unknown passkey open nothing (${locale}) @core`, async ({
    page,
    database,
    request,
    complaints,
  }) => {
    await answerCookies(page);
    const { id, email } = await addCustomer(database);
    const device = await addAuthenticator(page);
    await visit(page, `${loginPath}?to=${account}`);
    const steps = await twoFactorOfMainUser(request, email);

    await steps.addPasskey(page);
    await database.delete(passkeys).where(eq(passkeys.customerId, id));
    await passkey(page).click();
    await expect(page.getByRole('alert')).toHaveText(errorWords[locale]['passkey.unknown']);
    await expect(passkey(page)).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await steps.addPasskey(page);
    await device.refuse();
    await passkey(page).click();
    await expect(passkey(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await device.agree();
    await page.getByRole('tab', { name: words.tabs.employee, exact: true }).click();
    await withoutAnswer(page, complaints, logInByPasskey.path, async () => {
      await passkey(page).click();
      await expect(page.getByRole('alert')).toHaveText(failureWords[locale].unknown);
    });
    await passkey(page).click();
    await expect(page).toHaveURL(account);
  });

  test(`2.9 a passkey from before needs the password until it is renewed (${locale})`, async ({
    page,
    database,
    request,
  }) => {
    await answerCookies(page);
    const { id, email } = await addCustomer(database);
    await addAuthenticator(page);
    await visit(page, `${loginPath}?to=${security}`);
    await (await twoFactorOfMainUser(request, email)).addPasskey(page);
    await database.update(passkeys).set({ logsInAlone: false }).where(eq(passkeys.customerId, id));
    await passkey(page).click();
    await expect(page.getByRole('alert')).toHaveText(errorWords[locale]['passkey.notAlone']);

    await logIn(page, locale, email);
    // The button of the second step has the name of the one that it replaces.
    await expect(heading(page)).toHaveText(twoFactorWords[locale].title);
    await button(page, twoFactorWords[locale].passkey.submit).click();
    await expect(page).toHaveURL(security);
    const { passkeys: list, newPasskey, renewPasskey } = consoleSecurityWords[locale];
    const item = page.getByRole('list', { name: list.heading }).getByRole('listitem');
    await expect(item).toContainText(list.afterPassword);
    const named = consoleWords[locale].actionOf
      .replace('{action}', list.renew)
      .replace('{subject}', 'Test device');
    await button(page, named).click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByRole('heading')).toHaveText(renewPasskey.heading);
    await button(dialog, newPasskey.keep).click();
    await expect(item).toHaveCount(1);
    await expect(item).toContainText(['Test device']);
    await expect(item).toContainText(list.logsInAlone);
  });
}

test('2.9 an employee’s passkey opens what the employee may see (en)', async ({
  page,
  database,
  request,
}) => {
  await answerCookies(page);
  const { id, e164 } = await addCustomer(database);
  await addEmployee(database, id, { menus: ['home', 'account'] });
  await addAuthenticator(page);
  await visit(page, pagePath('login', 'en'));
  await (await twoFactorOfEmployee(request, e164)).addPasskey(page);
  await button(page, loginWords.en.passkey.submit).click();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('banner').getByText('Linh Tran')).toBeVisible();
});

test('2.9 a browser without passkeys shows the specified form alone (en)', async ({ page }) => {
  await answerCookies(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await visit(page, pagePath('login', 'en'));
  await expect(button(page, loginWords.en.passkey.submit)).toHaveCount(0);
  await expect(button(page, loginWords.en.submit)).toBeVisible();
});
