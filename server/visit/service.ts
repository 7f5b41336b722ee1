import { isIP } from 'node:net';
import { hourMs } from '#contract/time-units.ts';
import type { AnalyticsEvent } from '#contract/visit.ts';
import type { Caller, Context } from '../context.ts';
import { requireWithinLimit } from '../limits/limit.ts';
import type { CountryTable } from './country-table.ts';
import { insertEvent } from './repository.ts';

export type Whereabouts = {
  address: string;
  /** What a trusted proxy says; undefined when nobody trusted said anything. */
  told: string | undefined;
};

/** A trusted proxy knows best, the table comes next, and nobody is placed by guessing. */
export async function findCountry(
  { address, told }: Whereabouts,
  table: () => Promise<CountryTable>,
): Promise<string | null> {
  if (told && /^[A-Z]{2}$/.test(told) && !placeholders.has(told)) return told;
  if (isIP(address) === 0) return null;
  return (await table()).countryOf(address);
}

/** What content delivery networks say for "unknown" and for Tor. */
const placeholders = new Set(['XX', 'ZZ']);

export async function recordEvent(
  { env, database, clock }: Context,
  { address }: Caller,
  event: AnalyticsEvent,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await requireWithinLimit(
      tx,
      { key: `events:ip:${address}`, limit: env.limits.eventsPerHour, windowMs: hourMs },
      now,
    );
    await insertEvent(tx, { ...event, createdAt: now });
  });
}
