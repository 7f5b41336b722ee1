import { and, asc, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { DeskRole } from '#contract/desk-call.ts';
import type { AuditAction, AuditDetails } from '../audit/actions.ts';
import { type Acting, recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  deskChallenges,
  deskInvitations,
  deskPasskeys,
  deskPeople,
  deskSessions,
} from '../db/desk-schema.ts';
import { AppError } from '../http/errors.ts';

export type Person = typeof deskPeople.$inferSelect;

/** Who changes something: a person at the desk, or an operator's command. */
export type Actor = { kind: 'operator'; name: string; id?: string };

export const actorOf = ({ id, email }: Pick<Person, 'id' | 'email'>): Actor & { id: string } => ({
  kind: 'operator',
  id,
  name: email,
});

type Change = { by: Actor; from?: Acting['from'] | undefined };

const isThere = isNull(deskPeople.removedAt);

export const selectPeople = (database: Database | Transaction): Promise<Person[]> =>
  database.select().from(deskPeople).where(isThere).orderBy(asc(deskPeople.createdAt));

export async function findPerson(
  database: Database | Transaction,
  email: string,
): Promise<Person | undefined> {
  const [found] = await database
    .select()
    .from(deskPeople)
    .where(and(sql`lower(${deskPeople.email}) = lower(${email})`, isThere));
  return found;
}

/** Changes of people run one after another, so that two administrators cannot end each other. */
export const changingPeople = <Result>(
  { database }: Pick<Context, 'database'>,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'desk people');
    return change(tx);
  });

export async function requirePerson(tx: Transaction, id: string): Promise<Person> {
  const [found] = await tx
    .select()
    .from(deskPeople)
    .where(and(eq(deskPeople.id, id), isThere));
  if (!found) throw new AppError('desk.unknown');
  return found;
}

/** At the desk somebody must remain who can let others in. */
export async function requireOtherAdministrator(tx: Transaction, person: Person): Promise<void> {
  if (!isAdministrator(person) || person.joinedAt === null) return;
  const [others] = await tx
    .select({ count: count() })
    .from(deskPeople)
    .where(
      and(
        isThere,
        isNotNull(deskPeople.joinedAt),
        ne(deskPeople.id, person.id),
        sql`'administrator' = any(${deskPeople.roles})`,
      ),
    );
  if (!others?.count) throw new AppError('desk.lastAdministrator');
}

export const isAdministrator = ({ roles }: Pick<Person, 'roles'>): boolean =>
  roles.includes('administrator');

/** New roles end what was opened with the old ones. */
export async function changeRoles(
  tx: Transaction,
  context: Pick<Context, 'clock'>,
  person: Person,
  roles: readonly DeskRole[],
  change: Change,
): Promise<void> {
  const after = [...new Set(roles)].sort();
  if (after.join() === person.roles.join()) return;
  await tx.update(deskPeople).set({ roles: after }).where(eq(deskPeople.id, person.id));
  const sessionsEnded = await endAccess(tx, person.id);
  const details = { before: person.roles, after, sessionsEnded };
  const event = { ...change, id: person.id, details };
  await recordPerson(tx, context, { ...event, action: 'desk.roles-changed' });
}

/** Ends everything that a person could come in with; the row stays, since records name it. */
export async function removePerson(
  tx: Transaction,
  context: Pick<Context, 'clock'>,
  person: Person,
  change: Change,
): Promise<void> {
  const sessionsEnded = await endAccess(tx, person.id);
  await tx.delete(deskPasskeys).where(eq(deskPasskeys.personId, person.id));
  await tx
    .update(deskPeople)
    .set({ removedAt: context.clock.now() })
    .where(eq(deskPeople.id, person.id));
  const event = { ...change, id: person.id, details: { email: person.email, sessionsEnded } };
  await recordPerson(tx, context, { ...event, action: 'desk.removed' });
}

/** Records what happened to somebody who is, was or will be at the desk. */
export const recordPerson = <Action extends AuditAction>(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  {
    id,
    by,
    from,
    action,
    details,
  }: Change & { id: string; action: Action; details: AuditDetails<Action> },
): Promise<void> => {
  const target = { kind: 'operator', id } as const;
  return recordEvent(tx, { action, by, target, ...(from && { from }), details }, clock.now());
};

type OwnAction =
  | `desk.${'logged-in' | 'signed-out' | 'confirmed'}`
  | `desk.passkey-${'added' | 'removed'}`;

/** Records what a person did about their own access. */
export const recordOwn = (
  tx: Transaction,
  context: Pick<Context, 'clock'>,
  { person, ...event }: { person: Person; from: Change['from']; action: OwnAction },
): Promise<void> =>
  recordPerson(tx, context, { ...event, id: person.id, by: actorOf(person), details: {} });

/** Ends sessions, an open invitation and what was begun with them; returns how many sessions. */
export async function endAccess(tx: Transaction, personId: string): Promise<number> {
  await tx.delete(deskInvitations).where(eq(deskInvitations.personId, personId));
  await tx.delete(deskChallenges).where(eq(deskChallenges.personId, personId));
  const { rowCount } = await tx.delete(deskSessions).where(eq(deskSessions.personId, personId));
  return rowCount ?? 0;
}
