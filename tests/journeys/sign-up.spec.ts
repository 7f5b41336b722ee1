import { signUpWords } from '#content/interface/sign-up.ts';
import { pagePath } from '#content/site-map.ts';
import { getAllCountryList, signUp as signUpCall } from '#contract/accounts.ts';
import { type Localized, languageHeaders, locales } from '#contract/locale.ts';
import { recordEvent } from '#contract/visit.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  button,
  field,
  heading,
  hold,
  mailTo,
  newPerson,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';
import { fillSignUp } from '#tests/support/sign-up-journey.ts';

/** Texts of the specification, verbatim. */
const said: Localized<Record<string, string>> = {
  en: {
    title: 'Sign Up Now!',
    existing: 'Already an existing user?',
    logIn: 'Login here',
    email: 'Please Enter Company Email',
    country: 'Please Select Country',
    firstName: 'Please Enter First Name',
    lastName: 'Please Enter Last Name',
    companyName: 'Please Enter Company Name',
    terms: 'Please Check this Field',
    sent: 'Thank you for signing up!',
    phone: 'Phone Activation',
    format: 'Please Enter A Valid Email Address',
    taken: 'There is already an account with this email. Please log in.',
  },
  zh: {
    title: '立即注册！',
    existing: '已有账号？',
    logIn: '立即登录',
    email: '请输入公司电子邮件',
    country: '请选择国家/地区',
    firstName: '请输入名字',
    lastName: '请输入姓氏',
    companyName: '请输入公司名称',
    terms: '请检查此字段',
    sent: '感谢您的注册！',
    phone: '手机激活',
    format: '请输入有效的电子邮箱地址',
    taken: '该邮箱已注册，请直接登录。',
  },
};
const documents: Localized<[string, string]> = {
  en: ['Privacy Policy', 'Terms of Service'],
  zh: ['《隐私政策》', '《服务协议》'],
};
/** Inputs, and the only country each can mean. */
const searches: Localized<[string, string][]> = {
  en: [
    ['sINGAp', 'Singapore'],
    ['新加坡', 'Singapore'],
    ['Viet', 'Vietnam'],
  ],
  zh: [
    ['sINGAp', '新加坡'],
    ['新加坡', '新加坡'],
    ['越南', '越南'],
  ],
};

for (const locale of locales) {
  const words = signUpWords[locale];
  const text = said[locale];

  test(`5 sign-up names the first problem, in order, and checks while typing (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await visit(page, pagePath('sign-up', locale));
    await expect(heading(page)).toHaveText(text.title ?? '');
    const login = page.getByRole('main').getByRole('link', { name: text.logIn, exact: true });
    await expect(login).toHaveAttribute('href', pagePath('login', locale));
    await expect(page.getByRole('main').getByText(text.existing ?? '')).toBeVisible();
    const [privacy, terms] = documents[locale];
    const agreement = page.locator('label', { has: page.getByRole('checkbox') });
    for (const [name, id] of [
      [privacy, 'privacy-policy'],
      [terms, 'terms-services'],
    ] as const)
      await expect(agreement.getByRole('link', { name })).toHaveAttribute(
        'href',
        pagePath(id, locale),
      );
    for (const [name, maxLength] of [
      ['email', 100],
      ['firstName', 20],
      ['lastName', 20],
      ['companyName', 1024],
    ] as const)
      await expect(field(page, words[name])).toHaveAttribute('maxlength', String(maxLength));

    const submit = button(page, words.submit);
    const email = field(page, words.email);
    const messages = [
      text.email,
      text.country,
      text.firstName,
      text.lastName,
      text.companyName,
      text.terms,
    ];
    const expectOnly = async (message: string | undefined) => {
      for (const other of messages)
        await expect(page.getByText(other ?? '', { exact: true })).toHaveCount(
          other === message ? 1 : 0,
        );
    };
    await email.fill('   ');
    await submit.click();
    await expectOnly(text.email);
    await expect(email).toBeFocused();
    await email.fill('mei@harbour.example');
    expect(requested).not.toContain(getAllCountryList.path);
    await submit.click();
    await expectOnly(text.country);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').fill('新加坡');
    await page.getByRole('option').first().click();
    await submit.click();
    await expectOnly(text.firstName);
    await field(page, words.firstName).fill('Mei');
    await submit.click();
    await expectOnly(text.lastName);
    await field(page, words.lastName).fill('Tan');
    await submit.click();
    await expectOnly(text.terms);
    await page.getByRole('checkbox').check();
    await expectOnly(undefined);

    for (const name of ['email', 'firstName', 'lastName'] as const) {
      await field(page, words[name]).fill('');
      await expectOnly(text[name]);
      await field(page, words[name]).fill('x');
      await expectOnly(undefined);
    }
    await field(page, words.companyName).fill('x');
    await field(page, words.companyName).fill(' ');
    await expectOnly(locale === 'en' ? text.companyName : undefined);

    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
  });

  test(`2.11 the country picker loads its list when shown, again if that failed, and finds by either name (${locale})`, async ({
    page,
    complaints,
  }) => {
    await answerCookies(page);
    await visit(page, pagePath('sign-up', locale));
    const picker = page.getByRole('combobox');
    const options = page.getByRole('option');
    await withoutAnswer(page, complaints, getAllCountryList.path, async () => {
      await picker.click();
      await expect(page.getByRole('alert')).toContainText(words.country.failed);
    });
    const listed = page.waitForRequest(`**${getAllCountryList.path}`);
    await button(page, words.country.retry).click();
    expect((await listed).headers()['content-language']).toBe(languageHeaders[locale]);
    await expect(options.first()).toBeVisible();
    expect(await options.count()).toBeGreaterThan(200);

    for (const [typed, name] of searches[locale]) {
      await picker.fill(typed);
      await expect(options).toHaveCount(1);
      await expect(options).toContainText(name);
    }
    for (const [typed, flag] of [
      ['Hong Kong', 'cn'],
      ['Macao', 'cn'],
      ['Taiwan', 'cn'],
      ['Singapore', 'sg'],
    ] as const) {
      await picker.fill(typed);
      await expect(options.locator('img')).toHaveAttribute('src', `/flags/${flag}.svg`);
    }
    await picker.fill('qqq');
    await expect(page.getByText(words.country.none)).toBeVisible();

    await picker.fill('new');
    await page.keyboard.press('ArrowDown');
    const second = await options.nth(1).locator('span').first().textContent();
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(picker).toHaveValue(second ?? '');
    await expect(picker).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(picker).toHaveValue(second ?? '');
  });

  test(`4, 8 sign-up keeps typed text until it is accepted, then confirms, resends and reports (${locale}) @core`, async ({
    page,
    database,
    mailServer,
    complaints,
  }) => {
    await answerCookies(page, 'allowed');
    const { email } = newPerson();
    const known = await addCustomer(database);
    await fillSignUp(page, locale, 'mei.tan', '?resource=7&gclid=1');
    const submit = button(page, words.submit);
    await field(page, words.companyName).fill('');

    await withoutAnswer(page, complaints, signUpCall.path, async () => {
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(words.noResponse);
    });
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(text.format ?? '');
    await field(page, words.email).fill(known.email);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(text.taken ?? '');
    await expect(field(page, words.firstName)).toHaveValue('Mei');
    await expect(page.getByRole('checkbox')).toBeChecked();

    await field(page, words.email).fill(email);
    const release = await hold(page, signUpCall.path);
    const requested = page.waitForRequest(`**${signUpCall.path}`);
    const reported = page.waitForRequest(`**${recordEvent.path}`);
    await submit.click();
    await expect(page.getByRole('button', { name: words.submitting })).toBeVisible();
    release();
    expect((await requested).postDataJSON()).toEqual({
      email,
      countryId: 702,
      firstName: 'Mei',
      lastName: 'Tan',
      companyName: '',
      businessType: 7,
      ...(locale === 'zh' && { companyAddress: '' }),
    });
    expect((await requested).headers()['content-language']).toBe(languageHeaders[locale]);
    expect((await reported).postDataJSON()).toEqual({
      name: 'sign-up',
      payload: { email: 'm***@harbour.example', os: expect.any(String), source: 'Google' },
    });

    await expect(heading(page)).toHaveText(text.sent ?? '');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByText(words.sent.spam)).toBeVisible();
    await expect(button(page, text.phone ?? '')).toBeVisible();
    const [first] = await mailTo(mailServer, email, /token=[\w-]+/);
    await withoutAnswer(page, complaints, signUpCall.path, async () => {
      await button(page, words.sent.resend).click();
      await expect(page.getByRole('alert')).toHaveText(words.noResponse);
    });
    await button(page, words.sent.resend).click();
    await expect(page.getByText(words.sent.resent)).toBeVisible();
    await expect
      .poll(async () => (await mailTo(mailServer, email, /token=[\w-]+/))[0])
      .not.toBe(first);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
