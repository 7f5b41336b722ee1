import fc from 'fast-check';
import { apiProducts } from '#content/products.ts';
import { keyEnvironments } from '#contract/api-keys.ts';
import type { Call } from '#contract/call.ts';
import * as usage from '#contract/usage.ts';
import type { FuzzTarget } from './fuzz-call.ts';

type Target = (call: Call, fields?: Record<string, fc.Arbitrary<unknown>>) => FuzzTarget;

/** The calls about usage and balance with valid inputs. */
export const usageTargets = (target: Target): FuzzTarget[] => [
  target(usage.readUsage, filter),
  target(usage.exportUsage, filter),
  target(usage.readBalance),
  target(usage.setBalanceAlert, {
    below: fc.oneof(fc.constant(null), fc.nat(999_999_999).map(String), fc.constant('49.90')),
    employees: fc.array(fc.uuid(), { maxLength: 3 }),
  }),
  target(usage.readUsageSummary),
];

const twoDigits = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'));
const month = fc
  .tuple(twoDigits(0, 99), twoDigits(1, 12))
  .map(([year, month]) => `20${year}-${month}`);

const filter = {
  environment: fc.constantFrom(...keyEnvironments),
  range: fc.oneof(fc.constantFrom(...usage.usageRanges), month),
  product: fc.constantFrom(...apiProducts, 'no-such-product'),
  country: fc.constantFrom('VN', 'SG', 'ZZ', 'QQ'),
  key: fc.constantFrom('none', 'AKLIVE3H7QKXDZ5N2R8WPTYBLM', 'AKTESTA'),
  day: fc.tuple(month, twoDigits(1, 28)).map(([month, day]) => `${month}-${day}`),
};
