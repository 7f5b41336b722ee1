import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import * as contract from '#contract/console.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { activationOn } from '#tests/support/activation.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { otherCode } from '#tests/support/codes.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { type Reset, resetOn, wrongCode, wrongOnPhone } from '#tests/support/reset.ts';

/** Mei Tan of Harbour Coffee, mei@harbour.example, mei.tan, +65 8123 4567. */
const personal = ['meitan2026', 'HarbourCoffee99', 'h4rbour7coffee', 'a81234567'];

let served: TestApp;
beforeAll(async () => {
  served = await testApp({ LIMIT_CODE_TRIES_PER_MINUTE: '1000', LIMIT_LOGINS_PER_MINUTE: '1000' });
});
beforeEach(() => served.startOver());
afterAll(() => served.close());

const inWords = {
  code: 'password.personal',
  msg: 'This password is made of a name, company, email address or phone number, so it is quickly guessed. Please choose one without these.',
};

describe('a reset', () => {
  let they: Reset;
  beforeEach(async () => {
    they = resetOn(served);
    await they.addCustomer();
  });

  test.each(personal)('by mail refuses %s and keeps the code valid', async (password) => {
    const code = await they.mailCode();
    expect((await they.resetByMail(code, { changePassword: password })).body).toEqual(inWords);
    expect((await they.resetByMail(code)).body.code).toBe(0);
  });

  test.each(personal)('by phone refuses %s and keeps the code valid', async (password) => {
    const code = await they.textCode();
    expect((await they.resetByPhone(code, { password })).body).toMatchObject(inWords);
    expect((await they.resetByPhone(code)).body.code).toBe('success');
  });

  test('reveals nothing about the person before the code is right', async () => {
    const [mailed, texted] = [await they.mailCode(), await they.textCode()];
    const [changePassword = '', password = ''] = personal;
    expect((await they.resetByMail(otherCode(mailed), { changePassword })).body).toEqual(wrongCode);
    expect((await they.resetByPhone(otherCode(texted), { password })).body).toEqual(wrongOnPhone);
    expect((await they.resetByPhone(texted, { password, customer_id: '' })).body).toEqual(
      wrongOnPhone,
    );
  });

  test('a personal password costs an attempt, which bounds guessing', async () => {
    const code = await they.mailCode();
    const tries = served.context.env.accounts.codeTries;
    for (let i = 0; i < tries; i += 1)
      expect((await they.resetByMail(code, { changePassword: 'meitan2026' })).body).toEqual(
        inWords,
      );
    expect((await they.resetByMail(code)).body).toEqual(wrongCode);
  });
});

describe('an activation', () => {
  test.each([...personal, 'quillfern88'])(
    'refuses %s and keeps the code valid',
    async (password) => {
      const they = activationOn(served);
      const { mailToken } = await they.begin();
      const verifyCode = await they.codeFor(mailToken);
      const form = { verifyCode, username: 'quillfern' };
      const wrong = { ...form, password, verifyCode: otherCode(verifyCode) };
      expect((await they.submit(mailToken, wrong)).body.code).toBe('code.wrong');
      expect((await they.submit(mailToken, { ...form, password })).body).toEqual(inWords);
      expect((await they.submit(mailToken, form)).body.code).toBe(0);
    },
  );
});

describe('the console', () => {
  let they: Console;
  beforeEach(async () => {
    they = await consoleOn(served);
  });

  const change = (newPassword: string, token: string, password: string) =>
    they.send(contract.changeOwnPassword, { password, newPassword }, { token });

  test.each(personal)('refuses %s for the user themselves', async (password) => {
    expect((await change(password, they.token, goodPassword)).body).toEqual(inWords);
  });

  const staff = { username: 'quillfern', name: 'Lin Tranh', menus: ['account'] } satisfies Partial<
    CallInput<typeof contract.addEmployee>
  >;
  const ofStaff = ['quillfern2026', 'LinTranh1'];

  test.each([...personal, ...ofStaff])('refuses %s for an employee', async (password) => {
    expect((await they.hire({ ...staff, password })).body).toEqual(inWords);
    const { id } = (await they.hire(staff)).body.data;
    const set = { id, password };
    const { body } = await they.send(contract.setEmployeePassword, set, { token: they.token });
    expect(body).toEqual(inWords);
  });

  test('refuses an employee’s own data without revealing the main user’s', async () => {
    await they.hire(staff);
    const token = await they.enter('quillfern');
    for (const password of [...ofStaff, 'harbour7coffee', 'a81234567'])
      expect((await change(password, token, otherPassword)).body).toEqual(inWords);
    expect((await change('meitan2026', token, otherPassword)).body.code).toBe(0);
  });

  test('refuses with a Chinese message', async () => {
    const input = { password: goodPassword, newPassword: 'meitan2026' };
    const options = { token: they.token, language: 'CN' } as const;
    expect((await they.send(contract.changeOwnPassword, input, options)).body.msg).toBe(
      '这个密码由姓名、公司、邮箱、用户名或手机号组成，容易被猜中，请换一个不含这些信息的密码。',
    );
  });
});
