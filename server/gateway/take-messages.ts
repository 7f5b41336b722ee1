import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { apiProducts } from '#content/products.ts';
import type { Context } from '../context.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { gatewayMessages } from '../db/gateway-schema.ts';
import { accountsOf, ofAccounts } from '../usage/accounts.ts';
import { parseRows, storeRefusals, type Taken } from '../usage/refusals.ts';
import {
  accountId,
  count,
  country,
  currency,
  liveKey,
  money,
  pastMoment,
  reason,
  version,
} from '../usage/row-fields.ts';

const id = z.string('an id').regex(/^[\w.-]{1,64}$/, 'an id of letters, digits and - _ .');

/** A message of the live log. There is no field for a text, a name or an address. */
export const messageRow = (now: () => Date) =>
  z.strictObject({
    account: accountId,
    key: liveKey.nullable(),
    requestId: id,
    messageId: id,
    product: z.enum(apiProducts, `one of ${apiProducts.join(', ')}`),
    country,
    recipient: z
      .string('a masked number')
      .regex(/^\d{1,6}•••\d{1,4}$/, 'a masked number such as 1202•••0187'),
    status: reason,
    reason: reason.nullable(),
    segments: count,
    price: money,
    currency,
    acceptedAt: pastMoment(now),
    doneAt: pastMoment(now).nullable(),
    version,
  });

type MessageRow = z.output<ReturnType<typeof messageRow>>;

/** Stores messages in one transaction; the higher version of a message wins. */
export async function takeMessages(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  rows: readonly unknown[],
): Promise<Taken> {
  const now = clock.now();
  const { good, refused } = await parseRows(
    rows,
    messageRow(() => now),
  );
  return database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'usage reports');
    const { own, refused: foreign } = ofAccounts(good, await accountsOf(tx, good));
    const all = [...refused, ...foreign].sort((one, other) => one.index - other.index);
    const newest = new Map<string, MessageRow & { customerId: number }>();
    for (const { row, account } of own) {
      const id = `${account.id} ${row.messageId}`;
      if (row.version > (newest.get(id)?.version ?? 0))
        newest.set(id, { ...row, customerId: account.id });
    }
    const values = [...newest.values()].map(({ key, account, ...row }) => ({
      ...row,
      accessKey: key ?? '',
    }));
    const { rowCount } =
      values.length === 0
        ? { rowCount: 0 }
        : await tx
            .insert(gatewayMessages)
            .values(values)
            .onConflictDoUpdate({
              target: [gatewayMessages.customerId, gatewayMessages.messageId],
              set: {
                version: sql`excluded.version`,
                status: sql`excluded.status`,
                reason: sql`excluded.reason`,
                segments: sql`excluded.segments`,
                price: sql`excluded.price`,
                doneAt: sql`excluded.done_at`,
              },
              setWhere: sql`${gatewayMessages.version} < excluded.version`,
            });
    const taken = rowCount ?? 0;
    await storeRefusals(tx, 'messages', all, now);
    return { taken, ignored: rows.length - taken - all.length, refused: all };
  });
}
