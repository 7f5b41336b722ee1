import * as z from 'zod/mini';
import { loginFields, resetFields, signUpFields, username } from './account-fields.ts';
import { accountMaxLengths, verificationTypes } from './account-rules.ts';
import { defineCall } from './call.ts';
import { envelope, successEnvelope } from './envelope.ts';
import { code } from './errors.ts';
import { oneLine } from './text.ts';
import { country, userData } from './user-data.ts';

export const logIn = defineCall({
  method: 'POST',
  path: '/api/public/userLogin',
  host: 'admin',
  kind: 'json',
  body: z.object({ account: loginFields.account, password: loginFields.password }),
  reply: envelope(userData),
});

/**
 * Repeats the activation mail of an account that was activated by phone, which a login by mail
 * refuses with `login.mailUnconfirmed`; takes what that login takes.
 */
export const resendConfirmationAtLogin = defineCall({
  method: 'POST',
  path: '/client_api/login/resendConfirmation',
  host: 'admin',
  kind: 'json',
  body: z.object({ account: loginFields.account, password: loginFields.password }),
  reply: envelope(z.optional(z.unknown())),
});

/** `phone` is that of the main account, `code` the employee's username. */
export const logInEmployee = defineCall({
  method: 'POST',
  path: '/subCustomerLogin',
  host: 'api',
  kind: 'form',
  body: z.object({
    phone: loginFields.employeePhone,
    code: loginFields.employeeUsername,
    password: loginFields.password,
  }),
  reply: successEnvelope({ row: userData, info: z.optional(z.string()) }),
});

/** `info` is a short-lived reference to the customer. */
export const getCustomerByPhone = defineCall({
  method: 'POST',
  path: '/getCustomerByPhone',
  host: 'api',
  kind: 'form',
  body: z.object({ phone: resetFields.identifier }),
  reply: successEnvelope({ info: z.string() }),
});

/** Resets the password with a code that was sent to the phone. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/changePassword',
  host: 'api',
  kind: 'form',
  body: z.object({
    phone: resetFields.identifier,
    ver_code: resetFields.verifyCode,
    password: resetFields.newPassword,
    customer_id: z.string().check(z.maxLength(200)),
  }),
  reply: successEnvelope({ msg: z.string() }),
  replayable: true,
});

/** Mails a code for the reset. */
export const mailForgetPassword = defineCall({
  method: 'GET',
  path: '/register/mailForgetPassword',
  host: 'did',
  kind: 'query',
  query: z.object({ email: resetFields.identifier }),
  reply: envelope(z.optional(z.unknown())),
});

/** Resets the password with a code that was mailed. */
export const mailChangePassword = defineCall({
  method: 'POST',
  path: '/register/mailChangePassword',
  host: 'did',
  kind: 'json',
  body: z.object({
    email: resetFields.identifier,
    verifyCode: resetFields.verifyCode,
    changePassword: resetFields.newPassword,
  }),
  reply: envelope(z.optional(z.unknown())),
  replayable: true,
});

/**
 * Sends a code to a phone; `captchaVerifyParam` is the captcha's pass. Type 5 also has the
 * activation token, since its code belongs to one account.
 */
export const verCodeByCaptcha = defineCall({
  method: 'POST',
  path: '/nxapi/public/verCodeByCaptcha',
  host: 'did',
  kind: 'json',
  body: z.object({
    captchaVerifyParam: z.string().check(z.maxLength(1_000)),
    phone: resetFields.identifier,
    type: z.union([z.literal(verificationTypes.reset), z.literal(verificationTypes.activation)]),
    token: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: envelope(
    z.object({
      captchaResult: z.boolean(),
      sendResult: z.boolean(),
      sendError: z.string(),
      /** The error code of a refusal, an addition of ours to the specified reply. */
      sendErrorCode: z.optional(z.string()),
    }),
  ),
});

export const getAllCountryList = defineCall({
  method: 'POST',
  path: '/user/basecode/getAllCountryList',
  host: 'admin',
  kind: 'json',
  body: z.optional(z.object({})),
  reply: successEnvelope({ row: z.array(country) }),
});

/** Returns the token of the activation by phone. For a pending account it mails a new link. */
export const signUp = defineCall({
  method: 'POST',
  path: '/register/sendEmail',
  host: 'did',
  kind: 'json',
  body: z.object({
    ...signUpFields,
    // The form requires a company only while the field is edited; an empty one is accepted.
    companyName: z._default(optionalText(), ''),
    companyAddress: z._default(optionalText(), ''),
    businessType: z.optional(z.int().check(z.minimum(-(2 ** 31)), z.maximum(2 ** 31 - 1))),
  }),
  reply: envelope(z.string()),
});
export type SignUp = z.output<typeof signUp.input>;

const activationToken = z.string(code('activation.token')).check(z.maxLength(200));

/**
 * The account of an activation token: the mailed one proves the mailbox, the other one only the
 * phone.
 */
export const lookUpActivation = defineCall({
  method: 'POST',
  path: '/client_api/activation/lookUp',
  host: 'admin',
  kind: 'json',
  body: z.object({ token: activationToken }),
  reply: envelope(
    z.object({
      way: z.enum(['mail', 'phone']),
      email: z.string(),
      country: z.nullable(country),
      /** Already activated by phone: phone and password are entered again. */
      reopens: z.boolean(),
    }),
  ),
});

/** Activates the account and logs in; the code of type 5 was sent to `phone`. */
export const activateAccount = defineCall({
  method: 'POST',
  path: '/client_api/activation/activate',
  host: 'admin',
  kind: 'json',
  body: z.object({
    token: activationToken,
    phone: resetFields.identifier,
    verifyCode: resetFields.verifyCode,
    username: z.optional(z.union([z.literal(''), username])),
    password: resetFields.newPassword,
  }),
  reply: envelope(userData),
  replayable: true,
});
export type Activation = z.output<typeof activateAccount.input>;

function optionalText() {
  return z
    .string()
    .check(
      z.maxLength(accountMaxLengths.companyName, code('signUp.companyName')),
      oneLine(),
      z.trim(),
    );
}
