import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as apiKeys from '#contract/api-keys.ts';
import type { CallInput } from '#contract/call.ts';
import * as liveCalls from '#contract/live-messages.ts';
import { logExportMax } from '#contract/requests.ts';
import { hourMs } from '#contract/time-units.ts';
import { gatewayMessages } from '#server/db/gateway-schema.ts';
import { customers } from '#server/db/schema.ts';
import { takeMessages } from '#server/gateway/take-messages.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { sandboxApp } from '#tests/support/sandbox.ts';

let served: TestApp;
let they: Console;
let asMe: { token: string };
let account: { id: number; publicId: string };
beforeAll(async () => {
  served = await sandboxApp();
});
beforeEach(async () => {
  await served.startOver();
  they = await consoleOn(served);
  asMe = { token: they.token };
  account = (await served.context.database.select().from(customers))[0] ?? expect.fail();
});
afterAll(() => served.close());

const key = 'AKLIVE00000000000000000001';

/** As the gateway reports it. */
async function report(...rows: object[]) {
  const now = served.clock.now();
  const taken = await takeMessages(
    served.context,
    rows.map((row, at) => ({
      ...{ account: account.publicId, key, requestId: 'r-1', messageId: `m-${at + 1}` },
      ...{ product: 'sms', country: 'US', recipient: '1202•••0187', status: 'DELIVRD' },
      ...{ reason: null, segments: 1, price: '0.0450', currency: 'USD' },
      ...{ acceptedAt: new Date(now.getTime() - at).toISOString(), doneAt: now.toISOString() },
      ...{ version: 1, ...row },
    })),
  );
  expect(taken.refused).toEqual([]);
}

const list = async (criteria: CallInput<typeof liveCalls.listLiveMessages> = {}) =>
  (await they.send(liveCalls.listLiveMessages, criteria, asMe)).body.data;
const idsOf = ({ messages }: { messages: { messageId: string }[] }) =>
  messages.map(({ messageId }) => messageId);

test('without a report the list says that it is empty', async () => {
  expect(await list()).toEqual({
    ...{ messages: [], hasMore: false, isEmpty: true, keys: [] },
    counts: { all: 0, delivered: 0, moving: 0, failed: 0 },
  });
});

test('messages are listed newest first, by what they came to', async () => {
  await report(
    { segments: 2, price: '0.0900' },
    { status: 'UNDELIV', reason: 'ABSENT_SUBSCRIBER' },
    { status: 'routed', doneAt: null },
    { status: 'read', key: null },
  );
  const all = await list();
  expect(all).toMatchObject({
    messages: [
      {
        ...{ messageId: 'm-1', requestId: 'r-1', recipient: '1202•••0187', outcome: 'delivered' },
        ...{ key: { accessKey: key, name: null }, segments: 2, price: '0.0900', currency: 'USD' },
      },
      { outcome: 'failed', reason: 'ABSENT_SUBSCRIBER' },
      { outcome: 'moving', doneAt: null },
      { outcome: 'delivered', key: null },
    ],
    ...{ isEmpty: false, counts: { all: 4, delivered: 2, moving: 1, failed: 1 } },
  });
  for (const [outcome, ids] of [
    ['delivered', ['m-1', 'm-4']],
    ['moving', ['m-3']],
    ['failed', ['m-2']],
  ] as const)
    expect(idsOf(await list({ outcome }))).toEqual(ids);
  expect((await list({ outcome: 'failed' })).counts.all).toBe(4);
});

test('messages are filtered by time, key, product, status, reason and ids', async () => {
  const { data } = (
    await they.send(
      apiKeys.makeApiKey,
      { name: 'Shop', environment: 'live', rights: ['send'] },
      asMe,
    )
  ).body;
  const old = new Date(served.clock.now().getTime() - 2 * hourMs).toISOString();
  await report(
    { key: data.key.accessKey },
    { product: 'viber', status: 'read' },
    { status: 'UNDELIV', reason: 'ABSENT_SUBSCRIBER', acceptedAt: old, requestId: 'r-2' },
  );
  expect((await list()).keys).toEqual([{ id: data.key.id, name: 'Shop' }]);
  expect((await list({ key: data.key.id })).messages).toMatchObject([
    { messageId: 'm-1', key: { name: 'Shop' } },
  ]);
  const stranger = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';
  expect(idsOf(await list({ key: stranger }))).toEqual([]);
  expect(idsOf(await list({ product: 'viber' }))).toEqual(['m-2']);
  expect(idsOf(await list({ period: 'hour' }))).toEqual(['m-1', 'm-2']);
  for (const find of ['m-3', ' r-2', 'undeliv', 'ABSENT_SUBSCRIBER'])
    expect(idsOf(await list({ find }))).toEqual(['m-3']);
  expect(await list({ find: 'nothing' })).toMatchObject({ messages: [], isEmpty: false });
});

test('only the digits that a mask shows are compared', async () => {
  await report({}, { recipient: '1202•••7' }, { recipient: '65•••4321' });
  for (const digits of ['0187', '550187', '990187'])
    expect(idsOf(await list({ digits }))).toEqual(['m-1', 'm-2']);
  expect(idsOf(await list({ digits: '187' }))).toEqual(['m-1', 'm-2']);
  expect(idsOf(await list({ digits: '4321' }))).toEqual(['m-3']);
  expect(idsOf(await list({ digits: '1234' }))).toEqual([]);
});

test('older messages are paged, and new ones counted', async () => {
  await report(...Array.from({ length: 52 }, () => ({})));
  const first = await list();
  expect([first.messages.length, first.hasMore]).toEqual([50, true]);
  expect(idsOf(await list({ before: 'm-50' }))).toEqual(['m-51', 'm-52']);
  expect(idsOf(await list({ before: 'unknown' }))).toEqual([]);
  const newer = async (criteria: CallInput<typeof liveCalls.countNewLiveMessages>) =>
    (await they.send(liveCalls.countNewLiveMessages, criteria, asMe)).body.data.count;
  expect(await newer({ after: 'm-1' })).toBe(0);
  expect(await newer({ after: 'm-4' })).toBe(3);
  expect(await newer({ after: 'm-4', outcome: 'failed' })).toBe(0);
});

test('the export has exactly what is filtered, up to its limit', async () => {
  await report({}, { status: 'UNDELIV', reason: 'ABSENT_SUBSCRIBER', key: null });
  const exported = async (criteria: CallInput<typeof liveCalls.exportLiveMessages>) =>
    (await they.send(liveCalls.exportLiveMessages, criteria, asMe)).body.data;
  const at = served.clock.now();
  const { csv, isComplete } = await exported({ outcome: 'failed' });
  const accepted = new Date(at.getTime() - 1).toISOString();
  expect(csv.split('\r\n')).toEqual([
    '"acceptedAt","doneAt","requestId","messageId","product","country","recipient",' +
      '"status","reason","segments","price","currency","key","keyName"',
    `"${accepted}","${at.toISOString()}","r-1","m-2","sms","US","1202•••0187",` +
      '"UNDELIV","ABSENT_SUBSCRIBER",1,"0.0450","USD","",""',
    '',
  ]);
  expect(isComplete).toBe(true);
  await served.context.database.execute(sql`
    insert into ${gatewayMessages} select (jsonb_populate_record(message,
      jsonb_build_object('message_id', 'x-' || number))).*
    from ${gatewayMessages} message, generate_series(1, ${logExportMax}) number
    where message_id = 'm-1'`);
  const most = await exported({});
  expect(most.csv.trimEnd().split('\r\n')).toHaveLength(logExportMax + 1);
  expect(most.isComplete).toBe(false);
});

test('an account sees its own messages alone', async () => {
  await report({});
  await they.addCustomer({
    ...{ email: 'jo@pier.example', phone: '+6581234568', username: 'jo.lim' },
  });
  const token: string = (await they.logIn('jo.lim')).body.data.usertoken;
  const { data } = (await they.send(liveCalls.listLiveMessages, { before: 'm-1' }, { token })).body;
  expect(data).toMatchObject({ messages: [], isEmpty: true });
  const { csv } = (await they.send(liveCalls.exportLiveMessages, {}, { token })).body.data;
  expect(csv).not.toContain('m-1');
});

test('what no database can store finds nothing, and breaks nothing', async () => {
  await report({});
  const nul = String.fromCharCode(0);
  const found = await list({ find: `m-1${nul}`, product: nul, before: nul });
  expect(found).toMatchObject({ messages: [], isEmpty: false });
  const input = { find: nul, product: nul, after: nul };
  const newer = await they.send(liveCalls.countNewLiveMessages, input, asMe);
  expect(newer.body.data).toEqual({ count: 0 });
});
