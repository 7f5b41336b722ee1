import * as z from 'zod/mini';
import { type Call, defineCall } from './call.ts';
import { deskBase } from './desk-base.ts';
import { emailMaxLength, emailPattern } from './email-address.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { locales } from './locale.ts';
import { oneLine } from './text.ts';
import { dayMs, hourMs, minuteMs } from './time-units.ts';

/** Where an invitation is accepted. The token follows behind `#`, which no server or log sees. */
export const deskWelcomePath = `${deskBase}/welcome`;

/** An administrator may do whatever the other roles may. */
export const deskRoles = ['incident-manager', 'support', 'administrator'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** Whether one of a person's roles is among those asked for. */
export const hasDeskRole = (held: readonly DeskRole[], asked: readonly DeskRole[]): boolean =>
  held.includes('administrator') || asked.some((role) => held.includes(role));

/** The pages of the desk, in the order of the menu, with the roles that open them. */
export const deskPages = {
  team: { path: `${deskBase}/team`, roles: ['administrator'] },
  passkeys: { path: `${deskBase}/passkeys`, roles: deskRoles },
} as const satisfies Record<string, { path: string; roles: readonly DeskRole[] }>;

export type DeskPage = keyof typeof deskPages;
export const deskPageIds = Object.keys(deskPages) as DeskPage[];

/** The page of a path; undefined for login, welcome and unknown paths. */
export const deskPageOf = (path: string): DeskPage | undefined =>
  deskPageIds.find((page) => deskPages[page].path === path);

export const deskInvitationMs = dayMs;
export const deskSessionMs = 8 * hourMs;
export const deskIdleMs = 30 * minuteMs;
/** How long a person is not asked for the passkey again. */
export const deskConfirmedMs = 5 * minuteMs;
export const deskNameMaxLength = 50;

const moment = z.iso.datetime();
const nothing = envelope(z.optional(z.unknown()));
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

const deskCall = { host: 'desk' } as const;
const asking = { ...deskCall, method: 'POST', kind: 'none', reply: passkeyRequest } as const;
const changing = { ...deskCall, method: 'POST', kind: 'json', reply: nothing } as const;

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
  ...deskCall,
  method: 'GET',
  path: '/desk/call/state',
  kind: 'none',
  reply: envelope(z.object({ viewer: z.nullable(viewer), hasPeople: z.boolean() })),
});

export const beginDeskLogin = defineCall({ ...asking, path: '/desk/call/beginLogin' });

export const logInToDesk = defineCall({
  ...changing,
  path: '/desk/call/logIn',
  body: z.object({ email: deskFields.email, ...passkeyAnswer }),
});

export const signOutOfDesk = defineCall({
  ...deskCall,
  method: 'POST',
  path: '/desk/call/signOut',
  kind: 'none',
  reply: nothing,
});

export const readDeskInvitation = defineCall({
  ...changing,
  path: '/desk/call/invitation',
  body: z.object({ token }),
  reply: envelope(
    z.object({
      email: z.string(),
      /** Empty on the first invitation. */
      name: z.string(),
      roles,
      invitedBy: z.string(),
      endsAt: moment,
    }),
  ),
});

export const beginDeskJoin = defineCall({
  ...changing,
  path: '/desk/call/beginJoin',
  body: z.object({ token, name: deskFields.name }),
  reply: passkeyRequest,
});

/** Accepts an invitation. Passkeys and sessions that the person had before end. */
export const joinDesk = defineCall({
  ...changing,
  path: '/desk/call/join',
  body: z.object({ token, name: deskFields.name, ...passkeyAnswer }),
});

export const beginDeskConfirmation = defineCall({ ...asking, path: '/desk/call/beginConfirm' });

/** Proves again who is at the desk, for `deskConfirmedMs`. */
export const confirmAtDesk = defineCall({
  ...changing,
  path: '/desk/call/confirm',
  body: z.object(passkeyAnswer),
});

const passkey = z.object({
  id: z.uuid(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});
export type DeskPasskey = z.output<typeof passkey>;

export const listDeskPasskeys = defineCall({
  ...deskCall,
  method: 'GET',
  path: '/desk/call/passkeys',
  kind: 'none',
  reply: envelope(z.array(passkey)),
});

export const beginDeskPasskey = defineCall({ ...asking, path: '/desk/call/beginPasskey' });

export const addDeskPasskey = defineCall({
  ...changing,
  path: '/desk/call/addPasskey',
  body: z.object(passkeyAnswer),
});

export const removeDeskPasskey = defineCall({
  ...changing,
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
  lastSeenAt: z.nullable(moment),
  /** When the open invitation ends; null without one. */
  invitedUntil: z.nullable(moment),
});
export type DeskMember = z.output<typeof member>;

export const listDeskTeam = defineCall({
  ...deskCall,
  method: 'GET',
  path: '/desk/call/team',
  kind: 'none',
  reply: envelope(z.array(member)),
});

/** For somebody who is already at the desk: new passkeys, and these roles from now on. */
export const inviteToDesk = defineCall({
  ...changing,
  path: '/desk/call/invite',
  body: z.object({ email: deskFields.email, roles: deskFields.roles }),
});

export const setDeskRoles = defineCall({
  ...changing,
  path: '/desk/call/setRoles',
  body: z.object({ id: z.uuid(), roles: deskFields.roles }),
});

export const removeFromDesk = defineCall({
  ...changing,
  path: '/desk/call/remove',
  body: z.object({ id: z.uuid() }),
});

/** Who may make a call. */
export type DeskAccess = {
  /** Administrators may make every call. */
  for: 'everyone' | 'operators' | readonly DeskRole[];
  /** Asks for a passkey again. */
  confirmed?: true;
};

/**
 * Every call of the desk with who may make it. The server refuses everybody else.
 */
export const deskCalls: readonly (readonly [Call, DeskAccess])[] = [
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
