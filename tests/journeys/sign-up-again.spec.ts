import { activationWords } from '#content/interface/activation.ts';
import { consoleAccountWords } from '#content/interface/console-account.ts';
import { loginWords } from '#content/interface/login.ts';
import { resetPasswordWords } from '#content/interface/reset-password.ts';
import { signUpWords } from '#content/interface/sign-up.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { pagePath } from '#content/site-map.ts';
import { htmlLanguages, locales, otherLocale } from '#contract/locale.ts';
import {
  addCustomer,
  button,
  enterAs,
  field,
  heading,
  mailTo,
  newPerson,
  preferLanguage,
} from '#tests/support/account-journey.ts';
import { otherPassword } from '#tests/support/accounts.ts';
import { codeLine } from '#tests/support/codes.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';
import { fillSignUp } from '#tests/support/sign-up-journey.ts';

const singapore = { e_name: 'Singapore', c_name: '新加坡' };

for (const locale of locales) {
  const other = otherLocale(locale);
  const words = signUpWords[locale];
  const login = loginWords[locale];

  test(`2.11 a sign-up waiting for its mail survives a reload and a language change, and can change its address (${locale})`, async ({
    page,
    mailServer,
  }) => {
    await answerCookies(page);
    const [wrong, right] = [newPerson().email, newPerson().email];
    await fillSignUp(page, locale, wrong);
    await button(page, words.submit).click();
    await expect(heading(page)).toHaveText(words.sent.title);

    await page.reload();
    await expect(heading(page)).toHaveText(words.sent.title);
    await expect(page.getByText(wrong, { exact: true })).toBeVisible();
    const [first] = await mailTo(mailServer, wrong, /token=[\w-]+/);
    await button(page, words.sent.resend).click();
    await expect(page.getByText(words.sent.resent)).toBeVisible();
    await expect
      .poll(async () => (await mailTo(mailServer, wrong, /token=[\w-]+/))[0])
      .not.toBe(first);

    await page.getByRole('banner').locator(`a[hreflang="${htmlLanguages[other]}"]`).first().click();
    await expect(heading(page)).toHaveText(signUpWords[other].sent.title);
    await page.goBack();
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }

    await button(page, words.sent.changeAddress).click();
    await expect(field(page, words.email)).toBeFocused();
    await expect(field(page, words.email)).toHaveValue(wrong);
    await expect(field(page, words.companyName)).toHaveValue('Harbour Coffee');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await field(page, words.email).fill(right);
    await button(page, words.submit).click();
    await expect(page.getByText(right, { exact: true })).toBeVisible();
    await mailTo(mailServer, right, /token=[\w-]+/);
  });

  test(`2.11 switching the language keeps typed text (${locale})`, async ({ page }) => {
    await answerCookies(page);
    await fillSignUp(page, locale, 'mei@harbour.example');
    await page.getByRole('banner').locator(`a[hreflang="${htmlLanguages[other]}"]`).first().click();
    const there = signUpWords[other];
    await expect(heading(page)).toHaveText(there.title);
    await expect(field(page, there.email)).toHaveValue('mei@harbour.example');
    await expect(page.getByRole('combobox')).toHaveValue(
      singapore[localeSettings[other].countryName],
    );
    await expect(field(page, there.firstName)).toHaveValue('Mei');
    await expect(field(page, there.lastName)).toHaveValue('Tan');
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  test(`2.11 an account opened by phone can request its confirmation mail again (${locale})`, async ({
    page,
    context,
    site,
    database,
    mailServer,
  }) => {
    const own = consoleAccountWords[locale].details.unconfirmed;
    await preferLanguage(context, site, locale);
    const { email, phone } = await addCustomer(database, { emailVerifiedAt: null });
    await enterAs(context, site, phone);
    await visit(page, pagePath('console-account', locale));
    await button(page, own.resend).click();
    await expect(page.getByText(own.sent.replace('{email}', email))).toBeVisible();
    const [link] = await mailTo(mailServer, email, /\/client\/activateAccount\?\S+/);
    await visit(page, link);
    const activation = activationWords[locale];
    await expect(page.getByText(activation.reopens)).toBeVisible();
    // A password manager saves the new password under this address.
    await expect(page.locator('input[autocomplete=username]')).toHaveValue(email);
  });

  test(`4 after a reset the login page confirms it and fills in the account; employees read whom to ask (${locale})`, async ({
    page,
    database,
    mailServer,
  }) => {
    await answerCookies(page);
    const reset = resetPasswordWords[locale];
    const { email } = await addCustomer(database);
    await visit(page, pagePath('forget-password', locale));
    await expect(page.getByText(reset.employees)).toBeVisible();
    await field(page, reset.identifier.label).fill(email);
    await button(page, reset.code.send).click();
    const [, code = ''] = await mailTo(mailServer, email, codeLine);
    await field(page, reset.code.label).fill(code);
    await field(page, reset.newPassword.label).fill(otherPassword);
    await field(page, reset.confirmation.label).fill(otherPassword);
    await button(page, reset.submit).click();
    await expect(page).toHaveURL(pagePath('login', locale));
    await expect(page.getByText(login.arrivals.reset)).toBeVisible();
    const panel = page.getByRole('tabpanel', { name: login.tabs.customer, exact: true });
    await expect(field(panel, login.account.label)).toHaveValue(email);
    await expect(field(panel, login.password.label)).toBeFocused();
    await page.keyboard.type(otherPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pagePath('console-home', locale));
  });

  test(`2.9 Tab moves from the account to the password, and employees read whom to ask (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    await visit(page, pagePath('login', locale));
    const panel = page.getByRole('tabpanel', { name: login.tabs.customer, exact: true });
    await field(panel, login.account.label).focus();
    for (const next of [
      field(panel, login.password.label),
      button(panel, login.password.show),
      panel.getByRole('link', { name: login.forgot }),
      button(panel, login.submit),
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await page.getByRole('tab', { name: login.tabs.employee, exact: true }).click();
    await expect(page.getByText(login.employeeForgot)).toBeVisible();
  });
}
