import type { Page } from '@playwright/test';
import { activationWords } from '#content/interface/activation.ts';
import { consoleWords } from '#content/interface/console.ts';
import { consoleAccountWords } from '#content/interface/console-account.ts';
import { consoleEmployeesWords } from '#content/interface/console-employees.ts';
import { consoleSecurityWords } from '#content/interface/console-security.ts';
import { loginWords } from '#content/interface/login.ts';
import { resetPasswordWords } from '#content/interface/reset-password.ts';
import { signUpWords } from '#content/interface/sign-up.ts';
import { pagePath } from '#content/site-map.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';
import {
  button,
  codeTo,
  endCooldown,
  field,
  heading,
  mailTo,
  newPerson,
} from '#tests/support/account-journey.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { nextPuzzle, passByProofOfWork, slide } from '#tests/support/captcha-journey.ts';
import { codeLine } from '#tests/support/codes.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';
import { fillSignUp } from '#tests/support/sign-up-journey.ts';

const home = pagePath('console-home', 'en');
const account = pagePath('console-account', 'en');
const activate = pagePath('activate-account', 'en');
const thirdPassword = 'ferry9ticket';

for (const locale of locales) {
  const signUp = signUpWords[locale];
  const activation = activationWords[locale];
  const login = loginWords[locale];
  const reset = resetPasswordWords[locale];
  const frame = consoleWords[locale];
  const own = consoleAccountWords[locale];
  const staff = consoleEmployeesWords[locale];
  const security = consoleSecurityWords[locale];

  const setNewPassword = async (page: Page, code: string, password: string) => {
    await field(page, reset.code.label).fill(code);
    await field(page, reset.newPassword.label).fill(password);
    await field(page, reset.confirmation.label).fill(password);
    await button(page, reset.submit).click();
    await expect(page.getByText(reset.success, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(pagePath('login', locale));
  };

  const logIn = async (page: Page, name: string, password: string) => {
    const panel = page.getByRole('tabpanel', { name: login.tabs.customer, exact: true });
    await field(panel, login.account.label).fill(name);
    await field(panel, login.password.label).fill(password);
    await button(panel, login.submit).click();
    await expect(page).toHaveURL(home);
    await expect(heading(page)).toContainText('Mei Tan');
  };

  const signOut = async (page: Page) => {
    await button(page, frame.signOut).click();
    await expect(page).toHaveURL(pagePath('login', locale));
    await expect(page.getByText(login.arrivals.signedOut)).toBeVisible();
  };

  test(`4 sign up, activate, add an employee who logs in, forget the password and come back by phone and by mail (${locale}) @core`, async ({
    page,
    mailServer,
    database,
  }) => {
    const { email, phone, e164 } = newPerson();
    await answerCookies(page);
    await fillSignUp(page, locale, email);
    await button(page, signUp.submit).click();
    await expect(heading(page)).toHaveText(signUp.sent.title);

    const [link] = await mailTo(mailServer, email, /\S+\/client\/activateAccount\?\S+/);
    await visit(page, link.replace(/^https?:\/\/[^/]+/, ''));
    await expect(page).toHaveURL(activate);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguages[locale]);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(field(page, activation.phone.label)).toHaveValue('+65 ');
    await field(page, activation.phone.label).fill(phone);
    const travel = await nextPuzzle(page, database, () =>
      button(page, activation.code.send).click(),
    );
    await slide.mouse(page, travel);
    await expect(page.getByText(activation.code.sent.replace('{phone}', phone))).toBeVisible();
    await expect(page.getByRole('button', { name: /^\d+( 秒|s)$/ })).toBeDisabled();
    await field(page, activation.code.label).fill(
      await codeTo(database, e164, 'activation-code-text'),
    );
    await field(page, activation.password).fill(goodPassword);
    await field(page, activation.confirmation).fill(goodPassword);
    await button(page, activation.submit).click();
    await expect(page).toHaveURL(home);
    await expect(heading(page)).toContainText('Mei Tan');
    await expect(page.getByText('Harbour Coffee').first()).toBeVisible();

    await page.getByRole('link', { name: frame.menus.employees, exact: true }).click();
    await expect(page.getByText(staff.empty.heading)).toBeVisible();
    await button(page, staff.add.start).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, staff.fields.username).fill('linh.tran');
    await field(dialog, staff.fields.password).fill(otherPassword);
    await field(dialog, frame.menus.home).uncheck();
    await field(dialog, frame.menus.account).check();
    await button(dialog, staff.add.action).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('rowheader', { name: 'linh.tran' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(staff.add.done);
    await signOut(page);

    await page.getByRole('tab', { name: login.tabs.employee, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name: login.tabs.employee, exact: true });
    await field(panel, login.phone.label).fill(phone);
    await field(panel, login.username.label).fill('linh.tran');
    await field(panel, login.password.label).fill(otherPassword);
    await button(panel, login.submit).click();
    // The password of the main user opens nothing but the way to another.
    await expect(heading(page)).toHaveText(security.ownPassword.title);
    await field(page, security.ownPassword.given).fill(otherPassword);
    await field(page, security.password.next).fill(thirdPassword);
    await field(page, security.password.confirmation).fill(thirdPassword);
    await button(page, security.ownPassword.submit).click();
    await expect(heading(page)).toHaveText(own.title);
    await visit(page, account);
    await expect(heading(page)).toHaveText(own.title);
    const menu = page.getByRole('navigation', { name: frame.navigation });
    await expect(menu.getByRole('link')).toHaveText([frame.menus.account]);
    await visit(page, home);
    await expect(heading(page)).toHaveText(frame.closed.heading);
    await signOut(page);

    await endCooldown(database, e164);
    await page.getByRole('link', { name: login.forgot, exact: true }).first().click();
    await field(page, reset.identifier.label).fill(phone);
    await field(page, reset.identifier.label).blur();
    await expect(button(page, reset.code.send)).toBeEnabled();
    const further = await nextPuzzle(page, database, () => button(page, reset.code.send).click());
    await slide.mouse(page, further);
    await expect(page.getByText(reset.code.sent.replace('{identifier}', phone))).toBeVisible();
    await setNewPassword(page, await codeTo(database, e164, 'reset-code-text'), otherPassword);
    await logIn(page, phone, otherPassword);
    await signOut(page);

    await visit(page, pagePath('forget-password', locale));
    await field(page, reset.identifier.label).fill(email);
    await button(page, reset.code.send).click();
    await expect(page.getByText(reset.code.sent.replace('{identifier}', email))).toBeVisible();
    const [, mailed = ''] = await mailTo(mailServer, email, codeLine);
    await setNewPassword(page, mailed, thirdPassword);
    await logIn(page, email, thirdPassword);
  });

  test(`2.11 Phone Activation opens the account and leaves the email unconfirmed (${locale})`, async ({
    page,
    database,
  }) => {
    const { email, phone, e164, username } = newPerson();
    await answerCookies(page);
    await fillSignUp(page, locale, email);
    await button(page, signUp.submit).click();
    const requested = page.waitForRequest((request) => request.url().includes(`${activate}?`));
    await button(page, signUp.sent.phone).click();
    const query = new URL((await requested).url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      countryId: '702',
      mail: email,
      internationalization: locale === 'en' ? 'true' : 'false',
      activateOnPhone: '1',
    });
    await expect(page).toHaveURL(activate);
    await expect(page.getByText(activation.byPhone)).toBeVisible();

    // Without its country code it is a number of the country chosen at sign-up.
    await field(page, activation.phone.label).fill(phone.replace('+65 ', ''));
    await button(page, activation.code.send).click();
    await passByProofOfWork(page, locale);
    await expect(page.getByText(activation.code.sent.replace('{phone}', phone))).toBeVisible();
    await field(page, activation.code.label).fill(
      await codeTo(database, e164, 'activation-code-text'),
    );
    await field(page, activation.username.label).fill(username);
    await field(page, activation.password).fill(goodPassword);
    await field(page, activation.confirmation).fill(goodPassword);
    await button(page, activation.submit).click();
    await expect(page).toHaveURL(home);
    await visit(page, account);
    await expect(page.getByText(own.details.unconfirmed.lead)).toBeVisible();
    await expect(page.getByText(username, { exact: true })).toBeVisible();
  });
}
