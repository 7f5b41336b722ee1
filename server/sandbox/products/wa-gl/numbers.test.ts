import { expect, test } from 'vitest';
import { hourMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const phone = '447700900112';
const shared = '447700900134';
const sendTo = (message: object) =>
  sandbox.me.send('whatsAppSend', { body: { sender: phone, ...message } });

test('numbers are listed by filter', async () => {
  const list = async (query: Record<string, string>) =>
    (await sandbox.me.send('whatsAppPhoneList', { query })).data;
  expect(await list({})).toMatchObject({ total: 2, records: [{ phone: shared }, { phone }] });
  expect(await list({ phone })).toMatchObject({ total: 1, records: [{ phone, calling: true }] });
  expect(await list({ status: 'banned' })).toMatchObject({ total: 0, records: [] });
  expect(
    await sandbox.me.send('whatsAppPhoneList', { query: { wabaId: '118200261115009' } }),
  ).toMatchObject({
    status: 404,
    code: 3113,
  });
});

test('a person who has written can be blocked, and gets no messages until unblocked', async () => {
  const block = (users: string[]) =>
    sandbox.me.send('whatsAppBlockAdd', { path: { phone }, body: { users } });
  const unblock = (user: string, own = phone) =>
    sandbox.me.send('whatsAppBlockRemove', { path: { phone: own, user } });
  const userId = 'US.2026111512025550187';
  const users = ['12025550187', '12025550102', 'Ada', shared, '12025550187'];
  const { data } = await block(users);
  expect(data).toMatchObject({
    accepted: [{ user: '12025550187', userId }],
    rejected: [
      { index: 1, user: '12025550102', code: 3121 },
      { index: 2, code: 3120 },
      { index: 3, code: 3123 },
      { index: 4, code: 1006 },
    ],
  });
  const text = { type: 'text', text: { body: 'Hello' } };
  expect(await sendTo({ recipientUserId: userId, ...text })).toMatchObject({ code: 3013 });
  sandbox.app.clock.advance(secondMs);
  expect((await block([userId])).data.accepted).toEqual(data.accepted);
  const list = async (query: Record<string, string> = {}) =>
    (await sandbox.me.send('whatsAppBlockList', { path: { phone }, query })).data;
  expect(await list()).toMatchObject({ total: 2, records: [{ user: '12025550187' }, {}] });
  expect(await list({ user: userId })).toMatchObject({ total: 1 });
  expect(await list({ user: 'Ada' })).toMatchObject({ total: 0 });
  expect(await unblock(userId)).toMatchObject({ code: 0, data: { user: userId } });
  expect(await unblock(userId)).toMatchObject({ status: 404, code: 1401 });
  expect(await unblock('12025550143', '447700900199')).toMatchObject({ code: 1401 });
  expect(await sendTo({ recipient: '12025550187', ...text })).toMatchObject({ code: 0 });
});

test('a profile is changed field by field, ten times an hour', async () => {
  const change = (body: object, own = phone) =>
    sandbox.me.send('whatsAppProfileUpdate', { path: { phone: own }, body });
  const get = async (own = phone) =>
    (await sandbox.me.send('whatsAppProfileGet', { path: { phone: own } })).data;
  const { pictureUrl } = await get();
  const pictureLink = 'https://cdn.customer.example/logo.png';
  const { data } = await change({ about: 'Books.', remove: ['email'], pictureLink });
  expect(data).toMatchObject({ about: 'Books.', address: '12 Lantern Street, London' });
  expect(data).not.toHaveProperty('email');
  expect(data.pictureUrl).not.toBe(pictureUrl);
  expect(await get()).toEqual(data);
  const gif = { pictureLink: 'https://cdn.customer.example/logo.gif' };
  expect(await change({ about: 'No.', ...gif })).toMatchObject({ status: 400, code: 3130 });
  expect(await get()).toMatchObject({ about: 'Books.' });
  const email = 'hello@shop.customer.example';
  expect(await change({ email, remove: ['email'] })).toMatchObject({ code: 1002 });
  expect(await change({ email }, '447700900199')).toMatchObject({ status: 404, code: 1401 });
  for (let changes = 1; changes < 10; changes += 1) await change({ about: `Books ${changes}.` });
  expect(await change({ about: 'Too much.' })).toMatchObject({ status: 429, code: 1301 });
  expect(await change({ email }, shared)).toMatchObject({ data: { phone: shared, email } });
  sandbox.app.clock.advance(hourMs);
  expect(await change({ about: 'Later.' })).toMatchObject({ code: 0 });
});

test('contacts and chats of a shared number are sent once', async () => {
  const sync = (kind: string, own = shared) =>
    sandbox.me.send('whatsAppSyncStart', { path: { phone: own }, body: { kind } });
  expect(await sync('contacts', phone)).toMatchObject({ status: 409, code: 3140 });
  expect(await sync('contacts', '447700900199')).toMatchObject({ status: 404, code: 1401 });
  expect(await sync('contacts')).toMatchObject({ data: { phone: shared, kind: 'contacts' } });
  expect(await sync('contacts')).toMatchObject({ status: 409, code: 3141 });
  sandbox.app.clock.advance(5 * secondMs);
  expect(await sync('history')).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(5 * secondMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'whatsapp.contact', data: { change: 'saved', contacts: [{ name: 'Ada' }] } },
    { event: 'whatsapp.history', data: { part: 1, status: 'running' } },
    { event: 'whatsapp.history', data: { part: 2, status: 'done', percent: 100 } },
  ]);
});
