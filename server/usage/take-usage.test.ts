import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { usageRowOf } from '#tests/support/gateway.ts';
import { idOf, usageStream } from '#tests/support/usage-stream.ts';
import { openApplication } from '../applications/applications.ts';
import { makeKey } from '../applications/keys.ts';
import { apiKeys } from '../db/sandbox-schema.ts';
import { customers } from '../db/schema.ts';
import { gatewayRefusals, usageDays, usageReports } from '../db/usage-schema.ts';
import { sweep } from '../retention/sweep.ts';
import { parseRows } from './refusals.ts';
import { takeBalances } from './take-balances.ts';
import { takeUsage } from './take-usage.ts';
import { usageRow } from './usage-row.ts';

let served: TestApp;
let customer: typeof customers.$inferSelect;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  customer = await accountsOn(served).addCustomer();
});
afterAll(() => served.close());

const row = (changes?: object) => usageRowOf(served, customer.publicId, changes);
const take = (...rows: object[]) => takeUsage(served.context, 'live', { rows });
const stored = () => served.context.database.select().from(usageDays);
const at = (ms: number) => new Date(served.clock.now().getTime() + ms);
const dayOf = (days: number) =>
  at(days * dayMs)
    .toISOString()
    .slice(0, 10);

describe('totals', () => {
  test('are stored, and the higher version wins whatever comes first', async () => {
    expect(await take(row())).toEqual({ taken: 1, ignored: 0, refused: [] });
    const later = row({ version: 1_794_718_800_002, count: 250, price: '5.0000' });
    const earlier = row({ version: 1_794_718_800_001, count: 200 });
    expect(await take(later)).toMatchObject({ taken: 1 });
    expect(await take(earlier, later)).toEqual({ taken: 0, ignored: 2, refused: [] });
    expect(await stored()).toMatchObject([
      { count: 250, price: '5.0000', failed: { 'UNDELIV/ABSENT_SUBSCRIBER': 9 } },
    ]);
  });

  test('of one batch are written once, whatever their order', async () => {
    const rows = [3, 5, 4].map((version) => row({ version, count: 200 + version }));
    expect(await take(...rows)).toEqual({ taken: 1, ignored: 2, refused: [] });
    expect(await stored()).toMatchObject([{ version: 5, count: 205 }]);
  });

  test('are apart by key, product, country, day and environment', async () => {
    await take(
      row(),
      row({ key: null }),
      row({ product: 'voice' }),
      row({ country: 'ZZ' }),
      row({ day: dayOf(-400) }),
      row({ day: dayOf(1) }),
    );
    const sandboxRow = row({ key: null, price: '0.0000' });
    await takeUsage(served.context, 'sandbox', { rows: [sandboxRow] });
    expect(await stored()).toHaveLength(7);
  });

  test('of two reports at once come one after the other', async () => {
    const codes = ['VN', 'SG', 'US', 'ID', 'TH'];
    const batch = (version: number, order: string[]) =>
      take(...order.map((country) => row({ country, version })));
    await Promise.all([batch(2, codes), batch(3, codes.toReversed()), batch(1, codes)]);
    expect((await stored()).map(({ version }) => version)).toEqual([3, 3, 3, 3, 3]);
  });

  test('go with the account, and after USAGE_MONTHS', async () => {
    await take(row(), row({ day: dayOf(-399) }));
    served.clock.advance(25 * 31 * dayMs - 300 * dayMs);
    await sweep(served.context, served.context.database);
    expect(await stored()).toHaveLength(1);
    await served.context.database.delete(customers);
    expect(await stored()).toEqual([]);
  });
});

test('late, repeated and disordered batches of two reporters add up to the unit', async () => {
  const stream = { accounts: [customer.publicId], day: dayOf(0), batches: 40, rowsInBatch: 25 };
  const { batches, arrivals, totals } = usageStream(stream);
  const waiting = arrivals.values();
  const report = async () => {
    for (const batch of waiting)
      expect((await take(...(batches[batch] ?? []))).refused).toEqual([]);
  };
  await Promise.all([report(), report()]);
  const rows = await stored();
  expect(rows).toHaveLength(totals.size);
  for (const { accessKey, country, version, count, segments, delivered, used, price } of rows) {
    const id = idOf({ account: customer.publicId, key: accessKey, country, day: dayOf(0) });
    expect(totals.get(id)).toMatchObject({ version, count, segments, delivered, used, price });
  }
});

test('rows are read in portions, so that others are served meanwhile', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const rows = Array.from({ length: 1_000 }, () => row());
  const { good } = await parseRows(
    rows,
    usageRow('live', () => served.clock.now()),
  );
  clearImmediate(next);
  expect(good).toHaveLength(1_000);
  expect(turns).toBeGreaterThan(10);
});

describe('a row is refused and the others are taken', () => {
  const bad = (): [field: string, expected: string | RegExp, changes: object][] => [
    ['phone', 'no such field', { phone: '+6581234567' }],
    ['?', 'no such field', { '+6581234567': 1 }],
    ['failed', /^a status/, { failed: { '6581234567': 1 } }],
    ['failed.DELAYED', /^a whole number/, { failed: { DELAYED: -1 } }],
    ['account', 'a UUID', { account: 'mei.tan' }],
    ['key', 'a live key, or null', { key: 'AKTEST3H7QKXDZ5N2R8WPTYBLM' }],
    ['product', /^one of sms, /, { product: 'smsOtp' }],
    ['country', /^an ISO code/, { country: 'XX' }],
    ['country', /^an ISO code/, { country: 'VNM' }],
    ['day', /^a day/, { day: '2026-02-30' }],
    ['day', /^a day from 400 days ago/, { day: '2020-01-01' }],
    ['day', /^a day from 400 days ago/, { day: '2027-01-01' }],
    ['version', /^a whole number/, { version: 1.5 }],
    ['count', /^a whole number/, { count: '197' }],
    ['count', /^a whole number/, { count: 2 ** 60 }],
    ['delivered', /together at most count/, { delivered: 189 }],
    ['price', /^text with four/, { price: '4.64' }],
    ['price', /^text such as/, { price: 4.64 }],
    ['currency', 'USD', { currency: 'EUR' }],
    ['lastUsedAt', /not ahead/, { lastUsedAt: '2027-01-01T00:00:00Z' }],
  ];

  test('each with its field and what is expected there, and without its value', async () => {
    const rows = bad().map(([, , changes]) => row({ country: 'SG', ...changes }));
    const { taken, ignored, refused } = await take(...rows, row());
    expect({ taken, ignored }).toEqual({ taken: 1, ignored: 0 });
    const problems = bad().map(([field, text], index) => {
      const expected = typeof text === 'string' ? text : expect.stringMatching(text);
      return { index, field, expected };
    });
    expect(refused).toEqual(problems);
    const found = await served.context.database.select().from(gatewayRefusals);
    expect(
      found.map(({ rowIndex: index, field, expected }) => ({ index, field, expected })),
    ).toEqual(problems);
    expect(JSON.stringify(found)).not.toContain('6581234567');
  });

  test('a row that is no object has no field', async () => {
    const { refused } = await takeUsage(served.context, 'live', { rows: ['text', null] });
    expect(refused.map(({ index, field }) => [index, field])).toEqual([
      [0, ''],
      [1, ''],
    ]);
  });

  test('of an unknown account it is ignored', async () => {
    expect(await take(row({ account: randomUUID() }), row())).toEqual({
      ...{ taken: 1, ignored: 1, refused: [] },
    });
  });

  test('1,000 refusals are stored, for 7 days', async () => {
    const bad = Array.from({ length: 600 }, () => row({ country: 'XX' }));
    await take(...bad);
    await take(...bad);
    const count = () => served.context.database.$count(gatewayRefusals);
    expect(await count()).toBe(1_000);
    served.clock.advance(7 * dayMs - 1);
    await sweep(served.context, served.context.database);
    expect(await count()).toBe(1_000);
    served.clock.advance(1);
    await sweep(served.context, served.context.database);
    expect(await count()).toBe(0);
  });
});

describe('completeUntil', () => {
  const report = async (rows: object[], ms: number) => {
    await takeUsage(served.context, 'live', { rows, completeUntil: at(ms) });
    return (await served.context.database.select().from(usageReports))[0]?.completeUntil;
  };

  test('goes on, never back, and not past the present', async () => {
    expect(await report([], -2 * minuteMs)).toEqual(at(-2 * minuteMs));
    expect(await report([], -3 * minuteMs)).toEqual(at(-2 * minuteMs));
    expect(await report([row()], minuteMs)).toEqual(at(0));
  });

  test('stays if a row was refused', async () => {
    await report([], -3 * minuteMs);
    expect(await report([row(), row({ country: 'XX' })], 0)).toEqual(at(-3 * minuteMs));
    await take(row());
    expect(await report([row({ account: randomUUID() })], 0)).toEqual(at(0));
  });
});

test('the last use of a key goes on, and is that of its own account', async () => {
  const { database } = served.context;
  const { id } = await openApplication(database, served.context, {
    network: '203.0.113.0/24',
    customerId: customer.id,
  });
  const { key } = await makeKey(database, served.context, id, {
    ...{ environment: 'live', name: 'Till', rights: ['send'] },
  });
  const other = await accountsOn(served).addCustomer({
    ...{ email: 'jo@pier.example', phone: '+6581234568', username: 'jo.lim' },
  });
  const use = async (ms: number, account = customer.publicId) => {
    await take(row({ account, key: key.accessKey, lastUsedAt: at(ms).toISOString() }));
    const [found] = await database.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    return found?.lastUsedAt;
  };
  expect(await use(-minuteMs)).toEqual(at(-minuteMs));
  expect(await use(-2 * minuteMs)).toEqual(at(-minuteMs));
  expect(await use(0, other.publicId)).toEqual(at(-minuteMs));
  expect(await use(0)).toEqual(at(0));
});

describe('balances', () => {
  const balance = (ms: number, changes: object = {}) => ({
    ...{ account: customer.publicId, balance: '-3.2000', credit: '500.0000', currency: 'USD' },
    ...{ asOf: at(ms).toISOString(), ...changes },
  });
  const read = async () => {
    const [found] = await served.context.database.select().from(customers);
    return [found?.balance, found?.creditBalance, found?.balanceAsOf];
  };

  test('are those of the newest time, in one batch and later', async () => {
    const rows = [balance(-2), balance(-1, { balance: '7.0000' }), balance(-3)];
    expect(await takeBalances(served.context, rows)).toEqual({
      ...{ taken: 1, ignored: 2, refused: [] },
    });
    expect(await takeBalances(served.context, [balance(-1)])).toMatchObject({ ignored: 1 });
    expect(await read()).toEqual(['7.0000', '500.0000', at(-1)]);
    await takeBalances(served.context, [balance(0)]);
    expect(await read()).toEqual(['-3.2000', '500.0000', at(0)]);
  });

  test('are refused with their field', async () => {
    const wrong = {
      ...{ balance: 3.2, credit: '-1.0000', currency: 'EUR', asOf: 'yesterday', name: 'Mei Tan' },
    };
    const rows = Object.entries(wrong).map(([field, value]) => balance(0, { [field]: value }));
    const unknown = balance(0, { account: randomUUID() });
    const answer = await takeBalances(served.context, [...rows, unknown]);
    expect(answer).toMatchObject({ taken: 0, ignored: 1 });
    expect(answer.refused.map(({ field }) => field)).toEqual(Object.keys(wrong));
    expect(await read()).toEqual(['128.5000', '500.0000', null]);
  });
});
