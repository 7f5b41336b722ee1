import { and, eq, inArray, sql } from 'drizzle-orm';
import { auditEvents } from '../db/audit-schema.ts';
import type { Transaction } from '../db/database.ts';
import { apiKeys, applications } from '../db/sandbox-schema.ts';

export type KeyNames = ReadonlyMap<string, { name: string; hasEnded: boolean }>;

/**
 * Names of an account's keys. An ended key is deleted long before its usage; then the audit trail
 * still has the name.
 */
export async function findKeyNames(
  tx: Transaction,
  account: { id: number; publicId: string },
  accessKeys: readonly string[],
  now: Date,
): Promise<KeyNames> {
  const wanted = accessKeys.filter((key) => key !== '');
  if (wanted.length === 0) return new Map();
  const stored = await tx
    .select({ key: apiKeys.accessKey, name: apiKeys.name, endsAt: apiKeys.endsAt })
    .from(apiKeys)
    .innerJoin(applications, eq(applications.id, apiKeys.applicationId))
    .where(and(eq(applications.customerId, account.id), inArray(apiKeys.accessKey, wanted)));
  const known = new Map(
    stored.map(({ key, name, endsAt }) => [
      key,
      { name, hasEnded: endsAt !== null && endsAt <= now },
    ]),
  );
  const gone = wanted.filter((key) => !known.has(key));
  if (gone.length === 0) return known;
  const detail = (name: string) => sql<string>`${auditEvents.details} ->> ${name}`;
  const ended = await tx
    .select({ key: detail('accessKey'), name: detail('name') })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.targetId, account.publicId),
        eq(auditEvents.action, 'key.ended'),
        inArray(detail('accessKey'), gone),
      ),
    )
    .orderBy(auditEvents.id);
  return new Map([
    ...known,
    ...ended.map(({ key, name }) => [key, { name, hasEnded: true }] as const),
  ]);
}
