import { and, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { fullName } from '#content/full-name.ts';
import type { AccountEvent, AccountEventKind } from '#contract/account-events.ts';
import { dayMs } from '#contract/time-units.ts';
import type { AuditAction } from '../../audit/actions.ts';
import type { StoredEvent } from '../../audit/list.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import { auditEvents } from '../../db/audit-schema.ts';
import { AppError } from '../../http/errors.ts';
import { selectEmployees } from '../employees.ts';
import { forgetOtherDevices, knownSince } from '../sessions/known-devices.ts';
import {
  endOtherSessions,
  ownerOf,
  personOf,
  type Session,
  type SessionUser,
} from '../sessions/sessions.ts';

/** Every audit action: the kind under which users of the account see it, or null if they do not. */
const kindOfAction: Record<AuditAction, AccountEventKind | null> = {
  'session.opened': 'login',
  'session.ended': 'change',
  'account.activated': 'change',
  'password.reset': 'change',
  'password.changed': 'change',
  'details.changed': 'change',
  'employee.added': 'change',
  'employee.invited': 'change',
  'employee.invitation-revoked': 'change',
  'employee.invitation-declined': 'change',
  'employee.joined': 'change',
  'employee.enabled': 'change',
  'employee.disabled': 'change',
  'employee.menus-changed': 'change',
  'employee.password-set': 'change',
  'employee.deleted': 'change',
  'two-factor.required': 'change',
  'two-factor.optional': 'change',
  'key.made': 'change',
  'key.changed': 'change',
  'key.ended': 'change',
  'callback.address-changed': 'change',
  'callback.secret-shown': 'change',
  'callback.secret-prepared': 'change',
  'callback.secret-switched': 'change',
  'allowed-addresses.changed': 'change',
  'balance-alert.set': 'change',
  'balance-alert.off': 'change',
  'passkey.added': 'change',
  'passkey.renewed': 'change',
  'passkey.renamed': 'change',
  'passkey.removed': 'change',
  'app.added': 'change',
  'app.removed': 'change',
  'recovery-codes.made': 'change',
  'recovery-code.used': 'change',
  'second-step.reset': 'change',
  'customer.enabled': 'change',
  'customer.disabled': 'change',
  'login.locked': 'refused',
  'second-step.refused': 'refused',
  'account.signed-up': null,
  'account.demo-set': null,
  'code.sent': null,
  'session.confirmed': null,
  'device.recognised': null,
  'keys.exported': null,
  'gateway.read': null,
  'customer.terms-changed': null,
  'customer.read': null,
  'customer.activation-resent': null,
  'practice.ended': null,
  'practice.blocked': null,
  'practice.unblocked': null,
  'callback.released': null,
  'contact.answered': null,
  'contact.reopened': null,
  'outbox.retried': null,
  'outbox.dropped': null,
  'status.changed': null,
  'secret.replaced': null,
  'secret.resealed': null,
  'database.granted': null,
  'database.dumped': null,
  'database.restored': null,
  'desk.invited': null,
  'desk.joined': null,
  'desk.logged-in': null,
  'desk.signed-out': null,
  'desk.confirmed': null,
  'desk.passkey-added': null,
  'desk.passkey-removed': null,
  'desk.roles-changed': null,
  'desk.removed': null,
  'desk.draft-saved': null,
  'desk.draft-dropped': null,
  'desk.refused': null,
  'ticket.opened': null,
  'ticket.read': null,
  'ticket.changed': null,
  'saved-reply.changed': null,
  'data.purged': null,
  'audit.exported': null,
};

const isShown = (entry: [string, AccountEventKind | null]): entry is [string, AccountEventKind] =>
  entry[1] !== null;

export const shownActions = new Map(Object.entries(kindOfAction).filter(isShown));

const shownDays = 365;
const pageSize = 50;

/** After this many days an unanswered question is dropped. */
const questionDays = 30;

export async function listAccountEvents(
  { database, clock }: Context,
  session: Session,
  caller: Caller,
  { kind, before }: { kind?: AccountEventKind | undefined; before?: string | undefined },
): Promise<{ events: AccountEvent[]; hasMore: boolean; question: AccountEvent | null }> {
  const names = await namesOf({ database }, session);
  const since = new Date(clock.now().getTime() - shownDays * dayMs);
  const rows = await database
    .select()
    .from(auditEvents)
    .where(
      and(
        concerns(session, names),
        inArray(auditEvents.action, actionsOf(kind)),
        gte(auditEvents.at, since),
        before ? lt(auditEvents.id, Number(before)) : undefined,
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(pageSize + 1);
  return {
    events: rows.slice(0, pageSize).map((row) => describe(row, session, names)),
    hasMore: rows.length > pageSize,
    question: before ? null : await openQuestion({ database, clock }, session, caller, names),
  };
}

/**
 * “Not me” ends all other sessions and forgets their browsers; the page then suggests a new
 * password. A browser can only answer for events after its own first login.
 */
export const recogniseEvent = (
  { database, clock }: Context,
  session: Session,
  caller: Caller,
  { id, mine }: { id: number; mine: boolean },
): Promise<void> =>
  database.transaction(async (tx) => {
    const person = personOf(session);
    const [event] = await tx
      .select({ at: auditEvents.at })
      .from(auditEvents)
      .where(and(eq(auditEvents.id, id), isFromNewDevice(session)));
    const since = await knownSince(tx, caller, ownerOf(session));
    if (!event || !since || since >= event.at) throw new AppError('not-found');
    const ended = mine ? [] : await endOtherSessions(tx, ownerOf(session), session.id);
    if (!mine) await forgetOtherDevices(tx, caller, ownerOf(session));
    const details = { event: id, mine, sessionsEnded: ended.length, since: since.toISOString() };
    await recordEvent(
      tx,
      { action: 'device.recognised', by: person, target: person, from: caller, details },
      clock.now(),
    );
  });

type Names = ReadonlyMap<string, string>;

/** Names by id of the users whose events are shown: a main user also sees employees. */
export async function namesOf(
  { database }: Pick<Context, 'database'>,
  { customer, employee }: SessionUser,
): Promise<Names> {
  if (employee) return new Map([[employee.id, employee.name]]);
  const employees = await selectEmployees(database, customer.id);
  const deleted = await database
    .select({ id: auditEvents.targetId, details: auditEvents.details })
    .from(auditEvents)
    .where(
      and(eq(auditEvents.action, 'employee.deleted'), eq(auditEvents.actorId, customer.publicId)),
    );
  return new Map([
    [customer.publicId, fullName(customer)],
    ...deleted.map(({ id, details }): [string, string] => [id ?? '', String(details.name)]),
    ...employees.map(({ id, name }): [string, string] => [id, name]),
  ]);
}

export const concerns = (session: SessionUser, names: Names): SQL | undefined =>
  session.employee
    ? eq(auditEvents.targetId, session.employee.id)
    : or(
        inArray(auditEvents.targetId, [...names.keys()]),
        eq(auditEvents.actorId, session.customer.publicId),
      );

const actionsOf = (kind: AccountEventKind | undefined): string[] =>
  [...shownActions].flatMap(([action, shownAs]) =>
    kind === undefined || shownAs === kind ? [action] : [],
  );

/** Logins from a new device of this user, except the session's own. */
const isFromNewDevice = (session: Session): SQL | undefined =>
  and(
    eq(auditEvents.targetId, personOf(session).id),
    sql`${auditEvents.details} ->> 'newDevice' = 'true'`,
    sql`${auditEvents.details} ->> 'session' is distinct from ${session.id}`,
  );

async function openQuestion(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  session: Session,
  caller: Caller,
  names: Names,
): Promise<AccountEvent | null> {
  const person = personOf(session);
  const known = await knownSince(database, caller, ownerOf(session));
  if (!known) return null;
  const since = new Date(clock.now().getTime() - questionDays * dayMs);
  const [row] = await database
    .select()
    .from(auditEvents)
    .where(
      and(
        isFromNewDevice(session),
        gte(auditEvents.at, since),
        gt(auditEvents.at, known),
        // “Not me” settles all earlier events too.
        sql`not exists (
          select from ${auditEvents} answer
          where answer.target_id = ${person.id} and answer.action = 'device.recognised'
            and answer.id > ${auditEvents.id}
            and (answer.details ->> 'event' = ${auditEvents.id}::text
              or answer.details ->> 'mine' = 'false'))`,
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return row ? describe(row, session, names) : null;
}

function describe(row: StoredEvent, session: Session, names: Names): AccountEvent {
  const mine = personOf(session).id;
  const target = row.targetId && row.targetId !== mine ? names.get(row.targetId) : undefined;
  // An operator's reason is for operators alone.
  const { reason: _, ...details } = row.details;
  // Employees do not see the main user's address and browser.
  const showsOrigin = !session.employee || row.actorId === null || row.actorId === mine;
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: shownActions.get(row.action) ?? 'change',
    action: row.action,
    facts: { ...factsOf(details), ...(target && { target }) },
    by: row.actorId && row.actorId !== mine ? (names.get(row.actorId) ?? '') : '',
    address: (showsOrigin && row.address) || '',
    userAgent: (showsOrigin && row.userAgent) || '',
    newDevice: row.details.newDevice === true,
  };
}

/** Scalar details only; nested ones have no wording. */
export const factsOf = (details: Record<string, unknown>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
