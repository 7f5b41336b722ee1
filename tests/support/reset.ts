import { expect } from 'vitest';
import {
  changePassword,
  getCustomerByPhone,
  mailChangePassword,
  mailForgetPassword,
} from '#contract/accounts.ts';
import { accountsOn, otherPassword } from './accounts.ts';
import type { TestApp } from './app.ts';

export const phone = '+65 8123 4567';
export const email = 'mei@harbour.example';

export const wrongCode = {
  code: 'code.wrong',
  msg: 'The code is wrong or no longer valid. Please check it or ask for a new one.',
};
export const wrongOnPhone = { ...wrongCode, info: wrongCode.msg };

/** The steps to a new password, by phone and by mail. */
export function resetOn(served: TestApp) {
  const they = accountsOn(served);

  const reference = async (of = phone): Promise<string> =>
    (await they.send(getCustomerByPhone, { phone: of })).body.info;

  const textCode = async (to = phone): Promise<string> => {
    expect((await they.askForCode(to, 4)).body.data.sendResult).toBe(true);
    return (await they.receive('reset-code-text')).payload.code;
  };

  const mailCode = async (to = email): Promise<string> => {
    await they.passFor(to, 4);
    expect((await they.send(mailForgetPassword, { email: to })).body.code).toBe(0);
    return (await they.receive('reset-code-mail')).payload.code;
  };

  const resetByPhone = async (
    code: string,
    changes: Partial<Record<'customer_id' | 'phone' | 'password', string>> = {},
  ) =>
    they.send(changePassword, {
      ...{ customer_id: await reference(), ver_code: code, password: otherPassword, phone },
      ...changes,
    });

  const resetByMail = (
    code: string,
    changes: Partial<Record<'email' | 'changePassword', string>> = {},
  ) =>
    they.send(mailChangePassword, {
      ...{ verifyCode: code, changePassword: otherPassword, email },
      ...changes,
    });

  return { ...they, reference, textCode, mailCode, resetByPhone, resetByMail };
}

export type Reset = ReturnType<typeof resetOn>;
