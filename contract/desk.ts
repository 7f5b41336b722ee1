import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { deskBase } from './desk-base.ts';
import {
  type DeskCalls,
  type DeskRole,
  deskChanging,
  deskMoment,
  deskReading,
  deskRoles,
} from './desk-call.ts';
import { emailMaxLength, emailPattern } from './email-address.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { locales } from './locale.ts';
import { oneLine } from './text.ts';
import { dayMs, hourMs, minuteMs } from './time-units.ts';

/** Where an invitation is accepted. The token follows behind `#`, which no server or log sees. */
export const deskWelcomePath = `${deskBase}/welcome`;

/** The pages of the desk, in the groups and the order of the menu, with the roles that open them. */
export const deskPages = {
  today: { path: `${deskBase}/today`, group: 1, roles: deskRoles },
  incidents: { path: `${deskBase}/incidents`, group: 2, roles: ['incident-manager'] },
  maintenance: { path: `${deskBase}/maintenance`, group: 2, roles: ['incident-manager'] },
  tickets: { path: `${deskBase}/tickets`, group: 3, roles: ['support'] },
  messages: { path: `${deskBase}/messages`, group: 3, roles: ['support'] },
  customers: { path: `${deskBase}/customers`, group: 3, roles: ['support'] },
  outbox: { path: `${deskBase}/outbox`, group: 4, roles: ['incident-manager'] },
  sandbox: { path: `${deskBase}/sandbox`, group: 4, roles: ['support'] },
  audit: { path: `${deskBase}/audit`, group: 5, roles: ['administrator'] },
  team: { path: `${deskBase}/team`, group: 5, roles: ['administrator'] },
  passkeys: { path: `${deskBase}/passkeys`, group: 5, roles: deskRoles },
} as const satisfies Record<string, { path: string; group: number; roles: readonly DeskRole[] }>;

export type DeskPage = keyof typeof deskPages;
export const deskPageIds = Object.keys(deskPages) as DeskPage[];

/** The page of a path, or of one below it; undefined for login, welcome and unknown paths. */
export const deskPageOf = (path: string): DeskPage | undefined =>
  deskPageIds.find((page) => `${path}/`.startsWith(`${deskPages[page].path}/`));

/** What follows the path of a page: `INC-…` in `/desk/incidents/INC-…`; empty on the page itself. */
export const belowDeskPage = (page: DeskPage, path: string): string =>
  path.slice(deskPages[page].path.length + 1);

export const deskInvitationMs = dayMs;
export const deskSessionMs = 8 * hourMs;
export const deskIdleMs = 30 * minuteMs;
/** How long a person is not asked for the passkey again. */
export const deskConfirmedMs = 5 * minuteMs;
export const deskNameMaxLength = 50;

const roles = z.array(z.enum(deskRoles));

export const deskFields = {
  email: z
    .string(code('desk.email'))
    .check(z.trim(), z.maxLength(emailMaxLength, code('desk.email')), z.regex(emailPattern)),
  name: z
    .string(code('desk.name'))
    .check(z.maxLength(deskNameMaxLength), oneLine(), z.trim(), z.minLength(1)),
  roles: z.array(z.enum(deskRoles), code('desk.roles')).check(z.minLength(1)),
};

/** WebAuthn options and responses; the libraries of both sides know their shape. */
const passkeyJson = z.record(z.string(), z.unknown());
const passkeyRequest = envelope(z.object({ id: z.uuid(), options: passkeyJson }));
const passkeyAnswer = { id: z.uuid(), response: passkeyJson };
const token = z.string(code('desk.link')).check(z.regex(/^[\w-]{43}$/));

const asking = { ...deskChanging, kind: 'none', reply: passkeyRequest } as const;

const viewer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles,
  /** Whom to ask for another role. */
  administrators: z.array(z.string()),
});
export type DeskViewer = z.output<typeof viewer>;

/** Who is logged in, and whether there is anybody yet who could be. */
export const readDesk = defineCall({
  ...deskReading,
  path: '/desk/call/state',
  kind: 'none',
  reply: envelope(z.object({ viewer: z.nullable(viewer), hasPeople: z.boolean() })),
});

export const beginDeskLogin = defineCall({ ...asking, path: '/desk/call/beginLogin' });

export const logInToDesk = defineCall({
  ...deskChanging,
  path: '/desk/call/logIn',
  body: z.object({ email: deskFields.email, ...passkeyAnswer }),
});

export const signOutOfDesk = defineCall({
  ...deskChanging,
  path: '/desk/call/signOut',
  kind: 'none',
});

export const readDeskInvitation = defineCall({
  ...deskChanging,
  path: '/desk/call/invitation',
  body: z.object({ token }),
  reply: envelope(
    z.object({
      email: z.string(),
      /** Empty on the first invitation. */
      name: z.string(),
      roles,
      /** Of the invitation. */
      locale: z.enum(locales),
      invitedBy: z.string(),
      endsAt: deskMoment,
    }),
  ),
});

export const beginDeskJoin = defineCall({
  ...deskChanging,
  path: '/desk/call/beginJoin',
  body: z.object({ token, name: deskFields.name }),
  reply: passkeyRequest,
});

/** Accepts an invitation. Passkeys and sessions that the person had before end. */
export const joinDesk = defineCall({
  ...deskChanging,
  path: '/desk/call/join',
  body: z.object({ token, name: deskFields.name, ...passkeyAnswer }),
});

export const beginDeskConfirmation = defineCall({ ...asking, path: '/desk/call/beginConfirm' });

/** Proves again who is at the desk, for `deskConfirmedMs`. */
export const confirmAtDesk = defineCall({
  ...deskChanging,
  path: '/desk/call/confirm',
  body: z.object(passkeyAnswer),
});

const passkey = z.object({
  id: z.uuid(),
  createdAt: deskMoment,
  lastUsedAt: z.nullable(deskMoment),
});
export type DeskPasskey = z.output<typeof passkey>;

export const listDeskPasskeys = defineCall({
  ...deskReading,
  path: '/desk/call/passkeys',
  kind: 'none',
  reply: envelope(z.array(passkey)),
});

export const beginDeskPasskey = defineCall({ ...asking, path: '/desk/call/beginPasskey' });

export const addDeskPasskey = defineCall({
  ...deskChanging,
  path: '/desk/call/addPasskey',
  body: z.object(passkeyAnswer),
});

export const removeDeskPasskey = defineCall({
  ...deskChanging,
  path: '/desk/call/removePasskey',
  body: z.object({ id: z.uuid() }),
});

const member = z.object({
  id: z.uuid(),
  email: z.string(),
  /** Empty until the first invitation is accepted. */
  name: z.string(),
  roles,
  locale: z.enum(locales),
  passkeys: z.number(),
  lastSeenAt: z.nullable(deskMoment),
  /** When the open invitation ends; null without one. */
  invitedUntil: z.nullable(deskMoment),
});
export type DeskMember = z.output<typeof member>;

export const listDeskTeam = defineCall({
  ...deskReading,
  path: '/desk/call/team',
  kind: 'none',
  reply: envelope(z.array(member)),
});

/** For somebody who is already at the desk: new passkeys, and these roles from now on. */
export const inviteToDesk = defineCall({
  ...deskChanging,
  path: '/desk/call/invite',
  body: z.object({ email: deskFields.email, roles: deskFields.roles }),
});

export const setDeskRoles = defineCall({
  ...deskChanging,
  path: '/desk/call/setRoles',
  body: z.object({ id: z.uuid(), roles: deskFields.roles }),
});

export const removeFromDesk = defineCall({
  ...deskChanging,
  path: '/desk/call/remove',
  body: z.object({ id: z.uuid() }),
});

/** Logging in, the own passkeys and the team. */
export const peopleCalls: DeskCalls = [
  [readDesk, { for: 'everyone' }],
  [beginDeskLogin, { for: 'everyone' }],
  [logInToDesk, { for: 'everyone' }],
  [readDeskInvitation, { for: 'everyone' }],
  [beginDeskJoin, { for: 'everyone' }],
  [joinDesk, { for: 'everyone' }],
  [signOutOfDesk, { for: 'operators' }],
  [beginDeskConfirmation, { for: 'operators' }],
  [confirmAtDesk, { for: 'operators' }],
  [listDeskPasskeys, { for: 'operators' }],
  [beginDeskPasskey, { for: 'operators', confirmed: true }],
  [addDeskPasskey, { for: 'operators', confirmed: true }],
  [removeDeskPasskey, { for: 'operators', confirmed: true }],
  [listDeskTeam, { for: ['administrator'] }],
  [inviteToDesk, { for: ['administrator'], confirmed: true }],
  [setDeskRoles, { for: ['administrator'], confirmed: true }],
  [removeFromDesk, { for: ['administrator'], confirmed: true }],
];
