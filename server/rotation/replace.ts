import { inArray } from 'drizzle-orm';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { secretMarks } from '../db/schema.ts';
import { fingerprintOf, selectFingerprints } from '../db/secret-fingerprints.ts';

type Operator = Pick<Context, 'database' | 'clock' | 'secret'>;

/**
 * Lets the database know the secrets of the settings, so that things may be sealed with either.
 * With `lost` it forgets those that nobody has any more. A string says what to do before.
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
    // The newest last: where both are new, that is the one that things are made with.
    for (const mark of fresh.toReversed())
      await tx.insert(secretMarks).values({ mark, takenAt: clock.now() });
    const who = { by: { kind: 'operator', name: by }, target: { kind: 'data' } } as const;
    const details = { lost: foreign.length > 0 };
    await recordEvent(tx, { action: 'secret.replaced', ...who, details }, clock.now());
    return { secrets: own.length };
  });
