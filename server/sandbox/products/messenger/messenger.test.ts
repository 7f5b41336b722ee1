import { expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const sender = '104826111520261';
const callbackUrl = 'https://callback.customer.example/messenger';

const send = (phone: string, more: object = {}) =>
  sandbox.me.send('messengerSend', {
    body: {
      sender,
      recipientUserId: `9000${phone}`,
      type: 'text',
      text: { body: 'Hello' },
      callbackUrl,
      ...more,
    },
  });

const get = async (messageId: string) =>
  (await sandbox.me.send('messengerMessageGet', { path: { messageId } })).data;

test('a message is sent, delivered and read, with a callback for every state', async () => {
  const { data } = await send('12025550101', { orderId: 'order-1' });
  expect(data).toMatchObject({
    recipientUserId: '900012025550101',
    orderId: 'order-1',
    status: 'accepted',
    windowClosesAt: expect.any(String),
  });
  const messageId = textAt(data, 'messageId');
  expect(await get(messageId)).toMatchObject({ charged: false });
  sandbox.app.clock.advance(4 * secondMs);
  const charge = { charged: true, price: '0.0040', currency: 'USD' };
  expect(await get(messageId)).toMatchObject({ type: 'text', status: 'read', ...charge });
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'messenger.receipt', url: callbackUrl, data: { status: 'sent', ...charge } },
    { data: { messageId, sender, status: 'delivered', ...charge } },
    { data: { status: 'read', ...charge } },
  ]);
  const unknown = { messageId: '0'.repeat(24) };
  expect(await sandbox.me.send('messengerMessageGet', { path: unknown })).toMatchObject({
    code: 1401,
  });
});

test.each([
  ['12025550102', 'NOT_REACHABLE', false],
  ['12025550104', 'CONTENT_REFUSED', false],
  ['12025550105', 'NO_REPORT', true],
])('a message to the person with %s fails: %s', async (phone, reason, charged) => {
  await send(phone);
  sandbox.app.clock.advance(4 * secondMs);
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callbacks.at(-1)?.data).toMatchObject({ status: 'failed', reason, charged });
});

test('a slow message arrives after half a minute', async () => {
  await send('12025550106');
  sandbox.app.clock.advance(29 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toHaveLength(1);
  sandbox.app.clock.advance(secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toHaveLength(2);
});

test('a person replies, and a colleague answers in the inbox', async () => {
  const { data } = await send('12025550107');
  sandbox.app.clock.advance(7 * secondMs);
  const callbacks = (await sentCallbacks(sandbox.app, sandbox.me)).slice(3);
  expect(callbacks).toMatchObject([
    {
      event: 'messenger.message',
      url: null,
      data: {
        senderUserId: '900012025550107',
        recipient: sender,
        type: 'text',
        replyTo: data.messageId,
      },
    },
    { event: 'messenger.echo', url: null, data: { sender, recipientUserId: '900012025550107' } },
  ]);
});

const link = 'https://cdn.customer.example/a.jpg';

test.each([
  [
    'a quick reply',
    { text: { body: 'Hello', quickReplies: [{ title: 'Thanks', payload: 'thanks' }] } },
    { type: 'text', text: { body: 'Thanks', payload: 'thanks' } },
  ],
  [
    'a button',
    {
      type: 'buttons',
      text: undefined,
      buttons: {
        body: 'Help?',
        buttons: [
          { title: 'Track', url: 'https://shop.customer.example/' },
          { title: 'Talk', payload: 'talk' },
        ],
      },
    },
    { type: 'postback', postback: { title: 'Talk', payload: 'talk' } },
  ],
  [
    'the button of a card',
    {
      type: 'cards',
      text: undefined,
      cards: [{ title: 'Book', buttons: [{ title: 'Reserve', payload: 'reserve' }] }],
    },
    { type: 'postback', postback: { payload: 'reserve' } },
  ],
  [
    'a thumb',
    { type: 'image', text: undefined, image: { link } },
    { type: 'reaction', reaction: { messageId: expect.any(String) } },
  ],
])('a person answers with %s', async (_, message, answer) => {
  await send('12025550107', message);
  sandbox.app.clock.advance(7 * secondMs);
  const callbacks = (await sentCallbacks(sandbox.app, sandbox.me)).slice(3);
  expect(callbacks).toMatchObject([{ event: 'messenger.message', data: answer }]);
});

test('after the window closes, human agents may still write', async () => {
  expect(await send('12025550103')).toMatchObject({ status: 409, code: 3403 });
  const late = await send('12025550103', { window: 'human_agent' });
  expect(late).toMatchObject({ code: 0 });
  expect(late.data).not.toHaveProperty('windowClosesAt');
  sandbox.app.clock.advance(4 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toHaveLength(3);
});

test('a Page must be connected, written to, and allowed by Meta', async () => {
  const other = '104826111520262';
  const recipientUserId = '900112025550101';
  expect(await send('12025550101', { sender: '12345' })).toMatchObject({ status: 403, code: 3402 });
  expect(await send('12025550101', { sender: other })).toMatchObject({ status: 404, code: 3401 });
  expect(await send('0202')).toMatchObject({ code: 3401 });
  const window = 'human_agent';
  expect(await send('', { sender: other, recipientUserId, window })).toMatchObject({
    status: 403,
    code: 3404,
  });
  expect(await send('', { sender: other, recipientUserId })).toMatchObject({ code: 0 });
});

test('a Page sends ten videos a second', async () => {
  const video = { type: 'video', text: undefined, video: { link } };
  for (let count = 0; count < 10; count += 1)
    expect(await send('12025550101', video)).toMatchObject({ code: 0 });
  expect(await send('12025550101', video)).toMatchObject({ status: 429, code: 1301 });
  expect(await send('12025550101')).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(secondMs);
  expect(await send('12025550101', video)).toMatchObject({ code: 0 });
});
