import { afterAll, beforeAll, expect, test } from 'vitest';
import { whoAmI } from '#contract/console.ts';
import { type Accounts, accountsOn, newcomer, seedAccounts } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { accountTargets, type Known, noAccount } from '#tests/support/fuzz/account-targets.ts';
import { fuzzCall } from '#tests/support/fuzz/fuzz-call.ts';
import { runs, seed, timeoutMs } from '#tests/support/fuzz/fuzz-settings.ts';

/** Raised limits, so that requests reach the use cases. */
const raised = Object.fromEntries(
  [
    ...['LOGINS_PER_MINUTE', 'LOOKUPS_PER_HOUR', 'SIGN_UPS_PER_HOUR', 'RESET_MAILS_PER_HOUR'],
    ...['CODE_TRIES_PER_MINUTE', 'ACTIVATION_MAILS_PER_DAY', 'TEXTS_PER_HOUR', 'EMPLOYEES'],
    ...['TICKETS_PER_DAY', 'TICKET_MESSAGES_PER_DAY'],
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);
const paths = accountTargets(noAccount).map(({ call }) => call.path);

let served: TestApp;
let they: Accounts;
let known: Known;
beforeAll(async () => {
  served = await testApp(raised);
  they = accountsOn(served);
  known = await seedAccounts(they);
});
afterAll(() => served.close());

test.each(paths)(
  'random requests never cause a server error in %s, and a third of them reach the use case',
  async (path) => {
    const target = accountTargets(known).find(({ call }) => call.path === path);
    if (!target) throw new Error(`no call ${path}`);
    const report = await fuzzCall(served.app, target, { runs, seed });
    expect(Object.values(report.statuses).reduce((sum, times) => sum + times)).toBe(report.runs);
    expect(report.reached).toBeGreaterThanOrEqual(report.runs / 3);
  },
  timeoutMs,
);

test('earlier accounts still exist', async () => {
  const { status } = await they.send(whoAmI, undefined, { token: known.token });
  expect(status).toBe(200);
  expect((await they.signUp({ ...newcomer, email: 'after@x.example' })).body.code).toBe(0);
});
