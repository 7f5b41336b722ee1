import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import { exportUsage } from '#contract/usage.ts';
import { customers } from '#server/db/schema.ts';
import { takeUsage } from '#server/usage/take-usage.ts';
import { type TestApp, testApp } from './app.ts';
import { type Console, consoleOn } from './console.ts';
import { usageRowOf } from './gateway.ts';

/** The key of the rows that name none. */
export const till = 'AKLIVE3H7QKXDZ5N2R8WPTYBLM';

type Changes = { day?: string; [field: string]: unknown };

/** A server for the tests of a file, and for each of them an account in November 2026. */
export function usageTests() {
  let served: TestApp;
  let they: Console;
  let account: string;
  beforeAll(async () => {
    served = await testApp();
  });
  beforeEach(async () => {
    await served.startOver();
    served.clock.advance(Date.parse('2026-11-19T14:40:00Z') - served.clock.now().getTime());
    they = await consoleOn(served);
    account = (await served.context.database.select().from(customers))[0]?.publicId ?? '';
  });
  afterAll(() => served.close());

  const row = (changes: Changes, whose = account) =>
    usageRowOf(served, whose, { day: '2026-11-18', failed: {}, ...changes });

  return {
    get served() {
      return served;
    },
    get they() {
      return they;
    },
    row,
    exported: async (
      filter: CallInput<typeof exportUsage> = {},
    ): Promise<{ csv: string; isComplete: boolean }> =>
      (await they.send(exportUsage, filter, { token: they.token })).body.data,
    take: async (rows: object[], completeUntil = served.clock.now()): Promise<void> => {
      const taken = await takeUsage(served.context, 'live', { rows, completeUntil });
      expect(taken.refused).toEqual([]);
    },
    /** Four rows that differ in one respect each. */
    someRows: () => [
      row({
        count: 100,
        segments: 120,
        delivered: 80,
        used: 40,
        price: '4.6401',
        failed: { 'UNDELIV/BLOCKED': 15, EXPIRED: 2 },
      }),
      row({ day: '2026-11-17', count: 50, segments: 50, delivered: 50, used: 0, price: '2.0001' }),
      row({
        country: 'SG',
        count: 10,
        segments: 10,
        delivered: 9,
        used: 1,
        price: '9.0000',
        failed: { 'UNDELIV/BLOCKED': 1 },
      }),
      row({
        product: 'voice',
        key: null,
        count: 7,
        segments: 21,
        delivered: 7,
        used: 0,
        price: '0.9999',
      }),
    ],
  };
}
