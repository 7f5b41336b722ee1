import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { type ContactField, sendContactMessage } from '#contract/contact.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { contactMessages, outboxMessages } from '../db/schema.ts';

const good = {
  fullName: ' Mei Tan ',
  email: 'mei@harbour.example',
  phone: '+65 6000 0000',
  message: 'How much is a text to Vietnam?',
};

let served: TestApp;
beforeAll(async () => {
  served = await testApp({ LIMIT_CONTACT_PER_HOUR: '3' });
});
beforeEach(() => served.startOver());
afterAll(() => served.close());

const send = (payload: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  served.app.inject({
    method: 'POST',
    url: sendContactMessage.path,
    payload,
    headers: { 'content-language': 'EN', ...headers },
    remoteAddress,
  });
const stored = () => served.context.database.select().from(contactMessages);
const queued = () => served.context.database.select().from(outboxMessages);

test('a message is stored, a notice is queued to the info address, and the answer is 0', async () => {
  const requestId = '0b8e8f5c-5d0f-4f5f-8a2e-3c6f0d9b7a11';
  const reply = await send(good, { requestId });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ code: 0, data: null, msg: '' });
  expect(await stored()).toEqual([
    {
      ...good,
      fullName: 'Mei Tan',
      id: expect.any(Number),
      locale: 'en',
      requestId,
      createdAt: served.clock.now(),
      ...{ answeredAt: null, answeredBy: null },
    },
  ]);
  expect(await queued()).toEqual([
    expect.objectContaining({
      channel: 'mail',
      recipient: brand.mail.info,
      template: 'contact-notice',
      locale: 'en',
      status: 'queued',
      payload: expect.objectContaining({ fullName: 'Mei Tan', email: good.email }),
    }),
  ]);
});

describe('a bad field is answered with its code and words, and nothing is stored', () => {
  const words: Record<ContactField, { EN: string; CN: string }> = {
    fullName: { EN: 'Please Enter Name', CN: '请输入姓名' },
    email: { EN: 'Please Enter A Valid Email Address', CN: '请输入有效的电子邮箱地址' },
    phone: { EN: 'Please Enter A Valid Phone Number', CN: '请输入有效的电话号码' },
    message: { EN: 'Please Enter Message', CN: '请输入留言内容' },
  };
  const cases = (Object.keys(words) as ContactField[]).flatMap((field) =>
    (['EN', 'CN'] as const).map((language) => [field, language] as const),
  );

  test.each(cases)('%s in %s', async (field, language) => {
    for (const value of ['', '   ', undefined, 5]) {
      const reply = await send({ ...good, [field]: value }, { 'content-language': language });
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ code: `contact.${field}`, msg: words[field][language] });
    }
    expect(await stored()).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  test('the first one in the order of the form', async () => {
    expect((await send({ fullName: 'Mei' })).json().code).toBe('contact.email');
  });
});

test.each([
  ['contact_messages', 'no message is kept'],
  ['outbox_messages', 'no mail can be queued'],
])('all or nothing: with %s closed %s', async (table) => {
  const { database } = served.context;
  await database.execute(`alter table ${table} add constraint closed check (false)`);
  expect((await send(good)).statusCode).toBe(500);
  expect(await stored()).toEqual([]);
  expect(await queued()).toEqual([]);
  await database.execute(`alter table ${table} drop constraint closed`);
  for (let i = 0; i < 3; i += 1) expect((await send(good)).json().code).toBe(0);
});

describe('the limit', () => {
  test('counts accepted messages per address and hour', async () => {
    for (let i = 0; i < 5; i += 1) await send({ ...good, email: 'no' });
    for (let i = 0; i < 3; i += 1) expect((await send(good)).json().code).toBe(0);

    const refused = await send(good, { 'content-language': 'CN' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      code: 'too-many-requests',
      msg: '操作过于频繁，请稍后再试。',
    });
    expect(refused.headers['retry-after']).toBe(String(60 * 60));
    expect(await stored()).toHaveLength(3);

    expect((await send(good, {}, '203.0.113.9')).json().code).toBe(0);
    served.clock.advance(60 * 60_000);
    expect((await send(good)).json().code).toBe(0);
  });

  test('cannot be bypassed by a forged forwarding header', async () => {
    for (let i = 0; i < 3; i += 1)
      await send(good, { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` });
    expect((await send(good, { 'x-forwarded-for': '203.0.113.99' })).statusCode).toBe(429);
  });

  test('holds for parallel messages', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => send(good)));
    expect(replies.filter((reply) => reply.json().code === 0)).toHaveLength(3);
    expect(await stored()).toHaveLength(3);
    expect(await queued()).toHaveLength(3);
  });
});
