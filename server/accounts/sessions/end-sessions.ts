import type { FastifyRequest } from 'fastify';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { userTokenOf } from './session-call.ts';
import {
  endOneSession,
  endOtherSessions,
  endSessionByToken,
  findSessionOwner,
  ownerOf,
  personOf,
  type Session,
  type SessionUser,
} from './sessions.ts';

/** A token that has already ended is accepted. */
export const signOut = (context: Context, caller: Caller, token: string): Promise<void> =>
  context.database.transaction(async (tx) => {
    const who = await findSessionOwner(tx, token);
    if (!who) return;
    const ended = await endSessionByToken(tx, token);
    await recordEnded(tx, context, { who, from: caller, ended });
  });

/** A new login ends the browser's previous session, whose token the request carries. */
export async function endPreviousSession(
  context: Context,
  caller: Caller,
  request: FastifyRequest,
): Promise<void> {
  const token = userTokenOf(request);
  if (token) await signOut(context, caller, token);
}

export const endOwnSession = (
  context: Context,
  session: Session,
  caller: Caller,
  id: string,
): Promise<void> =>
  context.database.transaction(async (tx) => {
    const ended = await endOneSession(tx, ownerOf(session), id);
    await recordEnded(tx, context, { who: session, from: caller, ended });
  });

export const endOtherOwnSessions = (
  context: Context,
  session: Session,
  caller: Caller,
): Promise<void> =>
  context.database.transaction(async (tx) => {
    const ended = await endOtherSessions(tx, ownerOf(session), session.id);
    await recordEnded(tx, context, { who: session, from: caller, ended });
  });

async function recordEnded(
  tx: Transaction,
  { clock }: Context,
  { who, from, ended: sessions }: { who: SessionUser; from: Caller; ended: string[] },
): Promise<void> {
  if (sessions.length === 0) return;
  const person = personOf(who);
  await recordEvent(
    tx,
    { action: 'session.ended', by: person, target: person, from, details: { sessions } },
    clock.now(),
  );
}
