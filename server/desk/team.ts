import { asc, count, eq, isNull } from 'drizzle-orm';
import type { ParsedInput } from '#contract/call.ts';
import type * as contract from '#contract/desk.ts';
import type { DeskMember } from '#contract/desk.ts';
import type { Caller, Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { deskInvitations, deskPasskeys, deskPeople } from '../db/desk-schema.ts';
import { deskOrigin } from '../desk-origin.ts';
import { invite } from './invitations.ts';
import {
  actorOf,
  changeRoles,
  changingPeople,
  removePerson,
  requireOtherAdministrator,
  requirePerson,
} from './people.ts';
import type { DeskSession } from './sessions.ts';

/** Everybody at the desk, and who is invited. */
export async function listTeam({
  database,
  clock,
}: {
  database: Database;
  clock: Context['clock'];
}): Promise<DeskMember[]> {
  const rows = await database
    .select({
      person: deskPeople,
      passkeys: count(deskPasskeys.id),
      invitedUntil: deskInvitations.expiresAt,
    })
    .from(deskPeople)
    .leftJoin(deskPasskeys, eq(deskPasskeys.personId, deskPeople.id))
    .leftJoin(deskInvitations, eq(deskInvitations.personId, deskPeople.id))
    .where(isNull(deskPeople.removedAt))
    .groupBy(deskPeople.id, deskInvitations.expiresAt)
    .orderBy(asc(deskPeople.createdAt), asc(deskPeople.id));
  const now = clock.now();
  return rows.map(({ person: { id, email, name, roles, locale, lastSeenAt }, ...row }) => ({
    ...{ id, email, name, roles, locale, passkeys: row.passkeys },
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    invitedUntil:
      row.invitedUntil && row.invitedUntil > now ? row.invitedUntil.toISOString() : null,
  }));
}

export async function inviteAtDesk(
  context: Context,
  from: Caller,
  { person }: DeskSession,
  { email, roles }: ParsedInput<typeof contract.inviteToDesk>,
): Promise<void> {
  const origin = deskOrigin(context.env);
  const { locale } = from;
  await invite(context, { email, roles, locale, origin, by: actorOf(person), from });
}

export const setRoles = (
  context: Context,
  from: Caller,
  session: DeskSession,
  { id, roles }: ParsedInput<typeof contract.setDeskRoles>,
): Promise<void> =>
  changingPeople(context, async (tx) => {
    const person = await requirePerson(tx, id);
    if (!roles.includes('administrator')) await requireOtherAdministrator(tx, person);
    await changeRoles(tx, context, person, roles, { by: actorOf(session.person), from });
  });

export const removeAtDesk = (
  context: Context,
  from: Caller,
  session: DeskSession,
  id: string,
): Promise<void> =>
  changingPeople(context, async (tx) => {
    const person = await requirePerson(tx, id);
    await requireOtherAdministrator(tx, person);
    await removePerson(tx, context, person, { by: actorOf(session.person), from });
  });
