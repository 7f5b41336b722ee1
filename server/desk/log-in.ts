import { eq } from 'drizzle-orm';
import type { ParsedInput } from '#contract/call.ts';
import type * as contract from '#contract/desk.ts';
import { minuteMs } from '#contract/time-units.ts';
import { recordEvent } from '../audit/record.ts';
import type { Caller, Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { deskPasskeys, deskPeople, deskSessions } from '../db/desk-schema.ts';
import { AppError } from '../http/errors.ts';
import { requireFromAddress } from '../limits/address-limit.ts';
import { noteSecurity } from '../security-log.ts';
import { requireInvitation, spendInvitation } from './invitations.ts';
import {
  type Answer,
  askForNewPasskey,
  askForSignature,
  insertPasskey,
  signer,
  takeNewPasskey,
} from './passkeys.ts';
import {
  actorOf,
  changingPeople,
  endAccess,
  findPerson,
  type Person,
  selectPeople,
} from './people.ts';
import { type DeskSession, endSession, openSession } from './sessions.ts';

/** What one address may ask before it has logged in. */
const requireAllowed = ({ database, clock }: Context, { address }: Caller): Promise<void> =>
  requireFromAddress(
    database,
    { what: 'desk', limit: 60, windowMs: 15 * minuteMs, address },
    clock.now(),
  );

/** Whether anybody has ever been invited. */
export const hasPeople = async ({ database }: Context): Promise<boolean> =>
  (await selectPeople(database)).length > 0;

export async function beginLogin(context: Context, caller: Caller) {
  await requireAllowed(context, caller);
  return askForSignature(context, null);
}

/** Returns the token of the session. The refusal does not tell what was wrong. */
export async function logIn(
  context: Context,
  caller: Caller,
  { email, ...answer }: ParsedInput<typeof contract.logInToDesk>,
  previous: DeskSession | undefined,
): Promise<string> {
  await requireAllowed(context, caller);
  const personId = await signer(context, null, answer);
  const person = await findPerson(context.database, email);
  if (!person || person.id !== personId) {
    noteSecurity(context, caller, { event: 'login', outcome: 'refused', account: person?.id });
    throw new AppError('desk.passkey');
  }
  const token = await context.database.transaction(async (tx) => {
    if (previous) await endSession(tx, previous.id);
    const opened = await openSession(tx, context, person.id, caller);
    await recordOwn(tx, context, person, caller, 'desk.logged-in');
    return opened;
  });
  noteSecurity(context, caller, { event: 'login', outcome: 'accepted', account: person.id });
  return token;
}

export const signOut = (context: Context, caller: Caller, session: DeskSession): Promise<void> =>
  context.database.transaction(async (tx) => {
    await endSession(tx, session.id);
    await recordOwn(tx, context, session.person, caller, 'desk.signed-out');
  });

export async function readInvitation(context: Context, caller: Caller, token: string) {
  await requireAllowed(context, caller);
  const { person, invitedBy, expiresAt } = await requireInvitation(
    context.database,
    token,
    context.clock.now(),
  );
  const { email, name, roles, locale } = person;
  return { email, name, roles, locale, invitedBy, endsAt: expiresAt.toISOString() };
}

export async function beginJoin(
  context: Context,
  caller: Caller,
  { token, name }: ParsedInput<typeof contract.beginDeskJoin>,
) {
  await requireAllowed(context, caller);
  const { person } = await requireInvitation(context.database, token, context.clock.now());
  return askForNewPasskey(context, 'join', { ...person, name });
}

/** Accepts an invitation and returns the token of the first session. */
export async function join(
  context: Context,
  caller: Caller,
  { token, name, ...answer }: ParsedInput<typeof contract.joinDesk>,
): Promise<string> {
  await requireAllowed(context, caller);
  const now = context.clock.now();
  const { person } = await requireInvitation(context.database, token, now);
  const made = await takeNewPasskey(context, 'join', person.id, answer).catch(async (refused) => {
    // Somebody else may have used the link meanwhile, which ends the challenge as well.
    await requireInvitation(context.database, token, now);
    throw refused;
  });
  const opened = await changingPeople(context, async (tx) => {
    await spendInvitation(tx, token, now);
    await endAccess(tx, person.id);
    await tx.delete(deskPasskeys).where(eq(deskPasskeys.personId, person.id));
    await insertPasskey(tx, person.id, made, now);
    const joinedAt = person.joinedAt ?? now;
    await tx.update(deskPeople).set({ name, joinedAt }).where(eq(deskPeople.id, person.id));
    const again = person.joinedAt !== null;
    const by = actorOf(person);
    const target = { kind: 'operator', id: by.id } as const;
    const event = { action: 'desk.joined', by, target, from: caller } as const;
    await recordEvent(tx, { ...event, details: { name, again } }, now);
    return openSession(tx, context, person.id, caller);
  });
  noteSecurity(context, caller, { event: 'activation', outcome: 'accepted', account: person.id });
  return opened;
}

/** A fresh proof of who is at the desk. */
export async function confirm(
  context: Context,
  caller: Caller,
  { id, person }: DeskSession,
  answer: Answer,
): Promise<void> {
  if ((await signer(context, person.id, answer)) === undefined) {
    noteSecurity(context, caller, {
      ...{ event: 'confirmation', outcome: 'refused', account: person.id },
    });
    throw new AppError('desk.passkey');
  }
  const confirmedAt = context.clock.now();
  await context.database.transaction(async (tx) => {
    await tx.update(deskSessions).set({ confirmedAt }).where(eq(deskSessions.id, id));
    await recordOwn(tx, context, person, caller, 'desk.confirmed');
  });
  noteSecurity(context, caller, {
    ...{ event: 'confirmation', outcome: 'accepted', account: person.id },
  });
}

type OwnAction =
  | 'desk.logged-in'
  | 'desk.signed-out'
  | 'desk.confirmed'
  | 'desk.passkey-added'
  | 'desk.passkey-removed';

/** Records what a person did about their own access. */
export function recordOwn(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  person: Person,
  from: Caller,
  action: OwnAction,
): Promise<void> {
  const by = actorOf(person);
  const target = { kind: 'operator', id: by.id } as const;
  return recordEvent(tx, { action, by, target, from, details: {} }, clock.now());
}
