import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  confirmSubscription,
  listServiceHistory,
  listServices,
  overviewServices,
  subscribe,
  unsubscribe,
} from '#contract/status.ts';
import { testApp } from '#tests/support/app.ts';
import { fuzzCall } from '#tests/support/fuzz/fuzz-call.ts';
import { anyText } from '#tests/support/fuzz/hostile-text.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 300);
const seed = Number(process.env.FUZZ_SEED ?? 20260301);

const word = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 2, maxLength: 12 });
const token = fc.record({ token: fc.uuid() });

const targets = [
  { call: listServices, sound: fc.record({ any: anyText }) },
  { call: overviewServices, sound: fc.record({ any: anyText }) },
  {
    call: listServiceHistory,
    sound: fc.record({ serviceId: fc.integer({ min: 1, max: 30 }).map(String) }),
  },
  { call: subscribe, sound: fc.record({ email: word.map((name) => `${name}@x.example`) }) },
  { call: confirmSubscription, sound: token },
  { call: unsubscribe, sound: token },
];

test('random requests never break a call, and a third of them reach the service', async () => {
  const many = String(10 * runs);
  const { app, close } = await testApp({
    LIMIT_SUBSCRIPTIONS_PER_HOUR: many,
    LIMIT_SUBSCRIPTION_MAILS_PER_DAY: many,
  });
  for (const target of targets) {
    const report = await fuzzCall(app, target, { runs, seed });
    expect(Object.values(report.statuses).reduce((sum, times) => sum + times)).toBe(runs);
    expect(report.reached, target.call.path).toBeGreaterThanOrEqual(runs / 3);
  }
  await close();
}, 600_000);
