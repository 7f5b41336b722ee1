import { expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const sender = '447700900112';
const ada = 'c81f0a6d2e9b4357a4c0d701';
const ines = 'e0b71c94f3a84d52a6c81d01';
const unknownId = '0'.repeat(24);
const shipped = {
  name: 'order_shipped',
  language: 'en',
  body: ['{{client.name|there}}', '8842'],
  buttons: [{ index: 0, value: '8842' }],
};

const send = (body: object) => sandbox.me.send('nxlinkSend', { body: { sender, ...body } });
const sendShipped = (recipient: string, more: object = {}) =>
  send({ recipient, type: 'template', template: shipped, ...more });
const create = (clients: object[], onDuplicate = 'reject') =>
  sandbox.me.send('nxlinkCreateClients', { body: { clients, onDuplicate } });
const callbacks = async (event: string) =>
  (await sentCallbacks(sandbox.app, sandbox.me)).filter((one) => one.event === `nxlink.${event}`);

test('a template is delivered and read, and its number becomes a client', async () => {
  const callbackUrl = 'https://callback.customer.example/nxlink';
  const { data } = await sendShipped('12025550101', { orderId: 'one', callbackUrl });
  expect(data).toMatchObject({
    recipient: '12025550101',
    newClient: true,
    status: 'accepted',
    category: 'utility',
  });
  sandbox.app.clock.advance(5 * secondMs);
  expect(await callbacks('receipt')).toMatchObject([
    { data: { orderId: 'one', sender, status: 'sent' }, url: callbackUrl },
    { data: { status: 'delivered', charged: true, price: '0.0130' } },
    { data: { status: 'read', charged: true, clientId: data.clientId } },
  ]);
  expect(await callbacks('client')).toMatchObject([
    { data: { clientId: data.clientId, change: 'created', changedBy: 'api' } },
  ]);
  const again = await sendShipped('12025550101');
  expect(again.data).toMatchObject({
    clientId: data.clientId,
    conversationId: data.conversationId,
    newClient: false,
  });
});

test.each([
  ['12025550102', 'NOT_REACHABLE'],
  ['12025550103', 'TTL_OVER'],
  ['12025550104', 'CONTENT_REFUSED'],
  ['12025550105', 'NO_REPORT'],
])('a message to %s fails with %s', async (recipient, reason) => {
  await sendShipped(recipient);
  sandbox.app.clock.advance(5 * secondMs);
  const last = (await callbacks('receipt')).at(-1);
  expect(last?.data).toMatchObject({ status: 'failed', reason, charged: false });
});

test('an answer opens the window and assigns a colleague', async () => {
  const { data } = await sendShipped('12025550107');
  const { clientId, conversationId } = data;
  const text = { type: 'text', text: { body: 'Yes.' } };
  expect(await send({ clientId, ...text })).toMatchObject({ status: 409, code: 6003 });
  sandbox.app.clock.advance(5 * secondMs);
  const [message] = await callbacks('message');
  expect(message?.data).toMatchObject({
    clientId,
    conversationId,
    newClient: false,
    senderUserId: 'US.2026111512025550107',
    recipient: sender,
    replyTo: data.messageId,
  });
  const answer = { clientId, ...text, replyTo: textAt(message?.data, 'messageId') };
  expect((await send(answer)).data).toMatchObject({
    category: 'service',
    recipientUserId: 'US.2026111512025550107',
    windowClosesAt: expect.any(String),
  });
  sandbox.app.clock.advance(10 * secondMs);
  expect(await callbacks('conversation')).toMatchObject([
    { data: { conversationId, status: 'open', changedBy: 'person' } },
    { data: { status: 'assigned', agentId: expect.any(String), changedBy: 'rule' } },
  ]);
  sandbox.app.clock.advance(5 * secondMs);
  expect((await callbacks('conversation')).slice(2)).toMatchObject([
    { data: { status: 'closed', changedBy: 'agent' } },
  ]);
});

test('an assigned conversation stays with its colleague', async () => {
  await sendShipped('12025550107', { agentId: ines, tags: ['vip'] });
  sandbox.app.clock.advance(10 * secondMs);
  expect((await callbacks('message'))[0]?.data).toMatchObject({ agentId: ines });
  expect(await callbacks('conversation')).toMatchObject([
    { data: { status: 'assigned', agentId: ines, changedBy: 'api' } },
  ]);
  expect(await sendShipped('12025550101', { agentId: unknownId })).toMatchObject({ code: 1401 });
});

test('an offered choice is made', async () => {
  await sendShipped('12025550107');
  sandbox.app.clock.advance(6 * secondMs);
  const buttons = { body: 'When?', buttons: [{ id: 'am', title: 'Morning' }] };
  await send({ recipient: '12025550107', type: 'buttons', buttons });
  sandbox.app.clock.advance(6 * secondMs);
  expect((await callbacks('message')).at(-1)?.data).toMatchObject({
    type: 'choice',
    choice: { id: 'am', title: 'Morning' },
  });
});

test('a person who answers marketing opts out of it', async () => {
  const { records } = (await sandbox.me.send('whatsAppTemplateList')).data;
  const created = await sandbox.me.send('whatsAppTemplateCreate', {
    body: {
      wabaId: textAt(records, 0, 'wabaId'),
      name: 'autumn_sale',
      language: 'en',
      category: 'marketing',
      body: { text: 'Our autumn sale has begun.' },
    },
  });
  expect(created).toMatchObject({ code: 0 });
  const sale = { type: 'template', template: { name: 'autumn_sale', language: 'en' } };
  const market = (recipient: string) => send({ recipient, ...sale });
  expect(await market('12025550107')).toMatchObject({ status: 409, code: 6004 });
  sandbox.app.clock.advance(30 * secondMs);
  expect(await market('12025550107')).toMatchObject({ data: { category: 'marketing' } });
  expect(await market('12025550108')).toMatchObject({ status: 403, code: 6006 });
  sandbox.app.clock.advance(10 * secondMs);
  expect(await market('12025550107')).toMatchObject({ code: 6006 });
  expect((await callbacks('client')).at(-1)?.data).toMatchObject({
    change: 'opted_out',
    changedBy: 'person',
  });
  expect(await sendShipped('12025550107')).toMatchObject({ code: 0 });
});

test('a message needs an existing client, sender, template and fields', async () => {
  expect(await sendShipped('0202')).toMatchObject({ status: 400, code: 6001 });
  expect(await sendShipped('12025550101', { sender: '447700900199' })).toMatchObject({
    status: 403,
    code: 6002,
  });
  expect(await sendShipped('12025550199', { createClient: false })).toMatchObject({
    status: 404,
    code: 6015,
  });
  const toAda = (template: object) =>
    send({ clientId: ada, type: 'template', template: { ...shipped, ...template } });
  expect(await toAda({ language: 'fr' })).toMatchObject({ status: 404, code: 6010 });
  expect(await toAda({ body: ['8842'] })).toMatchObject({ status: 400, code: 6005 });
  expect(await toAda({ body: ['{{client.city}}', '1'] })).toMatchObject({ code: 0 });
  expect(await toAda({ body: ['{{client.source}}', '1'] })).toMatchObject({ code: 6005 });
  expect(await toAda({ body: ['{{client.shoe|none}}', '1'] })).toMatchObject({ code: 6005 });
  const code = { name: 'login_code', language: 'en', code: '123456' };
  expect(await send({ clientId: ada, type: 'template', template: code })).toMatchObject({
    status: 403,
    code: 6012,
  });
  const template = { type: 'template', template: shipped };
  expect(await send({ clientId: unknownId, ...template })).toMatchObject({ code: 1401 });
  const text = { clientId: ada, type: 'text', text: { body: 'Hello' } };
  expect(await send(text)).toMatchObject({ code: 0 });
  expect(await send({ ...text, replyTo: unknownId })).toMatchObject({ code: 1401 });
  const image = { clientId: ada, type: 'image', image: { mediaId: unknownId } };
  expect(await send(image)).toMatchObject({ code: 1401 });
  const replyTo = 'b52d1e8fa4c35069f7f3e701';
  expect(await send({ clientId: ada, ...template, replyTo })).toMatchObject({ code: 1002 });
  expect(await send({ ...text, replyTo, agentId: ines })).toMatchObject({ code: 0 });
});

test('a person gets at most ten messages a minute', async () => {
  const codes: number[] = [];
  const text = { clientId: ada, type: 'text', text: { body: 'Hello' } };
  for (let time = 0; time < 11; time += 1) codes.push((await send(text)).code);
  expect(codes.slice(-2)).toEqual([0, 6011]);
});

test('clients are created once, then updated or kept', async () => {
  const first = { phone: '12025550199', name: 'Ben', fields: { segment: 'new' }, orderId: 'b' };
  const { data } = await create([first, { phone: '0202' }, first]);
  expect(data).toMatchObject({
    accepted: [{ phone: '12025550199', outcome: 'created' }],
    rejected: [
      { index: 1, code: 6001 },
      { index: 2, code: 1006 },
    ],
  });
  const clientId = textAt(data, 'accepted', 0, 'clientId');
  expect(await create([first])).toMatchObject({ code: 1005, data: { rejected: [{ code: 6008 }] } });
  expect((await create([first], 'skip')).data).toMatchObject({
    accepted: [{ clientId, outcome: 'skipped' }],
  });
  const change = { phone: first.phone, fields: { city: 'Rome' }, remove: ['name', 'segment'] };
  expect((await create([change], 'update')).data).toMatchObject({
    accepted: [{ clientId, outcome: 'updated' }],
  });
  expect(await callbacks('client')).toMatchObject([
    { data: { change: 'created', fields: { name: 'Ben', segment: 'new' }, orderId: 'b' } },
    { data: { change: 'updated', fields: { city: 'Rome' }, removed: ['name', 'segment'] } },
  ]);
  const body = ['{{client.city}}', '{{client.name}}'];
  const use = { clientId, type: 'template', template: { ...shipped, body } };
  expect(await send(use)).toMatchObject({ code: 6005 });
});

test('the documented client can be created once', async () => {
  expect((await sandbox.me.send('nxlinkCreateClients')).data).toMatchObject({
    accepted: [{ clientId: ada, outcome: 'created' }],
  });
  expect(await sandbox.me.send('nxlinkCreateClients')).toMatchObject({ code: 1005 });
});

test('fields of a client must exist, be writable and valid', async () => {
  const rejected = async (client: object) =>
    (await create([{ phone: '12025550199', ...client }], 'update')).data.rejected;
  expect(await rejected({ fields: { shoe: '42' } })).toMatchObject([
    { code: 6007, msg: expect.stringContaining('shoe') },
  ]);
  expect(await rejected({ fields: { segment: 'Regular' } })).toMatchObject([{ code: 6007 }]);
  expect(await rejected({ fields: { city: 'x'.repeat(65) } })).toMatchObject([{ code: 6007 }]);
  expect(await rejected({ fields: { lastMessageOn: '2026-11-15' } })).toMatchObject([
    { code: 6007 },
  ]);
  expect(await rejected({ remove: ['lastMessageOn'] })).toMatchObject([{ code: 6007 }]);
  expect(await rejected({ agentId: unknownId })).toMatchObject([{ code: 1401 }]);
});

test('fields are listed, built-in ones first', async () => {
  const list = async (query: Record<string, string>) =>
    (await sandbox.me.send('nxlinkListFields', { query })).data;
  expect(await list({ custom: 'true' })).toMatchObject({
    records: [{ name: 'city' }, { name: 'segment' }],
  });
  expect(await list({ custom: 'false', pageSize: '2' })).toMatchObject({
    total: 6,
    records: [{ name: 'email' }, { name: 'lastMessageOn' }],
  });
  expect(await list({ pageSize: '1' })).toMatchObject({ total: 8, records: [{ custom: false }] });
});
