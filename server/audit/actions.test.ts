import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { tracedCommands } from '#tests/support/audit/commands.ts';
import { tracedCalls } from '#tests/support/audit/traced-calls.ts';
import { ensureDemoAccount } from '../accounts/demo-account.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { auditActionNames } from './actions.ts';

test('every action is recorded by a call, by a command or by the start', async () => {
  const { context, close } = await testApp();
  await ensureDemoAccount(context.database, context.env.dataDir);
  const byStart = await context.database.select().from(auditEvents);
  await close();
  const recorded = new Set<string>([
    ...tracedCalls.flatMap(([, actions]) => actions),
    ...Object.values(tracedCommands).map(([action]) => action),
    ...byStart.map(({ action }) => action),
  ]);
  expect([...recorded].sort()).toEqual(auditActionNames.toSorted());
});
