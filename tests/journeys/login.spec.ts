import { errorWords } from '#content/interface/errors.ts';
import { loginWords } from '#content/interface/login.ts';
import { pagePath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { logInEmployee, logIn as logInMainUser } from '#contract/accounts.ts';
import { whoAmI } from '#contract/console.ts';
import { type Localized, languageTags, locales } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  button,
  field,
  heading,
  hold,
  logIn,
  mailTo,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { goodPassword } from '#tests/support/accounts.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';

/** Texts of the specification, verbatim. */
const said: Localized<Record<'tab' | 'employeeTab' | 'forgot' | 'signUp', string>> = {
  en: {
    tab: 'Sign In',
    employeeTab: 'Employee Sign In',
    forgot: 'Forget password?',
    signUp: 'Sign up now',
  },
  zh: { tab: '登录', employeeTab: '员工登录', forgot: '忘记密码？', signUp: '立即注册' },
};
const messages: Localized<
  Record<'account' | 'password' | 'phone' | 'username' | 'wrong' | 'nothingOpen', string>
> = {
  en: {
    account: 'Please Enter Phone/Email/Username',
    password: 'Please Enter Password',
    phone: 'Please Enter Mobile Number',
    username: 'Please Enter Employee Username',
    wrong: 'Account or password is incorrect.',
    nothingOpen: 'Nothing is open to you yet',
  },
  zh: {
    account: '请输入手机号（国家代码 + 手机号）/邮箱/用户名',
    password: '请输入密码',
    phone: '请输入手机号码',
    username: '请输入员工用户名',
    wrong: '账号或密码不正确。',
    nothingOpen: '暂无可用菜单',
  },
};

for (const locale of locales) {
  const words = loginWords[locale];
  const text = said[locale];
  const message = messages[locale];

  test(`2.9 a right password by a mail that is not confirmed says so, and sends the mail again (${locale})`, async ({
    page,
    database,
    mailServer,
  }) => {
    await answerCookies(page);
    const { email } = await addCustomer(database, { emailVerifiedAt: null });
    await visit(page, pagePath('login', locale));
    const { resend, sent } = words.unconfirmed;
    const send = button(page, resend);
    await logIn(page, locale, email);
    await expect(page.getByRole('alert')).toHaveText(errorWords[locale]['login.mailUnconfirmed']);
    await send.click();
    await expect(page.getByText(sent.replace('{email}', email))).toBeVisible();
    await mailTo(mailServer, email, /activateAccount\?token=/);
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    await field(page.getByRole('tabpanel'), words.password.label).fill('wrong1');
    await expect(send).toHaveCount(0);
  });

  test(`2.9, 5 login requests missing fields, shows the password on demand and removes it from the URL (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    const path = pagePath('login', locale);
    await visit(page, `${path}?account=mei%40harbour.example&password=harbour7coffee&from=mail`);
    await expect(page).toHaveURL(`${path}?from=mail`);
    const panel = page.getByRole('tabpanel', { name: text.tab, exact: true });
    const account = field(panel, words.account.label);
    const password = field(panel, words.password.label);
    await expect(account).toHaveValue('mei@harbour.example');
    await expect(password).toHaveValue('harbour7coffee');
    await expect(password).toHaveAttribute('type', 'password');
    await button(panel, words.password.show).click();
    await expect(password).toHaveAttribute('type', 'text');
    await button(panel, words.password.hide).click();
    await expect(password).toHaveAttribute('type', 'password');

    await expect(panel.getByRole('link', { name: text.forgot })).toHaveAttribute(
      'href',
      pagePath('forget-password', locale),
    );
    await expect(
      page.getByRole('main').getByRole('link', { name: text.signUp, exact: true }),
    ).toHaveAttribute('href', pagePath('sign-up', locale));

    const error = (wanted: string) => page.getByText(wanted, { exact: true });
    const submit = button(panel, words.submit);
    await account.fill('  ');
    await password.fill('');
    await submit.click();
    await expect(error(message.password)).toBeVisible();
    await expect(error(message.account)).toHaveCount(0);
    await expect(password).toBeFocused();
    await password.fill('x');
    await expect(error(message.password)).toHaveCount(0);
    await submit.click();
    await expect(error(message.account)).toBeVisible();
    await expect(account).toBeFocused();
    await account.fill('m');
    await expect(error(message.account)).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('tab', { name: text.employeeTab, exact: true }).click();
    const employee = page.getByRole('tabpanel', { name: text.employeeTab, exact: true });
    await button(employee, words.submit).click();
    for (const [label, wanted] of [
      [words.phone.label, message.phone],
      [words.username.label, message.username],
      [words.password.label, message.password],
    ] as const) {
      await expect(employee.getByText(wanted, { exact: true })).toBeVisible();
      await field(employee, label).fill('x');
      await expect(employee.getByText(wanted, { exact: true })).toHaveCount(0);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
  });

  test(`4, 8 login shows errors and keeps typed text; then it stores the session and leaves (${locale}) @core`, async ({
    page,
    context,
    database,
    complaints,
  }) => {
    await answerCookies(page);
    const { id, email, publicId, phone } = await addCustomer(database);
    await addEmployee(database, id);
    await visit(page, pagePath('login', locale));
    const panel = page.getByRole('tabpanel', { name: text.tab, exact: true });
    const submit = button(panel, words.submit);
    await field(panel, words.account.label).fill(email);
    await field(panel, words.password.label).fill('wrong1234');
    await withoutAnswer(page, complaints, logInMainUser.path, async () => {
      await submit.click();
      await expect(panel.getByRole('alert')).toHaveText(words.noResponse);
    });
    await submit.click();
    await expect(panel.getByRole('alert')).toContainText(message.wrong);
    await expect(field(panel, words.account.label)).toHaveValue(email);
    await field(panel, words.password.label).fill(goodPassword);
    await expect(panel.getByRole('alert')).toHaveCount(0);
    const release = await hold(page, logInMainUser.path);
    await submit.click();
    await expect(panel.getByRole('button', { name: words.submitting })).toBeVisible();
    release();
    await expect(page).toHaveURL('/client/console/home');
    await expect(heading(page)).toContainText('Mei Tan');

    const cookie = async (item: { name: string }) => {
      const found = (await context.cookies()).find(({ name }) => name === item.name);
      return found && decodeURIComponent(found.value);
    };
    expect(await cookie(storedItems.userName)).toBe('Mei Tan');
    expect(await cookie(storedItems.userToken)).toMatch(/^[\w-]{20,}$/);
    expect(await cookie(storedItems.currency)).toBe('USD');
    expect(await cookie(storedItems.balance)).toBe('1284.5');
    expect(await cookie(storedItems.creditBalance)).toBe('500');
    expect(await cookie(storedItems.enabledProducts)).toBe('smsOtp,voiceOtp');
    expect(await cookie(storedItems.userId)).toBe(publicId);
    expect(await cookie(storedItems.subFlag)).toBe('0');
    expect(await cookie(storedItems.language)).toBe(languageTags[locale]);
    const menus = await page.evaluate(
      (key) => localStorage.getItem(key),
      storedItems.menuList.name,
    );
    expect(menus).toContain('"menu_path":"/console/home","show_flag":1');

    // Signing out earlier would make the pending request for the user's data fail.
    const known = page.waitForResponse(`**${whoAmI.path}`);
    await visit(page, pagePath('login', locale));
    await known;
    await button(page, words.again.someoneElse).click();
    await page.getByRole('tab', { name: text.employeeTab, exact: true }).click();
    const employee = page.getByRole('tabpanel', { name: text.employeeTab, exact: true });
    await field(employee, words.phone.label).fill(phone);
    await field(employee, words.username.label).fill('linh.tran');
    await field(employee, words.password.label).fill('wrong1234');
    await withoutAnswer(page, complaints, logInEmployee.path, async () => {
      await button(employee, words.submit).click();
      await expect(employee.getByRole('alert')).toHaveText(words.noResponse);
    });
    await button(employee, words.submit).click();
    await expect(employee.getByRole('alert')).toContainText(message.wrong);
    await field(employee, words.password.label).fill(goodPassword);
    await expect(employee.getByRole('alert')).toHaveCount(0);
    await button(employee, words.submit).click();
    await expect(page).toHaveURL('/403');
    await expect(heading(page)).toContainText(message.nothingOpen);
    expect(await cookie(storedItems.subFlag)).toBe('1');
    expect(await cookie(storedItems.subUserToken)).toBe(await cookie(storedItems.userToken));
  });
}
