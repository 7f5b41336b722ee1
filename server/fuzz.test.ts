import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCalls } from '#scripts/contract-calls.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { noAccount } from '#tests/support/fuzz/account-targets.ts';
import { deskTargets } from '#tests/support/fuzz/desk-targets.ts';
import { fuzzCall } from '#tests/support/fuzz/fuzz-call.ts';
import { fuzzFeeds } from '#tests/support/fuzz/fuzz-feeds.ts';
import { runs, seed, timeoutMs } from '#tests/support/fuzz/fuzz-settings.ts';
import { fuzzTargets } from '#tests/support/fuzz/targets.ts';
import {
  captchaTargets,
  practiceTargets,
  statusTargets,
  visitTargets,
} from '#tests/support/fuzz/visitor-targets.ts';
import { ensureSampleHistory } from './status/sample.ts';

/** Raised limits: a refused request would not reach its handler. */
const raised = Object.fromEntries(
  [
    'EVENTS_PER_HOUR',
    'CAPTCHA_PER_HOUR',
    'SUBSCRIPTIONS_PER_HOUR',
    'SUBSCRIPTION_MAILS_PER_DAY',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

let served: TestApp;
beforeAll(async () => {
  served = await testApp({ ...raised, SANDBOX_SESSIONS_PER_HOUR: '1000000' });
  await ensureSampleHistory(served.context);
});
afterAll(() => served.close());

test('random requests are known for every call of the contract', async () => {
  const known = Object.values(fuzzTargets(noAccount)).flat();
  expect(known.map(({ call }) => call.path).sort()).toEqual(
    (await readCalls()).map(({ path }) => path).sort(),
  );
});

/** Accounts and the contact form have tests of their own, which also check the stored rows. */
const targets = [
  ...[...visitTargets, ...statusTargets, ...captchaTargets, ...practiceTargets],
  ...deskTargets,
];

test.each(targets.map((target) => [target.call.path, target] as const))(
  'random requests never break %s, and a third of them reach the service',
  async (_, target) => {
    const report = await fuzzCall(served.app, target, { runs, seed });
    expect(Object.values(report.statuses).reduce((sum, times) => sum + times)).toBe(report.runs);
    expect(report.reached).toBeGreaterThanOrEqual(report.runs / 3);
  },
  timeoutMs,
);

test('random requests never break the status feeds', async () => {
  const report = await fuzzFeeds(served.app, { runs, seed });
  expect(report.reached).toBeGreaterThanOrEqual(runs / 3);
});
