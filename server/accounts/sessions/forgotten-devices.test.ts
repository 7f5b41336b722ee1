import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logInEmployee } from '#contract/accounts.ts';
import { changeOwnPassword, setEmployeePassword } from '#contract/console.ts';
import { resetEmployeeTwoFactor } from '#contract/two-factor.ts';
import { type Accounts, accountsOn, goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { resetOn } from '#tests/support/reset.ts';
import { type TwoFactorClient, twoFactorOn } from '#tests/support/two-factor.ts';
import { knownDevices } from '../../db/login-schema.ts';
import { hashToken } from '../../tokens.ts';
import { resetFactor } from '../operator.ts';

let served: TestApp;
let they: TwoFactorClient;
let thief: Accounts;
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000', LIMIT_CODE_TRIES_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await twoFactorOn(served);
  thief = accountsOn(served);
  await thief.logIn();
});
afterAll(() => served.close());

/** Known browsers, over all accounts. */
const known = async () => {
  const rows = await served.context.database.select().from(knownDevices);
  const isKnown = ({ cookies }: Pick<Accounts, 'cookies'>) =>
    rows.some(({ deviceHash }) => deviceHash === hashToken(cookies.get('known-device') ?? ''));
  return { mine: isKnown(they), theirs: isKnown(thief) };
};

test.each(['mail', 'phone'])(
  'a reset by %s forgets every browser; the next one to log in is known again',
  async (way) => {
    expect(await known()).toEqual({ mine: true, theirs: true });
    const owner = resetOn(served);
    if (way === 'mail') await owner.resetByMail(await owner.mailCode());
    else await owner.resetByPhone(await owner.textCode());
    expect(await known()).toEqual({ mine: false, theirs: false });
    await they.logIn(undefined, otherPassword);
    await thief.logIn(undefined, goodPassword);
    expect(await known()).toEqual({ mine: true, theirs: false });
  },
);

test('a reset of the second factor by an operator forgets every browser', async () => {
  await they.addPasskey();
  await resetFactor(served.context, { by: { kind: 'operator', name: 'anna' } }, 'mei.tan');
  expect(await known()).toEqual({ mine: false, theirs: false });
});

test('changing one’s password forgets every other browser', async () => {
  const input = { password: goodPassword, newPassword: otherPassword };
  expect((await they.send(changeOwnPassword, input, they.asMe)).body.code).toBe(0);
  expect(await known()).toEqual({ mine: true, theirs: false });
});

test('changes to an employee forget only the employee’s browsers', async () => {
  const { id } = (await they.hire()).body.data;
  const employee = accountsOn(served);
  const enter = (password: string) =>
    employee.send(logInEmployee, { phone: '+6581234567', code: 'lin', password });
  const ofEmployee = async () =>
    (await served.context.database.select().from(knownDevices)).filter(
      ({ employeeId }) => employeeId === id,
    ).length;
  await enter(otherPassword);
  expect(await ofEmployee()).toBe(1);
  await they.send(setEmployeePassword, { id, password: goodPassword }, they.asMe);
  expect(await ofEmployee()).toBe(0);
  await enter(goodPassword);
  expect(await ofEmployee()).toBe(1);
  await they.send(resetEmployeeTwoFactor, { id }, they.asMe);
  expect(await ofEmployee()).toBe(0);
  expect(await known()).toEqual({ mine: true, theirs: true });
});
