import { asc, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type AppSecret, keyFor } from '../app-secret.ts';
import { takeAdvisoryLock } from './advisory-lock.ts';
import type { Database, Transaction } from './database.ts';
import { secretMarks } from './schema.ts';

/** Identifies a secret without revealing it. */
export const fingerprintOf = (secret: string): string => keyFor([secret], 'mark').toString('hex');

/** Fingerprints of all secrets in use, newest last. */
export async function selectFingerprints(database: Database | Transaction): Promise<string[]> {
  const rows = await database.select().from(secretMarks).orderBy(asc(secretMarks.id));
  return rows.map(({ mark }) => mark);
}

/** A database without fingerprints adopts the secret of the first process. */
export const takeFirstFingerprint = (
  database: Database,
  [first]: AppSecret,
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'secret marks');
    if ((await selectFingerprints(tx)).length > 0) return;
    await tx.insert(secretMarks).values({ mark: fingerprintOf(first), takenAt: now });
  });

/**
 * SQL condition: this process can decrypt everything stored. `marks` are the fingerprints of its
 * secrets.
 */
export const opensAll = (database: Database, marks: Placeholder): SQL =>
  notExists(
    database
      .select({ mark: secretMarks.mark })
      .from(secretMarks)
      .where(sql`${secretMarks.mark} <> all(${marks}::text[])`),
  );

/** Why a process with this secret must not serve the database; undefined when it may. */
export async function secretProblem(
  database: Database,
  secret: AppSecret,
): Promise<string | undefined> {
  const taken = await selectFingerprints(database);
  const [first, ...second] = secret.map(fingerprintOf);
  if (taken.length === 0 || first === undefined) return undefined;
  const isOpened = (mark: string) => mark === first || second.includes(mark);
  if (!taken.some(isOpened)) return problems.foreign;
  if (!taken.every(isOpened)) return problems.lacking;
  return taken.includes(first) ? undefined : problems.unknown;
}

const problems = {
  foreign:
    'APP_SECRET is not the one that this database is sealed with: set the one that the other processes have; if it is lost, npm run ops -- secret replace --lost',
  lacking:
    'this database is sealed with a second secret that this process does not have: set APP_SECRET_SECOND as the other processes have it',
  unknown:
    'this database knows APP_SECRET_SECOND but not APP_SECRET: exchange the two as the other processes have them, or, for a new one, npm run ops -- secret replace',
};
