import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/api-keys.ts';
import type { CallInput } from '#contract/call.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import { runCommand } from '#tests/support/audit/commands.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { callOf, requestOf, sandboxApp } from '#tests/support/sandbox.ts';
import { sandboxRequests } from '../../db/sandbox-schema.ts';

let served: TestApp;
let they: Console;
beforeAll(async () => {
  served = await sandboxApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await consoleOn(served);
});
afterAll(() => served.close());

type Wanted = Partial<CallInput<typeof contract.makeApiKey>>;

const make = (wanted: Wanted = {}, token = they.token) =>
  they.send(
    contract.makeApiKey,
    { name: 'Checkout', environment: 'sandbox', rights: ['send', 'read'], ...wanted },
    { token },
  );
const made = async (wanted?: Wanted) => (await make(wanted)).body.data;
const list = async (token = they.token) =>
  (await they.send(contract.listApiKeys, undefined, { token })).body.data;
const end = (id: string, when: contract.KeyEnd) =>
  they.send(contract.endApiKey, { id, when }, { token: they.token });

/** Sends a documented call signed with a key; returns its code. */
const call = async (key: { accessKey: string }, secretKey: string, id = 'accountGetBalance') => {
  const { accessKey } = key;
  const signed = requestOf(callOf(id), {}, { accessKey, secretKey, now: served.clock.now() });
  return (await served.app.inject(signed)).json().code;
};

describe('a new key', () => {
  test('works at once, and its secret is shown only once', async () => {
    const { key, secretKey } = await made();
    expect(key).toMatchObject({
      name: 'Checkout',
      environment: 'sandbox',
      rights: ['send', 'read'],
      accessKey: expect.stringMatching(/^AKTEST/),
      lastUsedAt: null,
      callsLastDay: 0,
      uses: 0,
      endsAt: null,
    });
    expect(secretKey).toMatch(/^sktest-/);
    expect(await call(key, secretKey)).toBe(0);
    expect(JSON.stringify(await list())).not.toContain(secretKey);
  });

  test.each([
    ['key.name', { name: '  ' }],
    ['key.name', { name: 'x'.repeat(41) }],
    ['key.rights', { rights: [] }],
  ] as [string, Wanted][])('is refused with %s: %j', async (code, wanted) => {
    expect((await make(wanted)).body.code).toBe(code);
  });

  test('counts towards a maximum of five, also in parallel', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => make({ name: `Key ${index}` })),
    );
    const codes = answers.map(({ body }) => body.code).sort();
    expect(codes).toEqual([0, 0, 0, 0, 0, 'key.limit', 'key.limit', 'key.limit']);
    const [key] = (await list()).keys;
    await end(key.id, 'now');
    expect((await make()).body.code).toBe(0);
  });

  test('is live only with an enabled product, and then refused by the sandbox', async () => {
    const { key, secretKey } = await made({ environment: 'live' });
    expect(key.accessKey).toMatch(/^AKLIVE/);
    expect(secretKey).toMatch(/^sk-/);
    expect(await call(key, secretKey)).toBe(1101);
    await runCommand(served, 'customers products', 'mei.tan');
    expect((await make({ environment: 'live' })).body.code).toBe('key.product');
  });

  test('is mailed to the owner without its secret', async () => {
    const { secretKey } = await made();
    const { payload } = await they.receive('account-changed');
    expect(payload).toMatchObject({ change: 'key.made', about: 'Checkout', employee: '' });
    expect(JSON.stringify(payload)).not.toContain(secretKey);
  });
});

test('keys are sorted: live ones first, then newest first', async () => {
  await made({ name: 'old' });
  served.clock.advance(1_000);
  await made({ name: 'new' });
  await made({ name: 'live', environment: 'live' });
  expect((await list()).keys.map(({ name }: { name: string }) => name)).toEqual([
    'live',
    'new',
    'old',
  ]);
});

test('name and rights can be changed, with effect from the next call', async () => {
  const { key, secretKey } = await made();
  const change = { id: key.id, name: 'Till', rights: ['send' as const] };
  const { body } = await they.send(contract.changeApiKey, change, { token: they.token });
  expect(body.data).toMatchObject({ name: 'Till', rights: ['send'], environment: 'sandbox' });
  expect(await call(key, secretKey)).toBe(1107);
});

describe('an ended key', () => {
  test('works for one more day on request, and no longer', async () => {
    const { key, secretKey } = await made();
    const { endsAt } = (await end(key.id, 'in-a-day')).body.data;
    expect(new Date(endsAt)).toEqual(new Date(served.clock.now().getTime() + dayMs));
    served.clock.advance(dayMs - 1);
    expect(await call(key, secretKey)).toBe(0);
    served.clock.advance(1);
    expect(await call(key, secretKey)).toBe(1101);
  });

  test('is refused at once on request', async () => {
    const { key, secretKey } = await made();
    await end(key.id, 'now');
    expect(await call(key, secretKey)).toBe(1101);
    expect((await list()).keys).toEqual([]);
    expect((await end(key.id, 'now')).body.code).toBe('key.unknown');
  });

  test('can be ended earlier but not later', async () => {
    const { key } = await made();
    const first = (await end(key.id, 'in-a-day')).body.data.endsAt;
    served.clock.advance(minuteMs);
    expect((await end(key.id, 'in-a-day')).body.data.endsAt).toBe(first);
    const { endsAt } = (await end(key.id, 'now')).body.data;
    expect(new Date(endsAt)).toEqual(served.clock.now());
  });
});

test('the last use is updated once a minute, with address and calls of the day', async () => {
  const { key, secretKey } = await made();
  const first = served.clock.now().toISOString();
  await call(key, secretKey);
  served.clock.advance(minuteMs - 1);
  await call(key, secretKey);
  const one = { lastUsedAt: first, lastUsedAddress: '127.0.0.1', callsLastDay: 2 };
  expect((await list()).keys).toMatchObject([one]);
  served.clock.advance(1);
  await call(key, secretKey);
  const next = { lastUsedAt: served.clock.now().toISOString(), callsLastDay: 3 };
  expect((await list()).keys).toMatchObject([next]);
});

test('uses are counted independently of the request log', async () => {
  const { key, secretKey } = await made();
  await call(key, secretKey);
  served.clock.advance(1);
  await call(key, secretKey);
  expect((await list()).keys).toMatchObject([{ callsLastDay: 2, uses: 2 }]);
  await served.context.database.delete(sandboxRequests);
  expect((await list()).keys).toMatchObject([{ callsLastDay: 0, uses: 2 }]);
});

test('keys of a disabled customer do not work', async () => {
  const { key, secretKey } = await made();
  await runCommand(served, 'customers disable', 'mei.tan');
  expect(await call(key, secretKey)).toBe(1101);
});

describe('an employee', () => {
  test('sees the keys and whom to contact, and cannot change any without the right', async () => {
    const { key } = await made();
    await they.hire({ menus: ['developer'] });
    const token = await they.enter();
    expect(await list(token)).toMatchObject({
      keys: [{ id: key.id }],
      mayManage: false,
      mainUser: 'Mei Tan',
    });
    expect((await make({}, token)).body.code).toBe('session.notAllowed');
  });

  test('with the right creates a key for the account, and the owner is notified', async () => {
    await they.hire({ menus: ['developer'], managesKeys: true });
    const token = await they.enter();
    expect((await make({}, token)).body.code).toBe(0);
    const { payload } = await they.receive('account-changed');
    expect(payload).toMatchObject({ change: 'key.made', employee: '', by: 'lin' });
    expect(await list()).toMatchObject({ keys: [{ name: 'Checkout' }], mayManage: true });
  });
});

test('changing keys requires reauthentication', async () => {
  served.clock.advance(10 * minuteMs);
  expect((await make()).body.code).toBe('session.confirm');
  expect((await list()).keys).toEqual([]);
});

test('an account sees nothing of another', async () => {
  const { key } = await made();
  const other = await consoleOnOther();
  const asOther = { token: other };
  expect((await they.send(contract.listApiKeys, undefined, asOther)).body.data.keys).toEqual([]);
  const { body } = await they.send(contract.endApiKey, { id: key.id, when: 'now' }, asOther);
  expect(body.code).toBe('key.unknown');
});

/** Logs in a second customer. */
async function consoleOnOther(): Promise<string> {
  await they.addCustomer({
    email: 'jo@pier.example',
    phone: '+6581234568',
    username: 'jo.lim',
  });
  return (await they.logIn('jo.lim')).body.data.usertoken;
}
