import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { consoleWords } from '#content/interface/console.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { loginWords } from '#content/interface/login.ts';
import { pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { signOut } from '#contract/console.ts';
import { locales } from '#contract/locale.ts';
import { sessions } from '#server/db/schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  button,
  field,
  heading,
  logIn,
  logInAsEmployee,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';

const home = pagePath('console-home', 'en');
const account = pagePath('console-account', 'en');
const employees = pagePath('console-employees', 'en');

const initialsIn = (page: Page) =>
  page
    .getByRole('banner')
    .locator('[aria-controls=account-menu] > span')
    .evaluate((ring) => getComputedStyle(ring, '::before').content);

/** Closes the page first: its pending requests would be refused. */
async function forgetLogin(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

async function expectForgotten(page: Page): Promise<void> {
  const kept = (await page.context().cookies()).map(({ name }) => name);
  expect(kept).not.toContain(storedItems.userToken.name);
  expect(kept).not.toContain(storedItems.userName.name);
  expect(await page.evaluate((name) => localStorage.getItem(name), storedItems.menuList.name)).toBe(
    null,
  );
}

for (const locale of locales) {
  const { words, signedIn, login, signUp } = layoutOf(locale);
  const text = loginWords[locale];
  const frame = consoleWords[locale];
  const pricing = pagePath('pricing', locale);
  const loginPath = pagePath('login', locale);

  const header = (page: Page) => page.getByRole('banner');
  const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
  const ring = (page: Page) =>
    header(page).getByRole('button', { name: new RegExp(`^${words.labels.account}`) });

  const expectVisitor = async (page: Page) => {
    await expect(link(page, login.name)).toBeVisible();
    await expect(link(page, signUp.name)).toBeVisible();
    await expect(link(page, signedIn.console.name)).toHaveCount(0);
    await expect(ring(page)).toHaveCount(0);
  };

  test(`2.2 the header offers console and logout to signed-in users (${locale})`, async ({
    page,
    database,
    request,
  }) => {
    await answerCookies(page);
    const { email } = await addCustomer(database);
    await visit(page, pricing);
    await expectVisitor(page);
    await visit(page, loginPath);
    await logIn(page, locale, email);
    await expect(page).toHaveURL(home);

    // Everything is shown before the app has started: its scripts are blocked.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(pricing);
    await expect(link(page, signedIn.console.name)).toHaveAttribute('href', home);
    await expect(ring(page)).toBeVisible();
    await expect(link(page, login.name)).toHaveCount(0);
    await expect(link(page, signUp.name)).toHaveCount(0);
    expect(await initialsIn(page)).toBe('"MT"');
    expect(await (await request.get(pricing)).text()).not.toContain('Mei');
    await page.unroute('**/assets/*.js');

    await visit(page, pricing);
    await ring(page).click();
    await expect(ring(page)).toHaveAttribute('aria-expanded', 'true');
    const menu = page.locator('#account-menu');
    await expect(menu.getByText('Mei Tan')).toBeVisible();
    const facts = ['Harbour Coffee', frame.roles.main].join(signedIn.separator);
    await expect(menu.getByText(facts)).toBeVisible();
    const { home: overview, account: own, employees: staff } = frame.menus;
    const keys = frame.pages['console-keys'] ?? '';
    await expect(menu.getByRole('link')).toHaveText([overview, keys, own, staff]);
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of [1440, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }

    await ring(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(button(menu, signedIn.signOut)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(ring(page)).toBeFocused();

    await ring(page).click();
    // Waits for the user's data: a pending request would be refused.
    await expect(menu.getByText(facts)).toBeVisible();
    await button(menu, signedIn.signOut).click();
    await expectVisitor(page);
    await expect(link(page, login.name)).toBeFocused();
    await expect(page).toHaveURL(pricing);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectForgotten(page);
  });

  test(`2.2, 2.9, 2.16 signing out without a response clears the browser and says so (${locale})`, async ({
    page,
    database,
    complaints,
  }) => {
    await answerCookies(page);
    const { id, email } = await addCustomer(database);
    const enter = async () => {
      await visit(page, loginPath);
      await logIn(page, locale, email);
      await expect(page).toHaveURL(home);
    };
    const main = page.getByRole('main');
    const note = page
      .getByRole('alert')
      .getByText(signedIn.unheard.after.replace('{minutes}', '120'));
    const leave = (act: () => Promise<void>) =>
      withoutAnswer(page, complaints, signOut.path, async () => {
        await act();
        await expect(note).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await findOverflow(page)).toEqual([]);
        await expectForgotten(page);
      });

    await enter();
    await visit(page, pricing);
    await ring(page).click();
    const menu = page.locator('#account-menu');
    await expect(menu.getByText('Harbour Coffee')).toBeVisible();
    await leave(() => button(menu, signedIn.signOut).click());
    await expectVisitor(page);
    await expect(link(page, login.name)).toBeFocused();
    await button(page, words.labels.close).click();
    await expect(note).toHaveCount(0);

    await enter();
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, pricing);
    await button(page, words.labels.openMenu).click();
    const drawer = page.locator('[popover]:popover-open');
    await expect(drawer.getByText('Harbour Coffee')).toBeVisible();
    await leave(() => button(drawer, signedIn.signOut).click());
    await expect(drawer.getByRole('link', { name: signUp.name, exact: true })).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });

    await enter();
    await visit(page, loginPath);
    await expect(main.getByText('Harbour Coffee')).toBeVisible();
    await leave(() => button(main, text.again.someoneElse).click());
    await expect(field(page, text.account.label)).toBeFocused();

    await enter();
    const other = await page.context().newPage();
    await visit(other, account);
    await expect(other.getByText(email, { exact: true })).toBeVisible();
    await leave(() => button(page, frame.signOut).click());
    await expect(heading(page)).toHaveText(frame.signedOut);
    await expect(page.getByText('Mei Tan')).toHaveCount(0);
    await expect(other.getByText(email, { exact: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: login.name })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(loginPath);
    expect(await database.$count(sessions, eq(sessions.customerId, id))).toBe(4);
  });

  test(`2.2 the drawer ends with the console for signed-in users (${locale})`, async ({
    page,
    database,
  }) => {
    await answerCookies(page);
    const { id, phone } = await addCustomer(database, { companyName: 'Harbour Tea' });
    await addEmployee(database, id, { name: '陈小兰', menus: ['account'] });
    await visit(page, loginPath);
    await logInAsEmployee(page, locale, phone);
    await expect(page).toHaveURL(account);
    for (const width of [390, 320, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, pricing);
      await expect(ring(page)).toHaveCount(0);
      await expect(link(page, signedIn.console.name)).toHaveAttribute('href', account);
      await button(page, words.labels.openMenu).click();
      const drawer = page.locator('[popover]:popover-open');
      await expect(drawer.getByText('陈小兰')).toBeVisible();
      await expect(drawer.getByText('Harbour Tea')).toBeVisible();
      await expect(drawer.getByRole('link', { name: signUp.name, exact: true })).toHaveCount(0);
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    expect(await initialsIn(page)).toBe('"兰"');
    const drawer = page.locator('[popover]:popover-open');
    await button(drawer, signedIn.signOut).click();
    await expect(drawer.getByRole('link', { name: signUp.name, exact: true })).toBeFocused();
    await expect(drawer.getByText('陈小兰')).toHaveCount(0);
  });

  test(`2.2 signing out in one tab ends the session in the others (${locale})`, async ({
    page,
    context,
    database,
  }) => {
    await answerCookies(page);
    const { email } = await addCustomer(database);
    await visit(page, loginPath);
    await logIn(page, locale, email);
    await expect(page).toHaveURL(home);
    const reader = await context.newPage();
    await visit(reader, pricing);
    await expect(link(reader, signedIn.console.name)).toBeVisible();
    const worker = await context.newPage();
    await visit(worker, account);
    await expect(worker.getByText(email, { exact: true })).toBeVisible();

    await button(page, frame.signOut).click();
    await expect(page.getByText(text.arrivals.signedOut)).toBeVisible();
    await expectVisitor(reader);
    await expect(worker).toHaveURL(loginPath);
    await expect(worker.getByText(text.arrivals.signedOut)).toBeVisible();
    await expect(worker.getByText(email, { exact: true })).toHaveCount(0);

    await visit(page, loginPath);
    await logIn(page, locale, email);
    await expect(page).toHaveURL(home);
    await expect(link(reader, signedIn.console.name)).toBeVisible();
    await expect(worker.getByText(text.again.title)).toBeVisible();
  });

  test(`2.9 login offers to continue, or to log in as someone else (${locale})`, async ({
    page,
    database,
  }) => {
    await answerCookies(page);
    const { email } = await addCustomer(database);
    await visit(page, loginPath);
    await logIn(page, locale, email);
    await expect(page).toHaveURL(home);
    await visit(page, loginPath);
    await expect(heading(page)).toHaveText(text.again.title);
    const main = page.getByRole('main');
    const go = main.getByRole('link', { name: text.again.continueAs.replace('{name}', 'Mei Tan') });
    await expect(go).toHaveAttribute('href', home);
    await expect(go).toContainText(['Harbour Coffee', email].join(signedIn.separator));
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    await visit(page, `${loginPath}?to=${employees}`);
    const there = text.continueTo.replace('{page}', frame.menus.employees);
    await main.getByRole('link', { name: there }).click();
    await expect(page).toHaveURL(employees);

    await visit(page, loginPath);
    await expect(go).toContainText('Harbour Coffee');
    await button(main, text.again.someoneElse).click();
    await expect(heading(page)).toHaveText(text.title);
    await expect(field(page, text.account.label)).toBeFocused();
    await visit(page, home);
    await expect(page).toHaveURL(`${loginPath}?to=${home}`);
  });

  test(`2.16 login leads back to the requested console page, and nowhere else (${locale})`, async ({
    page,
    database,
  }) => {
    await answerCookies(page);
    const { id, email, phone } = await addCustomer(database);
    await addEmployee(database, id, { menus: ['account'] });
    await visit(page, pricing);
    await visit(page, employees);
    await expect(page).toHaveURL(`${loginPath}?to=${employees}`);
    const note = page.getByRole('status').filter({ hasText: text.arrivals.required });
    await expect(note).toContainText(text.continueTo.replace('{page}', frame.menus.employees));
    await logIn(page, locale, email);
    await expect(page).toHaveURL(employees);

    for (const to of [
      '//evil.example',
      'https://evil.example/client/console/home',
      pagePath('activate-account', locale),
      pricing,
      `${account}/../../..`,
      'javascript:alert(1)',
    ]) {
      await forgetLogin(page);
      await visit(page, `${loginPath}?to=${encodeURIComponent(to)}`);
      await logIn(page, locale, email);
      await expect(page).toHaveURL(home);
    }

    await forgetLogin(page);
    await visit(page, `${loginPath}?to=${employees}`);
    await logInAsEmployee(page, locale, phone);
    await expect(page).toHaveURL(account);

    for (const id of ['console-security', 'console-events'] as const) {
      await forgetLogin(page);
      await visit(page, `${loginPath}?to=${pagePath(id, locale)}`);
      const next = text.continueTo.replace('{page}', text.destinations[id]);
      await expect(page.getByRole('status').filter({ hasText: next })).toBeVisible();
      await logInAsEmployee(page, locale, phone);
      await expect(page).toHaveURL(pagePath(id, locale));
    }
  });

  test(`6 an unreadable stored token is deleted, and its owner is a visitor again (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    await answerCookies(page);
    await context.addCookies([
      { name: storedItems.userName.name, value: 'Mei%20Tan', url: site.url },
    ]);
    await page.goto(loginPath);
    const left = {
      [storedItems.sealedUserToken.name]: 'not sealed',
      [storedItems.menuList.name]: '[]',
    };
    await page.evaluate((items) => Object.assign(localStorage, items), left);
    await visit(page, pagePath('sign-up', locale));
    await expectVisitor(page);
    await page.getByRole('combobox').click();
    await expect(page.getByRole('option').first()).toBeVisible();
    const sealed = (key: string) => localStorage.getItem(key);
    expect(await page.evaluate(sealed, storedItems.sealedUserToken.name)).toBeNull();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(
      storedItems.userName.name,
    );
  });
}
