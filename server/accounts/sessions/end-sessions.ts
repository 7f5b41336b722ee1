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
  type Who,
} from './sessions.ts';

/** A token that has already ended is fine. */
export const signOut = (context: Context, caller: Caller, token: string): Promise<void> =>
  context.database.transaction(async (tx) => {
    const who = await findSessionOwner(tx, token);
    if (who) await trace(tx, context, caller, who, await endSessionByToken(tx, token));
  });

/** Whoever logs in anew leaves the login that their browser had: its token came along. */
export async function leaveFormerLogin(
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
  context.database.transaction(async (tx) =>
    trace(tx, context, caller, session, await endOneSession(tx, ownerOf(session), id)),
  );

export const endOtherOwnSessions = (
  context: Context,
  session: Session,
  caller: Caller,
): Promise<void> =>
  context.database.transaction(async (tx) =>
    trace(tx, context, caller, session, await endOtherSessions(tx, ownerOf(session), session.id)),
  );

async function trace(
  tx: Transaction,
  { clock }: Context,
  from: Caller,
  who: Who,
  sessions: string[],
): Promise<void> {
  if (sessions.length === 0) return;
  const person = personOf(who);
  await recordEvent(
    tx,
    { action: 'session.ended', by: person, target: person, from, details: { sessions } },
    clock.now(),
  );
}
