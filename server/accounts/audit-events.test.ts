import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/console.ts';
import { activationOn, strangersPhone } from '#tests/support/activation.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { consoleOn } from '#tests/support/console.ts';
import { resetOn } from '#tests/support/reset.ts';
import type { AuditAction } from '../audit/actions.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { ensureDemoAccount } from './demo-account.ts';
import { setTerms } from './operator.ts';

let served: TestApp;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(() => served.startOver());
afterAll(() => served.close());

const detailsOf = async (action: AuditAction) =>
  (
    await served.context.database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, action))
      .orderBy(asc(auditEvents.id))
  ).map(({ details }) => details);

test('a repeated sign-up is marked as such', async () => {
  const they = activationOn(served);
  await they.signUp();
  await they.signUp();
  expect(await detailsOf('account.signed-up')).toEqual([{ again: false }, { again: true }]);
});

test('an account taken over by its mailbox is marked as such', async () => {
  const they = activationOn(served);
  const { phoneToken, mailToken } = await they.begin();
  await they.activate(phoneToken, { phone: strangersPhone });
  await they.addEmployee((await they.stored())?.id ?? 0);
  await they.activate(mailToken);
  expect(await detailsOf('account.activated')).toEqual([
    { way: 'phone', reopened: false, employeesRemoved: 0 },
    { way: 'mail', reopened: true, employeesRemoved: 1 },
  ]);
});

test('a reset contains its channel and the number of ended sessions', async () => {
  const they = resetOn(served);
  await they.addCustomer();
  await they.logIn();
  await they.logIn();
  await they.resetByMail(await they.mailCode());
  expect(await detailsOf('password.reset')).toEqual([{ way: 'mail', sessionsEnded: 2 }]);
});

test('changed details are listed without values, changed menus with both values', async () => {
  const they = await consoleOn(served);
  const { token } = they;
  const { id } = (await they.hire()).body.data;
  await they.send(
    contract.updateOwnDetails,
    { firstName: 'Mei', lastName: 'Lim', companyName: 'Harbour Coffee' },
    { token },
  );
  await they.send(contract.setEmployeeMenus, { id, menus: ['account', 'home'] }, { token });
  expect(await detailsOf('details.changed')).toEqual([{ fields: ['lastName'] }]);
  expect(await detailsOf('employee.menus-changed')).toEqual([
    { before: ['home'], after: ['home', 'account'], managesKeys: false },
  ]);
});

test('terms are recorded with old and new values', async () => {
  await activationOn(served).addCustomer();
  await setTerms(served.context, { by: { kind: 'operator', name: 'anna' } }, 'mei.tan', {
    balance: '99.5',
  });
  expect(await detailsOf('customer.terms-changed')).toEqual([
    { before: { balance: '128.5000' }, after: { balance: '99.5' } },
  ]);
});

test('a change to the same values records nothing', async () => {
  const they = await consoleOn(served);
  const { token } = they;
  const before = await served.context.database.$count(auditEvents);
  const same = { firstName: 'Mei', lastName: 'Tan', companyName: 'Harbour Coffee' };
  await they.send(contract.updateOwnDetails, same, { token });
  await they.send(contract.endOtherSessions, undefined, { token });
  await they.send(contract.signOut, undefined, { token: 'x'.repeat(43) });
  expect((await they.logIn('mei.tan', 'wrong')).body.code).toBe('login.wrong');
  expect(await served.context.database.$count(auditEvents)).toBe(before);
});

test('the demo account is recorded as done by the system, when created and when its password is replaced', async () => {
  const { database } = served.context;
  const folder = await mkdtemp(join(tmpdir(), 'nuntix-traces-'));
  await ensureDemoAccount(database, folder);
  await ensureDemoAccount(database, folder);
  await rm(folder, { recursive: true });
  const other = await mkdtemp(join(tmpdir(), 'nuntix-traces-'));
  await ensureDemoAccount(database, other);
  await rm(other, { recursive: true });
  expect(await detailsOf('account.demo-set')).toEqual([{ made: true }, { made: false }]);
});
