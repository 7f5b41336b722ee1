import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#contract/time-units.ts';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { customers } from '../db/schema.ts';
import { runLine } from './run.ts';

let served: TestApp;
beforeEach(async () => {
  served = await testApp();
  await accountsOn(served).signUp();
  served.clock.advance(800 * dayMs);
});
afterEach(() => served.close());

const run = async (line: string) =>
  JSON.parse((await runLine(line.split(' '), (_, work) => work(served.context))).text);

test('a dry run reports the same as a purge and deletes nothing', async () => {
  const { database } = served.context;
  const said = (await run('data purge --dry-run --json'))['would delete'];
  expect(said).toContainEqual({ what: 'pendingCustomers', rows: 1 });
  expect(said).toContainEqual({ what: 'auditEvents', rows: 1 });
  expect(await database.$count(customers)).toBe(1);
  expect(await database.$count(auditEvents)).toBe(1);
  expect((await run('data purge --json')).deleted).toEqual(said);
  expect(await database.$count(customers)).toBe(0);
});

test('a purge of the audit trail is itself the first event left in it', async () => {
  await run('data purge --by anna --json');
  expect(await served.context.database.select().from(auditEvents)).toMatchObject([
    {
      ...{ action: 'data.purged', actorKind: 'operator', actorName: 'anna', targetKind: 'data' },
      details: { rows: { auditEvents: 1, pendingCustomers: 1 } },
    },
  ]);
});
