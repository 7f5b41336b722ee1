import { eq } from 'drizzle-orm';
import { fill } from '#content/fill.ts';
import { consoleWords } from '#content/interface/console.ts';
import { consoleAccountWords } from '#content/interface/console-account.ts';
import { consoleEmployeesWords } from '#content/interface/console-employees.ts';
import { errorWords } from '#content/interface/errors.ts';
import { loginWords } from '#content/interface/login.ts';
import { pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { listEmployees, whoAmI } from '#contract/console.ts';
import { htmlLanguages, locales, otherLocale } from '#contract/locale.ts';
import { sessions } from '#server/db/schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  button,
  enterAs,
  field,
  heading,
  preferLanguage,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';

const home = pagePath('console-home', 'en');
const account = pagePath('console-account', 'en');
const security = pagePath('console-security', 'en');
const events = pagePath('console-events', 'en');
const employees = pagePath('console-employees', 'en');
const widthsPx = [1440, 900, 899, 760, 390, 320];

for (const locale of locales) {
  const login = loginWords[locale];
  const frame = consoleWords[locale];
  const own = consoleAccountWords[locale];
  const staff = consoleEmployeesWords[locale];
  const errors = errorWords[locale];

  test(`6 every page of the console needs a session, and reports a missing response (${locale})`, async ({
    page,
    context,
    site,
    database,
    complaints,
  }) => {
    await answerCookies(page);
    await preferLanguage(context, site, locale);
    for (const [path, requested] of [
      [home, home],
      [account, account],
      [security, security],
      [events, events],
      [employees, employees],
      ['/client', home],
      ['/client/console', home],
    ] as const) {
      await visit(page, path);
      await expect(page).toHaveURL(`${pagePath('login', locale)}?to=${requested}`);
      await expect(page.getByText(login.arrivals.required)).toBeVisible();
    }

    const { id, email } = await addCustomer(database);
    await enterAs(context, site, email);
    for (const { path } of [whoAmI, listEmployees]) {
      await withoutAnswer(page, complaints, path, async () => {
        await visit(page, employees);
        await expect(page.getByRole('alert').getByText(frame.noResponse)).toBeVisible();
      });
      await button(page, frame.retry).click();
      await expect(page.getByText(staff.empty.heading)).toBeVisible();
    }

    await database.delete(sessions).where(eq(sessions.customerId, id));
    await visit(page, account);
    await expect(page).toHaveURL(`${pagePath('login', locale)}?to=${account}`);
    await expect(page.getByText(login.arrivals.ended)).toBeVisible();
    await expectComplaint(complaints, /status of 401/);
    const kept = (await context.cookies()).map(({ name }) => name);
    expect(kept).not.toContain(storedItems.userToken.name);
  });

  test(`6 a user changes their details (${locale})`, async ({ page, context, site, database }) => {
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    await enterAs(context, site, email);
    await visit(page, account);

    await button(page, own.details.edit).click();
    await field(page, own.details.firstName).fill('May');
    await field(page, own.details.lastName).fill('');
    await button(page, own.details.save).click();
    await expect(page.getByText(errors['signUp.lastName'])).toBeVisible();
    await field(page, own.details.lastName).fill('Lim');
    await button(page, own.details.save).click();
    await expect(page.getByText(own.details.saved)).toBeVisible();
    await expect(page.getByRole('banner').getByText('May Lim')).toBeVisible();

    const tabs = page.getByRole('navigation', { name: own.title, exact: true });
    await expect(tabs.getByRole('link')).toHaveText(Object.values(own.tabs));
    for (const [tab, path] of [
      [own.tabs.security, security],
      [own.tabs.events, events],
      [own.tabs.details, account],
    ] as const) {
      await tabs.getByRole('link', { name: tab, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(tabs.locator('[aria-current=page]')).toHaveText(tab);
      await expect(tabs.locator('[aria-current=page]')).toBeFocused();
      const menu = page.getByRole('navigation', { name: frame.navigation, exact: true });
      await expect(menu.locator('[aria-current]')).toHaveText(frame.menus.account);
    }
  });

  test(`6 a main user changes an employee's menus, password and state (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    await enterAs(context, site, email);
    await visit(page, employees);
    const dialog = page.getByRole('dialog');
    const named = consoleWords[locale].actionOf.replace('{subject}', 'lin');
    const act = (action: string) => button(page, named.replace('{action}', action));

    await button(page, staff.add.start).click();
    await field(dialog, staff.fields.username).fill('1');
    await button(dialog, staff.add.action).click();
    await expect(dialog.getByText(errors['username.format'])).toBeVisible();
    await expect(dialog.getByText(errors['login.password'])).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(dialog, staff.fields.username).fill('lin');
    await field(dialog, staff.fields.password).fill(otherPassword);
    await button(dialog, staff.add.action).click();
    await expect(dialog).toBeHidden();
    await expect(button(page, staff.add.start)).toBeFocused();

    const row = page.getByRole('row', { name: 'lin' });
    await expect(row).toContainText(frame.menus.home);
    const title = (text: string) =>
      dialog.getByRole('heading', { name: fill(text, { username: 'lin' }), exact: true });
    await act(staff.actions.menus).click();
    await expect(title(staff.chooseMenus.heading)).toBeVisible();
    await field(dialog, frame.menus.home).uncheck();
    await field(dialog, frame.menus.account).uncheck();
    await button(dialog, staff.chooseMenus.submit).click();
    await expect(row).toContainText(staff.noMenus);

    await act(staff.actions.password).click();
    await expect(title(staff.newPassword.heading)).toBeVisible();
    await field(dialog, staff.fields.password).fill(goodPassword);
    await button(dialog, staff.newPassword.submit).click();
    await expect(page.getByRole('alert')).toContainText(staff.newPassword.done);

    await act(staff.actions.disable).click();
    await expect(row).toContainText(staff.statuses.disabled);
    await act(staff.actions.enable).click();
    await expect(row).toContainText(staff.statuses.active);
  });

  test(`2.16 the pages of the console are accessible, fit and change their language in place (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    const other = otherLocale(locale);
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    await enterAs(context, site, email);
    for (const path of [home, account, security, events, employees]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, path);
      await expect(heading(page)).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguages[locale]);
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, frame.openMenu).click();
    const drawer = page.locator('aside:popover-open');
    await drawer.locator(`a[hreflang="${htmlLanguages[other]}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguages[other]);
    await expect(heading(page)).toHaveText(consoleEmployeesWords[other].title);
    await drawer.getByRole('link', { name: consoleWords[other].menus.home, exact: true }).click();
    await expect(page).toHaveURL(home);
    await expect(drawer).toBeHidden();
  });
}
