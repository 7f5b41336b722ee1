import * as z from 'zod/mini';
import { resetFields, signUpFields, username } from './account-fields.ts';
import { defineCall } from './call.ts';
import { menuIds } from './console-menus.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { locales } from './locale.ts';
import { dayMs } from './time-units.ts';
import { userData } from './user-data.ts';

/** How long a mailed link is valid. */
export const invitationDays = 7;
export const invitationMs = invitationDays * dayMs;

const moment = z.iso.datetime();
const nothing = envelope(z.optional(z.unknown()));
const menus = z.array(z.enum(menuIds)).check(z.maxLength(menuIds.length));

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  menus: z.array(z.enum(menuIds)),
  managesKeys: z.boolean(),
  /** Of the mail and of the page that it opens. */
  locale: z.enum(locales),
  sentAt: moment,
  /** May be over: the row stays until it is deleted or sent again. */
  expiresAt: moment,
});
export type Invitation = z.output<typeof invitation>;

/** Menu `employees`. An employee who has it may read; only the main user may change. */
export const listInvitations = defineCall({
  method: 'GET',
  path: '/client_api/employees/invitations',
  host: 'admin',
  kind: 'none',
  reply: envelope(z.array(invitation)),
});

/** Mails a link. An open invitation to the same address is replaced. */
export const inviteEmployee = defineCall({
  method: 'POST',
  path: '/client_api/employees/invite',
  host: 'admin',
  kind: 'json',
  body: z.object({
    email: signUpFields.email,
    menus,
    managesKeys: z._default(z.boolean(), false),
    locale: z.enum(locales),
  }),
  reply: envelope(invitation),
  replayable: true,
});

/** Mails a new link with a new time; the old link ends. */
export const sendInvitationAgain = defineCall({
  method: 'POST',
  path: '/client_api/employees/sendInvitationAgain',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid() }),
  reply: envelope(invitation),
  replayable: true,
});

/** Also removes one whose time is over. */
export const revokeInvitation = defineCall({
  method: 'POST',
  path: '/client_api/employees/revokeInvitation',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.uuid() }),
  reply: nothing,
});

const token = z.string(code('invitation.link')).check(z.maxLength(200));

/** What the invited reads before joining. Changes nothing. */
export const lookUpInvitation = defineCall({
  method: 'POST',
  path: '/client_api/invitation/lookUp',
  host: 'admin',
  kind: 'json',
  body: z.object({ token }),
  reply: envelope(
    z.union([
      z.object({
        state: z.literal('open'),
        email: z.string(),
        companyName: z.string(),
        /** The main user. */
        invitedBy: z.string(),
        /** With it and the username an employee logs in. */
        phone: z.nullable(z.string()),
        expiresAt: moment,
        /** Without a second factor nothing but the own security page will be open. */
        requiresTwoFactor: z.boolean(),
      }),
      z.object({
        state: z.literal('ended'),
        /** The main user; null for a link that we never sent, or long ago. */
        invitedBy: z.nullable(z.string()),
      }),
    ]),
  ),
});

/** Whether the account has no employee of this username. */
export const checkInvitedUsername = defineCall({
  method: 'POST',
  path: '/client_api/invitation/checkUsername',
  host: 'admin',
  kind: 'json',
  body: z.object({ token, username }),
  reply: envelope(z.object({ isFree: z.boolean() })),
});

/** Makes the employee and logs in. */
export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/client_api/invitation/accept',
  host: 'admin',
  kind: 'json',
  body: z.object({ token, username, password: resetFields.newPassword }),
  reply: envelope(userData),
  replayable: true,
});

/** For somebody who does not belong to the company. */
export const declineInvitation = defineCall({
  method: 'POST',
  path: '/client_api/invitation/decline',
  host: 'admin',
  kind: 'json',
  body: z.object({ token }),
  reply: nothing,
});
