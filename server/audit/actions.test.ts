import { expect, test } from 'vitest';
import { listDeskTeam } from '#contract/desk.ts';
import { accountsOn, otherPassword } from '#tests/support/accounts.ts';
import { testApp } from '#tests/support/app.ts';
import { tracedCommands } from '#tests/support/audit/commands.ts';
import { tracedCalls } from '#tests/support/audit/traced-calls.ts';
import { deskOn } from '#tests/support/desk.ts';
import { gatewayOn } from '#tests/support/gateway.ts';
import { gatewayTokens } from '#tests/support/gateway-tokens.ts';
import { ensureDemoAccount } from '../accounts/demo-account.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { auditActionNames } from './actions.ts';

test('every action is recorded by a call, by a command or by the start', async () => {
  const served = await testApp(gatewayTokens);
  const { context, close } = served;
  await ensureDemoAccount(context.database, context.env.dataDir);
  // A login that is refused.
  const they = accountsOn(served);
  await they.addCustomer();
  for (let i = 0; i < 5; i += 1) await they.logIn('mei.tan', otherPassword);
  await gatewayOn(served).read();
  // What the desk refuses.
  const lin = deskOn(served);
  await lin.enter(['support']);
  await lin.send(listDeskTeam, undefined);
  const others = await context.database.select().from(auditEvents);
  await close();
  const recorded = new Set<string>([
    ...tracedCalls.flatMap(([, actions]) => actions),
    ...Object.values(tracedCommands).map(([action]) => action),
    ...others.map(({ action }) => action),
  ]);
  expect([...recorded].sort()).toEqual(auditActionNames.toSorted());
});
