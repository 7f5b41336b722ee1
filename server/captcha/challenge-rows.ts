import { and, eq, gt } from 'drizzle-orm';
import { captchaChallenges, captchaPasses, type Expected } from '../db/captcha-schema.ts';
import type { Database, Transaction } from '../db/database.ts';

type Connection = Database | Transaction;

export async function insertChallenge(
  database: Connection,
  challenge: typeof captchaChallenges.$inferInsert,
): Promise<void> {
  await database.insert(captchaChallenges).values(challenge);
}

/** Deletes a challenge and returns its solution: of several parallel requests one gets it. */
export async function takeChallenge(
  database: Connection,
  id: string,
  now: Date,
): Promise<Expected | undefined> {
  const [taken] = await database
    .delete(captchaChallenges)
    .where(and(eq(captchaChallenges.id, id), gt(captchaChallenges.expiresAt, now)))
    .returning({ expected: captchaChallenges.expected });
  return taken?.expected;
}

export async function insertPass(
  database: Connection,
  pass: typeof captchaPasses.$inferInsert,
): Promise<void> {
  await database.insert(captchaPasses).values(pass);
}

/** Deletes a pass; true for exactly one of several parallel requests. */
export async function takePass(database: Connection, digest: string, now: Date): Promise<boolean> {
  const taken = await database
    .delete(captchaPasses)
    .where(and(eq(captchaPasses.digest, digest), gt(captchaPasses.expiresAt, now)))
    .returning({ digest: captchaPasses.digest });
  return taken.length > 0;
}
