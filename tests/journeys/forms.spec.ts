import type { Page, Request } from '@playwright/test';
import { refreshMs } from '#app/status/refresh.ts';
import { contactWords } from '#content/interface/contact.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { loginWords } from '#content/interface/login.ts';
import { resetPasswordWords } from '#content/interface/reset-password.ts';
import { signUpWords } from '#content/interface/sign-up.ts';
import { locales } from '#contract/locale.ts';
import {
  type CallName,
  callNames,
  callOf,
  calls,
  contentTypes,
  headers,
} from '#tests/specification/calls.ts';
import { behindLogin, queries, twins } from '#tests/specification/routes.ts';
import { button, field } from '#tests/support/account-journey.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';
import { fillSignUp } from '#tests/support/sign-up-journey.ts';

/** Another server answers as specified; its requests are recorded. */
async function answerAsSpecified(page: Page) {
  const sent = new Map<CallName, Request>();
  for (const name of callNames) {
    const { path, answer } = callOf(name);
    await page.route(
      (url) => url.pathname === path,
      (route) => {
        sent.set(name, route.request());
        return route.fulfill({ json: answer });
      },
    );
  }
  await page.route(`**${behindLogin.home}`, (route) => route.fulfill({ body: 'the console' }));

  return async (name: CallName, language: string, fields: object = callOf(name).fields) => {
    await expect.poll(() => sent.has(name), { message: name }).toBe(true);
    const request = sent.get(name);
    if (!request) throw new Error(`${name} was not sent`);
    const { method, sends } = callOf(name);
    expect(request.method()).toBe(method);
    expect(fieldsOf(request), name).toEqual(fields);
    const given = request.headers();
    if (sends === 'json' || sends === 'form')
      expect(given['content-type']).toBe(contentTypes[sends]);
    expect(given[headers.language.toLowerCase()]).toBe(language);
    expect(given[headers.requestId.toLowerCase()]).toMatch(/^[\da-f-]{36}$/);
  };
}

function fieldsOf(request: Request): unknown {
  const body = request.postData();
  if (body === null) return Object.fromEntries(new URL(request.url()).searchParams);
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

for (const [index, locale] of locales.entries()) {
  const language = index === 0 ? 'EN' : 'CN';
  const pathOf = (english: string): string =>
    twins.find(([path]) => path === english)?.[index] ?? english;

  test(`7 the contact form sends the specified request (${locale})`, async ({ page }) => {
    await answerCookies(page);
    const expectSent = await answerAsSpecified(page);
    const { chat } = layoutOf(locale).words;
    const words = contactWords[locale];
    await visit(page, pathOf('/'));
    await button(page, chat.open).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: words.title }).click();
    for (const [name, value] of Object.entries(calls.contact.fields)) {
      const { label } = words.fields[name as keyof typeof words.fields];
      await panel.getByRole('textbox', { name: label, exact: true }).fill(value);
    }
    await button(panel, words.submit).click();
    await expectSent('contact', language);
  });

  test(`7 both logins send the specified requests and open the console (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    const expectSent = await answerAsSpecified(page);
    const words = loginWords[locale];
    const [account, password] = queries.login;
    const given = new URLSearchParams({
      [account]: calls.login.fields.account,
      [password]: calls.login.fields.password,
    });
    await visit(page, `${pathOf('/login')}?${given}`);
    const main = page.getByRole('tabpanel', { name: words.tabs.customer, exact: true });
    await button(main, words.submit).click();
    await expectSent('login', language);
    await expect(page).toHaveURL(behindLogin.home);

    await page.context().clearCookies();
    await visit(page, pathOf('/login'));
    await page.getByRole('tab', { name: words.tabs.employee, exact: true }).click();
    const employee = page.getByRole('tabpanel', { name: words.tabs.employee, exact: true });
    const { phone, code, password: secret } = calls.employeeLogin.fields;
    await field(employee, words.phone.label).fill(phone);
    await field(employee, words.username.label).fill(code);
    await field(employee, words.password.label).fill(secret);
    await button(employee, words.submit).click();
    await expectSent('employeeLogin', language);
    await expect(page).toHaveURL(behindLogin.home);
  });

  test(`7 a reset by mail and by phone sends the specified requests (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    const expectSent = await answerAsSpecified(page);
    const words = resetPasswordWords[locale];
    const finish = async (code: string, password: string) => {
      await field(page, words.code.label).fill(code);
      await field(page, words.newPassword.label).fill(password);
      await field(page, words.confirmation.label).fill(password);
      await button(page, words.submit).click();
    };

    const mail = calls.mailChangePassword.fields;
    await visit(page, pathOf('/forget-password'));
    await field(page, words.identifier.label).fill(mail.email);
    await button(page, words.code.send).click();
    await expectSent('mailForgetPassword', language);
    await finish(mail.verifyCode, mail.changePassword);
    await expectSent('mailChangePassword', language);
    await expect(page).toHaveURL(pathOf('/login'));

    const phone = calls.changePassword.fields;
    await visit(page, pathOf('/forget-password'));
    await field(page, words.identifier.label).fill(phone.phone);
    await field(page, words.identifier.label).blur();
    await expectSent('customerByPhone', language);
    await expect(button(page, words.code.send)).toBeEnabled();
    await finish(phone.ver_code, phone.password);
    await expectSent('changePassword', language);
  });

  test(`7, 2.11 sign-up sends the specified request and continues by phone (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    const expectSent = await answerAsSpecified(page);
    await page.route(`**${behindLogin.activation}*`, (route) => route.fulfill({ body: 'phone' }));
    const { companyAddress: _, ...fields } = calls.signUp.fields;
    const { businessType, email, countryId } = fields;
    await fillSignUp(page, locale, email, `?${queries.resource}=${businessType}`);
    await expectSent('countries', language);
    await button(page, signUpWords[locale].submit).click();
    await expectSent('signUp', language, {
      ...fields,
      ...(language === 'CN' && { companyAddress: '' }),
    });
    await button(page, signUpWords[locale].sent.phone).click();
    await expect(page).toHaveURL(new RegExp(behindLogin.activation));
    const query = new URL(page.url()).searchParams;
    expect([...query.keys()]).toEqual([...queries.phoneActivation]);
    expect([...query.values()]).toEqual([
      ...[calls.signUp.answer.data, String(countryId), email],
      ...[String(language === 'EN'), '1'],
    ]);
  });

  test(`7, 2.15 the status pages send the specified requests (${locale})`, async ({ page }) => {
    await answerCookies(page);
    await page.clock.install();
    const expectSent = await answerAsSpecified(page);
    // The page is served with the current status and calls the API when it refreshes.
    await visit(page, pathOf('/service-status'));
    await page.clock.fastForward(refreshMs);
    await expectSent('services', language);
    const [id, name] = queries.record;
    const records = page.locator(`a[href^="${pathOf('/service-status-record')}?${id}="]`).first();
    await expect(records).toHaveAttribute('href', new RegExp(`[?]${id}=\\d+&${name}=.`));
    await visit(page, `${pathOf('/service-status-record')}?${id}=1&${name}=SMS`);
    await page.clock.fastForward(refreshMs);
    await expectSent('serviceHistory', language);
  });
}
