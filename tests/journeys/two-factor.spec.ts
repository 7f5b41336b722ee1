import type { BrowserContext, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { activationWords } from '#content/interface/activation.ts';
import { failureWords } from '#content/interface/failure.ts';
import { loginWords } from '#content/interface/login.ts';
import { twoFactorWords } from '#content/interface/two-factor.ts';
import { pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { activateAccount } from '#contract/accounts.ts';
import { locales } from '#contract/locale.ts';
import {
  passSecondFactorByApp,
  passSecondFactorByPasskey,
  pendingLoginMs,
} from '#contract/two-factor.ts';
import { pendingLogins } from '#server/db/two-factor-schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  answerInstead,
  button,
  field,
  heading,
  hold,
  logIn,
  logInAsEmployee,
  newPerson,
  preferLanguage,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { goodPassword } from '#tests/support/accounts.ts';
import { otherAppCode, otherCode } from '#tests/support/codes.ts';
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
const attempts = 5;

/** What a browser stores of a session. */
const storedBy = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => sessionCookies.includes(name));
const sessionCookies: string[] = [
  storedItems.userToken.name,
  storedItems.userName.name,
  storedItems.subUserToken.name,
];

const expectRoom = async (page: Page) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `at ${width} px`).toEqual([]);
  }
};

for (const locale of locales) {
  const words = twoFactorWords[locale];
  const login = loginWords[locale];
  const loginPath = pagePath('login', locale);
  const panel = (page: Page) =>
    page.getByRole('tabpanel', { name: login.tabs.customer, exact: true });
  const digits = (page: Page) => field(page, words.app.label);
  const passkey = (page: Page) => button(page, words.passkey.submit);
  const said = (page: Page, text: string) => page.getByText(text, { exact: true });

  test(`a passkey follows the password; a refused one changes nothing (${locale})`, async ({
    page,
    context,
    database,
    request,
    complaints,
  }) => {
    await answerCookies(page);
    const { email } = await addCustomer(database);
    const device = await addAuthenticator(page);
    await visit(page, loginPath);
    const steps = await twoFactorOfMainUser(request, email);
    await steps.addPasskey(page);
    await steps.addApp();

    await logIn(page, locale, email);
    await expect(heading(page)).toHaveText(words.title);
    await expect(passkey(page)).toBeFocused();
    await expect(page.getByRole('group', { name: words.title })).toContainText(email);
    await expect(page).toHaveURL(loginPath);
    await expect(panel(page)).toHaveCount(0);
    expect(await storedBy(context)).toEqual([]);
    await expectRoom(page);

    await device.refuse();
    await passkey(page).click();
    await expect(page.getByRole('alert')).toHaveText(words.passkey.stopped);
    await expect(passkey(page)).toBeFocused();
    await device.agree();
    await withoutAnswer(page, complaints, passSecondFactorByPasskey.path, async () => {
      await passkey(page).click();
      await expect(page.getByRole('alert')).toHaveText(failureWords[locale].unknown);
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(home);
    await expect(heading(page)).toContainText('Mei Tan');
    expect(await storedBy(context)).toContain(storedItems.userToken.name);
  });

  test(`the code of an app follows the password, typed or pasted, and is sent automatically (${locale}) @core`, async ({
    page,
    context,
    database,
    request,
    complaints,
  }) => {
    await answerCookies(page);
    const { email } = await addCustomer(database);
    const app = await (await twoFactorOfMainUser(request, email)).addApp();
    await visit(page, `${loginPath}?to=${account}`);
    await logIn(page, locale, email);
    await expect(heading(page)).toHaveText(words.title);
    await expect(digits(page)).toBeFocused();
    await expect(passkey(page)).toHaveCount(0);
    await expect(said(page, words.app.alone)).toBeVisible();

    await page.keyboard.type('12');
    await button(page, words.submit).click();
    await expect(digits(page)).toBeFocused();
    await expect(digits(page)).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(otherAppCode());
    await expect(page.getByRole('alert')).toHaveText(words.app.wrong);
    await expect(digits(page)).toHaveValue(otherAppCode());
    await expectRoom(page);

    // The input is selected, so the next code replaces it.
    const code = app.code();
    await withoutAnswer(page, complaints, passSecondFactorByApp.path, async () => {
      await page.keyboard.type(code);
      await expect(page.getByRole('alert')).toHaveText(failureWords[locale].unknown);
    });
    await expect(digits(page)).toHaveValue(code);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await digits(page).fill('');
    const release = await hold(page, passSecondFactorByApp.path);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(digits(page)).toHaveValue(code);
    await expect(page.getByRole('button', { name: words.submitting })).toBeVisible();
    release();
    await expect(page).toHaveURL(account);
  });

  test(`too many wrong codes show until when to wait, and a passkey still works (${locale})`, async ({
    page,
    database,
    request,
  }) => {
    await answerCookies(page);
    const { email } = await addCustomer(database);
    await addAuthenticator(page);
    await visit(page, loginPath);
    const steps = await twoFactorOfMainUser(request, email);
    await steps.addPasskey(page);
    await steps.addApp();
    await logIn(page, locale, email);

    for (let wrong = 1; wrong <= attempts; wrong += 1) {
      const answered = page.waitForResponse(`**${passSecondFactorByApp.path}`);
      await digits(page).fill('');
      await digits(page).pressSequentially(otherAppCode());
      await answered;
    }
    await expect(page.getByRole('alert')).toContainText(words.locked.lead);
    await expect(page.getByRole('alert')).toContainText(/\b\d\d:\d\d\b/);
    await expect(page.getByRole('alert')).toContainText(words.locked.passkeyWorks);
    await expect(digits(page)).toHaveCount(0);
    await expect(button(page, words.submit)).toBeDisabled();
    await expectRoom(page);
    await button(page, words.lost.useCode).click();
    await expect(heading(page)).toHaveText(words.recovery.title);
    await expect(page.getByRole('alert')).toContainText(words.locked.lead);
    await button(page, words.back.both).click();
    await passkey(page).click();
    await expect(page).toHaveURL(home);
  });

  test(`a recovery code works once (${locale})`, async ({ page, database, request }) => {
    await answerCookies(page);
    const { email } = await addCustomer(database);
    const app = await (await twoFactorOfMainUser(request, email)).addApp();
    const [code = ''] = app.recoveryCodes;
    const recovery = field(page, words.recovery.label);
    const recover = async () => {
      await visit(page, loginPath);
      await logIn(page, locale, email);
      await expect(page.getByText(words.lost.app)).toBeVisible();
      await button(page, words.lost.useCode).click();
      await expect(recovery).toBeFocused();
      await page.keyboard.type(code.toUpperCase().replaceAll('-', ' '));
      await page.keyboard.press('Enter');
    };

    await recover();
    await expect(page).toHaveURL(home);
    await page.goto('about:blank');
    await page.context().clearCookies();
    await recover();
    await expect(said(page, words.recovery.wrong)).toBeVisible();
    await expect(recovery).toHaveValue(/^[A-Z\d]{5}( [A-Z\d]{5}){2}$/);
    await expectRoom(page);
    await button(page, words.back.app).click();
    await expect(digits(page)).toBeFocused();
    await page.keyboard.type(app.code());
    await expect(page).toHaveURL(home);
  });
}

const words = twoFactorWords.en;
const login = loginWords.en;
const loginPath = pagePath('login', 'en');

test('two-factor login works the same for an employee (en)', async ({
  page,
  context,
  database,
  request,
}) => {
  await answerCookies(page);
  const { id, phone } = await addCustomer(database);
  await addEmployee(database, id, { menus: ['account'] });
  await addAuthenticator(page);
  await visit(page, loginPath);
  await (await twoFactorOfEmployee(request, phone)).addPasskey(page);

  await logInAsEmployee(page, 'en', phone);
  await expect(page.getByRole('group', { name: words.title })).toContainText(`linh.tran, ${phone}`);
  await expect(field(page, words.app.label)).toHaveCount(0);
  await expect(page.getByText(words.lost.passkey)).toBeVisible();
  expect(await storedBy(context)).toEqual([]);

  await button(page, words.notYou).click();
  const panel = page.getByRole('tabpanel', { name: login.tabs.employee, exact: true });
  await expect(field(panel, login.phone.label)).toBeFocused();
  await expect(field(panel, login.phone.label)).toHaveValue(phone);
  await expect(field(panel, login.username.label)).toHaveValue('linh.tran');
  await expect(field(panel, login.password.label)).toHaveValue('');

  await field(panel, login.password.label).fill(goodPassword);
  await page.keyboard.press('Enter');
  await expect(button(page, words.passkey.submit)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(account);
});

test('an expired pending login leads back to the login, with the account filled in (en)', async ({
  page,
  context,
  database,
  request,
}) => {
  await answerCookies(page);
  await page.clock.install();
  const { id, email } = await addCustomer(database);
  await (await twoFactorOfMainUser(request, email)).addApp();
  const panel = page.getByRole('tabpanel', { name: login.tabs.customer, exact: true });
  const expectLogin = async () => {
    await expect(page.getByText(login.arrivals.stepOver)).toBeVisible();
    await expect(heading(page)).toHaveText(login.title);
    await expect(field(panel, login.account.label)).toHaveValue(email);
    await expect(field(panel, login.password.label)).toHaveValue('');
    await expect(field(panel, login.password.label)).toBeFocused();
    await expect(page).toHaveURL(`${loginPath}?to=${account}`);
    expect(await storedBy(context)).toEqual([]);
  };

  await visit(page, `${loginPath}?to=${account}`);
  await logIn(page, 'en', email);
  await expect(heading(page)).toHaveText(words.title);
  await database
    .update(pendingLogins)
    .set({ expiresAt: new Date() })
    .where(eq(pendingLogins.customerId, id));
  await field(page, words.app.label).pressSequentially(otherAppCode());
  await expectLogin();

  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(words.title);
  await page.clock.fastForward(pendingLoginMs);
  await expectLogin();
});

test('a browser without passkeys offers the code, and says so if there is none (en)', async ({
  page,
  database,
  request,
}) => {
  await answerCookies(page);
  const { email } = await addCustomer(database);
  const other = await addCustomer(database);
  await addAuthenticator(page);
  await visit(page, loginPath);
  const steps = await twoFactorOfMainUser(request, email);
  await steps.addPasskey(page);
  const app = await steps.addApp();
  await (await twoFactorOfMainUser(request, other.email)).addPasskey(page);

  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await visit(page, loginPath);
  await logIn(page, 'en', other.email);
  await expect(page.getByText(words.passkey.unusable)).toBeVisible();
  await expectRoom(page);
  await button(page, words.notYou).click();
  await logIn(page, 'en', email);
  await expect(field(page, words.app.label)).toBeFocused();
  await expect(button(page, words.passkey.submit)).toHaveCount(0);
  await page.keyboard.type(app.code());
  await expect(page).toHaveURL(home);
});

test('an activated account with a second factor is redirected to the login (en)', async ({
  page,
  context,
  site,
}) => {
  const { email, phone } = newPerson();
  await preferLanguage(context, { ...site, url: site.publicUrl }, 'en');
  const text = activationWords.en;
  const reply = await context.request.post('/register/sendEmail', {
    data: { email, countryId: 702, firstName: 'Mei', lastName: 'Tan' },
  });
  const { data: token } = await reply.json();
  await visit(page, `${pagePath('activate-account', 'en')}?token=${token}`);
  await field(page, text.phone.label).fill(phone);
  await field(page, text.code.label).fill(otherCode());
  await field(page, text.password).fill(goodPassword);
  await field(page, text.confirmation).fill(goodPassword);
  const half = {
    ...{ id: '', name: '', usertoken: 'x'.repeat(43), subUserToken: '', currency: 'USD' },
    ...{ balance: null, credit_balance: null, enable_product: null, menulist: [] },
    factor: ['app'],
  };
  const answer = { code: 0, msg: '', data: half };
  await answerInstead(page, activateAccount.path, answer, async () => {
    await button(page, text.submit).click();
    await expect(page).toHaveURL(loginPath);
  });
  await expect(page.getByText(login.arrivals.stepOver)).toBeVisible();
  await expect(field(page, login.account.label)).toHaveValue(/^\+65/);
  expect(await storedBy(context)).toEqual([]);
});
