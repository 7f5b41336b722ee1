import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, secondMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Practice, practice, sandboxApp, textAt, toldSoFar } from '#tests/support/sandbox.ts';

let running: TestApp;
let me: Practice;
beforeAll(async () => {
  running = await sandboxApp();
});
beforeEach(async () => {
  me = await practice(running);
});
afterAll(() => running.close());

const sender = '447700900112';
const recipient = '12025550107';

const sendTemplate = (more: object = {}) =>
  me.send('whatsAppSend', {
    body: {
      sender,
      recipient,
      type: 'template',
      template: { name: 'order_shipped', language: 'zh_CN', body: ['Grace', '8842'] },
      ...more,
    },
  });

/** Sends something to somebody who has written, and answers what comes back. */
async function answerTo(message: object) {
  await sendTemplate();
  running.clock.advance(6 * secondMs);
  const sent = await me.send('whatsAppSend', { body: { sender, recipient, ...message } });
  expect(sent).toMatchObject({ code: 0 });
  running.clock.advance(6 * secondMs);
  return { sent: sent.data, told: (await toldSoFar(running, me)).at(-1) };
}

test('somebody answers, which opens the window for a day', async () => {
  me = await practice(running, { lastsMs: 40 * dayMs });
  const text = { type: 'text', text: { body: 'Of course.' }, template: undefined };
  const sent = await sendTemplate();
  running.clock.advance(4 * secondMs);
  expect(await sendTemplate(text)).toMatchObject({ code: 3003 });
  running.clock.advance(secondMs);
  const told = (await toldSoFar(running, me)).at(-1);
  expect(told).toMatchObject({
    event: 'whatsapp.message',
    data: { sender: recipient, recipient: sender, type: 'text', replyTo: sent.data.messageId },
  });
  const windowClosesAt = textAt(told?.data, 'windowClosesAt');
  const replyTo = textAt(told?.data, 'messageId');
  const reply = await sendTemplate({ ...text, replyTo });
  expect(reply).toMatchObject({ code: 0, data: { windowClosesAt } });
  running.clock.advance(2 * dayMs);
  expect(await sendTemplate(text)).toMatchObject({ code: 3003 });
});

test('what is offered is chosen', async () => {
  const row = { id: 'deliver', title: 'Deliver', description: 'To your door' };
  const list = { body: 'How?', button: 'Choose', sections: [{ rows: [row] }] };
  expect((await answerTo({ type: 'list', list })).told?.data).toMatchObject({
    type: 'choice',
    choice: row,
  });
  const products = { catalogId: '118200261115', productId: 'atlas' };
  expect((await answerTo({ type: 'products', products })).told?.data).toMatchObject({
    type: 'order',
    order: { catalogId: '118200261115', items: [{ productId: 'atlas', quantity: 1 }] },
  });
  const locationRequest = { body: 'Where are you?' };
  expect((await answerTo({ type: 'location_request', locationRequest })).told?.data).toMatchObject({
    type: 'location',
    location: { latitude: 51.5074 },
  });
});

test('a file is answered with a picture, which can be fetched and deleted', async () => {
  const document = { link: 'https://cdn.customer.example/invoice.pdf' };
  const { told } = await answerTo({ type: 'document', document });
  const mediaId = textAt(told?.data, 'image', 'mediaId');
  const { data } = await me.send('whatsAppMediaGet', { path: { mediaId } });
  expect(data).toMatchObject({ direction: 'inbound', recipient: sender, contentType: 'image/png' });
  expect(textAt(data, 'url')).toContain(`/sandbox/files/${mediaId}?token=`);
  expect(await me.send('whatsAppMediaDelete', { path: { mediaId } })).toMatchObject({ code: 0 });
  const forwarded = { type: 'image', image: { mediaId: 'c63e2f90b5d4617a08041302' } };
  expect(
    await me.send('whatsAppSend', { body: { sender, recipient, ...forwarded } }),
  ).toMatchObject({ code: 1401 });
});

test('a number that is shared with the app is answered from there, too', async () => {
  await sendTemplate({ sender: '447700900134' });
  running.clock.advance(8 * secondMs);
  expect((await toldSoFar(running, me)).at(-1)).toMatchObject({
    event: 'whatsapp.echo',
    data: { sender: '447700900134', recipient, type: 'text' },
  });
});

test('a message is marked as read with those before it, our own never', async () => {
  const first = textAt(
    (await answerTo({ type: 'text', text: { body: 'One' } })).told?.data,
    'messageId',
  );
  const later = textAt(
    (await answerTo({ type: 'text', text: { body: 'Two' } })).told?.data,
    'messageId',
  );
  const mark = (messageId: string) =>
    me.send('whatsAppRead', { path: { messageId }, body: { status: 'read' } });
  const { data } = await mark(later);
  running.clock.advance(secondMs);
  expect(await mark(first)).toMatchObject({ code: 0, data: { readAt: data.readAt } });
  expect(await mark(later)).toMatchObject({ code: 0, data });
  expect(await mark('a41c0d7e93b24f5886e2d101')).toMatchObject({ status: 409, code: 3022 });
  expect(await mark('0'.repeat(24))).toMatchObject({ status: 404, code: 1401 });
});

test('whoever stops marketing gets no more of it; in the United States nobody does', async () => {
  const body = { text: 'Hi {{1}}, our list is here.', examples: ['Ada'] };
  await me.send('whatsAppTemplateCreate', {
    body: { wabaId: '118200261115001', name: 'list', language: 'en', category: 'marketing', body },
  });
  running.clock.advance(3 * secondMs);
  const offer = (to: string) =>
    sendTemplate({ recipient: to, template: { name: 'list', language: 'en', body: ['Ada'] } });
  expect(await offer(recipient)).toMatchObject({ code: 0, data: { category: 'marketing' } });
  running.clock.advance(5 * secondMs);
  expect((await toldSoFar(running, me)).at(-1)).toMatchObject({
    event: 'whatsapp.preference',
    data: { sender: recipient, recipient: sender, marketing: 'stopped' },
  });
  expect(await offer(recipient)).toMatchObject({ status: 403, code: 3007 });
  expect(await offer('12025550108')).toMatchObject({ status: 403, code: 3007 });
  expect(await sendTemplate()).toMatchObject({ code: 0 });
  const lastOf = async (to: string) => {
    const { messageId } = (await offer(to)).data;
    running.clock.advance(2 * secondMs);
    return (await toldSoFar(running, me)).findLast(({ data }) => data.messageId === messageId)
      ?.data;
  };
  expect(await lastOf('12025550187')).toMatchObject({ status: 'failed', reason: 'CHANNEL_LIMIT' });
  expect(await lastOf('447700900187')).toMatchObject({ status: 'delivered', price: '0.0350' });
});

test('the reply of a template is tapped, and brings what was sent with it', async () => {
  await me.send('whatsAppTemplateCreate', {
    body: {
      wabaId: '118200261115001',
      name: 'change',
      language: 'en',
      category: 'utility',
      body: { text: 'Your order comes on Monday.' },
      buttons: [{ type: 'reply', title: 'Change delivery' }],
    },
  });
  running.clock.advance(3 * secondMs);
  const buttons = [{ index: 0, value: 'change-8842' }];
  await sendTemplate({ template: { name: 'change', language: 'en', buttons } });
  running.clock.advance(5 * secondMs);
  expect((await toldSoFar(running, me)).at(-1)?.data).toMatchObject({
    type: 'button',
    button: { title: 'Change delivery', payload: 'change-8842' },
  });
});
