import { expect, test } from 'vitest';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const sender = '447700900112';
const recipient = '12025550107';

const sendTemplate = (more: object = {}) =>
  sandbox.me.send('whatsAppSend', {
    body: {
      sender,
      recipient,
      type: 'template',
      template: { name: 'order_shipped', language: 'zh_CN', body: ['Grace', '8842'] },
      ...more,
    },
  });

/** Sends a message to a person who has written, and returns the answer. */
async function answerTo(message: object) {
  await sendTemplate();
  sandbox.app.clock.advance(6 * secondMs);
  const sent = await sandbox.me.send('whatsAppSend', { body: { sender, recipient, ...message } });
  expect(sent).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(6 * secondMs);
  return { sent: sent.data, callbacks: (await sentCallbacks(sandbox.app, sandbox.me)).at(-1) };
}

test('an answer opens the window for a day', async () => {
  await sandbox.newSession({ lastsMs: 40 * dayMs });
  const text = { type: 'text', text: { body: 'Of course.' }, template: undefined };
  const sent = await sendTemplate();
  sandbox.app.clock.advance(4 * secondMs);
  expect(await sendTemplate(text)).toMatchObject({ code: 3003 });
  sandbox.app.clock.advance(secondMs);
  const callbacks = (await sentCallbacks(sandbox.app, sandbox.me)).at(-1);
  expect(callbacks).toMatchObject({
    event: 'whatsapp.message',
    data: { sender: recipient, recipient: sender, type: 'text', replyTo: sent.data.messageId },
  });
  const windowClosesAt = textAt(callbacks?.data, 'windowClosesAt');
  const replyTo = textAt(callbacks?.data, 'messageId');
  const reply = await sendTemplate({ ...text, replyTo });
  expect(reply).toMatchObject({ code: 0, data: { windowClosesAt } });
  sandbox.app.clock.advance(2 * dayMs);
  expect(await sendTemplate(text)).toMatchObject({ code: 3003 });
});

test('an offered choice is made', async () => {
  const row = { id: 'deliver', title: 'Deliver', description: 'To your door' };
  const list = { body: 'How?', button: 'Choose', sections: [{ rows: [row] }] };
  expect((await answerTo({ type: 'list', list })).callbacks?.data).toMatchObject({
    type: 'choice',
    choice: row,
  });
  const products = { catalogId: '118200261115', productId: 'atlas' };
  expect((await answerTo({ type: 'products', products })).callbacks?.data).toMatchObject({
    type: 'order',
    order: { catalogId: '118200261115', items: [{ productId: 'atlas', quantity: 1 }] },
  });
  const locationRequest = { body: 'Where are you?' };
  expect(
    (await answerTo({ type: 'location_request', locationRequest })).callbacks?.data,
  ).toMatchObject({
    type: 'location',
    location: { latitude: 51.5074 },
  });
});

test('a file is answered with a picture, which can be fetched and deleted', async () => {
  const document = { link: 'https://cdn.customer.example/invoice.pdf' };
  const { callbacks } = await answerTo({ type: 'document', document });
  const mediaId = textAt(callbacks?.data, 'image', 'mediaId');
  const { data } = await sandbox.me.send('whatsAppMediaGet', { path: { mediaId } });
  expect(data).toMatchObject({ direction: 'inbound', recipient: sender, contentType: 'image/png' });
  expect(textAt(data, 'url')).toContain(`/sandbox/files/${mediaId}?token=`);
  expect(await sandbox.me.send('whatsAppMediaDelete', { path: { mediaId } })).toMatchObject({
    code: 0,
  });
  const forwarded = { type: 'image', image: { mediaId: 'c63e2f90b5d4617a08041302' } };
  expect(
    await sandbox.me.send('whatsAppSend', { body: { sender, recipient, ...forwarded } }),
  ).toMatchObject({ code: 1401 });
});

test('a number shared with the app is also answered from there', async () => {
  await sendTemplate({ sender: '447700900134' });
  sandbox.app.clock.advance(8 * secondMs);
  expect((await sentCallbacks(sandbox.app, sandbox.me)).at(-1)).toMatchObject({
    event: 'whatsapp.echo',
    data: { sender: '447700900134', recipient, type: 'text' },
  });
});

test('a message is marked as read with earlier ones, but never our own', async () => {
  const first = textAt(
    (await answerTo({ type: 'text', text: { body: 'One' } })).callbacks?.data,
    'messageId',
  );
  const later = textAt(
    (await answerTo({ type: 'text', text: { body: 'Two' } })).callbacks?.data,
    'messageId',
  );
  const mark = (messageId: string) =>
    sandbox.me.send('whatsAppRead', { path: { messageId }, body: { status: 'read' } });
  const { data } = await mark(later);
  sandbox.app.clock.advance(secondMs);
  expect(await mark(first)).toMatchObject({ code: 0, data: { readAt: data.readAt } });
  expect(await mark(later)).toMatchObject({ code: 0, data });
  expect(await mark('a41c0d7e93b24f5886e2d101')).toMatchObject({ status: 409, code: 3022 });
  expect(await mark('0'.repeat(24))).toMatchObject({ status: 404, code: 1401 });
});

test('a person who opts out of marketing gets no more; in the United States nobody gets it', async () => {
  const body = { text: 'Hi {{1}}, our list is here.', examples: ['Ada'] };
  await sandbox.me.send('whatsAppTemplateCreate', {
    body: { wabaId: '118200261115001', name: 'list', language: 'en', category: 'marketing', body },
  });
  sandbox.app.clock.advance(3 * secondMs);
  const offer = (to: string) =>
    sendTemplate({ recipient: to, template: { name: 'list', language: 'en', body: ['Ada'] } });
  expect(await offer(recipient)).toMatchObject({ code: 0, data: { category: 'marketing' } });
  sandbox.app.clock.advance(5 * secondMs);
  expect((await sentCallbacks(sandbox.app, sandbox.me)).at(-1)).toMatchObject({
    event: 'whatsapp.preference',
    data: { sender: recipient, recipient: sender, marketing: 'stopped' },
  });
  expect(await offer(recipient)).toMatchObject({ status: 403, code: 3007 });
  expect(await offer('12025550108')).toMatchObject({ status: 403, code: 3007 });
  expect(await sendTemplate()).toMatchObject({ code: 0 });
  const lastOf = async (to: string) => {
    const { messageId } = (await offer(to)).data;
    sandbox.app.clock.advance(2 * secondMs);
    return (await sentCallbacks(sandbox.app, sandbox.me)).findLast(
      ({ data }) => data.messageId === messageId,
    )?.data;
  };
  expect(await lastOf('12025550187')).toMatchObject({ status: 'failed', reason: 'CHANNEL_LIMIT' });
  expect(await lastOf('447700900187')).toMatchObject({ status: 'delivered', price: '0.0350' });
});

test('the reply button of a template is tapped and returns its payload', async () => {
  await sandbox.me.send('whatsAppTemplateCreate', {
    body: {
      wabaId: '118200261115001',
      name: 'change',
      language: 'en',
      category: 'utility',
      body: { text: 'Your order comes on Monday.' },
      buttons: [{ type: 'reply', title: 'Change delivery' }],
    },
  });
  sandbox.app.clock.advance(3 * secondMs);
  const buttons = [{ index: 0, value: 'change-8842' }];
  await sendTemplate({ template: { name: 'change', language: 'en', buttons } });
  sandbox.app.clock.advance(5 * secondMs);
  expect((await sentCallbacks(sandbox.app, sandbox.me)).at(-1)?.data).toMatchObject({
    type: 'button',
    button: { title: 'Change delivery', payload: 'change-8842' },
  });
});
