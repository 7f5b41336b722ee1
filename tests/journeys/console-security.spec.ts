import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { and, eq, isNotNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { consoleWords } from '#content/interface/console.ts';
import { consoleConfirmWords } from '#content/interface/console-confirm.ts';
import { consoleEmployeesWords } from '#content/interface/console-employees.ts';
import { consoleSecurityWords } from '#content/interface/console-security.ts';
import { errorWords } from '#content/interface/errors.ts';
import { pagePath } from '#content/site-map.ts';
import { whoAmI } from '#contract/console.ts';
import { locales } from '#contract/locale.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { Database } from '#server/db/database.ts';
import { employees as employeeRows, sessions } from '#server/db/schema.ts';
import { recoveryCodes } from '#server/db/two-factor-schema.ts';
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
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { otherAppCode } from '#tests/support/codes.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, expectComplaint, visit } from '#tests/support/journey.ts';
import { shifts, watchShiftsOfLoads } from '#tests/support/layout-shift.ts';
import type { Site } from '#tests/support/site.ts';
import { addAuthenticator, test, twoFactorOfEmployee } from '#tests/support/two-factor-journey.ts';

const security = pagePath('console-security', 'en');
const employees = pagePath('console-employees', 'en');

type Walk = { page: Page; context: BrowserContext; site: Site; database: Database };

/** Passkeys are bound to a host name, so these journeys use it. */
const byName = (site: Site): Site => ({ ...site, url: site.publicUrl });

const dialogOf = (page: Page) => page.locator('dialog[open]');

/** The server answers 403 when reauthentication is required, and the browser logs it. */
const expectReauthentication = (complaints: string[]) =>
  expectComplaint(complaints, /status of 403/);

/** The ten minutes after the last authentication are over. */
const forgetProof = (database: Database, customerId: number) =>
  database
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 11 * minuteMs) })
    .where(eq(sessions.customerId, customerId));

/** A pattern for a sentence with a time of day. */
const timed = (text: string) => new RegExp(text.replace('{time}', '\\d\\d:\\d\\d'));

const expectRoom = async (page: Page) => {
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

for (const locale of locales) {
  const frame = consoleWords[locale];
  const words = consoleSecurityWords[locale];
  const confirm = consoleConfirmWords[locale];
  const staff = consoleEmployeesWords[locale];
  const errors = errorWords[locale];
  const named = (action: string, subject: string) =>
    frame.actionOf.replace('{action}', action).replace('{subject}', subject);

  const enter = async (
    { page, context, site, database }: Walk,
    changes?: Parameters<typeof addCustomer>[1],
  ) => {
    await preferLanguage(context, byName(site), locale);
    const customer = await addCustomer(database, changes);
    await enterAs(context, byName(site), customer.email);
    await visit(page, security);
    return customer;
  };

  const storeCodes = async (page: Page): Promise<string[]> => {
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading')).toHaveText(words.codes.heading);
    const codes = await dialog.getByRole('listitem').allTextContents();
    expect(new Set(codes).size).toBe(10);
    await field(dialog, words.codes.stored).check();
    await button(dialog, words.codes.done).click();
    await expect(dialog).toHaveCount(0);
    return codes;
  };

  const setUpApp = async (page: Page) => {
    await expect(dialogOf(page).getByRole('img', { name: words.newApp.picture })).toBeVisible();
    const secret = (await dialogOf(page).locator('code').textContent()) ?? '';
    return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  };

  test(`nothing shifts when the login methods are loaded (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await watchShiftsOfLoads(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await enter({ page, context, site, database });
      await expect(page.getByText(words.offer.heading)).toBeVisible();
      // Text in another font may be slightly wider; real layout shifts are far larger.
      expect((await shifts(page)).filter((value) => value > 0.001)).toEqual([]);
    }
  });

  test(`6 a passkey is created, named, renamed and removed, and comes with recovery codes (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
  }) => {
    const device = await addAuthenticator(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter({ page, context, site, database });
    const dialog = dialogOf(page);
    await expect(page.getByText(words.way.notSetUp)).toBeVisible();
    await expect(page.getByText(words.offer.heading)).toBeVisible();

    await device.refuse();
    await button(page, words.passkeys.add).click();
    await expect(dialog.getByRole('alert')).toContainText(words.newPasskey.stopped.sentence);
    await expectRoom(page);
    await device.agree();
    await button(dialog, words.newPasskey.retry).click();
    const name = field(dialog, words.newPasskey.label);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue(/^Chrome(, |，)Linux$/);
    await expectRoom(page);
    await name.fill(' ');
    await button(dialog, words.newPasskey.keep).click();
    await expect(dialog.getByText(errors['passkey.name'])).toBeVisible();
    await name.fill('MacBook Pro');
    await page.keyboard.press('Enter');

    await expect(dialog.getByRole('heading')).toHaveText(words.codes.heading);
    await expectRoom(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(button(dialog, words.codes.done)).toBeDisabled();
    await button(dialog, words.codes.copy.copy).click();
    await expect(button(dialog, words.codes.copy.copied)).toBeVisible();
    const download = page.waitForEvent('download');
    await button(dialog, words.codes.download).click();
    const file = await readFile(await (await download).path(), 'utf8');
    await page.evaluate(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await button(dialog, words.codes.print).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    const codes = await storeCodes(page);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    for (const code of codes) expect(file).toContain(code);
    await expect(page.getByRole('heading', { name: words.passkeys.heading })).toBeFocused();

    const list = page.getByRole('list', { name: words.passkeys.heading });
    await expect(list.getByRole('listitem')).toContainText(['MacBook Pro']);
    await expect(list).toContainText(words.passkeys.here);
    await expect(page.getByText(words.way.passkeys.one)).toBeVisible();
    const act = (action: string) => button(page, named(action, 'MacBook Pro'));
    await act(words.passkeys.rename).click();
    await expect(field(dialog, words.rename.label)).toHaveValue('MacBook Pro');
    await field(dialog, words.rename.label).fill('Studio');
    await button(dialog, words.rename.submit).click();
    await expect(list).toContainText('Studio');
    const remove = button(page, named(words.passkeys.remove, 'Studio'));
    await remove.click();
    await expect(dialog).toContainText(words.lastStep);
    await expect(button(dialog, words.removePasskey.keep)).toBeFocused();
    await expectRoom(page);
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
    await remove.click();
    await button(dialog, words.removePasskey.act).click();
    await expect(page.getByRole('heading', { name: words.offer.heading })).toBeFocused();
  });

  test(`6 an app is set up by its first correct code; recovery codes are regenerated (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    const { id } = await enter({ page, context, site, database });
    const dialog = dialogOf(page);
    await button(page, words.offer.app).click();
    const app = await setUpApp(page);
    const digits = field(dialog, words.newApp.label);
    await expect(digits).toBeFocused();
    await button(dialog, words.newApp.submit).click();
    await expect(dialog.getByText(errors['step.code'])).toBeVisible();
    await digits.fill(otherAppCode(app.generate()));
    await expect(dialog.getByText(words.newApp.wrong)).toBeVisible();
    await expect(digits).toBeFocused();
    await expectRoom(page);
    await page.keyboard.type(app.generate());
    const codes = await storeCodes(page);

    const others = page.getByRole('list', { name: words.others.heading });
    await expect(page.getByText(words.way.app)).toBeVisible();
    await expect(page.getByText(words.passkeys.none)).toBeVisible();
    const left = (count: number) =>
      others.getByText(words.others.codesLeft.replace('{left}', `${count}`).replace('{all}', '10'));
    await expect(left(10)).toBeVisible();
    await expect(left(10)).not.toHaveAttribute('data-few');
    const rows = await database
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.customerId, id));
    for (const { codeHash } of rows.slice(0, 7))
      await database
        .update(recoveryCodes)
        .set({ usedAt: new Date() })
        .where(eq(recoveryCodes.codeHash, codeHash));
    await page.reload();
    await expect(left(3)).toHaveAttribute('data-few');

    await button(page, named(words.others.makeCodes, words.others.codes)).click();
    await button(dialog, words.newCodes.act).click();
    const fresh = await storeCodes(page);
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    await expect(left(10)).toBeVisible();
    await button(page, named(words.others.remove, words.others.app)).click();
    await button(dialog, words.removeApp.act).click();
    await expect(page.getByText(words.offer.heading)).toBeVisible();
  });

  test(`6 a browser without passkeys is offered an app (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    await enter({ page, context, site, database });
    await expect(page.getByText(words.offer.appSentence)).toBeVisible();
    await expect(button(page, words.passkeys.add)).toHaveCount(0);
    await button(page, words.offer.appFirst).click();
    await page.keyboard.type((await setUpApp(page)).generate());
    await storeCodes(page);
    await expect(page.getByText(words.passkeys.unsupported)).toBeVisible();
  });

  test(`6 after ten minutes reauthentication is required, with five attempts or a passkey (${locale})`, async ({
    page,
    context,
    site,
    database,
    complaints,
  }) => {
    const device = await addAuthenticator(page);
    const { id } = await enter({ page, context, site, database });
    await button(page, words.passkeys.add).click();
    await button(dialogOf(page), words.newPasskey.keep).click();
    await storeCodes(page);

    await forgetProof(database, id);
    const setUp = button(page, named(words.others.setUp, words.others.app));
    await setUp.click();
    const reauthentication = page.getByRole('dialog', { name: confirm.heading });
    await expect(reauthentication).toContainText(words.confirmations.setUpApp.phrase);
    const password = field(reauthentication, confirm.password);
    await expect(password).toBeFocused();
    await expect(reauthentication.getByRole('link', { name: confirm.forgot })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(setUp).toBeFocused();

    await setUp.click();
    const act = button(reauthentication, words.confirmations.setUpApp.action);
    await act.click();
    await expect(reauthentication.getByText(errors['login.password'])).toBeVisible();
    for (const left of [4, 3, 2]) {
      await password.fill('wrong1234');
      await act.click();
      await expect(
        reauthentication.getByText(confirm.wrong.other.replace('{count}', `${left}`)),
      ).toBeVisible();
    }
    await expectRoom(page);
    await password.fill('wrong1234');
    await act.click();
    await expect(reauthentication.getByText(confirm.wrong.one)).toBeVisible();
    await password.fill('wrong1234');
    await act.click();
    await expect(reauthentication.getByText(timed(confirm.locked))).toBeVisible();
    await expect(act).toBeDisabled();
    await expectRoom(page);

    const passkey = button(reauthentication, confirm.passkey);
    await device.refuse();
    await passkey.click();
    await expect(reauthentication.getByRole('alert')).toHaveText(confirm.stopped);
    await device.agree();
    await passkey.click();
    await expect(reauthentication).toHaveCount(0);
    await setUpApp(page);
    await button(dialogOf(page), frame.cancel).click();
    // Reauthentication is requested once.
    await expectReauthentication(complaints);
    await setUp.click();
    await setUpApp(page);
  });

  test(`6 typed text stays during reauthentication (${locale})`, async ({
    page,
    context,
    site,
    database,
    complaints,
  }) => {
    const { id } = await enter({ page, context, site, database });
    await visit(page, employees);
    await forgetProof(database, id);
    const dialog = page.getByRole('dialog', { name: staff.add.action });
    const reauthentication = page.getByRole('dialog', { name: confirm.heading });
    await button(page, staff.add.start).click();
    await field(dialog, staff.fields.username).fill('lin');
    await field(dialog, staff.fields.password).fill(otherPassword);
    await button(dialog, staff.add.action).click();
    await expect(reauthentication).toContainText(
      staff.confirmations.add.phrase.replace('{username}', 'lin'),
    );
    await expect(button(reauthentication, confirm.passkey)).toHaveCount(0);
    await button(reauthentication, frame.cancel).click();
    await expect(field(dialog, staff.fields.username)).toHaveValue('lin');
    await expect(field(dialog, staff.fields.password)).toHaveValue(otherPassword);
    await button(dialog, staff.add.action).click();
    await field(reauthentication, confirm.password).fill(goodPassword);
    await button(reauthentication, staff.confirmations.add.action).click();
    await expect(page.getByRole('row', { name: 'lin' })).toContainText(staff.secondSteps.off);

    await forgetProof(database, id);
    await button(page, named(staff.actions.disable, 'lin')).click();
    await field(reauthentication, confirm.password).fill(goodPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: 'lin' })).toContainText(staff.statuses.disabled);
    await expectReauthentication(complaints);
  });

  test(`6 a password change ends other sessions, and optionally those of employees (${locale})`, async ({
    page,
    context,
    request,
    site,
    database,
    complaints,
  }) => {
    const { id, email, phone } = await enter({ page, context, site, database });
    await enterAs(context, byName(site), email);
    await addEmployee(database, id, { menus: ['account'] });
    const ofEmployees = and(eq(sessions.customerId, id), isNotNull(sessions.employeeId));
    await twoFactorOfEmployee(request, phone);
    expect(await database.$count(sessions, ofEmployees)).toBe(1);

    await page.reload();
    const list = page.getByRole('region', { name: words.sessions.heading });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByText(words.sessions.current)).toBeVisible();
    await forgetProof(database, id);
    await button(list, words.sessions.endOthers).click();
    const reauthentication = page.getByRole('dialog', { name: confirm.heading });
    await expect(reauthentication).toContainText(words.confirmations.endOthers.phrase);
    await field(reauthentication, confirm.password).fill(goodPassword);
    await button(reauthentication, words.confirmations.endOthers.action).click();
    await expect(list.getByText(words.sessions.alone)).toBeVisible();
    await expectReauthentication(complaints);

    const dialog = dialogOf(page);
    const change = async (current: string, next: string) => {
      await field(dialog, words.password.current).fill(current);
      await field(dialog, words.password.next).fill(next);
      await field(dialog, words.password.confirmation).fill(next);
      await button(dialog, words.password.submit).click();
    };
    await button(page, words.password.submit).click();
    await expectRoom(page);
    await change('wrong1234', otherPassword);
    await expect(dialog.getByText(errors['password.wrong'])).toBeVisible();
    await change(goodPassword, otherPassword);
    await expect(page.getByRole('alert')).toContainText(words.password.changed);
    expect(await database.$count(sessions, ofEmployees)).toBe(1);

    await button(page, words.password.submit).click();
    await expect(field(dialog, words.password.current)).toHaveValue('');
    await field(dialog, words.password.endEmployees).check();
    await change(otherPassword, goodPassword);
    await expect(dialog).toHaveCount(0);
    expect(await database.$count(sessions, ofEmployees)).toBe(0);
    await enterAs(context, byName(site), email, goodPassword);
  });

  test(`6 a call in flight with the previous token does not end the session (${locale})`, async ({
    page,
    context,
    site,
    database,
    complaints,
  }) => {
    const { id } = await enter({ page, context, site, database });
    await forgetProof(database, id);
    const other = await context.newPage();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const sent = other.waitForRequest(`**${whoAmI.path}`);
    await other.route(
      `**${whoAmI.path}`,
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    await other.goto(employees);
    await sent;

    await button(page, words.offer.app).click();
    const reauthentication = page.getByRole('dialog', { name: confirm.heading });
    await field(reauthentication, confirm.password).fill(goodPassword);
    await button(reauthentication, words.confirmations.setUpApp.action).click();
    await setUpApp(page);
    const refused = other.waitForResponse((reply) => reply.status() === 401);
    release();
    await refused;
    await expect(button(other, staff.add.start)).toBeVisible();
    await expectReauthentication(complaints);
    await expectComplaint(complaints, /status of 401/);
  });

  test(`6 an employee secures their own login; the main user can reset it (${locale})`, async ({
    page,
    browser,
    context,
    request,
    site,
    database,
    baseURL,
  }) => {
    const { id, phone } = await enter({ page, context, site, database });
    await addEmployee(database, id, { menus: ['account'] });
    await (await twoFactorOfEmployee(request, phone)).addApp();
    await visit(page, employees);
    const row = page.getByRole('row', { name: 'linh.tran' });
    await expect(row).toContainText(staff.secondSteps.on);
    await button(row, named(staff.resetSteps.act, 'linh.tran')).click();
    const dialog = dialogOf(page);
    await expect(button(dialog, staff.resetSteps.keep)).toBeFocused();
    await expectRoom(page);
    await button(dialog, staff.resetSteps.act).click();
    await expect(row).toContainText(staff.secondSteps.off);

    const worker = await (await browser.newContext({ baseURL })).newPage();
    await answerCookies(worker);
    await visit(worker, pagePath('login', locale));
    await logInAsEmployee(worker, locale, phone);
    await expect(worker).toHaveURL(pagePath('console-account', locale));
    await forgetProof(database, id);
    await visit(worker, security);
    await button(worker, words.offer.app).click();
    await expect(worker.getByText(confirm.employeeForgot)).toBeVisible();
    await expect(worker.getByRole('link', { name: confirm.forgot })).toHaveCount(0);
    await database
      .update(employeeRows)
      .set({ menus: ['home'] })
      .where(eq(employeeRows.customerId, id));
    await visit(worker, security);
    await expect(heading(worker)).toHaveText(frame.closed.heading);
    await worker.context().close();
  });
}
