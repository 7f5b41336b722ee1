import { and, asc, eq } from 'drizzle-orm';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { apiKeys, applications } from '../db/sandbox-schema.ts';
import { customers } from '../db/schema.ts';
import { inUse, secretKeyOf } from './keys.ts';

/** A live key for the operator's gateway. */
export type GatewayKey = {
  customer: string;
  key: string;
  secret: string;
  rights: string[];
  /** Empty allows every address. */
  allowed: string[];
  /** End of the key; null for a key without one. */
  ends: Date | null;
};

type Operator = Pick<Context, 'database' | 'clock' | 'secret'>;

/** Every valid live key of every active customer; the export is an audit event. */
export const exportLiveKeys = (
  { database, clock, secret }: Operator,
  by: string,
): Promise<{ keys: GatewayKey[]; unreadable: number }> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const rows = await tx
      .select({
        key: apiKeys,
        allowed: applications.allowedAddresses,
        customer: customers.publicId,
      })
      .from(apiKeys)
      .innerJoin(applications, eq(applications.id, apiKeys.applicationId))
      .innerJoin(customers, eq(customers.id, applications.customerId))
      .where(and(eq(apiKeys.environment, 'live'), eq(customers.status, 'active'), inUse(now)))
      .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
    const keys = rows.flatMap(({ key, allowed, customer }) => {
      const { accessKey, rights, endsAt: ends } = key;
      const opened = secretKeyOf({ secret }, key);
      if (opened === undefined) return [];
      return [{ customer, key: accessKey, secret: opened, rights, allowed, ends }];
    });
    const details = { keys: keys.length };
    const who = { by: { kind: 'operator', name: by }, target: { kind: 'data' } } as const;
    await recordEvent(tx, { action: 'keys.exported', ...who, details }, now);
    return { keys, unreadable: rows.length - keys.length };
  });
