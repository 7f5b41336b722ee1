import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAccountEvents } from '#contract/account-events.ts';
import { logInEmployee } from '#contract/accounts.ts';
import * as contract from '#contract/console.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import * as second from '#contract/two-factor.ts';
import { employees } from '#server/db/schema.ts';
import { authenticatorApps } from '#server/db/two-factor-schema.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { consoleCalls } from '#tests/support/console.ts';
import { type Inviting, invitationOn } from '#tests/support/invitations.ts';

let served: TestApp;
let they: Inviting;
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await invitationOn(served);
});
afterAll(() => served.close());

const everyMenu = ['home', 'developer', 'account', 'employees'] as const;
const ownCalls = [
  [second.getSecurity, undefined],
  [second.beginPasskey, undefined],
  [second.beginApp, undefined],
  [second.beginPasskeyReauthentication, undefined],
] as const;

/** Calls that a session is not refused because of something else to do first. */
async function openTo(token: string, code: string): Promise<string[]> {
  const open: string[] = [];
  for (const [call, input] of [...consoleCalls, ...ownCalls]) {
    const { status, body } = await they.send(call, input as never, { token });
    if (body.code === code) expect(status).toBe(403);
    else open.push(call.path);
  }
  return open;
}

const require = (required = true) => they.send(contract.requireTwoFactor, { required }, they.asMe);

describe('a password that the main user chose', () => {
  const change = (token: string, newPassword: string) =>
    they.send(contract.changeOwnPassword, { password: otherPassword, newPassword }, { token });

  test('opens nothing but the way to set another', async () => {
    await they.add({ menus: [...everyMenu] });
    const input = { phone: '+6581234567', code: 'lin', password: otherPassword };
    const { row } = (await they.send(logInEmployee, input)).body;
    expect([row.balance, row.enable_product]).toEqual([null, null]);
    const token = row.usertoken;
    expect((await they.who({ token })).body.data).toMatchObject({
      ...{ duty: 'password', balance: null },
    });
    expect(await openTo(token, 'session.password')).toEqual([
      contract.whoAmI.path,
      contract.changeOwnPassword.path,
    ]);
  });

  test('is replaced by another one, and then everything is open', async () => {
    await they.add();
    const token = await they.enter();
    expect((await change(token, otherPassword)).body.code).toBe('password.same');
    const { usertoken } = (await change(token, 'orchard9lane')).body.data;
    expect((await they.who({ token: usertoken })).body.data).toMatchObject({
      ...{ duty: null, balance: 128.5 },
    });
    const again = await they.enter('lin', 'orchard9lane');
    expect((await they.who({ token: again })).body.data.duty).toBeNull();
  });

  test('is one that the main user has reset, too', async () => {
    const { id } = (await they.hire()).body.data;
    await they.send(contract.setEmployeePassword, { id, password: goodPassword }, they.asMe);
    const token = await they.enter('lin', goodPassword);
    expect((await they.who({ token })).body.data.duty).toBe('password');
    const [listed] = (await they.send(contract.listEmployees, undefined, they.asMe)).body.data;
    expect(listed.mustSetPassword).toBe(true);
  });
});

describe('two-factor authentication that is required', () => {
  /** An authenticator app of the only employee. */
  const addFactor = async () => {
    const { database } = served.context;
    const [employee] = await database.select().from(employees);
    const now = served.clock.now();
    await database.delete(authenticatorApps);
    await database.insert(authenticatorApps).values({
      ...{ customerId: employee?.customerId ?? 0, employeeId: employee?.id ?? null },
      ...{ sealedSecret: 'sealed', createdAt: now, confirmedAt: now },
    });
  };

  test('gives those who have none seven days, and says so', async () => {
    await they.hire();
    served.clock.advance(1);
    const now = served.clock.now().getTime();
    const day = new Date(now + 7 * dayMs).toISOString();
    expect((await require()).body.data).toEqual({
      ...{ requiredSince: new Date(now).toISOString(), graceEndsAt: day },
    });
    const [listed] = (await they.send(contract.listEmployees, undefined, they.asMe)).body.data;
    expect(listed.twoFactorDueAt).toBe(day);
    const token = await they.enter();
    expect((await they.who({ token })).body.data).toMatchObject({
      ...{ duty: null, twoFactorDueAt: day, balance: 128.5 },
    });
    expect((await they.who()).body.data).toMatchObject({ duty: null, twoFactorDueAt: null });
  });

  test('is asked again without another day', async () => {
    const { data } = (await require()).body;
    served.clock.advance(minuteMs);
    expect((await require()).body.data).toEqual(data);
    expect((await require(false)).body.data).toEqual({ requiredSince: null, graceEndsAt: null });
  });

  test('after the grace opens the own security page alone, until a factor is added', async () => {
    await they.hire({ menus: [...everyMenu] });
    served.clock.advance(1);
    await require();
    served.clock.advance(7 * dayMs);
    const token = await they.enter();
    expect((await they.who({ token })).body.data).toMatchObject({
      ...{ duty: 'two-factor', balance: null },
    });
    expect((await openTo(token, 'session.twoFactor')).sort()).toEqual(
      [
        ...[contract.whoAmI, contract.changeOwnPassword, contract.listSessions],
        ...[contract.endSession, contract.endOtherSessions],
        ...ownCalls.map(([call]) => call),
      ]
        .map(({ path }) => path)
        .sort(),
    );
    const later = await they.enter();
    await addFactor();
    expect((await they.who({ token: later })).body.data.duty).toBeNull();
  });

  test('leaves who comes later no grace', async () => {
    await require();
    served.clock.advance(1);
    const token = await they.invited();
    expect(await they.lookUp(token)).toMatchObject({ requiresTwoFactor: true });
    const { usertoken } = (await they.join(token)).body.data;
    expect((await they.who({ token: usertoken })).body.data.duty).toBe('two-factor');
    await addFactor();
    expect((await they.who({ token: usertoken })).body.data).toMatchObject({
      ...{ duty: null, balance: 128.5 },
    });
  });
});

describe('deleting an employee', () => {
  const remove = (id: string, name: string) =>
    they.send(contract.deleteEmployee, { id, name }, they.asMe);

  test('needs the employee to be disabled, and the name', async () => {
    const { id } = (await they.hire({ name: 'Lin Tran' })).body.data;
    expect((await remove(id, 'Lin Tran')).body.code).toBe('employee.enabled');
    await they.send(contract.setEmployeeStatus, { id, status: 'disabled' }, they.asMe);
    expect((await remove(id, 'Lin')).body.code).toBe('employee.otherName');
    expect((await remove(id, ' Lin Tran ')).body.code).toBe(0);
    expect((await remove(id, 'Lin Tran')).body.code).toBe('employee.unknown');
    expect((await they.send(contract.listEmployees, undefined, they.asMe)).body.data).toEqual([]);
    expect((await they.hire()).body.code).toBe(0);
  });

  test('keeps the name in what happened', async () => {
    const { id } = (await they.hire({ name: 'Lin Tran' })).body.data;
    await they.enter();
    await they.send(contract.setEmployeeStatus, { id, status: 'disabled' }, they.asMe);
    await remove(id, 'Lin Tran');
    const { events } = (await they.send(listAccountEvents, {}, they.asMe)).body.data;
    const of = events.map(({ action, facts }: { action: string; facts: { target?: string } }) => [
      action,
      facts.target,
    ]);
    expect(of).toContainEqual(['session.opened', 'Lin Tran']);
    expect(of).toContainEqual(['employee.deleted', 'Lin Tran']);
  });

  test('of another account is not possible', async () => {
    const { id } = (await they.hire()).body.data;
    await they.send(contract.setEmployeeStatus, { id, status: 'disabled' }, they.asMe);
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: 'b.b' });
    const token: string = (await they.logIn('b@x.example')).body.data.usertoken;
    const { body } = await they.send(contract.deleteEmployee, { id, name: 'lin' }, { token });
    expect(body.code).toBe('employee.unknown');
  });
});
