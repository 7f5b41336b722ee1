import { eq } from 'drizzle-orm';
import type { Call, ParsedInput } from '#contract/call.ts';
import * as contract from '#contract/desk.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../context.ts';
import { deskPasskeys, deskPeople } from '../db/desk-schema.ts';
import { AppError } from '../http/errors.ts';
import { requireFromAddress } from '../limits/address-limit.ts';
import { noteSecurity } from '../security-log.ts';
import type { Answering, Handler, Visit } from './desk-call.ts';
import { requireInvitation, spendInvitation } from './invitations.ts';
import {
  askForNewPasskey,
  askForSignature,
  insertPasskey,
  signer,
  takeNewPasskey,
} from './passkeys.ts';
import * as people from './people.ts';
import { endSession, openSession, storeSession, useSession } from './sessions.ts';

/** The calls of somebody who is not at the desk yet. */
export function answerWaysIn({ everyone }: Answering, context: Context): void {
  const { database, clock, env } = context;
  everyone(contract.readDesk, async (_, { request }) => {
    const session = await useSession(context, request);
    const all = await people.selectPeople(database);
    const viewer = session ? viewerOf(session.person, all) : null;
    return { viewer, hasPeople: all.length > 0 };
  });

  /** What one address may ask before it has logged in. */
  const limit = { what: 'desk', limit: 60, windowMs: 15 * minuteMs };
  const limited = <C extends Call>(call: C, handle: Handler<C, Visit>): void =>
    everyone(call, async (input, visit) => {
      const { address } = visit.caller;
      await requireFromAddress(database, { ...limit, address }, clock.now());
      return handle(input, visit);
    });

  limited(contract.beginDeskLogin, () => askForSignature(context, null));
  limited(contract.logInToDesk, async (input, visit) =>
    storeSession(visit.reply, env, await logIn(context, visit, input)),
  );
  limited(contract.readDeskInvitation, async ({ token }) => {
    const invitation = await requireInvitation(database, token, clock.now());
    const { person, invitedBy, expiresAt } = invitation;
    const { email, name, roles, locale } = person;
    return { email, name, roles, locale, invitedBy, endsAt: expiresAt.toISOString() };
  });
  limited(contract.beginDeskJoin, async ({ token, name }) => {
    const { person } = await requireInvitation(database, token, clock.now());
    return askForNewPasskey(context, 'join', { ...person, name });
  });
  limited(contract.joinDesk, async (input, { caller, reply }) =>
    storeSession(reply, env, await join(context, caller, input)),
  );
}

function viewerOf(
  { id, name, email, roles }: people.Person,
  all: readonly people.Person[],
): contract.DeskViewer {
  const administrators = all.filter((one) => one.joinedAt !== null && people.isAdministrator(one));
  return { id, name, email, roles, administrators: administrators.map((one) => one.name) };
}

/** Returns the token of the session. The refusal does not tell what was wrong. */
async function logIn(
  context: Context,
  { caller, request }: Visit,
  { email, ...answer }: ParsedInput<typeof contract.logInToDesk>,
): Promise<string> {
  const previous = await useSession(context, request);
  const personId = await signer(context, null, answer);
  const person = await people.findPerson(context.database, email);
  if (!person || person.id !== personId) {
    noteSecurity(context, caller, { event: 'login', outcome: 'refused', account: person?.id });
    throw new AppError('desk.passkey');
  }
  const token = await context.database.transaction(async (tx) => {
    if (previous) await endSession(tx, previous.id);
    const opened = await openSession(tx, context, person.id, caller);
    await people.recordOwn(tx, context, { person, from: caller, action: 'desk.logged-in' });
    return opened;
  });
  noteSecurity(context, caller, { event: 'login', outcome: 'accepted', account: person.id });
  return token;
}

/** Accepts an invitation and returns the token of the first session. */
async function join(
  context: Context,
  caller: Caller,
  { token, name, ...answer }: ParsedInput<typeof contract.joinDesk>,
): Promise<string> {
  const now = context.clock.now();
  const { person } = await requireInvitation(context.database, token, now);
  const made = await takeNewPasskey(context, 'join', person.id, answer).catch(async (refused) => {
    // Somebody else may have used the link meanwhile, which ends the challenge as well.
    await requireInvitation(context.database, token, now);
    throw refused;
  });
  const opened = await people.changingPeople(context, async (tx) => {
    await spendInvitation(tx, token, now);
    await people.endAccess(tx, person.id);
    await tx.delete(deskPasskeys).where(eq(deskPasskeys.personId, person.id));
    await insertPasskey(tx, person.id, made, now);
    const joinedAt = person.joinedAt ?? now;
    await tx.update(deskPeople).set({ name, joinedAt }).where(eq(deskPeople.id, person.id));
    await people.recordPerson(tx, context, {
      ...{ id: person.id, by: people.actorOf(person), from: caller },
      ...{ action: 'desk.joined', details: { name, again: person.joinedAt !== null } },
    });
    return openSession(tx, context, person.id, caller);
  });
  noteSecurity(context, caller, { event: 'activation', outcome: 'accepted', account: person.id });
  return opened;
}
