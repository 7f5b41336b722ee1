import * as z from 'zod/mini';
import { loginFields } from './account-fields.ts';
import { accountMaxLengths, appCodeDigits } from './account-rules.ts';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { oneLine } from './text.ts';
import { minuteMs } from './time-units.ts';
import { tokens, userData } from './user-data.ts';

const moment = z.iso.datetime();
const nothing = envelope(z.optional(z.unknown()));

/** WebAuthn options and responses; the libraries of both sides know their shape. */
const passkeyJson = z.record(z.string(), z.unknown());
const passkeyRequest = z.object({ id: z.uuid(), options: passkeyJson });
const passkeyAnswer = { id: z.uuid(), response: passkeyJson };

/** After a wrong code: attempts left and, after the last one, when the next is allowed. */
const attempt = { attemptsLeft: z.number(), retryAt: z.nullable(moment) };

/** How long a login waits for its second factor. */
export const pendingLoginMs = 10 * minuteMs;

/** `step` is the token of the pending login, valid for its second factor only. */
const step = z.string(code('step.over')).check(z.maxLength(200));

/** `user` is null until the second factor is accepted. */
const passed = envelope(z.object({ user: z.nullable(userData), ...attempt }));

export const beginSecondFactorPasskey = defineCall({
  method: 'POST',
  path: '/client_api/secondStep/askPasskey',
  host: 'admin',
  kind: 'json',
  body: z.object({ step }),
  reply: envelope(passkeyRequest),
});

export const passSecondFactorByPasskey = defineCall({
  method: 'POST',
  path: '/client_api/secondStep/passkey',
  host: 'admin',
  kind: 'json',
  body: z.object({ step, ...passkeyAnswer }),
  reply: passed,
  replayable: true,
});

/** For a login without account name and password: any passkey that the device finds. */
export const beginPasskeyLogin = defineCall({
  method: 'POST',
  path: '/client_api/login/askPasskey',
  host: 'admin',
  kind: 'none',
  reply: envelope(passkeyRequest),
});

/** With user verification a passkey is both factors. Employees also get `subUserToken`. */
export const logInByPasskey = defineCall({
  method: 'POST',
  path: '/client_api/login/passkey',
  host: 'admin',
  kind: 'json',
  body: z.object(passkeyAnswer),
  reply: envelope(userData),
  replayable: true,
});

const appCode = z.string(code('step.code')).check(z.trim(), z.regex(digitsPattern()));

export const passSecondFactorByApp = defineCall({
  method: 'POST',
  path: '/client_api/secondStep/app',
  host: 'admin',
  kind: 'json',
  body: z.object({ step, code: appCode }),
  reply: passed,
  replayable: true,
});

export const passSecondFactorByRecoveryCode = defineCall({
  method: 'POST',
  path: '/client_api/secondStep/recovery',
  host: 'admin',
  kind: 'json',
  body: z.object({ step, code: z.string(code('step.recovery')).check(z.trim(), z.maxLength(40)) }),
  reply: passed,
  replayable: true,
});

/**
 * Reauthenticates the current session for ten minutes. Returns new tokens, which replace the old
 * ones; null if the proof is wrong.
 */
const confirmed = envelope(z.object({ tokens: z.nullable(tokens), ...attempt }));

export const reauthenticateByPassword = defineCall({
  method: 'POST',
  path: '/client_api/confirm/password',
  host: 'admin',
  kind: 'json',
  body: z.object({ password: loginFields.password }),
  reply: confirmed,
  replayable: true,
});

export const beginPasskeyReauthentication = defineCall({
  method: 'POST',
  path: '/client_api/confirm/askPasskey',
  host: 'admin',
  kind: 'none',
  reply: envelope(passkeyRequest),
});

export const reauthenticateByPasskey = defineCall({
  method: 'POST',
  path: '/client_api/confirm/passkey',
  host: 'admin',
  kind: 'json',
  body: z.object(passkeyAnswer),
  reply: confirmed,
  replayable: true,
});

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** A security key that is plugged in or held near, not the device itself. */
  roams: z.boolean(),
  /** Created in the browser of this request. */
  here: z.boolean(),
  /** Logs in without a password; others are asked for after it. */
  logsInAlone: z.boolean(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});
export type Passkey = z.output<typeof passkey>;

const security = z.object({
  passwordChangedAt: z.nullable(moment),
  passkeys: z.array(passkey),
  app: z.nullable(z.object({ createdAt: moment, lastUsedAt: z.nullable(moment) })),
  recoveryCodesLeft: z.number(),
});
export type Security = z.output<typeof security>;

/** Open to every user whatever their menus, like all calls below but the last. */
export const getSecurity = defineCall({
  method: 'GET',
  path: '/client_api/account/security',
  host: 'admin',
  kind: 'none',
  reply: envelope(security),
});

/** Ten recovery codes, shown once. Null if the existing ones stay valid. */
const codes = z.nullable(z.array(z.string()));

/** A new passkey, or one in place of `renews`. */
export const beginPasskey = defineCall({
  method: 'POST',
  path: '/client_api/account/beginPasskey',
  host: 'admin',
  kind: 'json',
  body: z._default(z.object({ renews: z.optional(z.uuid()) }), {}),
  reply: envelope(passkeyRequest),
});

const passkeyName = z
  .string(code('passkey.name'))
  .check(z.maxLength(accountMaxLengths.passkeyName), oneLine(), z.trim(), z.minLength(1));

export const addPasskey = defineCall({
  method: 'POST',
  path: '/client_api/account/addPasskey',
  host: 'admin',
  kind: 'json',
  body: z.object({ ...passkeyAnswer, name: passkeyName, renews: z.optional(z.uuid()) }),
  reply: envelope(z.object({ recoveryCodes: codes })),
  replayable: true,
});

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/client_api/account/renamePasskey',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid(), name: passkeyName }),
  reply: nothing,
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/client_api/account/removePasskey',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid() }),
  reply: nothing,
  replayable: true,
});

/** A new TOTP secret: `uri` and `picture` for the app's camera, `secret` for typing. */
export const beginApp = defineCall({
  method: 'POST',
  path: '/client_api/account/beginApp',
  host: 'admin',
  kind: 'none',
  reply: envelope(
    z.object({
      uri: z.string(),
      secret: z.string(),
      /** The dark modules of the QR code as an SVG path, one unit each, in a square of `size`. */
      picture: z.object({ size: z.number(), path: z.string() }),
    }),
  ),
  replayable: true,
});

/** The first correct code enables the app. */
export const addApp = defineCall({
  method: 'POST',
  path: '/client_api/account/addApp',
  host: 'admin',
  kind: 'json',
  body: z.object({ code: appCode }),
  reply: envelope(z.object({ added: z.boolean(), recoveryCodes: codes, ...attempt })),
  replayable: true,
});

export const removeApp = defineCall({
  method: 'POST',
  path: '/client_api/account/removeApp',
  host: 'admin',
  kind: 'none',
  reply: nothing,
  replayable: true,
});

/** Replaces the existing recovery codes. */
export const makeRecoveryCodes = defineCall({
  method: 'POST',
  path: '/client_api/account/makeRecoveryCodes',
  host: 'admin',
  kind: 'none',
  reply: envelope(z.array(z.string())),
  replayable: true,
});

/** Main user only: removes all second factors of an employee who lost them. */
export const resetEmployeeTwoFactor = defineCall({
  method: 'POST',
  path: '/client_api/employees/resetSecondStep',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid() }),
  reply: nothing,
  replayable: true,
});

function digitsPattern(): RegExp {
  return new RegExp(`^\\d{${appCodeDigits}}$`);
}
