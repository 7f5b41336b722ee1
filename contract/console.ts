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
import { country, tokens, userData } from './user-data.ts';

const roles = ['main', 'employee'] as const;
export type Role = (typeof roles)[number];

const moment = z.iso.datetime();
const nothing = envelope(z.optional(z.unknown()));

/** Every session may ask. Money and products are null without the home menu. */
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
      /** What they are known by here: the e-mail of a main user, the username of an employee. */
      account: z.string(),
      /** A session that is not used for so long has ended. The release before does not say it. */
      idleMinutes: z.optional(z.number()),
    }),
  ),
});

/** Ends the session of the token; a token that has already ended is fine. */
export const signOut = defineCall({
  method: 'POST',
  path: '/client_api/signOut',
  host: 'admin',
  kind: 'none',
  reply: nothing,
});

/** Menu `account`. An employee has no mail, phone, names or country of their own. */
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

/** Main user only: the activation mail once more, for an account that was opened by phone. */
export const resendConfirmation = defineCall({
  method: 'POST',
  path: '/client_api/account/resendConfirmation',
  host: 'admin',
  kind: 'none',
  reply: nothing,
});

/** Menu `account`. Ends all other sessions of the same user; the tokens are new. */
export const changeOwnPassword = defineCall({
  method: 'POST',
  path: '/client_api/account/changePassword',
  host: 'admin',
  kind: 'json',
  body: z.object({
    password: loginFields.password,
    newPassword: resetFields.newPassword,
    /** A main user may log out all employees as well. */
    endEmployees: z._default(z.boolean(), false),
  }),
  reply: envelope(tokens),
  replayable: true,
});

const session = z.object({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  createdAt: moment,
  lastSeenAt: moment,
  expiresAt: moment,
  address: z.string(),
  userAgent: z.string(),
});
export type SessionSummary = z.output<typeof session>;

/** Menu `account`. Sessions of the same user, the latest first. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/client_api/account/sessions',
  host: 'admin',
  kind: 'none',
  reply: envelope(z.array(session)),
});

/** Menu `account`. One session by its id, for who proved lately that it is them. */
export const endSession = defineCall({
  method: 'POST',
  path: '/client_api/account/endSession',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid() }),
  reply: nothing,
});

/** Menu `account`. All but the one that asks, for who proved lately that it is them. */
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
  status: z.enum(employeeStatuses),
  menus: z.array(z.enum(menuIds)),
  /** May make, change and end keys, where they see them. */
  managesKeys: z._default(z.boolean(), false),
  createdAt: moment,
  lastLoginAt: z.nullable(moment),
  /** Whether a login of theirs has a second step. */
  secondStep: z.boolean(),
});
export type Employee = z.output<typeof employee>;

const menus = z.array(z.enum(menuIds)).check(z.maxLength(menuIds.length));

/** Menu `employees`; an employee who has it may look, only the main user may change. */
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

/** For an employee who forgot it: a new first password, and their sessions end. */
export const setEmployeePassword = defineCall({
  method: 'POST',
  path: '/client_api/employees/setPassword',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid(), password: resetFields.newPassword }),
  reply: envelope(employee),
  replayable: true,
});
