import type { Page } from '@playwright/test';
import { and, eq, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { fill } from '#content/fill.ts';
import { consoleCallbacksWords } from '#content/interface/console-callbacks.ts';
import { consoleConfirmWords } from '#content/interface/console-confirm.ts';
import { consoleEmployeesWords } from '#content/interface/console-employees.ts';
import { consoleKeysWords } from '#content/interface/console-keys.ts';
import { consoleSecurityWords } from '#content/interface/console-security.ts';
import { twoFactorWords } from '#content/interface/two-factor.ts';
import { pagePath } from '#content/site-map.ts';
import * as apiKeys from '#contract/api-keys.ts';
import type { Call } from '#contract/call.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import * as console from '#contract/console.ts';
import { minuteMs } from '#contract/time-units.ts';
import * as second from '#contract/two-factor.ts';
import { sessions } from '#server/db/schema.ts';
import { recoveryCodes } from '#server/db/two-factor-schema.ts';
import {
  addCustomer,
  button,
  enterAs,
  field,
  heading,
  logIn,
  preferLanguage,
} from '#tests/support/account-journey.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { sendText } from '#tests/support/developer-journey.ts';
import { answerCookies, expect, expectComplaint, visit } from '#tests/support/journey.ts';
import { addAuthenticator, test, twoFactorOfMainUser } from '#tests/support/two-factor-journey.ts';

const words = consoleSecurityWords.en;
const dialogOf = (page: Page) => page.locator('dialog[open]');

/** What happens to a response after the server has done the work. */
const losses = {
  'replaced by 503': /status of 503/,
  'lost on its way': /ERR_FAILED|Failed to fetch/,
} as const;
type Loss = keyof typeof losses;

/** Drops the next responses of a call; returns a check that all of them were lost. */
async function lose(page: Page, { path }: Call, loss: Loss, times = 1) {
  let left = times;
  const isOf = (url: URL) => url.pathname === path;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(isOf, async (route) => {
    if (left === 0) return route.continue();
    left -= 1;
    await route.fetch();
    if (loss === 'lost on its way') await route.abort();
    else await route.fulfill({ status: 503, json: { code: 'busy', msg: 'busy' } });
    if (left === 0) resolve();
  });
  return async (complaints: string[]) => {
    await promise;
    // After the first response and two repetitions the page gives up.
    if (times === 3) await expectComplaint(complaints, /could not be sent/);
    await expectComplaint(complaints, losses[loss]);
    await page.unroute(isOf);
  };
}

const codesShown = async (page: Page): Promise<string[]> => {
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading')).toHaveText(words.codes.heading);
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await field(dialog, words.codes.stored).check();
  await button(dialog, words.codes.done).click();
  await expect(dialog).toHaveCount(0);
  return codes;
};

const startApp = async (page: Page) => {
  await button(page, words.offer.app).click();
  const secret = (await dialogOf(page).locator('code').textContent()) ?? '';
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
};

test.beforeEach(async ({ page, context, site }) => {
  await answerCookies(page);
  await preferLanguage(context, { ...site, url: site.publicUrl }, 'en');
});

for (const loss of ['replaced by 503', 'lost on its way'] as const)
  test(`an app whose response was ${loss} has the recovery codes that the page shows`, async ({
    page,
    context,
    site,
    database,
    request,
    complaints,
  }) => {
    const { email, id } = await addCustomer(database);
    await enterAs(context, { ...site, url: site.publicUrl }, email);
    await twoFactorOfMainUser(request, email);
    await addAuthenticator(page);
    await visit(page, pagePath('console-security', 'en'));
    const begun = await lose(page, second.beginApp, loss);
    const code = await startApp(page);
    await begun(complaints);
    await field(dialogOf(page), words.sessions.alsoEndOthers).check();
    const added = await lose(page, second.addApp, loss);
    await field(dialogOf(page), words.newApp.label).fill(code);
    const codes = await codesShown(page);
    await added(complaints);
    await expect(page.getByText(words.sessions.endedOthers)).toBeVisible();
    await expect(page.getByText(words.sessions.alone)).toBeVisible();
    await expect(page.getByText(words.way.app)).toBeVisible();

    const made = await lose(page, second.makeRecoveryCodes, loss);
    await page.getByRole('button', { name: words.others.makeCodes }).click();
    await button(dialogOf(page), words.newCodes.act).click();
    const fresh = await codesShown(page);
    await made(complaints);
    expect(fresh).not.toEqual(codes);

    const removed = await lose(page, second.removeApp, loss);
    await page.getByRole('button', { name: words.others.remove }).click();
    await button(dialogOf(page), words.removeApp.act).click();
    await expect(page.getByText(words.removeApp.done)).toBeVisible();
    await removed(complaints);
    const left = and(eq(recoveryCodes.customerId, id), isNull(recoveryCodes.usedAt));
    expect(await database.$count(recoveryCodes, left)).toBe(0);
  });

test('without any response the page reports what was done, and the same click returns the codes', async ({
  page,
  context,
  site,
  database,
  complaints,
}) => {
  const { email } = await addCustomer(database);
  await enterAs(context, { ...site, url: site.publicUrl }, email);
  await addAuthenticator(page);
  await visit(page, pagePath('console-security', 'en'));
  const dialog = dialogOf(page);
  const code = await startApp(page);
  const added = await lose(page, second.addApp, 'replaced by 503', 3);
  await field(dialog, words.newApp.label).fill(code);
  await expect(dialog.getByText(words.newApp.lost)).toBeVisible();
  await added(complaints);
  await button(dialog, words.newApp.submit).click();
  await codesShown(page);

  // Adding a passkey to an account that already has recovery codes creates none.
  const kept = await lose(page, second.addPasskey, 'lost on its way', 3);
  await button(page, words.passkeys.add).click();
  await button(dialog, words.newPasskey.keep).click();
  await expect(page.getByText(words.newPasskey.done)).toBeVisible();
  await kept(complaints);
  const passkeys = page.getByRole('list', { name: words.passkeys.heading });
  await expect(passkeys.getByText(words.passkeys.here)).toBeVisible();
});

test('reauthentication and a password change whose responses were lost do not end the session', async ({
  page,
  context,
  site,
  database,
  complaints,
}) => {
  const confirm = consoleConfirmWords.en;
  const { email, id } = await addCustomer(database);
  await enterAs(context, { ...site, url: site.publicUrl }, email);
  await database
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 11 * minuteMs) })
    .where(eq(sessions.customerId, id));
  await visit(page, pagePath('console-security', 'en'));
  const dialog = dialogOf(page);
  const confirmed = await lose(page, second.reauthenticateByPassword, 'lost on its way');
  await button(page, words.offer.app).click();
  await field(dialog, confirm.password).fill(goodPassword);
  await button(dialog, words.confirmations.setUpApp.action).click();
  await expect(dialog.getByRole('img', { name: words.newApp.picture })).toBeVisible();
  await confirmed(complaints);
  await expectComplaint(complaints, /status of 403/);
  await page.keyboard.press('Escape');

  const changed = await lose(page, console.changeOwnPassword, 'replaced by 503');
  await button(page, words.password.submit).click();
  await field(dialog, words.password.current).fill(goodPassword);
  await field(dialog, words.password.next).fill(otherPassword);
  await field(dialog, words.password.confirmation).fill(otherPassword);
  await button(dialog, words.password.submit).click();
  await expect(page.getByText(words.password.changed)).toBeVisible();
  await changed(complaints);
  await page.reload();
  await expect(page.getByText(words.sessions.alone)).toBeVisible();
});

test('keys, secrets and employees match the page although responses were lost', async ({
  page,
  context,
  site,
  database,
  complaints,
}) => {
  const keys = consoleKeysWords.en;
  const callbacks = consoleCallbacksWords.en.secret;
  const staff = consoleEmployeesWords.en;
  const { email } = await addCustomer(database);
  await enterAs(context, { ...site, url: site.publicUrl }, email);
  const dialog = dialogOf(page);

  await visit(page, pagePath('console-keys', 'en'));
  const made = await lose(page, apiKeys.makeApiKey, 'lost on its way', 3);
  await button(page, keys.makeFirst).click();
  await field(dialog, keys.form.name).fill('Till');
  await button(dialog, keys.create.submit).click();
  await expect(dialog.getByText(fill(keys.create.lost, { name: 'Till' }))).toBeVisible();
  await made(complaints);
  await button(dialog, keys.create.submit).click();
  await expect(dialog.getByRole('heading')).toHaveText(keys.secret.heading);
  const [accessKey = '', secretKey = ''] = await dialog.locator('code').allTextContents();
  expect(await sendText(context.request, site, { accessKey, secretKey })).toMatchObject({
    code: 0,
  });
  await dialog.getByRole('checkbox', { name: keys.secret.stored }).check();
  await button(dialog, keys.secret.done).click();
  await expect(page.getByRole('row', { name: 'Till' })).toHaveCount(1);
  const ended = await lose(page, apiKeys.endApiKey, 'replaced by 503');
  await page
    .getByRole('row', { name: 'Till' })
    .getByRole('button', { name: keys.actions.end })
    .click();
  await button(dialog, keys.end.choices['in-a-day'].act).click();
  await expect(page.getByText(keys.end.done['in-a-day'].heading)).toBeVisible();
  await ended(complaints);

  await visit(page, pagePath('console-callbacks', 'en'));
  const prepared = await lose(page, callbackCalls.prepareCallbackSecret, 'lost on its way');
  await button(page, callbacks.prepare).click();
  await expect(dialog.getByRole('heading')).toHaveText(callbacks.dialog.nextHeading);
  const [next = ''] = await dialog.locator('code').allTextContents();
  await prepared(complaints);
  await button(dialog, callbacks.dialog.done).click();
  const switched = await lose(page, callbackCalls.switchCallbackSecret, 'replaced by 503', 3);
  await button(page, callbacks.switchTo).click();
  await button(dialog, callbacks.switching.act).click();
  await expect(page.getByText(callbacks.switching.done, { exact: true })).toBeVisible();
  await switched(complaints);
  await expect(page.getByText(`…${next.slice(-4)}`, { exact: true })).toBeVisible();

  await visit(page, pagePath('console-employees', 'en'));
  const added = await lose(page, console.addEmployee, 'lost on its way', 3);
  await button(page, staff.add.start).click();
  await field(dialog, staff.fields.username).fill('linh.tran');
  await field(dialog, staff.fields.password).fill(otherPassword);
  await button(dialog, staff.add.action).click();
  await expect(page.getByText(staff.add.done, { exact: true })).toBeVisible();
  await added(complaints);
  await expect(page.getByText('linh.tran').first()).toBeVisible();
});

for (const [way, call] of [
  ['the code of an app', second.passSecondFactorByApp],
  ['a recovery code', second.passSecondFactorByRecoveryCode],
] as const)
  test(`a login by ${way} whose response was lost opens the console`, async ({
    page,
    database,
    request,
    complaints,
  }) => {
    const step = twoFactorWords.en;
    const { email } = await addCustomer(database);
    const { code, recoveryCodes: codes } = await (
      await twoFactorOfMainUser(request, email)
    ).addApp();
    await visit(page, pagePath('login', 'en'));
    await logIn(page, 'en', email);
    const passed = await lose(page, call, 'lost on its way');
    if (call === second.passSecondFactorByApp) await field(page, step.app.label).fill(code());
    else {
      await button(page, step.lost.useCode).click();
      await field(page, step.recovery.label).fill(codes[0] ?? '');
      await button(page, step.submit).click();
    }
    await expect(page).toHaveURL(pagePath('console-home', 'en'));
    await expect(heading(page)).toContainText('Mei Tan');
    await passed(complaints);
  });
