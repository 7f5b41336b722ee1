import type { FastifyInstance } from 'fastify';
import { errorWords } from '#content/interface/errors.ts';
import * as contract from '#contract/accounts.ts';
import { accept, succeed } from '#contract/envelope.ts';
import * as twoFactor from '#contract/two-factor.ts';
import type { Context } from '../context.ts';
import { registerCall } from '../http/register-call.ts';
import { type SpendPass, sendPhoneCode } from './codes/send-phone-code.ts';
import { registerConsole } from './console/routes.ts';
import { listCountries } from './countries.ts';
import type { SandboxParts } from './developer/parts.ts';
import { registerDeveloper } from './developer/routes.ts';
import { registerInvitations } from './invitations/routes.ts';
import { logIn, logInEmployee, resendConfirmationAtLogin } from './login/login.ts';
import { beginPasskeyLogin, logInByPasskey } from './login/passkey-login.ts';
import {
  changePassword,
  getCustomerByPhone,
  mailChangePassword,
  mailForgetPassword,
} from './passwords/reset-password.ts';
import { endPreviousSession } from './sessions/end-sessions.ts';
import { activateAccount, lookUpActivation } from './sign-up/activation.ts';
import { signUp } from './sign-up/sign-up.ts';
import { registerTwoFactor } from './two-factor/routes.ts';

/** Dependencies of accounts, passed in by `app.ts`. */
export type AccountParts = { spendPass: SpendPass; sandbox?: SandboxParts | undefined };

export function registerAccounts(
  app: FastifyInstance,
  context: Context,
  { spendPass, sandbox }: AccountParts,
): void {
  registerLogin(app, context);
  registerReset(app, context, spendPass);
  registerSignUp(app, context);
  registerConsole(app, context);
  registerInvitations(app, context);
  registerDeveloper(app, context, sandbox);
  registerTwoFactor(app, context);
}

function registerLogin(app: FastifyInstance, context: Context): void {
  registerCall(app, context, contract.logIn, async (input, caller, request) => {
    const user = await logIn(context, caller, input);
    if (!user.factor) await endPreviousSession(context, caller, request);
    return accept(user);
  });
  registerCall(app, context, contract.logInEmployee, async (input, caller, request) => {
    const row = await logInEmployee(context, caller, input);
    if (!row.factor) await endPreviousSession(context, caller, request);
    return succeed({ row });
  });
  registerCall(app, context, contract.resendConfirmationAtLogin, async (input, caller) => {
    await resendConfirmationAtLogin(context, caller, input);
    return accept(null);
  });
  registerCall(app, context, twoFactor.beginPasskeyLogin, async (_, caller) =>
    accept(await beginPasskeyLogin(context, caller)),
  );
  registerCall(app, context, twoFactor.logInByPasskey, async (input, caller, request) => {
    const user = await logInByPasskey(context, caller, input);
    await endPreviousSession(context, caller, request);
    return accept(user);
  });
}

function registerReset(app: FastifyInstance, context: Context, spendPass: SpendPass): void {
  registerCall(app, context, contract.getCustomerByPhone, async ({ phone }, caller) =>
    succeed({ info: await getCustomerByPhone(context, caller, phone) }),
  );
  registerCall(app, context, contract.verCodeByCaptcha, async (input, caller) => {
    const { passed, refusal } = await sendPhoneCode(context, caller, input, spendPass);
    return accept({
      captchaResult: passed,
      sendResult: refusal === undefined,
      sendError: refusal ? errorWords[caller.locale][refusal] : '',
      ...(refusal && { sendErrorCode: refusal }),
    });
  });
  registerCall(app, context, contract.changePassword, async (input, caller) => {
    await changePassword(context, caller, input);
    return succeed({ msg: '' });
  });
  registerCall(app, context, contract.mailForgetPassword, async ({ email }, caller) => {
    await mailForgetPassword(context, caller, email, spendPass);
    return accept(null);
  });
  registerCall(app, context, contract.mailChangePassword, async (input, caller) => {
    await mailChangePassword(context, caller, input);
    return accept(null);
  });
}

function registerSignUp(app: FastifyInstance, context: Context): void {
  registerCall(app, context, contract.getAllCountryList, async (_, { locale }) =>
    succeed({ row: await listCountries(context.database, locale) }),
  );
  registerCall(app, context, contract.signUp, async (input, caller) =>
    accept(await signUp(context, caller, input)),
  );
  registerCall(app, context, contract.lookUpActivation, async ({ token }) =>
    accept(await lookUpActivation(context, token)),
  );
  registerCall(app, context, contract.activateAccount, async (input, caller, request) => {
    const user = await activateAccount(context, caller, input);
    if (!user.factor) await endPreviousSession(context, caller, request);
    return accept(user);
  });
}
