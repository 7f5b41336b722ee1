import { asc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byCommand } from '#server/ops/by.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { mei } from '#tests/support/status.ts';
import { statusChanges } from '../db/status-schema.ts';
import { changeStatus } from './change.ts';

let served: TestApp;
beforeEach(async () => {
  served = await testApp();
});
afterEach(() => served.close());

test('changes run one after the other, so that versions increase in the order readers see them', async () => {
  const { context } = served;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = changeStatus(context, mei, async () => {
    begun.resolve();
    await held;
    return { action: 'first' };
  });
  await begun.promise;
  let isSecondDone = false;
  const second = changeStatus(context, byCommand('lin'), async () => ({ action: 'second' })).then(
    () => {
      isSecondDone = true;
    },
  );
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
  const isWaiting = async () => (await context.database.execute(waiting)).rowCount === 1;
  await vi.waitUntil(async () => isSecondDone || (await isWaiting()), { timeout: 10_000 });
  expect(isSecondDone).toBe(false);

  release();
  await Promise.all([first, second]);
  const changes = await context.database
    .select()
    .from(statusChanges)
    .orderBy(asc(statusChanges.id));
  expect(changes.map(({ action, who }) => [action, who])).toEqual([
    ['first', 'mei'],
    ['second', 'lin'],
  ]);
});
