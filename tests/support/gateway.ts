import type { TestApp } from './app.ts';

/** A row as the gateway reports it, about the day of the test's clock. */
export const usageRowOf = (served: TestApp, account: string, changes: object = {}) => ({
  ...{ account, key: 'AKLIVE3H7QKXDZ5N2R8WPTYBLM', product: 'sms', country: 'VN' },
  day: served.clock.now().toISOString().slice(0, 10),
  ...{ version: 1_794_718_800_000, count: 197, segments: 231, delivered: 180, used: 90 },
  failed: { 'UNDELIV/ABSENT_SUBSCRIBER': 9 },
  ...{ price: '4.6400', currency: 'USD', lastUsedAt: served.clock.now().toISOString() },
  ...changes,
});
