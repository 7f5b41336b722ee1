import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAccountEvents } from '#contract/account-events.ts';
import { makeApiKey } from '#contract/api-keys.ts';
import { prepareCallbackSecret } from '#contract/callbacks.ts';
import { whoAmI } from '#contract/console.ts';
import * as contract from '#contract/desk-customers.ts';
import { minuteMs } from '#contract/time-units.ts';
import { getSecurity } from '#contract/two-factor.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Desk, deskOn } from '#tests/support/desk.ts';
import { callOf, requestOf, sandboxApp } from '#tests/support/sandbox.ts';
import { twoFactorOn } from '#tests/support/two-factor.ts';
import { listEvents } from '../audit/list.ts';
import { customers } from '../db/schema.ts';

let served: TestApp;
let desk: Desk;
let customer: Awaited<ReturnType<typeof twoFactorOn>>;
let id: string;
beforeAll(async () => {
  served = await sandboxApp();
});
beforeEach(async () => {
  await served.startOver();
  customer = await twoFactorOn(served);
  desk = deskOn(served);
  await desk.enter(['administrator'], 'mei@nuntix.example');
  const [row] = await served.context.database.select().from(customers);
  id = row?.publicId ?? '';
});
afterAll(() => served.close());

type Find = Partial<Parameters<typeof desk.send<typeof contract.listDeskCustomers>>[1]>;
const find = async (filter: Find) =>
  (await desk.send(contract.listDeskCustomers, { status: 'all', ...filter })).body;
const read = async () => (await desk.send(contract.readDeskCustomer, { id })).body.data;
const events = async (action: string) =>
  (await listEvents(served.context, { target: id, limit: 100 })).filter(
    (event) => event.action === action,
  );

test('customers are found by parts of mail, company, name and phone, and by a whole key', async () => {
  const { key } = (
    await customer.send(
      makeApiKey,
      { name: 'Checkout', environment: 'sandbox', rights: ['send'] },
      customer.asMe,
    )
  ).body.data;
  const changes = { phone: '+8613800138000', username: 'chen', companyName: '海港物流有限公司' };
  await desk.addCustomer({ email: 'chen@x.example', firstName: '立', lastName: '陈', ...changes });
  for (const text of [
    'harb',
    'HARBOUR.example',
    'Mei Tan',
    '+65 8123',
    '1234567',
    key.accessKey,
    id,
  ])
    expect((await find({ find: text })).data.customers, text).toMatchObject([{ id }]);
  expect((await find({ find: '海港物' })).data.customers).toMatchObject([
    { email: 'chen@x.example' },
  ]);
  expect((await find({ find: key.accessKey.slice(0, -1) })).data.customers).toEqual([]);
  expect((await find({ find: '%%%' })).data.customers).toEqual([]);
});

test('a search takes three characters, and none lists everybody', async () => {
  expect((await find({ find: 'ha' })).code).toBe('desk.find');
  expect((await find({ find: '  h ' })).code).toBe('desk.find');
  expect((await find({ find: '' })).data.customers).toHaveLength(1);
});

test('a list is filtered by status and product, with counts', async () => {
  const other = { email: 'jo@x.example', phone: '+6581234568', username: 'jo' };
  await desk.addCustomer({ ...other, status: 'disabled', enabledProducts: ['NXLink'] });
  const all = { all: 2, active: 1, pending: 0, disabled: 1 };
  expect((await find({ status: 'active' })).data).toMatchObject({
    customers: [{ id }],
    counts: all,
  });
  expect((await find({ product: 'NXLink' })).data).toMatchObject({
    customers: [{ email: 'jo@x.example', status: 'disabled', products: ['NXLink'] }],
    counts: { all: 1, active: 0, pending: 0, disabled: 1 },
  });
});

test('a page has the facts, and none of the secrets', async () => {
  await customer.hire();
  const { codes } = await customer.addApp();
  const wanted = { name: 'Checkout', environment: 'sandbox' as const, rights: ['send' as const] };
  const made = (await customer.send(makeApiKey, wanted, customer.asMe)).body.data;
  const signs = (await customer.send(prepareCallbackSecret, undefined, customer.asMe)).body.data;
  const content = 'Your code is 482916.';
  const { accessKey } = made.key;
  const body = { phones: ['12025550101'], content, type: 'otp' };
  const now = served.clock.now();
  const call = requestOf(
    callOf('smsSendV2'),
    { body },
    { accessKey, secretKey: made.secretKey, now },
  );
  expect((await served.app.inject(call)).json().code).toBe(0);

  const answers = await Promise.all([
    desk.send(contract.readDeskCustomer, { id }),
    desk.send(contract.listDeskCustomers, { status: 'all' }),
    desk.send(contract.listCustomerRequests, { id, status: 'all' }),
    desk.send(contract.listCustomerEvents, { id }),
  ]);
  const [page, list, requests] = answers.map(({ body }) => body.data);
  expect(page).toMatchObject({
    ...{ name: 'Harbour Coffee', mainUser: 'Mei Tan', country: { e_name: 'Singapore' } },
    ...{ balance: '128.5000', credit: '500.0000', products: ['smsOtp'], isEmailVerified: true },
    ...{ keys: { live: 0, sandbox: 1 }, lastCallAt: now.toISOString() },
    factors: { passkeys: 0, hasApp: true, recoveryCodes: codes.length },
    people: [
      { id: null, login: 'mei@harbour.example', hasTwoFactor: true, sessions: 1 },
      { login: 'lin', hasTwoFactor: false, sessions: 0, lastSeenAt: null },
    ],
  });
  expect(list.customers).toMatchObject([{ id, lastCallAt: now.toISOString() }]);
  expect(requests.requests).toMatchObject([{ path: '/v2/sms/mt', status: 200 }]);
  const said = answers.map(({ text }) => text).join();
  const secrets = [made.secretKey, signs.secret, signs.next, ...codes, customer.asMe.token];
  for (const secret of [...secrets, goodPassword, '12025550101', content, 'argon2'])
    expect(said.includes(secret), secret).toBe(false);
});

test('looking at a part is recorded once in ten minutes for each person', async () => {
  await read();
  await read();
  await desk.send(contract.listCustomerEvents, { id });
  expect(await events('customer.read')).toMatchObject([
    { details: { part: 'events' }, actorName: 'mei@nuntix.example', targetKind: 'customer' },
    { details: { part: 'page' }, actorName: 'mei@nuntix.example' },
  ]);
  const jonas = deskOn(served);
  await jonas.enter(['support'], 'jonas@nuntix.example');
  await jonas.send(contract.readDeskCustomer, { id });
  expect(await events('customer.read')).toHaveLength(3);
  served.clock.advance(10 * minuteMs);
  await read();
  expect(await events('customer.read')).toHaveLength(4);
});

test('nobody is read who is not there', async () => {
  const nobody = { id: '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01' };
  for (const unknown of [nobody, { id: 'nobody' }])
    expect((await desk.send(contract.readDeskCustomer, unknown)).body.code).toBe('desk.customer');
  const ended = await desk.send(contract.endCustomerSessions, { id, employee: nobody.id });
  expect(ended.body.code).toBe('desk.unknown');
});

test('logins end for one person at a time', async () => {
  const { id: employee } = (await customer.hire()).body.data;
  const token = await customer.enter('lin', otherPassword);
  const isIn = async (token: string) =>
    (await customer.send(whoAmI, undefined, { token })).status === 200;
  expect((await desk.send(contract.endCustomerSessions, { id, employee })).body.code).toBe(0);
  expect([await isIn(token), await isIn(customer.asMe.token)]).toEqual([false, true]);
  await desk.send(contract.endCustomerSessions, { id, employee: null });
  expect(await isIn(customer.asMe.token)).toBe(false);
  // Twice does it once.
  await desk.send(contract.endCustomerSessions, { id, employee: null });
  expect(await events('session.ended')).toHaveLength(1);
});

test('a second factor is reset, and its owner told by mail', async () => {
  await customer.addApp();
  await customer.receive('account-changed');
  expect((await desk.send(contract.resetCustomerFactor, { id })).body.code).toBe(0);
  const mail = await customer.receive('account-changed');
  expect(mail).toMatchObject({
    recipient: 'mei@harbour.example',
    payload: { change: 'second-step.reset', address: '' },
  });
  const { data } = (await customer.send(getSecurity, undefined, customer.asMe)).body;
  expect(data.app).toBeFalsy();
  await desk.send(contract.resetCustomerFactor, { id });
  expect(await customer.countQueued('account-changed')).toBe(0);
});

test('an activation is mailed again while the address is not confirmed', async () => {
  const resend = async () => (await desk.send(contract.resendCustomerActivation, { id })).body.code;
  expect(await resend()).toBe('desk.unknown');
  await served.context.database
    .update(customers)
    .set({ emailVerifiedAt: null })
    .where(eq(customers.publicId, id));
  expect(await resend()).toBe(0);
  expect((await customer.receive('activation')).recipient).toBe('mei@harbour.example');
});

test('two administrators switch different products', async () => {
  const turn = (product: string, isOn: boolean) =>
    desk.send(contract.switchCustomerProduct, { id, product, isOn });
  await Promise.all([turn('NXLink', true), turn('voiceOtp', true), turn('NXLink', true)]);
  await turn('smsOtp', false);
  expect((await read()).products.sort()).toEqual(['NXLink', 'voiceOtp']);
  expect(await events('customer.terms-changed')).toHaveLength(3);
  expect((await turn('toString', true)).body.code).toBe('bad-request');
});

test('money that somebody else changed meanwhile is not overwritten', async () => {
  const before = { balance: '128.5000', credit: '500.0000' };
  const set = async (balance: string, credit = '500') =>
    (await desk.send(contract.setCustomerMoney, { id, balance, credit, before })).body.code;
  expect(await set('-5')).toBe('desk.amount');
  expect(await set('1e3')).toBe('desk.amount');
  expect(await set('10', '12345678901')).toBe('desk.amount');
  expect(await set('200.25')).toBe(0);
  expect(await set('300')).toBe('desk.changed');
  // The same again, as after an answer that was lost.
  expect(await set('200.25')).toBe(0);
  expect(await read()).toMatchObject({ balance: '200.2500', credit: '500.0000' });
  expect(await events('customer.terms-changed')).toMatchObject([
    { details: { before: { balance: '128.5000' }, after: { balance: '200.25' } } },
  ]);
});

test('a disabled customer is out at once, and does not read the reason', async () => {
  const set = async (isDisabled: boolean, reason: string) =>
    (await desk.send(contract.setCustomerAccess, { id, isDisabled, reason })).body.code;
  expect(await set(true, ' ')).toBe('desk.reason');
  expect(await set(true, 'Charged back, case 8812')).toBe(0);
  expect((await customer.send(whoAmI, undefined, customer.asMe)).status).toBe(401);
  await set(true, 'Again');
  expect(await events('customer.disabled')).toMatchObject([
    { details: { reason: 'Charged back, case 8812', sessionsEnded: 1 } },
  ]);
  expect(await set(false, 'Paid')).toBe(0);
  const token: string = (await customer.logIn()).body.data.usertoken;
  const shown = await customer.send(listAccountEvents, {}, { token });
  expect(shown.text).toContain('customer.disabled');
  expect(shown.text).not.toContain('8812');
  const list = (await desk.send(contract.listCustomerEvents, { id })).body.data.events;
  expect(list).toContainEqual(
    expect.objectContaining({
      ...{ action: 'customer.disabled', by: 'mei@nuntix.example' },
      facts: { reason: 'Charged back, case 8812', sessionsEnded: 1 },
    }),
  );
});

test('support reads and helps, and changes neither terms nor access', async () => {
  const jonas = deskOn(served);
  await jonas.enter(['support'], 'jonas@nuntix.example');
  const turned = { id, product: 'smsOtp', isOn: false };
  const refused = await jonas.send(contract.switchCustomerProduct, turned);
  expect(refused.body.code).toBe('desk.notAllowed');
  expect((await jonas.send(contract.resetCustomerFactor, { id })).body.code).toBe(0);
  expect((await read()).products).toEqual(['smsOtp']);
});
