import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccount, lookUpActivation } from '#contract/accounts.ts';
import { whoAmI } from '#contract/console.ts';
import { type Accounts, accountsOn, goodPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { otherCode } from '#tests/support/codes.ts';
import { listEvents } from '../audit/list.ts';
import { customers, outboxMessages } from '../db/schema.ts';
import { runLine } from './run.ts';

let served: TestApp;
let they: Accounts;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  they = accountsOn(served);
});
afterAll(() => served.close());

const run = (line: string) => runLine(line.split(' '), (_, work) => work(served.context));
const report = async (line: string) => JSON.parse((await run(`${line} --json`)).text);
const untouched = () => Promise.reject(new Error('the database was touched'));

test('customers are listed, newest first, by status and without their password hash', async () => {
  await they.addCustomer();
  served.clock.advance(1_000);
  await they.signUp({ email: 'new@x.example' });
  const { customers: rows } = await report('customers list');
  expect(rows.map(({ email }: { email: string }) => email)).toEqual([
    'new@x.example',
    'mei@harbour.example',
  ]);
  expect(JSON.stringify(rows)).not.toContain('argon2');
  expect((await report('customers list --status pending')).customers).toHaveLength(1);
  expect((await report('customers list --find HARBOUR.ex')).customers).toMatchObject([
    { email: 'mei@harbour.example' },
  ]);
});

test('one customer is found by id, address, phone or username', async () => {
  const { publicId } = await they.addCustomer();
  for (const who of [publicId, 'MEI@harbour.example', '+6581234567', 'mei.tan'])
    expect((await report(`customers show ${who}`)).customer).toMatchObject([
      { id: publicId, name: 'Mei Tan', balance: '128.5000 USD', mailVerified: true },
    ]);
  const { exitCode, text } = await run('customers show nobody');
  expect(exitCode).toBe(2);
  expect(text).toContain('There is no customer nobody.');
});

test('balance, credit and products can be set', async () => {
  await they.addCustomer();
  await run('customers balance mei.tan 99.1234');
  await run('customers credit mei.tan 0');
  await run('customers products mei.tan voiceOtp smsOtp voiceOtp');
  const [row] = await served.context.database.select().from(customers);
  expect(row).toMatchObject({
    balance: '99.1234',
    creditBalance: '0.0000',
    enabledProducts: ['voiceOtp', 'smsOtp'],
  });
  await run('customers products mei.tan');
  expect((await served.context.database.select().from(customers))[0]?.enabledProducts).toEqual([]);
});

test.each([
  ['customers show', 'Name one customer'],
  ['customers show a b', 'Name one customer'],
  ['customers balance', 'Name one customer'],
  ['customers balance mei.tan', 'Name an amount'],
  ['customers balance mei.tan 1.23456', 'Name an amount'],
  ['customers balance mei.tan 5 6', 'Name one customer'],
  ['customers products', 'Name one customer'],
  ['customers products mei.tan fax', 'There is no product fax'],
  ['customers list --status lost', 'must be pending, active or disabled'],
  ['customers list --find ha', 'must have at least 3 characters'],
])('"%s" is explained without touching the database', async (line, words) => {
  const { exitCode, text } = await runLine(line.split(' '), untouched);
  expect(exitCode).toBe(2);
  expect(text).toContain(words);
});

describe('disabling', () => {
  test('locks a customer out at once, and enabling lets them in again', async () => {
    await they.addCustomer();
    const token: string = (await they.logIn()).body.data.usertoken;
    await run('customers disable mei.tan');
    expect((await they.send(whoAmI, undefined, { token })).status).toBe(401);
    expect((await they.logIn()).body.code).toBe('login.disabled');
    await run('customers enable mei.tan');
    expect((await they.send(whoAmI, undefined, { token })).status).toBe(401);
    expect((await they.logIn()).body.code).toBe(0);
  });

  test('is recorded with a reason where one is given, and once', async () => {
    await they.addCustomer();
    await runLine(['customers', 'disable', 'mei.tan', '--reason', 'Charged back'], (_, work) =>
      work(served.context),
    );
    await run('customers disable mei.tan');
    const events = await listEvents(served.context, { action: 'customer.disabled', limit: 10 });
    expect(events.map(({ details }) => details)).toEqual([
      { sessionsEnded: 0, reason: 'Charged back' },
    ]);
  });

  test('a pending customer stays pending when enabled', async () => {
    const token: string = (await they.signUp()).body.data;
    await run('customers disable mei@harbour.example');
    expect((await they.send(lookUpActivation, { token })).body.code).toBe('activation.token');
    expect((await report('customers enable mei@harbour.example')).customer[0].status).toBe(
      'pending',
    );
  });
});

describe('resending the activation mail', () => {
  test('mails a new link in the customer’s language and voids the old one', async () => {
    await they.signUp({}, { language: 'CN' });
    const old = tokenOf((await they.receive('activation')).payload.link);
    expect((await run('customers resend mei@harbour.example')).text).toBe('activation: mailed');
    const { locale, payload } = await they.receive('activation');
    expect(locale).toBe('zh');
    expect(payload.link).toContain('internationalization=false');
    const look = async (token: string) =>
      (await they.send(lookUpActivation, { token })).body.data?.way;
    expect(await look(old)).toBeUndefined();
    expect(await look(tokenOf(payload.link))).toBe('mail');
    expect((await they.send(activateAccount, form(old))).body.code).toBe('activation.token');
  });

  test('is refused when the mailbox is verified', async () => {
    await they.addCustomer();
    expect((await run('customers resend mei.tan')).text).toContain('not needed');
    expect(await served.context.database.select().from(outboxMessages)).toEqual([]);
  });
});

test('a command changes no other customer', async () => {
  const { id } = await they.addCustomer({ email: 'b@x.example', phone: null, username: 'b.b' });
  await they.addCustomer();
  await run('customers balance mei.tan 1');
  const [other] = await served.context.database
    .select()
    .from(customers)
    .where(eq(customers.id, id));
  expect(other?.balance).toBe('128.5000');
});

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const form = (token: string) => ({
  ...{ token, phone: '+6581234567', verifyCode: otherCode(), password: goodPassword },
});
