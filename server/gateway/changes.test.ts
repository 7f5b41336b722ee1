import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as apiKeys from '#contract/api-keys.ts';
import * as callbacks from '#contract/callbacks.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { runCommand } from '#tests/support/audit/commands.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { databaseBefore } from '#tests/support/database.ts';
import { gatewayOn } from '#tests/support/gateway.ts';
import { gatewayTokens } from '#tests/support/gateway-tokens.ts';
import { appSecret } from '../app-secret.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { gatewayChanges, gatewayReceipt } from '../db/gateway-schema.ts';
import { customers } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import { sweep } from '../retention/sweep.ts';
import { noteChange } from './note-change.ts';

let served: TestApp;
let gateway: ReturnType<typeof gatewayOn>;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  served = await testApp(
    { ...gatewayTokens, LOG_LEVEL: 'trace', LIMIT_LOGINS_PER_MINUTE: '1000' },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  gateway = gatewayOn(served);
});
afterEach(() => served.close());

const note = (...ids: string[]) =>
  served.context.database.transaction(async (tx) => {
    for (const publicId of ids) await noteChange(tx, { publicId });
  });

async function addAccounts(count: number): Promise<string[]> {
  const made = await served.context.database
    .insert(customers)
    .values(
      Array.from({ length: count }, (_, at) => ({
        ...{ status: 'active' as const, email: `${at}@x.example`, locale: 'en' as const },
        ...{ firstName: 'A', lastName: 'B' },
      })),
    )
    .returning();
  return made.map(({ publicId }) => publicId);
}

describe('an account', () => {
  let they: Console;
  beforeEach(async () => {
    they = await consoleOn(served);
  });

  const makeKey = async (changes: object = {}) =>
    (
      await they.send(
        apiKeys.makeApiKey,
        { name: 'Till', environment: 'live', rights: ['send'], ...changes },
        { token: they.token },
      )
    ).body.data;

  test('is read with its keys, products, networks and callback', async () => {
    const { key, secretKey } = await makeKey();
    await they.send(
      apiKeys.setAllowedAddresses,
      { addresses: ['203.0.113.0/24'] },
      { token: they.token },
    );
    await they.send(
      callbacks.setCallbackUrl,
      { url: 'https://harbour.example/events' },
      { token: they.token },
    );
    const shown = await they.send(callbacks.showCallbackSecret, undefined, { token: they.token });
    const { secret } = shown.body.data;
    const { body } = await gateway.read();
    expect(body).toMatchObject({ more: false, unreadable: 0 });
    const [customer] = await served.context.database.select().from(customers);
    expect(body.accounts).toEqual([
      {
        ...{ account: customer?.publicId, revision: body.cursor, state: 'active' },
        ...{ products: customer?.enabledProducts, allowed: ['203.0.113.0/24'] },
        callback: { url: 'https://harbour.example/events', secret, unsignedDidReceipts: false },
        keys: [{ key: key.accessKey, secret: secretKey, rights: ['send'], ends: null }],
      },
    ]);
    const wrong = 'a token of somebody else';
    await gateway.send({ url: '/none', headers: { authorization: `Bearer ${wrong}` } });
    for (const unsaid of [secretKey, secret, gatewayTokens.GATEWAY_TOKEN, wrong])
      expect(lines.join('')).not.toContain(unsaid);
  });

  test('has its live keys that work, and those that end later with their end', async () => {
    const now = await makeKey();
    const later = await makeKey();
    await makeKey({ environment: 'sandbox' });
    await they.send(apiKeys.endApiKey, { id: now.key.id, when: 'now' }, { token: they.token });
    await they.send(
      apiKeys.endApiKey,
      { id: later.key.id, when: 'in-a-day' },
      { token: they.token },
    );
    const ends = new Date(served.clock.now().getTime() + dayMs).toISOString();
    const keysOf = async () =>
      (await gateway.read()).body.accounts[0]?.keys.map(({ key, ends }) => ({ key, ends }));
    expect(await keysOf()).toEqual([{ key: later.key.accessKey, ends }]);
    served.clock.advance(dayMs);
    expect(await keysOf()).toEqual([]);
  });

  test('that is disabled has no keys, and gets them back', async () => {
    await makeKey();
    await runCommand(served, 'customers disable', 'mei.tan', '--by', 'anna');
    expect((await gateway.read()).body.accounts).toMatchObject([{ state: 'disabled', keys: [] }]);
    await runCommand(served, 'customers enable', 'mei.tan', '--by', 'anna');
    expect((await gateway.read()).body.accounts).toMatchObject([
      { state: 'active', keys: [{ ends: null }] },
    ]);
  });

  test('has no secrets that another APP_SECRET sealed; they are counted', async () => {
    await makeKey();
    const secret = await appSecret(
      readEnv({ APP_SECRET: 'another secret than that of this test' }),
    );
    const { body } = await gatewayOn({ context: { ...served.context, secret } }).read();
    expect(body).toMatchObject({
      unreadable: 2,
      accounts: [{ keys: [], callback: { url: null } }],
    });
  });

  test('comes once more after each change, with a higher revision', async () => {
    await makeKey();
    const first = (await gateway.read()).body;
    expect((await gateway.read({ after: first.cursor })).body).toEqual({
      ...{ accounts: [], cursor: first.cursor, more: false, unreadable: 0 },
    });
    await runCommand(served, 'customers products', 'mei.tan', 'sms', '--by', 'anna');
    const next = (await gateway.read({ after: first.cursor })).body;
    expect(next.accounts).toMatchObject([{ products: ['sms'] }]);
    expect(Number(next.cursor)).toBeGreaterThan(Number(first.cursor));
  });
});

describe('pages', () => {
  test('go on after an end between them, and tell each account once', async () => {
    const ids = await addAccounts(7);
    await note(...ids);
    const told: string[] = [];
    let query: Record<string, string> = { limit: '3' };
    for (let more = true; more; ) {
      // Each page is asked for by another process, which knows the cursor alone.
      const { body } = await gatewayOn(served).read(query);
      told.push(...body.accounts.map(({ account }) => account));
      query = { limit: '3', after: body.cursor };
      more = body.more;
    }
    expect(told.sort()).toEqual(ids.sort());
  });

  test('have the account again that changed meanwhile', async () => {
    const [one = '', ...others] = await addAccounts(4);
    await note(one, ...others);
    const first = (await gateway.read({ limit: '2' })).body;
    await note(one);
    const second = (await gateway.read({ limit: '2', after: first.cursor })).body;
    const third = (await gateway.read({ limit: '2', after: second.cursor })).body;
    expect(third.accounts.map(({ account }) => account)).toEqual([one]);
  });
});

test('changes that are made at once are all read, whatever commits first', async () => {
  const ids = await addAccounts(12);
  const seen = new Set<string>();
  let after: string | undefined;
  const writing = Promise.all(ids.map((id) => note(id)));
  let isDone = false;
  writing.then(() => {
    isDone = true;
  });
  for (let rest = 1; rest >= 0; rest -= isDone ? 1 : 0) {
    const { body } = await gateway.read(after ? { after } : {});
    after = body.cursor;
    for (const { account } of body.accounts) seen.add(account);
  }
  expect(seen.size).toBe(12);
});

test('a transaction that is open when others commit is read after them', async () => {
  const [slow = '', fast = ''] = await addAccounts(2);
  const { database } = served.context;
  const noted = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const open = database.transaction(async (tx) => {
    await noteChange(tx, { publicId: slow });
    noted.resolve();
    await go.promise;
  });
  await noted.promise;
  await note(fast);
  const { body } = await gateway.read();
  expect(body.accounts.map(({ account }) => account)).toEqual([fast]);
  go.resolve();
  await open;
  const next = await gateway.read({ after: body.cursor });
  expect(next.body.accounts.map(({ account }) => account)).toEqual([slow]);
});

test('a change that is rolled back is none', async () => {
  const [id = ''] = await addAccounts(1);
  const failing = served.context.database.transaction(async (tx) => {
    await noteChange(tx, { publicId: id });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await gateway.read()).body.accounts).toEqual([]);
});

describe('an account that is gone', () => {
  const drop = (id: string) =>
    served.context.database.delete(customers).where(eq(customers.publicId, id));

  /** Deletes the account, and all trace of it after 90 days. */
  async function dropAndForget(id: string): Promise<void> {
    await drop(id);
    const { database } = served.context;
    await database
      .update(gatewayChanges)
      .set({ goneAt: new Date(served.clock.now().getTime() - 90 * dayMs) })
      .where(eq(gatewayChanges.account, id));
    await sweep(served.context, database);
  }

  test('is told for 90 days; then an older cursor has to start from the beginning', async () => {
    const [left = '', gone = ''] = await addAccounts(2);
    await note(left, gone);
    const before = (await gateway.read()).body.cursor;
    await drop(gone);
    expect((await gateway.read({ after: before })).body.accounts).toMatchObject([
      { account: gone, state: 'gone', keys: [], products: [] },
    ]);
    await dropAndForget(gone);
    expect(await gateway.read({ after: before })).toMatchObject({
      ...{ status: 410, body: { field: 'after' } },
    });
    const again = (await gateway.read()).body;
    expect(again.accounts.map(({ account }) => account)).toEqual([left]);
    expect((await gateway.read({ after: again.cursor })).status).toBe(200);
  });

  test('does not stop a reading of everything that began after it', async () => {
    const [gone = '', ...left] = await addAccounts(5);
    await note(...left, gone);
    await dropAndForget(gone);
    const first = (await gateway.read({ limit: '3' })).body;
    expect(first.cursor).toContain('-');
    const second = await gateway.read({ limit: '3', after: first.cursor });
    expect(second).toMatchObject({ status: 200, body: { more: false } });
    expect((await gateway.read({ after: second.body.cursor })).status).toBe(200);
  });

  test('one that was never told of is not', async () => {
    const { publicId } = await accountsOn(served).addCustomer();
    await drop(publicId);
    expect((await gateway.read()).body.accounts).toEqual([]);
  });
});

test('a cursor ahead of a restored database has to start from the beginning', async () => {
  expect((await gateway.read({ after: '1842' })).status).toBe(410);
});

test.each<[string, Record<string, string>]>([
  ['after', { after: 'yesterday' }],
  ['limit', { limit: '501' }],
  ['limit', { limit: '0' }],
  ['wait', { wait: '26' }],
  ['since', { since: '1' }],
])('a wrong %s is refused: %j', async (field, query) => {
  expect(await gateway.read(query)).toMatchObject({ status: 400, body: { field } });
});

test('reading is recorded once an hour, and the receipt each time', async () => {
  const [id = ''] = await addAccounts(1);
  await note(id);
  const { database } = served.context;
  const count = () => database.$count(auditEvents, eq(auditEvents.action, 'gateway.read'));
  const { cursor } = (await gateway.read()).body;
  await gateway.read({ after: cursor });
  expect(await count()).toBe(1);
  served.clock.advance(hourMs);
  await gateway.read({ after: cursor });
  expect(await count()).toBe(2);
  const [receipt] = await database.select().from(gatewayReceipt);
  expect(receipt).toMatchObject({ revision: Number(cursor), readAt: served.clock.now() });
});

test('an account that nobody has noted is not listed', async () => {
  await served.context.database.execute(sql`delete from gateway_changes`);
  await note(randomUUID());
  expect((await gateway.read()).body.accounts).toMatchObject([{ state: 'gone' }]);
});

test('accounts from before the port are all told, those never activated are not', async () => {
  const { database, migrate, drop } = await databaseBefore('0033');
  await database.$client.query(`
    insert into customers (status, email, first_name, last_name, locale)
    values ('active', 'a@x.example', 'A', 'B', 'en'), ('pending', 'b@x.example', 'A', 'B', 'en'),
      ('disabled', 'c@x.example', 'A', 'B', 'en')`);
  await migrate();
  const { body } = await gatewayOn({ context: { ...served.context, database } }).read();
  expect(body.accounts.map(({ revision, state }) => [revision, state])).toEqual([
    ['1', 'active'],
    ['2', 'disabled'],
  ]);
  expect(body.cursor).toBe('2');
  await drop();
});
