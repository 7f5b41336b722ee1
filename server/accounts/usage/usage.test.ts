import { describe, expect, test } from 'vitest';
import { endApiKey, makeApiKey } from '#contract/api-keys.ts';
import type { CallInput } from '#contract/call.ts';
import type { Usage } from '#contract/usage.ts';
import * as contract from '#contract/usage.ts';
import { till, usageTests } from '#tests/support/usage-tests.ts';
import { apiKeys } from '../../db/sandbox-schema.ts';
import { takeUsage } from '../../usage/take-usage.ts';

const on = usageTests();
const { row, take, someRows, exported } = on;

const nothing = { count: 0, segments: 0, delivered: 0, failed: 0, used: 0, price: '0.0000' };

type Filter = CallInput<typeof contract.readUsage>;
const ask = (filter: Filter = {}, token = on.they.token) =>
  on.they.send(contract.readUsage, filter, { token });
const read = async (filter?: Filter, token?: string): Promise<Usage> => {
  const { status, body } = await ask(filter, token);
  expect([status, body.code]).toEqual([200, 0]);
  return body.data;
};

describe('sums', () => {
  test('are exact, in total and by day, product, country and key', async () => {
    await take(someRows());
    const usage = await read();
    expect(usage.total).toEqual({
      ...{ count: 167, segments: 201, delivered: 146, failed: 18, used: 41, price: '16.6401' },
    });
    const sms = {
      count: 160,
      segments: 180,
      delivered: 139,
      failed: 18,
      used: 41,
      price: '15.6402',
    };
    const voice = { count: 7, segments: 21, delivered: 7, failed: 0, used: 0, price: '0.9999' };
    expect(usage.products).toEqual([
      { product: 'sms', ...sms },
      { product: 'voice', ...voice },
    ]);
    expect(
      usage.days.map(({ day, products }) => [
        day,
        ...products.map(({ product, price }) => [product, price]),
      ]),
    ).toEqual([
      ['2026-11-17', ['sms', '2.0001']],
      ['2026-11-18', ['sms', '13.6401'], ['voice', '0.9999']],
    ]);
    expect(usage.countries.map(({ country, price }) => [country, price])).toEqual([
      ['SG', '9.0000'],
      ['VN', '7.6401'],
    ]);
    expect(usage.keys.map(({ key, price }) => [key, price])).toEqual([
      [till, '15.6402'],
      ['none', '0.9999'],
    ]);
    expect(usage).toMatchObject({
      currency: 'USD',
      from: '2026-10-21',
      to: '2026-11-19',
      hasAny: true,
    });
  });

  test('stay exact beyond what a floating-point number holds', async () => {
    await take([
      row({ price: '9999999999.9999' }),
      row({ country: 'SG', price: '9999999999.9998' }),
    ]);
    expect((await read()).total.price).toBe('19999999999.9997');
  });

  test('follow each filter, and all of them', async () => {
    await take(someRows());
    const counts = async (filter: Filter) => {
      const { total, options } = await read(filter);
      expect(options.products).toEqual(['sms', 'voice']);
      return total.count;
    };
    expect(await counts({ product: 'voice' })).toBe(7);
    expect(await counts({ country: 'SG' })).toBe(10);
    expect(await counts({ key: 'none' })).toBe(7);
    expect(await counts({ key: till })).toBe(160);
    expect(await counts({ day: '2026-11-17' })).toBe(50);
    expect(await counts({ product: 'sms', country: 'VN', day: '2026-11-18', key: till })).toBe(100);
    expect(await counts({ product: 'voice', country: 'SG' })).toBe(0);
  });

  test('are of the own account and of one environment', async () => {
    const other = await on.they.addCustomer({
      ...{ email: 'jo@pier.example', phone: '+6581234568', username: 'jo.lim' },
    });
    await take([...someRows(), row({ count: 5_000, delivered: 0 }, other.publicId)]);
    await takeUsage(on.served.context, 'sandbox', {
      rows: [row({ key: 'AKTESTA', count: 3, delivered: 3, price: '0.0000' })],
    });
    expect((await read()).total.count).toBe(167);
    expect((await read({ environment: 'sandbox' })).total.count).toBe(3);
    const token = (await on.they.logIn('jo@pier.example')).body.data.usertoken;
    const theirs = await read({}, token);
    expect([theirs.total.count, theirs.keys.length]).toEqual([5_000, 1]);
    const theirSandbox = await read({ environment: 'sandbox' }, token);
    expect([theirSandbox.hasAny, theirSandbox.options.months]).toEqual([false, []]);
  });

  test('are those of the range, to the day', async () => {
    await take(
      [
        '2026-08-21',
        '2026-08-22',
        '2026-10-20',
        '2026-10-21',
        '2026-11-12',
        '2026-11-13',
        '2026-11-20',
      ].map((day, index) => row({ day, count: 10 ** index, delivered: 0 })),
    );
    const count = async (range: NonNullable<Filter>['range']) =>
      (await read({ range })).total.count;
    expect(await count('7')).toBe(100_000);
    expect(await count('30')).toBe(111_000);
    expect(await count('90')).toBe(111_110);
    expect(await count('2026-11')).toBe(110_000);
    expect(await count('2026-10')).toBe(1_100);
    expect((await read()).options.months).toEqual(['2026-11', '2026-10', '2026-08']);
  });
});

describe('nothing to show', () => {
  test('is empty, and says whether there ever was something', async () => {
    const empty = await read();
    expect(empty).toMatchObject({
      ...{ completeUntil: null, hasAny: false, total: nothing, compared: null },
      ...{ days: [], products: [], countries: [], keys: [], failures: [], notices: [] },
      options: { products: [], countries: [], keys: [], months: [] },
    });
    await take([row({ day: '2026-09-01' })]);
    expect(await read()).toMatchObject({
      ...{ hasAny: true, total: nothing, completeUntil: '2026-11-19T14:40:00.000Z' },
      options: { products: [], months: ['2026-09'] },
    });
  });

  test.each<[string, Filter]>([
    ['a month ahead', { range: '2027-01' }],
    ['a month that is no longer stored', { range: '2021-01' }],
    ['an unknown product', { product: 'pigeon-post' }],
    ['an unknown country', { country: 'QQ' }],
    ["somebody's key", { key: 'AKLIVEOTHER' }],
    ['a day before the range', { range: '7', day: '2026-11-12' }],
    ['a day after it', { range: '2026-10', day: '2026-11-18' }],
  ])('is what is found for %s', async (_, filter) => {
    await take([...someRows(), row({ day: '2026-11-12' })]);
    expect(await read(filter)).toMatchObject({
      total: nothing,
      compared: null,
      days: [],
      keys: [],
    });
    expect((await exported(filter)).csv.trim().split('\r\n')).toHaveLength(1);
  });

  test.each([
    ...[{ range: '31' }, { range: '2026-13' }, { day: '2026-02-30' }, { environment: 'both' }],
    ...[{ product: "'; drop" }, { country: 'vn' }, { key: 'sk-secret' }, { key: 'AKLIVE%00' }],
  ] as Filter[])('and what is no filter is refused: %j', async (filter) => {
    const { status, body } = await ask(filter);
    expect([status, body.code]).toEqual([400, 'bad-request']);
    expect(
      (await on.they.send(contract.exportUsage, filter, { token: on.they.token })).status,
    ).toBe(400);
  });
});

describe('the comparison', () => {
  const counts = async (filter: Filter) => {
    const { compared } = await read(filter);
    return compared && [compared.now.count, compared.before.count];
  };
  const days = (counted: Record<string, number>) =>
    Object.entries(counted).map(([day, count]) => row({ day, count, delivered: 0 }));

  test('leaves out the running day, and its counterpart', async () => {
    await take(days({ '2026-11-19': 1, '2026-11-18': 20, '2026-11-12': 300, '2026-11-11': 4_000 }));
    expect(await counts({ range: '7' })).toEqual([20, 4_000]);
    expect(await counts({ range: '7', day: '2026-11-18' })).toBeNull();
    expect(await counts({ range: '7', day: '2026-11-19' })).toBeNull();
    expect(await counts({ range: '30', day: '2026-11-12' })).toEqual([300, 4_000]);
    expect(await counts({ range: '7', country: 'SG' })).toBeNull();
  });

  test('of a month is with the same days of the one before', async () => {
    await take(days({ '2026-11-03': 1, '2026-10-18': 20, '2026-10-19': 300, '2026-09-30': 4_000 }));
    expect(await counts({ range: '2026-11' })).toEqual([1, 20]);
    expect(await counts({ range: '2026-10' })).toEqual([320, 4_000]);
    expect(await counts({ range: '2026-09' })).toBeNull();
  });

  test('leaves out what is not reported completely', async () => {
    const rows = days({
      '2026-11-17': 1,
      '2026-11-15': 20,
      '2026-11-10': 300,
      '2026-11-08': 4_000,
    });
    await take(rows, new Date('2026-11-17T03:00:00Z'));
    expect(await counts({ range: '7' })).toEqual([20, 4_000]);
  });
});

describe('what did not arrive', () => {
  test('is listed by product, status and reason, the most frequent first', async () => {
    await take(someRows());
    expect((await read()).failures).toEqual([
      { product: 'sms', status: 'UNDELIV', reason: 'BLOCKED', count: 16 },
      { product: 'sms', status: 'EXPIRED', reason: '', count: 2 },
    ]);
    expect((await read({ country: 'SG' })).failures).toEqual([
      { product: 'sms', status: 'UNDELIV', reason: 'BLOCKED', count: 1 },
    ]);
  });

  test('is noticed above a fifth of what a country has finished, of 20 or more', async () => {
    const finished = (country: string, delivered: number, failed: object) =>
      row({ country, count: 500, delivered, used: 0, failed });
    await take([
      finished('VN', 80, { 'UNDELIV/BLOCKED': 20 }),
      finished('SG', 79, { 'UNDELIV/BLOCKED': 21 }),
      finished('ID', 0, { 'UNDELIV/BLOCKED': 19 }),
      finished('TH', 0, { 'UNDELIV/BLOCKED': 15, EXPIRED: 5 }),
    ]);
    const reason = { product: 'sms', status: 'UNDELIV', reason: 'BLOCKED' };
    expect((await read()).notices).toEqual([
      { ...reason, count: 21, country: 'SG', of: 100 },
      { ...reason, count: 15, country: 'TH', of: 20 },
      { product: 'sms', status: 'EXPIRED', reason: '', count: 5, country: 'TH', of: 20 },
    ]);
  });
});

describe('keys', () => {
  const made = async (name: string) => {
    const wanted = { name, environment: 'live', rights: ['send'] } as const;
    const { body } = await on.they.send(
      makeApiKey,
      { ...wanted, rights: ['send'] },
      { token: on.they.token },
    );
    return body.data.key;
  };

  test('keep their name when they have ended, and when they are deleted', async () => {
    const [used, ended] = [await made('Till'), await made('Old till')];
    await on.they.send(endApiKey, { id: ended.id, when: 'now' }, { token: on.they.token });
    const rows = [used.accessKey, ended.accessKey, 'AKLIVEUNKNOWN', null].map((key, index) =>
      row({ key, count: 1, segments: 1, delivered: 1, used: 0, price: `${9 - index}.0000` }),
    );
    await take(rows);
    const expected = [
      [used.accessKey, 'Till', false],
      [ended.accessKey, 'Old till', true],
      ['AKLIVEUNKNOWN', null, true],
      ['none', null, false],
    ];
    const shown = async () =>
      (await read()).keys.map(({ key, name, hasEnded }) => [key, name, hasEnded]);
    expect(await shown()).toEqual(expected);
    await on.served.context.database.delete(apiKeys);
    expected[0] = [used.accessKey, null, true];
    expect(await shown()).toEqual(expected);
    const { keys } = (await read({ product: 'voice' })).options;
    expect(keys.at(-1)).toEqual({ key: 'none', name: null });
    expect(keys.map(({ name }) => name).filter(Boolean)).toEqual(['Old till']);
  });
});
