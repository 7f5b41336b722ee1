import fc from 'fast-check';
import { codeDigits } from '#contract/account-rules.ts';
import * as accounts from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import * as console from '#contract/console.ts';
import { menuIds } from '#contract/console-menus.ts';
import * as invitations from '#contract/invitations.ts';
import { developerTargets } from './developer-targets.ts';
import type { FuzzTarget } from './fuzz-call.ts';
import { anyText } from './hostile-text.ts';
import { ticketTargets } from './ticket-targets.ts';
import { twoFactorTargets } from './two-factor-targets.ts';
import { usageTargets } from './usage-targets.ts';

/** Existing data, so that some requests find it. */
export type Known = {
  email: string;
  phone: string;
  password: string;
  /** The token of an account that is not activated yet. */
  activationToken: string;
  captchaPass: string;
  /** The token of a session with all permissions, recently reauthenticated. */
  token: string;
  /** The token of a session that no other request needs. */
  spareToken: string;
};

/** An account without data, for listing the calls only. */
export const noAccount: Known = {
  ...{ email: '', phone: '', password: '', activationToken: '', captchaPass: '' },
  ...{ token: '', spareToken: '' },
};

/** Every account call with valid inputs. */
export function accountTargets(known: Known): FuzzTarget[] {
  const phone = fc.oneof(
    fc.constantFrom(known.phone, known.phone.replace('+', '00'), '12', 'mei.tan'),
    fc
      .string({ unit: fc.constantFrom(...'0123456789+-() '), minLength: 1, maxLength: 20 })
      .map((digits) => `+65${digits}`),
  );
  const email = fc.oneof(
    fc.constantFrom(known.email, known.email.toUpperCase(), 'pending@x.example'),
    fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`),
  );
  const password = fc.oneof(
    fc.constantFrom(known.password, 'lantern4street', 'password1'),
    word.map((text) => `${text}harbour7`.slice(0, 20)),
  );
  const token = fc.oneof(fc.constant(known.activationToken), anyText);
  const names = { firstName: filled, lastName: filled, companyName: filled };
  const username = word.map((text) => `u${text}`);
  const target = (
    call: Call,
    fields: Record<string, fc.Arbitrary<unknown>> = {},
    session = known.token,
  ): FuzzTarget => ({ call, sound: fc.record(fields), token: session });

  return [
    target(accounts.logIn, { account: fc.oneof(email, phone, filled), password: filled }),
    target(accounts.resendConfirmationAtLogin, {
      account: fc.oneof(email, phone, filled),
      password: filled,
    }),
    target(accounts.logInEmployee, { phone, code: filled, password: filled }),
    target(accounts.getCustomerByPhone, { phone }),
    target(accounts.changePassword, { phone, ver_code: code, password, customer_id: anyText }),
    target(accounts.mailForgetPassword, { email }),
    target(accounts.mailChangePassword, { email, verifyCode: code, changePassword: password }),
    target(accounts.verCodeByCaptcha, {
      captchaVerifyParam: fc.oneof(fc.constant(known.captchaPass), anyText),
      phone,
      type: fc.constantFrom(4, 5),
      token,
    }),
    target(accounts.getAllCountryList, { anything: anyText }),
    target(accounts.signUp, {
      ...{ email, countryId: fc.constantFrom(702, 156, 9_999), ...names },
      ...{ companyAddress: anyText, businessType: fc.integer() },
    }),
    target(accounts.lookUpActivation, { token }),
    target(accounts.activateAccount, {
      ...{ token, phone, verifyCode: code, password },
      username: fc.oneof(fc.constant(''), username),
    }),
    target(console.whoAmI),
    target(console.getOwnDetails),
    target(console.updateOwnDetails, names),
    target(console.setNotificationLanguage, { locale: fc.constantFrom('en', 'zh') }),
    target(console.resendConfirmation),
    target(console.changeOwnPassword, { password: filled, newPassword: password }),
    target(console.listSessions),
    target(console.endSession, { id }),
    target(console.signOut, {}, known.spareToken),
    target(console.endOtherSessions),
    target(console.listEmployees),
    target(console.addEmployee, {
      ...{ username, name: anyText, password, menus },
      managesKeys: fc.boolean(),
    }),
    target(console.setEmployeeStatus, { id, status: fc.constantFrom('active', 'disabled') }),
    target(console.setEmployeeMenus, { id, menus }),
    target(console.setEmployeePassword, { id, password }),
    target(console.deleteEmployee, { id, name: anyText }),
    target(console.getTwoFactorRule),
    target(console.requireTwoFactor, { required: fc.boolean() }),
    target(invitations.listInvitations),
    target(invitations.inviteEmployee, {
      ...{ email, menus, managesKeys: fc.boolean() },
      locale: fc.constantFrom('en', 'zh'),
    }),
    target(invitations.sendInvitationAgain, { id }),
    target(invitations.revokeInvitation, { id }),
    target(invitations.lookUpInvitation, { token }),
    target(invitations.checkInvitedUsername, { token, username }),
    target(invitations.acceptInvitation, { token, username, password }),
    target(invitations.declineInvitation, { token }),
    ...developerTargets(target),
    ...twoFactorTargets(known, target),
    ...ticketTargets(target),
    ...usageTargets(target),
  ];
}

const word = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 2, maxLength: 12 });
const filled = anyText.map((text) => `x${text}`.slice(0, 20));
const code = fc.oneof(
  fc.nat(10 ** codeDigits - 1).map((n) => String(n).padStart(codeDigits, '0')),
  filled,
);
const id = fc.oneof(fc.uuid(), fc.constant('8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01'));
const menus = fc.subarray([...menuIds]);
