import { and, eq } from 'drizzle-orm';
import type { Tokens } from '#contract/user-data.ts';
import type { Transaction } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { tokensOf } from '../user-data.ts';
import type { Session } from './sessions.ts';

/**
 * After reauthentication the session gets a new token, which locks out other holders of the old
 * one. Of parallel reauthentications with one token, one succeeds.
 */
export async function renewToken(tx: Transaction, session: Session, now: Date): Promise<Tokens> {
  const token = newToken();
  const { rowCount } = await tx
    .update(sessions)
    .set({ tokenHash: hashToken(token), confirmedAt: now })
    .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, session.tokenHash)));
  if (rowCount !== 1) throw new AppError('session.required');
  return tokensOf(session, token);
}
