import * as z from 'zod/mini';
import { loginFields } from './account-fields.ts';
import { accountMaxLengths, codeDigits } from './account-rules.ts';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { oneLine } from './text.ts';
import { minuteMs } from './time-units.ts';
import { tokens, userData } from './user-data.ts';

const moment = z.iso.datetime();
const nothing = envelope(z.optional(z.unknown()));

/** What the browser's own interface takes and gives; the library on either side knows its shape. */
const passkeyJson = z.record(z.string(), z.unknown());
const passkeyRequest = z.object({ id: z.uuid(), options: passkeyJson });
const passkeyAnswer = { id: z.uuid(), response: passkeyJson };

/** A wrong one says how many are left, and after the last one when the next may come. */
const attempt = { attemptsLeft: z.number(), retryAt: z.nullable(moment) };

/** How long a login waits for its second step. */
export const stepMs = 10 * minuteMs;

/** `step` is the token that the login answered: good for this alone. */
const step = z.string(code('step.over')).check(z.maxLength(200));

/** Who is null until the step is passed. */
const passed = envelope(z.object({ user: z.nullable(userData), ...attempt }));

export const askStepPasskey = defineCall({
  method: 'POST',
  path: '/client_api/secondStep/askPasskey',
  host: 'admin',
  kind: 'json',
  body: z.object({ step }),
  reply: envelope(passkeyRequest),
});

export const passStepByPasskey = defineCall({
  method: 'POST',
  path: '/client_api/secondStep/passkey',
  host: 'admin',
  kind: 'json',
  body: z.object({ step, ...passkeyAnswer }),
  reply: passed,
  replayable: true,
});

const appCode = z.string(code('step.code')).check(z.trim(), z.regex(digitsPattern()));

export const passStepByApp = defineCall({
  method: 'POST',
  path: '/client_api/secondStep/app',
  host: 'admin',
  kind: 'json',
  body: z.object({ step, code: appCode }),
  reply: passed,
  replayable: true,
});

export const passStepByRecovery = defineCall({
  method: 'POST',
  path: '/client_api/secondStep/recovery',
  host: 'admin',
  kind: 'json',
  body: z.object({ step, code: z.string(code('step.recovery')).check(z.trim(), z.maxLength(40)) }),
  reply: passed,
  replayable: true,
});

/**
 * Proves once more who is logged in; good for ten minutes. The tokens are new and end those before;
 * without proof they are null.
 */
const confirmed = envelope(z.object({ tokens: z.nullable(tokens), ...attempt }));

export const confirmByPassword = defineCall({
  method: 'POST',
  path: '/client_api/confirm/password',
  host: 'admin',
  kind: 'json',
  body: z.object({ password: loginFields.password }),
  reply: confirmed,
  replayable: true,
});

export const askConfirmPasskey = defineCall({
  method: 'POST',
  path: '/client_api/confirm/askPasskey',
  host: 'admin',
  kind: 'none',
  reply: envelope(passkeyRequest),
});

export const confirmByPasskey = defineCall({
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
  /** A key that is plugged in or held near, not the device itself. */
  roams: z.boolean(),
  /** Made in the browser that asks. */
  here: z.boolean(),
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

/** Menu `account`, as everything below. */
export const getSecurity = defineCall({
  method: 'GET',
  path: '/client_api/account/security',
  host: 'admin',
  kind: 'none',
  reply: envelope(security),
});

/** Ten of them, shown once. Null where the ones that were made before go on. */
const codes = z.nullable(z.array(z.string()));

export const askNewPasskey = defineCall({
  method: 'POST',
  path: '/client_api/account/askNewPasskey',
  host: 'admin',
  kind: 'none',
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
  body: z.object({ ...passkeyAnswer, name: passkeyName }),
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

/** A new secret: `uri` and the picture of it are for an app's camera, `secret` for its keyboard. */
export const beginApp = defineCall({
  method: 'POST',
  path: '/client_api/account/beginApp',
  host: 'admin',
  kind: 'none',
  reply: envelope(
    z.object({
      uri: z.string(),
      secret: z.string(),
      /** The dark fields of the code as a path, one unit each, in a square of `size`. */
      picture: z.object({ size: z.number(), path: z.string() }),
    }),
  ),
  replayable: true,
});

/** The first right code turns the app on. */
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

/** Those made before are void. */
export const makeRecoveryCodes = defineCall({
  method: 'POST',
  path: '/client_api/account/makeRecoveryCodes',
  host: 'admin',
  kind: 'none',
  reply: envelope(z.array(z.string())),
  replayable: true,
});

/** Main user only: for an employee who lost everything. */
export const resetEmployeeSteps = defineCall({
  method: 'POST',
  path: '/client_api/employees/resetSecondStep',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid() }),
  reply: nothing,
  replayable: true,
});

function digitsPattern(): RegExp {
  return new RegExp(`^\\d{${codeDigits}}$`);
}
