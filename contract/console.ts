import * as z from 'zod/mini';
import {
  employeeName,
  loginFields,
  resetFields,
  signUpFields,
  username,
} from './account-fields.ts';
import { defineCall } from './call.ts';
import { menuIds } from './console-menus.ts';
import { envelope } from './envelope.ts';
import { locales } from './locale.ts';
import { dayMs } from './time-units.ts';
import { country, duties, tokens, userData } from './user-data.ts';

const roles = ['main', 'employee'] as const;
export type Role = (typeof roles)[number];

const moment = z.iso.datetime();
const nothing = envelope(z.optional(z.unknown()));

/** For every session. Balance and products are null without the home menu. */
export const whoAmI = defineCall({
  method: 'GET',
  path: '/client_api/whoAmI',
  host: 'admin',
  kind: 'none',
  reply: envelope(
    z.object({
      ...z.omit(userData, { usertoken: true, subUserToken: true }).shape,
      role: z.enum(roles),
      companyName: z.string(),
      /** The login name: the mail address of a main user, the username of an employee. */
      account: z.string(),
      /** Idle time after which a session ends. Missing in replies of the previous release. */
      idleMinutes: z.optional(z.number()),
      /** What an employee has to do before every other call. */
      duty: z._default(z.nullable(z.enum(duties)), null),
      /** When an employee without a second factor needs one. */
      twoFactorDueAt: z._default(z.nullable(moment), null),
      /** Of the demo account: when its sample data was made. */
      samplesUntil: z._default(z.nullable(moment), null),
    }),
  ),
});

/** Ends the session of the token; an ended token is accepted. */
export const signOut = defineCall({
  method: 'POST',
  path: '/client_api/signOut',
  host: 'admin',
  kind: 'none',
  reply: nothing,
});

/** Menu `account`. An employee has no mail address, phone, names or country of their own. */
export const getOwnDetails = defineCall({
  method: 'GET',
  path: '/client_api/account/details',
  host: 'admin',
  kind: 'none',
  reply: envelope(
    z.object({
      role: z.enum(roles),
      name: z.string(),
      username: z.nullable(z.string()),
      companyName: z.string(),
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      email: z.nullable(z.string()),
      /** False until the mailed link was used: no login and no reset by mail before that. */
      emailVerified: z.boolean(),
      phone: z.nullable(z.string()),
      country: z.nullable(country),
      createdAt: moment,
      /** Language of notices. Missing in replies of the previous release. */
      notificationLocale: z.optional(z.nullable(z.enum(locales))),
    }),
  ),
});

/** Main user only. */
export const updateOwnDetails = defineCall({
  method: 'POST',
  path: '/client_api/account/updateDetails',
  host: 'admin',
  kind: 'json',
  body: z.object({
    firstName: signUpFields.firstName,
    lastName: signUpFields.lastName,
    companyName: signUpFields.companyName,
  }),
  reply: nothing,
});

/** Main user only. Codes come in the language of the page that requests them. */
export const setNotificationLanguage = defineCall({
  method: 'POST',
  path: '/client_api/account/notificationLanguage',
  host: 'admin',
  kind: 'json',
  body: z.object({ locale: z.enum(locales) }),
  reply: nothing,
});

/** Main user only: repeats the activation mail of an account that was activated by phone. */
export const resendConfirmation = defineCall({
  method: 'POST',
  path: '/client_api/account/resendConfirmation',
  host: 'admin',
  kind: 'none',
  reply: nothing,
});

/** Ends all other sessions of the same user and returns new tokens. */
export const changeOwnPassword = defineCall({
  method: 'POST',
  path: '/client_api/account/changePassword',
  host: 'admin',
  kind: 'json',
  body: z.object({
    password: loginFields.password,
    newPassword: resetFields.newPassword,
    /** Also logs out all employees; main user only. */
    endEmployees: z._default(z.boolean(), false),
  }),
  reply: envelope(tokens),
  replayable: true,
});

const session = z.object({
  id: z.uuid(),
  /** The session of this request. */
  current: z.boolean(),
  createdAt: moment,
  lastSeenAt: moment,
  expiresAt: moment,
  address: z.string(),
  userAgent: z.string(),
});
export type SessionSummary = z.output<typeof session>;

/** Sessions of the same user, latest first. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/client_api/account/sessions',
  host: 'admin',
  kind: 'none',
  reply: envelope(z.array(session)),
});

/** Ends one session by its id; needs reauthentication. */
export const endSession = defineCall({
  method: 'POST',
  path: '/client_api/account/endSession',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid() }),
  reply: nothing,
});

/** Ends all sessions but that of this request; needs reauthentication. */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/client_api/account/endOtherSessions',
  host: 'admin',
  kind: 'none',
  reply: nothing,
});

const employeeStatuses = ['active', 'disabled'] as const;

const employee = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  /** Of those who were invited by mail. */
  email: z._default(z.nullable(z.string()), null),
  status: z.enum(employeeStatuses),
  menus: z.array(z.enum(menuIds)),
  /** May create, change and end keys, given the menu `developer`. */
  managesKeys: z._default(z.boolean(), false),
  createdAt: moment,
  lastLoginAt: z.nullable(moment),
  /** Whether the employee has two-factor authentication. */
  secondStep: z.boolean(),
  /** When an employee without it needs it; null where the account does not require it. */
  twoFactorDueAt: z._default(z.nullable(moment), null),
  /** Has a password that the main user chose, and sets another at the next login. */
  mustSetPassword: z._default(z.boolean(), false),
});
export type Employee = z.output<typeof employee>;

const menus = z.array(z.enum(menuIds)).check(z.maxLength(menuIds.length));

/** Menu `employees`. An employee who has it may read; only the main user may change. */
export const listEmployees = defineCall({
  method: 'GET',
  path: '/client_api/employees/list',
  host: 'admin',
  kind: 'none',
  reply: envelope(z.array(employee)),
});

export const addEmployee = defineCall({
  method: 'POST',
  path: '/client_api/employees/add',
  host: 'admin',
  kind: 'json',
  body: z.object({
    username,
    /** Empty means the username. */
    name: z._default(employeeName, ''),
    password: resetFields.newPassword,
    menus,
    managesKeys: z._default(z.boolean(), false),
  }),
  reply: envelope(employee),
  replayable: true,
});

/** Disabling ends the employee's sessions. */
export const setEmployeeStatus = defineCall({
  method: 'POST',
  path: '/client_api/employees/setStatus',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid(), status: z.enum(employeeStatuses) }),
  reply: envelope(employee),
});

export const setEmployeeMenus = defineCall({
  method: 'POST',
  path: '/client_api/employees/setMenus',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid(), menus, managesKeys: z.optional(z.boolean()) }),
  reply: envelope(employee),
});

/** Deletes an employee who is disabled; `name` proves that it is the one who is meant. */
export const deleteEmployee = defineCall({
  method: 'POST',
  path: '/client_api/employees/delete',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid(), name: employeeName }),
  reply: nothing,
});

/** How long employees may log in without the second factor that is required of them. */
export const twoFactorGraceMs = 7 * dayMs;

/** Null where employees may log in without a second factor. */
const twoFactorRule = z.object({
  requiredSince: z.nullable(moment),
  graceEndsAt: z.nullable(moment),
});
export type TwoFactorRule = z.output<typeof twoFactorRule>;

/** Menu `employees`. */
export const getTwoFactorRule = defineCall({
  method: 'GET',
  path: '/client_api/employees/twoFactorRule',
  host: 'admin',
  kind: 'none',
  reply: envelope(twoFactorRule),
});

/** Whether employees need a second factor. */
export const requireTwoFactor = defineCall({
  method: 'POST',
  path: '/client_api/employees/requireTwoFactor',
  host: 'admin',
  kind: 'json',
  body: z.object({ required: z.boolean() }),
  reply: envelope(twoFactorRule),
});

/** Sets a new initial password for an employee and ends their sessions. */
export const setEmployeePassword = defineCall({
  method: 'POST',
  path: '/client_api/employees/setPassword',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid(), password: resetFields.newPassword }),
  reply: envelope(employee),
  replayable: true,
});
