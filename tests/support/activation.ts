import { expect } from 'vitest';
import { activateAccount } from '#contract/accounts.ts';
import { customers } from '#server/db/schema.ts';
import { accountsOn, goodPassword, type newcomer } from './accounts.ts';
import type { TestApp } from './app.ts';
import { otherCode } from './codes.ts';

export const ownPhone = '+65 8123 4567';
export const strangersPhone = '+6591234568';

type Form = Partial<Record<'phone' | 'verifyCode' | 'username' | 'password', string>>;

/** The steps from the sign-up to an active account. */
export function activationOn(served: TestApp) {
  const they = accountsOn(served);

  /** Signs up and returns both tokens. */
  const begin = async (changes: Partial<typeof newcomer> = {}) => {
    const phoneToken: string = (await they.signUp(changes)).body.data;
    const { payload } = await they.receive('activation');
    const mailToken = new URL(payload.link).searchParams.get('token') ?? '';
    return { phoneToken, mailToken };
  };

  const codeFor = async (token: string, to = ownPhone): Promise<string> => {
    served.clock.advance(60_000);
    const { body } = await they.askForCode(to, 5, { token });
    expect(body.data).toEqual({ captchaResult: true, sendResult: true, sendError: '' });
    return (await they.receive('activation-code-text')).payload.code;
  };

  const submit = (token: string, form: Form) =>
    they.send(activateAccount, {
      ...{ token, phone: ownPhone, verifyCode: otherCode(), password: goodPassword },
      ...form,
    });

  const activate = async (token: string, form: Form = {}) =>
    submit(token, { verifyCode: await codeFor(token, form.phone), ...form });

  const stored = async () => (await served.context.database.select().from(customers))[0];

  return { ...they, begin, codeFor, submit, activate, stored };
}

export type Activation = ReturnType<typeof activationOn>;
