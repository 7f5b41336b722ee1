import { expect, test } from 'vitest';
import { changeOf, deliveredShare, usedCodes, usedShareOf } from './shares-of.ts';

const row = (product: string, count: number, used: number) => ({
  product,
  ...{ count, segments: count, delivered: count, failed: 0, used, price: '1.0000' },
});

test('what is on its way has no part in the share that was delivered', () => {
  expect(deliveredShare({ delivered: 90, failed: 10 })).toBe(0.9);
  expect(deliveredShare({ delivered: 0, failed: 0 })).toBeUndefined();
});

test('products without codes have no part in the share of codes used', () => {
  const products = [row('sms', 100, 60), row('number-detection', 900, 0), row('voice', 20, 6)];
  const used = usedCodes({ products });
  expect(used).toEqual({ used: 66, of: 120, products: ['sms', 'voice'] });
  const days = [
    { day: '2026-11-18', products: [row('sms', 10, 4), row('number-detection', 9, 0)] },
  ];
  expect(usedShareOf(days, used?.products ?? [])).toBe(0.4);
  expect(usedShareOf([], ['sms'])).toBeUndefined();
  expect(usedCodes({ products: [row('sms', 100, 0)] })).toBeUndefined();
});

test('a change is a share of what was before', () => {
  expect(changeOf(100, 108)).toBeCloseTo(0.08);
  expect(changeOf(100, 0)).toBe(-1);
  expect(changeOf(0, 5)).toBeUndefined();
});
