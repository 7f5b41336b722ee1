import { inArray } from 'drizzle-orm';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { secretMarks } from '../db/schema.ts';
import { fingerprintOf, selectFingerprints } from '../db/secret-fingerprints.ts';

type Operator = Pick<Context, 'database' | 'clock' | 'secret'>;

/**
 * Registers the configured secrets in the database, so that both are accepted during a rotation.
 * With `lost` it removes those that are no longer configured. Returns a string if something must be
 * done first.
 */
export const replaceSecret = (
  { database, clock, secret }: Operator,
  { by, lost }: { by: string; lost: boolean },
): Promise<{ secrets: number } | string> =>
  database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'secret marks');
    const taken = await selectFingerprints(tx);
    const own = secret.map(fingerprintOf);
    const foreign = taken.filter((mark) => !own.includes(mark));
    const fresh = own.filter((mark) => !taken.includes(mark));
    if (foreign.length > 0 && !lost)
      return 'This database is sealed with a secret that is neither APP_SECRET nor APP_SECRET_SECOND: set it, too; if nobody has it any more, add --lost.';
    if (foreign.length + fresh.length === 0)
      return 'This database knows these secrets already: set APP_SECRET_SECOND to the new one.';
    await tx.delete(secretMarks).where(inArray(secretMarks.mark, foreign));
    // `APP_SECRET_SECOND` before `APP_SECRET`: the mark stored last is that of the secret in use.
    for (const mark of fresh.toReversed())
      await tx.insert(secretMarks).values({ mark, takenAt: clock.now() });
    const who = { by: { kind: 'operator', name: by }, target: { kind: 'data' } } as const;
    const details = { lost: foreign.length > 0 };
    await recordEvent(tx, { action: 'secret.replaced', ...who, details }, clock.now());
    return { secrets: own.length };
  });
