import { lte } from 'drizzle-orm';
import { hourMs } from '#contract/time-units.ts';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { gatewayReceipt } from '../db/gateway-schema.ts';

/** Stores what the gateway has read, and records once an hour that it reads. */
export const storeReceipt = (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  revision: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const begun = await tx
      .insert(gatewayReceipt)
      .values({ revision, readAt: now, recordedAt: now })
      .onConflictDoUpdate({
        target: gatewayReceipt.onlyRow,
        set: { recordedAt: now },
        setWhere: lte(gatewayReceipt.recordedAt, new Date(now.getTime() - hourMs)),
      })
      .returning();
    await tx.update(gatewayReceipt).set({ revision, readAt: now });
    if (begun.length === 0) return;
    const who = { by: { kind: 'system' }, target: { kind: 'data' } } as const;
    await recordEvent(tx, { action: 'gateway.read', ...who, details: {} }, now);
  });
