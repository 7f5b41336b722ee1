import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { deliverNext } from '#tests/support/deliver-next.ts';
import { fuzzCall } from '#tests/support/fuzz/fuzz-call.ts';
import { runs, seed } from '#tests/support/fuzz/fuzz-settings.ts';
import { contactTarget } from '#tests/support/fuzz/visitor-targets.ts';
import { contactMessages } from '../db/schema.ts';
import { chooseTransports } from '../outbox/transports/choose.ts';

test('random bodies never break the contact call, and a third of them reach the service', async () => {
  const { app, context, close } = await testApp({ LIMIT_CONTACT_PER_HOUR: String(10 * runs) });
  const report = await fuzzCall(app, contactTarget, { runs, seed });
  expect(Object.values(report.statuses).reduce((sum, times) => sum + times)).toBe(runs);
  expect(report.reached).toBeGreaterThanOrEqual(runs / 3);
  expect(await context.database.select({ rows: count() }).from(contactMessages)).toEqual([
    { rows: report.reached },
  ]);

  const transports = chooseTransports(context.env);
  for (let i = 0; i < 20; i += 1) expect(await deliverNext(context, transports)).toBe('sent');
  await close();
}, 600_000);
