import { z } from 'zod';
import { keyEnvironments } from '#contract/api-keys.ts';
import { menuIds } from '#contract/console-menus.ts';
import { deskRoles } from '#contract/desk-call.ts';
import { draftKinds } from '#contract/desk-drafts.ts';
import { keyRights } from '#contract/documented-api.ts';
import { ticketTypes } from '#contract/tickets.ts';
import { secondFactors } from '#contract/user-data.ts';

const nothing = z.object({});
const way = z.enum(['mail', 'phone']);
const menus = z.array(z.enum(menuIds));
/** A key, named by its public half. */
const key = z.object({ accessKey: z.string(), name: z.string() });
const rights = z.array(z.enum(keyRights));
const addresses = z.array(z.string());
const endsSessions = z.object({ sessionsEnded: z.number() });
const terms = z.object({
  balance: z.string().optional(),
  creditBalance: z.string().optional(),
  enabledProducts: z.array(z.string()).optional(),
});

const deskRoleList = z.array(z.enum(deskRoles));

const ticket = z.object({ number: z.string() });
const ticketChanges = [
  ...(['written', 'answered', 'noted', 'taken', 'given', 'solved', 'declined'] as const),
  ...(['reopened', 'lapsed'] as const),
] as const;

/**
 * Every action of the audit trail with the schema of its details; fields outside the schema are not
 * stored. None has room for a password, a code or a token.
 */
export const auditActions = {
  'account.signed-up': z.object({ again: z.boolean() }),
  'account.activated': z.object({ way, reopened: z.boolean(), employeesRemoved: z.number() }),
  'account.demo-set': z.object({ made: z.boolean() }),
  'code.sent': z.object({ purpose: z.enum(['reset', 'activation']), way }),
  'session.opened': z.object({
    session: z.uuid(),
    newDevice: z.boolean().optional(),
    way: z.enum(['password', ...secondFactors]).optional(),
  }),
  'session.ended': z.object({ sessions: z.array(z.uuid()) }),
  'session.confirmed': z.object({ way: z.enum(['password', 'passkey']) }),
  'login.locked': nothing,
  'second-step.refused': z.object({ way: z.enum(secondFactors), newDevice: z.boolean() }),
  'second-step.reset': nothing,
  'passkey.added': z.object({ name: z.string() }),
  'passkey.renewed': z.object({ name: z.string() }),
  'passkey.renamed': z.object({ before: z.string(), after: z.string() }),
  'passkey.removed': z.object({ name: z.string() }),
  'app.added': nothing,
  'app.removed': nothing,
  'recovery-codes.made': nothing,
  'recovery-code.used': z.object({ left: z.number() }),
  'device.recognised': endsSessions.extend({
    event: z.number(),
    mine: z.boolean(),
    /** When the browser that answered first logged in. */
    since: z.iso.datetime(),
  }),
  'password.reset': endsSessions.extend({ way }),
  'password.changed': endsSessions.extend({ employeesEnded: z.number().optional() }),
  'details.changed': z.object({
    fields: z.array(z.enum(['firstName', 'lastName', 'companyName', 'notificationLocale'])),
  }),
  'employee.added': z.object({ username: z.string(), menus, managesKeys: z.boolean().optional() }),
  'employee.invited': z.object({
    email: z.string(),
    menus,
    managesKeys: z.boolean(),
    again: z.boolean(),
  }),
  'employee.invitation-revoked': z.object({ email: z.string() }),
  'employee.invitation-declined': z.object({ email: z.string() }),
  'employee.joined': z.object({
    username: z.string(),
    email: z.string(),
    menus,
    managesKeys: z.boolean(),
  }),
  'employee.enabled': nothing,
  'employee.disabled': endsSessions,
  'employee.menus-changed': z.object({
    before: menus,
    after: menus,
    managesKeys: z.boolean().optional(),
  }),
  'employee.password-set': endsSessions,
  'employee.deleted': z.object({ username: z.string(), name: z.string() }),
  'two-factor.required': z.object({ without: z.number() }),
  'two-factor.optional': nothing,
  'key.made': key.extend({ environment: z.enum(keyEnvironments), rights }),
  'key.changed': key.extend({ before: z.string(), rights }),
  'key.ended': key.extend({ endsAt: z.iso.datetime() }),
  'keys.exported': z.object({ keys: z.number() }),
  /** The live gateway reads accounts and keys; once an hour. */
  'gateway.read': nothing,
  'callback.address-changed': z.object({ before: z.string(), after: z.string() }),
  'callback.secret-shown': nothing,
  'callback.secret-prepared': nothing,
  'callback.secret-switched': nothing,
  'allowed-addresses.changed': z.object({ before: addresses, after: addresses }),
  /** Employees who get the mail beside the main user. */
  'balance-alert.set': z.object({
    below: z.string(),
    currency: z.string(),
    employees: z.number(),
  }),
  'balance-alert.off': nothing,
  'customer.terms-changed': z.object({ before: terms, after: terms }),
  /** An operator's reason is for operators alone. */
  'customer.enabled': z.object({
    status: z.enum(['active', 'pending']),
    reason: z.string().optional(),
  }),
  'customer.disabled': endsSessions.extend({ reason: z.string().optional() }),
  /** Somebody at the desk looked at it. */
  'customer.read': z.object({ part: z.enum(['page', 'requests', 'events']) }),
  'customer.activation-resent': nothing,
  'practice.ended': z.object({ sessions: z.number() }),
  'practice.blocked': z.object({
    network: z.string(),
    reason: z.string(),
    sessions: z.number(),
    endsAt: z.iso.datetime().optional(),
  }),
  'practice.unblocked': z.object({ network: z.string() }),
  'callback.released': z.object({ name: z.string(), host: z.string().optional() }),
  'contact.answered': nothing,
  'contact.reopened': nothing,
  'outbox.retried': z.object({ messages: z.number(), template: z.string().optional() }),
  'outbox.dropped': z.object({ template: z.string() }),
  /** The table `status_changes` has the details. */
  'status.changed': z.object({ change: z.string() }),
  'secret.replaced': z.object({ lost: z.boolean() }),
  'secret.resealed': z.object({ rows: z.record(z.string(), z.number()) }),
  'database.granted': z.object({ role: z.string() }),
  'database.dumped': z.object({ rows: z.number() }),
  'database.restored': z.object({
    takenAt: z.iso.datetime(),
    rows: z.number(),
    deletedRows: z.number(),
  }),
  'desk.invited': z.object({ email: z.string(), roles: deskRoleList }),
  'desk.joined': z.object({ name: z.string(), again: z.boolean() }),
  'desk.logged-in': nothing,
  'desk.signed-out': nothing,
  'desk.confirmed': nothing,
  'desk.passkey-added': nothing,
  'desk.passkey-removed': nothing,
  'desk.roles-changed': endsSessions.extend({ before: deskRoleList, after: deskRoleList }),
  'desk.removed': endsSessions.extend({ email: z.string() }),
  'desk.draft-saved': z.object({ kind: z.enum(draftKinds) }),
  'desk.draft-dropped': z.object({ kind: z.enum(draftKinds) }),
  /** A page or a call outside the person's roles. */
  'desk.refused': z.object({ path: z.string() }),
  'ticket.opened': ticket.extend({ type: z.enum(ticketTypes) }),
  'ticket.read': ticket,
  'ticket.changed': ticket.extend({ change: z.enum(ticketChanges) }),
  'saved-reply.changed': z.object({ name: z.string(), change: z.enum(['saved', 'removed']) }),
  'audit.exported': z.object({ events: z.number() }),
  'data.purged': z.object({ rows: z.record(z.string(), z.number()) }),
} as const;

export type AuditAction = keyof typeof auditActions;

export const auditActionNames = z.object(auditActions).keyof().options;

export type AuditDetails<Action extends AuditAction> = z.input<(typeof auditActions)[Action]>;
