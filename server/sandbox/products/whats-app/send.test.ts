import { expect, test } from 'vitest';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const sender = '447700900112';
const ada = '12025550187';
const template = {
  name: 'order_shipped',
  language: 'en',
  body: ['Ada', '8842'],
  buttons: [{ index: 0, value: '8842' }],
};

const send = (message: object) => sandbox.me.send('whatsAppSend', { body: { sender, ...message } });
const sendTemplate = (recipient: string, more: object = {}) =>
  send({ recipient, type: 'template', template, ...more });
const sendText = (recipient: string, more: object = {}) =>
  send({ recipient, type: 'text', text: { body: 'Hello' }, ...more });
const messageOf = async (messageId: string) =>
  (await sandbox.me.send('whatsAppMessageGet', { path: { messageId } })).data;

test('a template goes through its states, sends a callback for each and is found again', async () => {
  const callbackUrl = 'https://callback.customer.example/receipts';
  const sent = await sendTemplate('12025550101', { orderId: 'order-1', callbackUrl });
  expect(sent.data).toMatchObject({ status: 'accepted', category: 'utility', orderId: 'order-1' });
  const messageId = textAt(sent.data, 'messageId');
  expect(await messageOf(messageId)).toMatchObject({ status: 'accepted', charged: false });

  sandbox.app.clock.advance(2 * secondMs);
  expect(await messageOf(messageId)).toMatchObject({
    status: 'delivered',
    recipientUserId: 'US.2026111512025550101',
    charged: true,
    price: '0.0130',
  });
  sandbox.app.clock.advance(2 * secondMs);
  expect(await messageOf(messageId)).not.toHaveProperty('mediaIds');
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callbacks).toMatchObject(
    ['sent', 'delivered', 'read'].map((status) => ({
      event: 'whatsapp.receipt',
      url: callbackUrl,
      data: { messageId, orderId: 'order-1', status },
    })),
  );
  expect(callbacks[0]?.data).not.toHaveProperty('charged');
});

test.each([
  ['12025550102', ['failed'], 'NOT_REACHABLE'],
  ['12025550103', ['sent', 'failed'], 'TTL_OVER'],
  ['12025550104', ['failed'], 'CONTENT_REFUSED'],
  ['12025550105', ['sent', 'failed'], 'NO_REPORT'],
])('a message to %s ends with %s, %s', async (recipient, states, reason) => {
  await sendTemplate(recipient);
  sandbox.app.clock.advance(5 * secondMs);
  const callbacks = (await sentCallbacks(sandbox.app, sandbox.me)).map(({ data }) => data);
  expect(callbacks.map(({ status }) => status)).toEqual(states);
  expect(callbacks.at(-1)).toMatchObject({ reason, charged: false });
});

test('a slow message arrives after half a minute', async () => {
  await sendTemplate('12025550106');
  sandbox.app.clock.advance(29 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { status: 'sent' } },
  ]);
  sandbox.app.clock.advance(secondMs);
  expect((await sentCallbacks(sandbox.app, sandbox.me)).at(-1)?.data).toMatchObject({
    status: 'delivered',
  });
});

test('only a template goes to a person who has not written; Ada always has', async () => {
  expect(await sendText('12025550101')).toMatchObject({ status: 409, code: 3003 });
  expect(await sendTemplate('12025550101')).toMatchObject({ code: 0 });
  const reply = await sendText(ada, { replyTo: 'b52d1e8fa4c35069f7f3e201' });
  expect(reply.data).toMatchObject({
    category: 'service',
    windowClosesAt: new Date(sandbox.app.clock.now().getTime() + dayMs)
      .toISOString()
      .replace('.000', ''),
  });
  sandbox.app.clock.advance(3 * secondMs);
  const record = await messageOf(textAt(reply.data, 'messageId'));
  expect(record).toMatchObject({ status: 'delivered', charged: false });
  expect(record).not.toHaveProperty('price');
});

test('sender and recipient are checked', async () => {
  expect(await sendTemplate('0202')).toMatchObject({ status: 400, code: 3001 });
  expect(await sendTemplate(ada, { sender: '447700900199' })).toMatchObject({
    status: 403,
    code: 3002,
  });
  const code = { name: 'login_code', language: 'en', code: '482916' };
  const toUserId = { recipientUserId: 'US.2026111512025550187', type: 'template', template: code };
  expect(await send(toUserId)).toMatchObject({ status: 400, code: 3015 });
  expect(await send({ recipient: ada, type: 'template', template: code })).toMatchObject({
    code: 0,
    data: { category: 'authentication' },
  });
});

test('a template must exist, be approved and have its values', async () => {
  const using = async (change: object) =>
    (await sendTemplate(ada, { template: { ...template, ...change } })).code;
  expect(await using({ name: 'order_lost' })).toBe(3004);
  expect(await using({ language: 'en_US' })).toBe(3004);
  expect(await using({ name: 'thank_you', body: ['Ada'], buttons: undefined })).toBe(3005);
  expect(await using({ body: ['Ada'] })).toBe(3006);
  expect(await using({ body: undefined, values: { first_name: 'Ada' } })).toBe(3006);
  expect(await using({ body: undefined, code: '482916' })).toBe(3006);
  expect(await using({ buttons: undefined })).toBe(3006);
  expect(await using({ buttons: [...template.buttons, { index: 1, value: 'x' }] })).toBe(3006);
  expect(await using({ header: { text: 'Hello' } })).toBe(3006);
  expect(await using({ flow: { index: 0 } })).toBe(3006);
  expect(await using({ language: 'zh_CN', buttons: undefined })).toBe(0);
});

test('rules of the parameter table are checked', async () => {
  const button = { id: 'one', title: 'One' };
  const buttons = (...list: object[]) => ({
    type: 'buttons',
    buttons: { body: 'Which?', buttons: list },
  });
  const list = (...sections: object[]) => ({
    type: 'list',
    list: { body: 'Which?', button: 'Choose', sections },
  });
  const rows = (count: number, name = 'row') =>
    Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}`, title: 'One' }));
  const refused = async (message: object) => {
    const { code, msg } = await send({ recipient: ada, ...message });
    return [code, msg];
  };
  expect(await refused(buttons(button, { ...button, title: 'Two' }))).toEqual([
    1002,
    expect.stringContaining('buttons.buttons'),
  ]);
  expect((await refused(buttons(button)))[0]).toBe(0);
  expect(await refused(list({ title: 'A', rows: rows(1) }, { rows: rows(1, 'other') }))).toEqual([
    1001,
    expect.stringContaining('list.sections[1].title'),
  ]);
  const sections = [
    { title: 'A', rows: rows(6) },
    { title: 'B', rows: rows(5, 'other') },
  ];
  expect((await refused(list(...sections)))[0]).toBe(1002);
  expect((await refused(list({ rows: rows(10) })))[0]).toBe(0);
  const text = { type: 'text', text: { body: 'Hello' } };
  expect(await refused({ ...text, replyTo: '0'.repeat(24) })).toEqual([
    1401,
    expect.stringContaining('replyTo'),
  ]);
  expect((await sendTemplate(ada, { replyTo: 'b52d1e8fa4c35069f7f3e201' })).code).toBe(1002);
  const reaction = { type: 'reaction', reaction: { messageId: '0'.repeat(24), emoji: '👍' } };
  expect((await refused(reaction))[0]).toBe(1401);
  reaction.reaction.messageId = 'b52d1e8fa4c35069f7f3e201';
  expect((await refused(reaction))[0]).toBe(0);
});

test('a person gets about one message every 6 seconds', async () => {
  for (let sent = 0; sent < 10; sent += 1) expect(await sendText(ada)).toMatchObject({ code: 0 });
  const refused = await sendText(ada);
  expect(refused).toMatchObject({ status: 429, code: 3008 });
  expect(await sendTemplate('12025550101')).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(Number(refused.headers['retry-after']) * secondMs);
  expect(await sendText(ada)).toMatchObject({ code: 0 });
});

test('a person is asked for permission to call once a day and twice a week', async () => {
  await sandbox.newSession({ lastsMs: 40 * dayMs });
  const ask = () =>
    send({ recipient: ada, type: 'call_permission', callPermission: { body: 'May we call?' } });
  expect(await ask()).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(6 * secondMs);
  expect((await sentCallbacks(sandbox.app, sandbox.me)).at(-1)).toMatchObject({
    event: 'whatsapp.permission',
    data: { sender: ada, recipient: sender, permission: 'temporary', source: 'request' },
  });
  expect(await ask()).toMatchObject({ status: 429, code: 3017 });
  sandbox.app.clock.advance(dayMs);
  expect(await ask()).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(dayMs);
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, code: 3017 });
  expect(refused.headers['retry-after']).toBe('86400');
});
