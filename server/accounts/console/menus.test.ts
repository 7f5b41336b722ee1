import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/console.ts';
import { type MenuId, menuIds } from '#contract/console-menus.ts';
import * as invitations from '#contract/invitations.ts';
import * as usage from '#contract/usage.ts';
import { otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  type Console,
  consoleCalls,
  consoleOn,
  developerChanges,
  developerReads,
  ticketCalls,
} from '#tests/support/console.ts';

let served: TestApp;
let they: Console;
let token: string;
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await consoleOn(served);
  token = they.token;
});
afterAll(() => served.close());

describe('menus are enforced by the server', () => {
  const behind: Record<MenuId, readonly (typeof consoleCalls)[number][0][]> = {
    home: [usage.readBalance, usage.readUsageSummary],
    usage: [usage.readUsage, usage.exportUsage, usage.readBalance],
    support: ticketCalls.map(([call]) => call),
    developer: developerReads.map(([call]) => call),
    account: [contract.getOwnDetails, contract.updateOwnDetails, contract.setNotificationLanguage],
    employees: [contract.listEmployees, contract.getTwoFactorRule, invitations.listInvitations],
  };
  const refusedCalls = async (theirs: string): Promise<string[]> => {
    const refused: string[] = [];
    for (const [call, input] of consoleCalls) {
      const { status, body } = await they.send(call, input as never, { token: theirs });
      if (body.code === 'session.notAllowed') {
        expect(status).toBe(403);
        refused.push(call.path);
      }
    }
    return refused;
  };
  const mainOnly = [
    contract.updateOwnDetails,
    contract.setNotificationLanguage,
    contract.resendConfirmation,
    contract.addEmployee,
    contract.setEmployeeStatus,
    contract.setEmployeeMenus,
    contract.setEmployeePassword,
    contract.deleteEmployee,
    contract.requireTwoFactor,
    usage.setBalanceAlert,
    invitations.inviteEmployee,
    invitations.sendInvitationAgain,
    invitations.revokeInvitation,
  ];
  const managersOnly = developerChanges.map(([call]) => call);

  test.each([
    [[]],
    [['home']],
    [['usage']],
    [['support']],
    [['account']],
    [['employees']],
    [['developer']],
    [['home', 'support', 'developer', 'account', 'employees']],
  ] as [MenuId[]][])('with %j an employee has access to exactly these', async (menus) => {
    await they.hire({ menus });
    const expected = consoleCalls
      .map(([call]) => call)
      .filter((call) => {
        const opens = menuIds.filter((menu) => behind[menu].some(({ path }) => path === call.path));
        return (
          [...mainOnly, ...managersOnly].some((closed) => closed.path === call.path) ||
          (opens.length > 0 && !opens.some((menu) => menus.includes(menu)))
        );
      })
      .map(({ path }) => path);
    const theirs = await they.enter();
    expect(await refusedCalls(theirs)).toEqual(expected);
    const { data } = (await they.who({ token: theirs })).body;
    expect(data.balance).toBe(menus.includes('home') ? 128.5 : null);
  });

  test.each([[['developer']], [['home']]] as [MenuId[]][])(
    'an employee who manages keys can change them only where they see them: with %j',
    async (menus) => {
      await they.hire({ menus, managesKeys: true });
      const refused = await refusedCalls(await they.enter());
      const isOpen = menus.includes('developer');
      for (const { path } of managersOnly) expect(refused.includes(path)).toBe(!isOpen);
    },
  );

  test('a change applies from the next call', async () => {
    const { id } = (await they.hire({ menus: ['account'] })).body.data;
    const theirs = await they.enter();
    const details = () => they.send(contract.getOwnDetails, undefined, { token: theirs });
    expect((await details()).body.data).toMatchObject({
      role: 'employee',
      email: null,
      phone: null,
    });
    await they.send(contract.setEmployeeMenus, { id, menus: [] }, { token });
    expect((await details()).status).toBe(403);
  });

  test('an employee changes their own password and no other', async () => {
    // Their own security page is no menu.
    await they.hire({ menus: [] });
    const theirs = await they.enter();
    const input = { password: otherPassword, newPassword: 'orchard9lane' };
    const { body } = await they.send(contract.changeOwnPassword, input, { token: theirs });
    expect(body.code).toBe(0);
    expect(await they.enter('lin', 'orchard9lane')).toBeDefined();
    expect((await they.logIn()).body.code).toBe(0);
    expect(await they.countQueued('password-changed')).toBe(0);
  });

  test('a main user has access to everything', async () => {
    expect(await refusedCalls(token)).toEqual([]);
  });
});
