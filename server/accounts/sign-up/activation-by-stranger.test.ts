import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword, getCustomerByPhone, lookUpActivation } from '#contract/accounts.ts';
import { addEmployee, getOwnDetails, whoAmI } from '#contract/console.ts';
import { newcomer, otherPassword } from '#tests/support/accounts.ts';
import {
  type Activation,
  activationOn,
  ownPhone,
  strangersPhone,
} from '#tests/support/activation.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { knownDevices } from '../../db/login-schema.ts';
import { employees } from '../../db/schema.ts';
import { hashToken } from '../../tokens.ts';

let served: TestApp;
let they: Activation;
beforeAll(async () => {
  served = await testApp({ LIMIT_CODE_TRIES_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = activationOn(served);
});
afterAll(() => served.close());

describe('a stranger who signs up another person’s mailbox and activates by phone', () => {
  test('cannot read or keep the account once the owner activates it', async () => {
    const { phoneToken, mailToken } = await they.begin({ firstName: 'Eve', companyName: 'Evil' });
    const strangers = await they.activate(phoneToken, {
      ...{ phone: strangersPhone, username: 'eve', password: otherPassword },
    });
    const token: string = strangers.body.data.usertoken;
    await they.send(
      addEmployee,
      { username: 'back.door', password: otherPassword, menus: ['home'] },
      { token },
    );
    served.clock.advance(60_000);
    await they.askForCode(strangersPhone, 4);
    const resetCode: string = (await they.receive('reset-code-text')).payload.code;
    const customer_id: string = (await they.send(getCustomerByPhone, { phone: strangersPhone }))
      .body.info;

    expect((await they.activate(mailToken)).body.code).toBe(0);

    expect((await they.send(whoAmI, undefined, { token })).status).toBe(401);
    for (const account of [strangersPhone, 'eve', newcomer.email])
      expect((await they.logIn(account, otherPassword)).body.code).toBe('login.wrong');
    const reset = { customer_id, ver_code: resetCode, password: otherPassword };
    expect((await they.send(changePassword, { ...reset, phone: strangersPhone })).body.code).toBe(
      'code.wrong',
    );
    expect((await they.send(changePassword, { ...reset, phone: ownPhone })).body.code).toBe(
      'code.wrong',
    );
    expect((await they.send(getCustomerByPhone, { phone: strangersPhone })).body.code).toBe(
      'account.unknown',
    );
    expect(await served.context.database.select().from(employees)).toEqual([]);
    expect((await they.signUp()).body.code).toBe('signUp.emailTaken');
    expect((await they.logIn(newcomer.email)).body.code).toBe(0);
  });

  test('is not a known device of the account once the owner activates it', async () => {
    const owner = activationOn(served);
    const { phoneToken, mailToken } = await they.begin({ firstName: 'Eve' });
    await they.activate(phoneToken, { phone: strangersPhone, password: otherPassword });
    await owner.activate(mailToken);
    const known = await served.context.database.select().from(knownDevices);
    expect(known.map(({ deviceHash }) => deviceHash)).toEqual([
      hashToken(owner.cookies.get('known-device') ?? ''),
    ]);
  });

  test('cannot keep it when the link has expired: the owner signs up again and gets a new one', async () => {
    const { phoneToken } = await they.begin({ firstName: 'Eve' });
    await they.activate(phoneToken, { phone: strangersPhone, password: otherPassword });
    served.clock.advance(25 * 3_600_000);
    const owners = await they.begin();
    // A dummy token: the account is already active by phone.
    expect((await they.send(lookUpActivation, { token: owners.phoneToken })).body.code).toBe(
      'activation.token',
    );
    expect((await they.stored())?.firstName).toBe('Eve');
    expect((await they.activate(owners.mailToken)).body.code).toBe(0);
    expect((await they.logIn(strangersPhone, otherPassword)).body.code).toBe('login.wrong');
    expect((await they.logIn(newcomer.email)).body.code).toBe(0);
  });

  test('never sees what the owner entered in a pending sign-up', async () => {
    await they.begin();
    const strangers = await they.begin({ firstName: 'Eve', lastName: 'X', companyName: 'Evil' });
    const { body } = await they.activate(strangers.phoneToken, { phone: strangersPhone });
    const token: string = body.data.usertoken;
    const details = JSON.stringify(
      (await they.send(getOwnDetails, undefined, { token })).body.data,
    );
    for (const typed of [newcomer.firstName, newcomer.lastName, newcomer.companyName])
      expect(details).not.toContain(typed);
  });

  test('has a phone token that ends with the owner’s sign-up', async () => {
    const strangers = await they.begin({ firstName: 'Eve' });
    await they.begin();
    expect((await they.submit(strangers.phoneToken, {})).body.code).toBe('activation.token');
  });
});
