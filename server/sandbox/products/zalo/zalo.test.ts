import { expect, test } from 'vitest';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { sandboxRecords } from '#server/db/sandbox-schema.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';
import { message } from './messages.ts';

const sandbox = sandboxTests({ lastsMs: 40 * dayMs });

const callbackUrl = 'https://callback.customer.example/zalo';
const sender = '2026111500187042';
const shipped = {
  templateId: '294613',
  values: { order_code: '8842', customer_name: 'Ada', date: '16/11/2026' },
};
const fallback = { content: 'Your order is on its way.' };

const notify = (recipient: string, more: object = {}) => {
  const body = { sender, recipient, type: 'template', template: shipped, callbackUrl };
  return sandbox.me.send('zaloSend', { body: { ...body, ...more } });
};

const reply = (recipientUserId: string, more: object = {}) =>
  sandbox.me.send('zaloSend', {
    body: { sender, recipientUserId, type: 'text', text: { body: 'Hello' }, ...more },
  });

const get = async (messageId: string) =>
  (await sandbox.me.send('zaloMessageGet', { path: { messageId } })).data;

const makeToken = (recipient: string, more: object = {}) =>
  sandbox.me.send('zaloJourneyTokenCreate', { body: { sender, recipient, ...more } });

const getToken = (journeyToken: string) =>
  sandbox.me.send('zaloJourneyTokenGet', { path: { journeyToken } });

test('a template is sent, delivered and read, with a callback for every state', async () => {
  const { data } = await notify('12025550101', { orderId: 'order-1' });
  const begun = { recipient: '12025550101', orderId: 'order-1', templateId: '294613' };
  expect(data).toMatchObject({ ...begun, status: 'accepted', quotaLeft: 4999 });
  const messageId = textAt(data, 'messageId');
  sandbox.app.clock.advance(4 * secondMs);
  const charge = { charged: true, price: '0.0120', currency: 'USD' };
  const recipientUserId = '777012025550101';
  expect(await get(messageId)).toMatchObject({
    ...begun,
    recipientUserId,
    type: 'template',
    status: 'read',
    ...charge,
  });
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callbacks).toMatchObject([
    { event: 'zalo.receipt', url: callbackUrl, data: { messageId, ...begun, status: 'sent' } },
    { data: { status: 'delivered', recipientUserId, ...charge } },
    { data: { status: 'read', ...charge } },
  ]);
  expect(callbacks[0]?.data).not.toHaveProperty('recipientUserId');
  const unknown = { messageId: '0'.repeat(24) };
  expect(await sandbox.me.send('zaloMessageGet', { path: unknown })).toMatchObject({ code: 1401 });
});

test.each([
  ['12025550102', 'NOT_REACHABLE'],
  ['12025550103', 'CHANNEL_ERROR'],
  ['12025550105', 'NO_REPORT'],
])('a template to %s fails: %s', async (recipient, reason) => {
  await notify(recipient);
  sandbox.app.clock.advance(4 * secondMs);
  const failed = (await sentCallbacks(sandbox.app, sandbox.me)).at(-1);
  expect(failed?.data).toMatchObject({ status: 'failed', reason, charged: false });
  expect(failed?.data).not.toHaveProperty('fallbackMessageId');
});

test('a slow template arrives after half a minute', async () => {
  await notify('12025550106');
  sandbox.app.clock.advance(29 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toHaveLength(1);
  sandbox.app.clock.advance(secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toHaveLength(2);
});

test('a refusal by Zalo lowers the quality of the template', async () => {
  await notify('12025550104');
  sandbox.app.clock.advance(2 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { status: 'failed', reason: 'CONTENT_REFUSED' } },
    {
      event: 'zalo.template',
      url: null,
      data: { templateId: '294613', sender, change: 'quality', quality: 'medium' },
    },
  ]);
});

test('an SMS replaces a failed template', async () => {
  const { data } = await notify('12025550102', { fallback, orderId: 'order-2' });
  sandbox.app.clock.advance(3 * secondMs);
  const { fallbackMessageId } = await get(textAt(data, 'messageId'));
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'zalo.receipt', data: { status: 'failed', fallbackMessageId } },
    {
      event: 'sms.receipt',
      url: callbackUrl,
      data: { messageId: fallbackMessageId, orderId: 'order-2', status: 'UNDELIV' },
    },
  ]);
});

test('a person follows the account, writes, and is answered', async () => {
  const { data } = await notify('12025550107');
  sandbox.app.clock.advance(6 * secondMs);
  const senderUserId = '777012025550107';
  expect((await sentCallbacks(sandbox.app, sandbox.me)).slice(3)).toMatchObject([
    { event: 'zalo.follow', url: null, data: { senderUserId, recipient: sender, following: true } },
    { event: 'zalo.message', url: null, data: { senderUserId, replyTo: data.messageId } },
  ]);
  const answer = await reply(senderUserId);
  expect(answer.data).toMatchObject({ recipientUserId: senderUserId, status: 'accepted' });
  expect(answer.data).not.toHaveProperty('quotaLeft');
  sandbox.app.clock.advance(6 * secondMs);
  expect((await sentCallbacks(sandbox.app, sandbox.me)).slice(8)).toMatchObject([
    { event: 'zalo.message' },
  ]);
});

test('a person sends a rating', async () => {
  const template = { templateId: '294620', values: { order_code: '8842' } };
  const { data } = await notify('12025550107', { template, orderId: 'order-3' });
  sandbox.app.clock.advance(6 * secondMs);
  expect((await sentCallbacks(sandbox.app, sandbox.me)).slice(3)).toMatchObject([
    {
      event: 'zalo.rating',
      data: { messageId: data.messageId, orderId: 'order-3', templateId: '294620', stars: 5 },
    },
  ]);
});

test('a reply must be in time, to a person who has written', async () => {
  expect(await reply('777012025550103')).toMatchObject({ status: 409, code: 3503 });
  expect(await reply('12345')).toMatchObject({ code: 3503 });
});

test.each([
  ['a number', { recipient: '0912345678' }, 400, 3501],
  ['an account', { sender: '12345' }, 403, 3502],
  ['a template', { template: { templateId: '1' } }, 404, 3504],
  [
    'an enabled template',
    { template: { templateId: '294621', values: { order_code: '1' } } },
    409,
    3505,
  ],
  ['all values', { template: { templateId: '294613' } }, 400, 3506],
  [
    'values that fit',
    { template: { templateId: '294620', values: { order_code: '1'.repeat(31) } } },
    400,
    3506,
  ],
  [
    'no other values',
    { template: { templateId: '294620', values: { order_code: '1', name: 'Ada' } } },
    400,
    3506,
  ],
  ['a number and no user', { recipient: undefined, recipientUserId: '777012025550101' }, 400, 1002],
])('a template needs %s', async (_, more, status, code) => {
  expect(await notify('12025550101', more)).toMatchObject({ status, code });
});

test('only templates go to numbers, and as SMS', async () => {
  const recipient = '12025550101';
  expect(await reply('', { recipientUserId: undefined, recipient })).toMatchObject({ code: 1002 });
  expect(await reply('777012025550101', { fallback })).toMatchObject({ code: 1002 });
});

test('an account has a daily quota of templates, by Vietnam’s day', async () => {
  const sent = Array.from({ length: 4_999 }, (_, index) => ({
    applicationId: sandbox.me.application.id,
    kind: message,
    id: String(index),
    madeAt: sandbox.app.clock.now(),
    data: { sender, type: 'template' },
    steps: [],
  }));
  await sandbox.app.context.database.insert(sandboxRecords).values(sent);
  expect((await notify('12025550101')).data).toMatchObject({ quotaLeft: 0 });
  const refused = await notify('12025550101');
  expect(refused).toMatchObject({ status: 429, code: 3507 });
  const waitMs = Number(refused.headers['retry-after']) * secondMs;
  const startsAgain = new Date(sandbox.app.clock.now().getTime() + waitMs);
  expect(startsAgain.toISOString()).toMatch(/T17:00:00/);
  sandbox.app.clock.advance(waitMs);
  expect((await notify('12025550101')).data).toMatchObject({ quotaLeft: 4999 });
});

test('messages of a journey are charged once', async () => {
  const made = await makeToken('12025550101', { orderId: 'order-4' });
  expect(made.data).toMatchObject({ journey: 'logistics_7', orderId: 'order-4', status: 'unused' });
  const journeyToken = textAt(made.data, 'journeyToken');
  expect((await getToken(journeyToken)).data).toMatchObject({ messages: 0, charged: false });
  const template = { ...shipped, journeyToken };
  const first = await notify('12025550101', { template });
  const second = await notify('12025550101', { template });
  expect(first.data).toMatchObject({ journeyToken });
  expect((await getToken(journeyToken)).data).toMatchObject({
    status: 'active',
    messages: 2,
    charged: false,
  });
  sandbox.app.clock.advance(4 * secondMs);
  const charge = { charged: true, price: '0.0350', currency: 'USD' };
  expect((await getToken(journeyToken)).data).toMatchObject(charge);
  expect(await get(textAt(first.data, 'messageId'))).toMatchObject(charge);
  expect(await get(textAt(second.data, 'messageId'))).toMatchObject({ charged: false });
  sandbox.app.clock.advance(7 * dayMs);
  expect((await getToken(journeyToken)).data).toMatchObject({ status: 'expired', messages: 2 });
  expect(await notify('12025550101', { template })).toMatchObject({ status: 409, code: 3508 });
});

test('a journey has one person, account and kind', async () => {
  const journeyToken = textAt((await makeToken('12025550101')).data, 'journeyToken');
  const template = { ...shipped, journeyToken };
  expect(await notify('12025550106', { template })).toMatchObject({ status: 409, code: 3509 });
  const bus = await makeToken('12025550101', { journey: 'coach_bus_30' });
  const onBus = { ...shipped, journeyToken: bus.data.journeyToken };
  expect(await notify('12025550101', { template: onBus })).toMatchObject({
    status: 409,
    code: 3510,
  });
  const none = { ...shipped, journeyToken: `zjt-${'0'.repeat(24)}` };
  expect(await notify('12025550101', { template: none })).toMatchObject({
    status: 404,
    code: 1401,
  });
  expect(await getToken(`zjt-${'0'.repeat(24)}`)).toMatchObject({ code: 1401 });
});

test('a token is only for Zalo users', async () => {
  expect(await makeToken('12025550102')).toMatchObject({ status: 403, code: 3511 });
  expect(await makeToken('0202')).toMatchObject({ status: 400, code: 3501 });
  expect(await makeToken('12025550101', { sender: '12345' })).toMatchObject({ code: 3502 });
});
