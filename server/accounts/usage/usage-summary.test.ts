import { describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#contract/time-units.ts';
import * as contract from '#contract/usage.ts';
import { usageTests } from '#tests/support/usage-tests.ts';
import { takeUsage } from '../../usage/take-usage.ts';

const on = usageTests();
const { row, take, someRows } = on;

const nothing = { count: 0, segments: 0, delivered: 0, failed: 0, used: 0, price: '0.0000' };

describe('the summary', () => {
  test('has every day of 30, and the countries of each product, of live traffic', async () => {
    await take([...someRows(), row({ day: '2026-10-20', count: 9_999 })]);
    await takeUsage(on.served.context, 'sandbox', { rows: [row({ key: null, price: '0.0000' })] });
    const { body } = await on.they.send(contract.readUsageSummary, undefined, {
      token: on.they.token,
    });
    const { days, total, products, completeUntil, currency } = body.data;
    expect([currency, completeUntil]).toEqual(['USD', '2026-11-19T14:40:00.000Z']);
    expect(days).toHaveLength(30);
    expect([days[0].day, days[29].day]).toEqual(['2026-10-21', '2026-11-19']);
    expect(days.slice(-3)).toEqual([
      { day: '2026-11-17', count: 50, price: '2.0001' },
      { day: '2026-11-18', count: 117, price: '14.6400' },
      { day: '2026-11-19', count: 0, price: '0.0000' },
    ]);
    expect(total).toMatchObject({ count: 167, failed: 18, price: '16.6401' });
    expect(products).toMatchObject([
      { product: 'sms', count: 160, countries: ['SG', 'VN'] },
      { product: 'voice', count: 7, countries: ['VN'] },
    ]);
  });

  test('of an account without traffic has 30 empty days', async () => {
    const { body } = await on.they.send(contract.readUsageSummary, undefined, {
      token: on.they.token,
    });
    expect(body.data).toMatchObject({ completeUntil: null, total: nothing, products: [] });
    expect(body.data.days.every(({ count }: { count: number }) => count === 0)).toBe(true);
  });
});

describe('the pace', () => {
  const spend = (day: string, price: string) => row({ day, price });
  const pace = async (token = on.they.token) => {
    const { body } = await on.they.send(contract.readBalance, undefined, { token });
    return [body.data.pacePerDay, body.data.paceOfDays];
  };

  test('is the mean of 14 full days, those without spend counted and today not', async () => {
    await take([
      spend('2026-10-01', '900.0000'),
      spend('2026-11-05', '14.0000'),
      spend('2026-11-11', '28.0000'),
      spend('2026-11-18', '0.0007'),
      spend('2026-11-19', '500.0000'),
    ]);
    expect(await pace()).toEqual(['3.0001', 14]);
  });

  test('of a new account is that since its first traffic', async () => {
    await take([
      spend('2026-11-15', '8.0000'),
      spend('2026-11-16', '2.0000'),
      spend('2026-11-18', '2.0000'),
    ]);
    expect(await pace()).toEqual(['3.0000', 4]);
  });

  test('is not known with fewer than three days of spend', async () => {
    expect(await pace()).toEqual([null, 0]);
    await take([spend('2026-11-19', '8.0000')]);
    expect(await pace()).toEqual([null, 0]);
    await take([
      spend('2026-11-10', '8.0000'),
      spend('2026-11-11', '8.0000'),
      spend('2026-11-12', '0.0000'),
    ]);
    expect(await pace()).toEqual([null, 9]);
    await takeUsage(on.served.context, 'sandbox', { rows: [row({ key: null, price: '0.0000' })] });
    expect(await pace()).toEqual([null, 9]);
  });

  test('stays what it was while the gateway is silent', async () => {
    const rows = ['2026-11-14', '2026-11-15', '2026-11-16'].map((day) => spend(day, '3.0000'));
    await take([...rows, spend('2026-11-17', '1.0000')], new Date('2026-11-17T05:00:00Z'));
    expect(await pace()).toEqual(['3.0000', 3]);
    on.served.clock.advance(5 * dayMs + hourMs);
    const later: string = (await on.they.logIn()).body.data.usertoken;
    expect(await pace(later)).toEqual(['3.0000', 3]);
  });
});
