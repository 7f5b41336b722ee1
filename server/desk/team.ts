import { asc, count, eq, isNull } from 'drizzle-orm';
import * as contract from '#contract/desk.ts';
import type { Context } from '../context.ts';
import { deskInvitations, deskPasskeys, deskPeople } from '../db/desk-schema.ts';
import { deskOrigin } from '../desk-origin.ts';
import type { Answering } from './desk-call.ts';
import { invite } from './invitations.ts';
import {
  changeRoles,
  changingPeople,
  removePerson,
  requireOtherAdministrator,
  requirePerson,
} from './people.ts';

/** Everybody at the desk, and who is invited. */
export async function listTeam({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<contract.DeskMember[]> {
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

export function answerTeamCalls({ operators }: Answering, context: Context): void {
  operators(contract.listDeskTeam, () => listTeam(context));
  operators(contract.inviteToDesk, async (wanted, { acting, caller }) => {
    const origin = deskOrigin(context.env);
    await invite(context, { ...wanted, ...acting, locale: caller.locale, origin });
  });
  operators(contract.setDeskRoles, ({ id, roles }, { acting }) =>
    changingPeople(context, async (tx) => {
      const person = await requirePerson(tx, id);
      if (!roles.includes('administrator')) await requireOtherAdministrator(tx, person);
      await changeRoles(tx, context, person, roles, acting);
    }),
  );
  operators(contract.removeFromDesk, ({ id }, { acting }) =>
    changingPeople(context, async (tx) => {
      const person = await requirePerson(tx, id);
      await requireOtherAdministrator(tx, person);
      await removePerson(tx, context, person, acting);
    }),
  );
}
