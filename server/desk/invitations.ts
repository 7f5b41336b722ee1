import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { deskInvitationMs, deskWelcomePath } from '#contract/desk.ts';
import type { DeskRole } from '#contract/desk-call.ts';
import type { Locale } from '#contract/locale.ts';
import { hourMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { deskInvitations, deskPeople } from '../db/desk-schema.ts';
import { AppError } from '../http/errors.ts';
import { enqueueMessage } from '../outbox/enqueue.ts';
import { hashToken, newToken } from '../tokens.ts';
import {
  type Actor,
  changeRoles,
  changingPeople,
  findPerson,
  type Person,
  recordPerson,
  requireOtherAdministrator,
} from './people.ts';

type Wanted = {
  email: string;
  /** Those a person has, or an administrator's, unless given. */
  roles?: readonly DeskRole[] | undefined;
  /** Language of the mail to somebody new. */
  locale: Locale;
  /** Origin of the desk. */
  origin: string;
  by: Actor;
  from?: Caller;
};

export type SentInvitation = { link: string; roles: DeskRole[]; endsAt: Date };

/**
 * Mails a link that works once. For somebody who is at the desk already it makes new passkeys, and
 * nothing ends before it is used.
 */
export const invite = (
  context: Pick<Context, 'database' | 'clock'>,
  { email, roles, locale, origin, by, from }: Wanted,
): Promise<SentInvitation> =>
  changingPeople(context, async (tx) => {
    const now = context.clock.now();
    const known = await findPerson(tx, email);
    const held = [...new Set(roles ?? known?.roles ?? ['administrator' as const])].sort();
    if (known && from && !held.includes('administrator'))
      await requireOtherAdministrator(tx, known);
    if (known) await changeRoles(tx, context, known, held, { by, from });
    const added = { email, locale, roles: held, addedBy: by.name, createdAt: now };
    const person = known ?? { id: randomUUID(), ...added };
    if (!known) await tx.insert(deskPeople).values(person);

    const token = newToken();
    const endsAt = new Date(now.getTime() + deskInvitationMs);
    const invitation = {
      ...{ tokenHash: hashToken(token), invitedBy: await nameOf(tx, by) },
      ...{ createdAt: now, expiresAt: endsAt },
    };
    await tx
      .insert(deskInvitations)
      .values({ personId: person.id, ...invitation })
      .onConflictDoUpdate({ target: deskInvitations.personId, set: invitation });
    const link = `${origin}${deskWelcomePath}#${token}`;
    await enqueueMessage(
      tx,
      {
        template: 'desk-invitation',
        recipient: person.email,
        locale: person.locale,
        payload: { invitedBy: invitation.invitedBy, link, hours: deskInvitationMs / hourMs },
      },
      now,
    );
    const details = { email: person.email, roles: held };
    await recordPerson(tx, context, { id: person.id, by, from, action: 'desk.invited', details });
    return { link, roles: held, endsAt };
  });

/** The name that a person is known by; a command has only its own. */
async function nameOf(tx: Transaction, { id, name }: Actor): Promise<string> {
  if (!id) return name;
  const [person] = await tx.select().from(deskPeople).where(eq(deskPeople.id, id));
  return person?.name ?? name;
}

export type OpenInvitation = {
  person: Person;
  invitedBy: string;
  expiresAt: Date;
};

/** The invitation of a valid token. */
export async function requireInvitation(
  database: Database | Transaction,
  token: string,
  now: Date,
): Promise<OpenInvitation> {
  const [found] = await database
    .select({
      person: deskPeople,
      invitedBy: deskInvitations.invitedBy,
      expiresAt: deskInvitations.expiresAt,
    })
    .from(deskInvitations)
    .innerJoin(deskPeople, eq(deskPeople.id, deskInvitations.personId))
    .where(isUsable(token, now));
  if (!found) throw new AppError('desk.link');
  return found;
}

/** Deletes the invitation; of parallel calls one succeeds. */
export async function spendInvitation(tx: Transaction, token: string, now: Date): Promise<void> {
  const { rowCount } = await tx.delete(deskInvitations).where(isUsable(token, now));
  if (rowCount !== 1) throw new AppError('desk.link');
}

const isUsable = (token: string, now: Date) =>
  and(eq(deskInvitations.tokenHash, hashToken(token)), gt(deskInvitations.expiresAt, now));
