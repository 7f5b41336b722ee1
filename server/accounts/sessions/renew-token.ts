import { and, eq } from 'drizzle-orm';
import type { Tokens } from '#contract/user-data.ts';
import type { Transaction } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { tokensOf } from '../user-data.ts';
import type { Session } from './sessions.ts';

/**
 * They proved that it is them: the session goes on under a new token, and whoever else holds the
 * one before is out. Of two proofs at once with one token one is good.
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
