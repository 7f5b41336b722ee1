import { inArray } from 'drizzle-orm';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { requestAnswers } from '../db/replay-schema.ts';
import { apiKeys, applications } from '../db/sandbox-schema.ts';
import { secretMarks } from '../db/schema.ts';
import { fingerprintOf, selectFingerprints } from '../db/secret-fingerprints.ts';
import { statusWebhooks } from '../db/status-schema.ts';
import { authenticatorApps } from '../db/two-factor-schema.ts';
import { resealColumn, type SealedColumn } from './reseal-column.ts';

/** Every encrypted column. */
const columns: Record<string, SealedColumn> = {
  'authenticator apps': { purpose: 'authenticator app', column: authenticatorApps.sealedSecret },
  'API keys': { purpose: 'API key', column: apiKeys.sealedSecret },
  'callback secrets': { purpose: 'callback secret', column: applications.sealedCallbackSecret },
  'next callback secrets': { purpose: 'callback secret', column: applications.sealedNextSecret },
  'status webhook secrets': { purpose: 'callback secret', column: statusWebhooks.sealedSecret },
  'request answers': { purpose: 'request answer', column: requestAnswers.sealedAnswer },
};

export type Resealed = { rows: Record<string, number>; unreadable: number };

type Operator = Pick<Context, 'database' | 'clock' | 'secret'>;

/**
 * Re-encrypts everything with the first secret, then removes the second from the database: a
 * process that still encrypts with it is no longer ready. Returns a string if something must be
 * done first.
 */
export async function resealAll(context: Operator, by: string): Promise<Resealed | string> {
  const { database, clock, secret } = context;
  const [first, ...second] = secret.map(fingerprintOf);
  const taken = await selectFingerprints(database);
  if (taken.at(-1) !== first)
    return 'APP_SECRET is not the newest secret that this database knows: see Replacing APP_SECRET in docs/operating.md.';
  if (taken.some((mark) => mark !== first && !second.includes(mark)))
    return 'Set APP_SECRET_SECOND to the secret that is to be replaced.';
  const resealed = await resealColumns(context);
  await database.transaction(async (tx) => {
    await tx.delete(secretMarks).where(inArray(secretMarks.mark, second));
    const who = { by: { kind: 'operator', name: by }, target: { kind: 'data' } } as const;
    const details = { rows: resealed.rows };
    await recordEvent(tx, { action: 'secret.resealed', ...who, details }, clock.now());
  });
  return resealed;
}

/**
 * Repeats until nothing is found: a callback secret may move from one column to the other
 * meanwhile.
 */
async function resealColumns({ database, secret }: Operator): Promise<Resealed> {
  const rows = Object.fromEntries(Object.keys(columns).map((what) => [what, 0]));
  for (;;) {
    let found = 0;
    let unreadable = 0;
    for (const [what, column] of Object.entries(columns)) {
      const done = await resealColumn(database, secret, column);
      rows[what] = (rows[what] ?? 0) + done.resealed;
      found += done.resealed;
      unreadable += done.unreadable;
    }
    if (found === 0) return { rows, unreadable };
  }
}
