import { expect, test } from 'vitest';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests({ lastsMs: 7 * dayMs });

const callbackUrl = 'https://callback.customer.example/viber';
const sender = 'LANTERN';
const text = { body: 'Hello' };
const fallback = { content: 'Your order has shipped.' };

const notify = (recipient: string, more: object = {}) => {
  const template = { name: 'order_shipped', language: 'en', values: { order_id: '8842' } };
  const body = { sender, recipient, category: 'transactional', type: 'template', template };
  return sandbox.me.send('viberSend', { body: { ...body, callbackUrl, ...more } });
};

const offer = (recipient: string) =>
  sandbox.me.send('viberSend', {
    body: { sender, recipient, category: 'promotional', type: 'text', text },
  });

const reply = (recipient: string) =>
  sandbox.me.send('viberSend', {
    body: { sender, recipient, category: 'session', type: 'text', text },
  });

const get = async (messageId: string) =>
  (await sandbox.me.send('viberMessageGet', { path: { messageId } })).data;

test('a message is sent, delivered and read, with a callback for every state', async () => {
  const { data } = await notify('12025550101', { orderId: 'order-1' });
  expect(data).toMatchObject({ orderId: 'order-1', category: 'transactional', status: 'accepted' });
  const messageId = textAt(data, 'messageId');
  expect(await get(messageId)).not.toHaveProperty('charged');
  sandbox.app.clock.advance(4 * secondMs);
  const charge = { charged: true, price: '0.0090', currency: 'USD' };
  expect(await get(messageId)).toMatchObject({
    type: 'template',
    status: 'read',
    ...charge,
    sentAt: expect.any(String),
    deliveredAt: expect.any(String),
    readAt: expect.any(String),
  });
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callbacks).toMatchObject([
    { event: 'viber.receipt', url: callbackUrl, data: { messageId, status: 'sent' } },
    { data: { messageId, status: 'delivered', ...charge } },
    { data: { messageId, status: 'read', ...charge } },
  ]);
  expect(callbacks[0]?.data).not.toHaveProperty('charged');
  const unknown = { messageId: '0'.repeat(24) };
  expect(await sandbox.me.send('viberMessageGet', { path: unknown })).toMatchObject({ code: 1401 });
});

test.each([
  ['12025550102', 'NOT_REACHABLE', 1],
  ['12025550103', 'TTL_OVER', 2],
  ['12025550104', 'CONTENT_REFUSED', 1],
  ['12025550105', 'NO_REPORT', 2],
])('a message to %s fails: %s', async (recipient, reason, count) => {
  await notify(recipient);
  sandbox.app.clock.advance(4 * secondMs);
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callbacks).toHaveLength(count);
  expect(callbacks.at(-1)?.data).toMatchObject({ status: 'failed', reason, charged: false });
  expect(callbacks.at(-1)?.data).not.toHaveProperty('fallbackMessageId');
});

test('a slow message arrives after half a minute', async () => {
  await notify('12025550106');
  sandbox.app.clock.advance(29 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toHaveLength(1);
  sandbox.app.clock.advance(secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toHaveLength(2);
});

test('an SMS replaces a failed message, with its own receipt', async () => {
  const { data } = await notify('12025550103', { fallback, orderId: 'order-2' });
  sandbox.app.clock.advance(2 * secondMs);
  const { fallbackMessageId } = await get(textAt(data, 'messageId'));
  sandbox.app.clock.advance(2 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'viber.receipt', data: { status: 'sent' } },
    { event: 'viber.receipt', data: { status: 'failed', fallbackMessageId } },
    {
      event: 'sms.receipt',
      url: callbackUrl,
      data: { messageId: fallbackMessageId, orderId: 'order-2', status: 'EXPIRED' },
    },
  ]);
  await notify('12025550101', { fallback });
  sandbox.app.clock.advance(4 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toHaveLength(6);
});

test('a reply opens a session, which is charged once', async () => {
  expect(await reply('12025550107')).toMatchObject({ status: 409, code: 3303 });
  await notify('12025550107');
  sandbox.app.clock.advance(5 * secondMs);
  const message = (await sentCallbacks(sandbox.app, sandbox.me)).at(-1);
  expect(message).toMatchObject({
    event: 'viber.message',
    url: null,
    data: { sender: '12025550107', recipient: sender, type: 'text' },
  });
  const { sessionClosesAt } = message?.data ?? {};
  const replies = [await reply('12025550107'), await reply('12025550107')];
  expect(replies[0]?.data).toMatchObject({ sessionClosesAt });
  sandbox.app.clock.advance(4 * secondMs);
  const sent = await Promise.all(replies.map(({ data }) => get(textAt(data, 'messageId'))));
  expect(sent.map(({ charged }) => charged)).toEqual([true, false]);
  sandbox.app.clock.advance(dayMs);
  expect(await reply('12025550107')).toMatchObject({ code: 3303 });
});

test('after five messages in a row a reply is required', async () => {
  for (let count = 0; count < 5; count += 1)
    expect(await reply('12025550187')).toMatchObject({ code: 0 });
  expect(await reply('12025550187')).toMatchObject({ status: 409, code: 3304 });
});

test('a conversation allows up to sixty messages', async () => {
  await notify('12025550107');
  sandbox.app.clock.advance(5 * secondMs);
  for (let count = 0; count < 60; count += 1) {
    expect(await reply('12025550107')).toMatchObject({ code: 0 });
    sandbox.app.clock.advance(5 * secondMs);
  }
  const writes = (await sentCallbacks(sandbox.app, sandbox.me)).filter(
    ({ event }) => event === 'viber.message',
  );
  const ends = new Set(writes.map(({ data }) => data.sessionClosesAt));
  expect(ends.size).toBe(2);
});

test('a person who opted out gets no more offers', async () => {
  expect(await offer('12025550108')).toMatchObject({ status: 403, code: 3307 });
  expect(await notify('12025550108')).toMatchObject({ code: 0 });
  expect(await offer('12025550107')).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(5 * secondMs);
  expect((await sentCallbacks(sandbox.app, sandbox.me)).at(-1)).toMatchObject({
    event: 'viber.preference',
    data: { sender: '12025550107', recipient: sender, marketing: 'stopped' },
  });
  expect(await offer('12025550107')).toMatchObject({ code: 3307 });
  expect(await notify('12025550107')).toMatchObject({ code: 0 });
});

test.each([
  ['a number', { recipient: '0202' }, 400, 3301],
  ['an account', { sender: 'NOBODY' }, 403, 3302],
  ['a fitting type', { category: 'promotional' }, 400, 3305],
  ['a template', { template: { name: 'other', language: 'en' } }, 404, 3308],
  ['a language of it', { template: { name: 'order_shipped', language: 'zh' } }, 404, 3308],
  ['a review', { template: { name: 'order_delayed', language: 'en' } }, 409, 3309],
  ['all values', { template: { name: 'order_shipped', language: 'en' } }, 400, 3310],
  [
    'no other values',
    { template: { name: 'login_code', language: 'en', values: { pin: '1', name: 'Ada' } } },
    400,
    3310,
  ],
])('a message needs %s', async (_, more, status, code) => {
  expect(await notify('12025550101', more)).toMatchObject({ status, code });
});
