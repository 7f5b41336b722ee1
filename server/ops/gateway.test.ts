import { afterAll, beforeAll, expect, test } from 'vitest';
import { minuteMs } from '#contract/time-units.ts';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { runCommand } from '#tests/support/audit/commands.ts';
import { gatewayOn, gatewayTokens, usageRowOf } from '#tests/support/gateway.ts';

let served: TestApp;
let account: string;
beforeAll(async () => {
  served = await testApp(gatewayTokens);
  account = (await accountsOn(served).addCustomer()).publicId;
});
afterAll(() => served.close());

const run = async (name: string, ...rest: string[]) => {
  const { exitCode, text } = await runCommand(served, name, ...rest);
  expect(exitCode, text).toBe(0);
  return text;
};
const at = (ms: number) => new Date(served.clock.now().getTime() + ms).toISOString();

test('before a gateway is there, nothing is known and nothing is overwritten', async () => {
  expect(await run('gateway status')).toMatch(/last read: never.+last balance: never/s);
  expect(await run('customers balance', 'mei.tan', '7', '--by', 'anna')).not.toContain(
    'overwrites',
  );
});

test('what a gateway reads and reports is shown', async () => {
  const gateway = gatewayOn(served);
  await run('customers products', 'mei.tan', 'sms', '--by', 'anna');
  expect(await run('gateway status')).toContain('changes waiting: 1');
  const { cursor } = (await gateway.read()).body;
  await gateway.read({ after: cursor });
  await gateway.report('usage', {
    rows: [
      usageRowOf(served, account),
      usageRowOf(served, account, { key: null }),
      usageRowOf(served, account, { day: '2026-02-23', country: 'SG' }),
      usageRowOf(served, account, { day: '2026-02-22', country: 'TH' }),
    ],
    completeUntil: at(-minuteMs),
  });
  await gateway.report('usage', { rows: [usageRowOf(served, account, { country: 'XX' })] });
  const balance = { balance: '3.0000', credit: '0.0000', currency: 'USD', asOf: at(0) };
  await gateway.report('balances', { rows: [{ account, ...balance }] });

  const status = await run('gateway status');
  for (const line of [
    `last read: ${at(0)}`,
    'changes waiting: 0',
    `usage complete until: ${at(-minuteMs)}`,
    `last balance: ${at(0)}`,
    'rows refused in 24 hours: 1',
  ])
    expect(status).toContain(line);
  expect(await run('gateway refusals')).toMatch(/usage +0 +country +an ISO code/);
  // Seven days up to and with today, as on the page.
  const shown = await run('usage show', 'mei.tan');
  expect(shown).toMatch(/2026-03-01 +live +sms +VN +394 +462 +360 +18 +180 +9\.2800 USD/);
  expect(shown).toMatch(/2026-02-23 .+SG/);
  expect(shown).not.toContain('TH');
  expect(await run('usage show', 'mei.tan', '--environment', 'sandbox')).not.toContain('VN');
  const warning = `The gateway reported it last at ${at(0)}, and its next report overwrites it.`;
  for (const field of ['balance', 'credit'])
    expect(await run(`customers ${field}`, 'mei.tan', '7', '--by', 'anna')).toContain(warning);
});
