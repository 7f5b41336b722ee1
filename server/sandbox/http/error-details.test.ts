import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorDetails } from '#contract/error-details.ts';
import { readErrors } from '#documents/api/errors.ts';
import type { TestApp } from '#tests/support/app.ts';
import {
  type Practice,
  practice,
  sandboxApp,
  theApi,
  type Wanted,
} from '#tests/support/sandbox.ts';

let running: TestApp;
let me: Practice;
beforeAll(async () => {
  running = await sandboxApp();
  me = await practice(running);
});
afterAll(() => running.close());

const text = { phones: ['12025550101'], content: 'Hello' };
const whatsApp = { sender: '447700900112', recipient: '12025550101' };
const period = { from: '2026-11-15T00:00:00Z', to: '2026-11-16T00:00:00Z' };
const otherType = (request: object) => ({
  ...request,
  headers: { ...Object(request).headers, 'content-type': 'text/plain' },
});

type Case = [what: string, call: string, wanted: Wanted, code: number, error: object];

const cases: Case[] = [
  [
    'a value that is not listed',
    'smsSendV2',
    { body: { ...text, type: 'OTP' } },
    1002,
    {
      ...{ field: 'type', in: 'body', problem: 'value' },
      ...{ expected: 'one of otp, notification, marketing', received: 'OTP' },
    },
  ],
  [
    'a number in the place of a list of values',
    'smsSendV2',
    { body: { ...text, type: '12025550101' } },
    1002,
    { problem: 'value', received: 'string, 11 characters' },
  ],
  [
    'a missing field',
    'smsSendV2',
    { body: { content: 'Hello' } },
    1001,
    { field: 'phones', in: 'body', problem: 'missing', expected: 'an array of 1 to 100 items' },
  ],
  [
    'a misspelled parameter',
    'smsSendV2',
    { body: { ...text, contnet: 'Hello' } },
    1002,
    { field: 'contnet', in: 'body', problem: 'unknown', expected: 'Did you mean content?' },
  ],
  [
    'a parameter that is like no other',
    'smsReportBackfill',
    { body: { records: [{ messageId: 'x'.repeat(24), usedAt: period.from, by: 'x' }] } },
    1002,
    { field: 'records[0].by', problem: 'unknown', expected: 'one of messageId, usedAt' },
  ],
  [
    'another type',
    'smsSendV2',
    { body: { ...text, phones: [12025550101] } },
    1002,
    {
      ...{ field: 'phones[0]', problem: 'type', received: 'number, 11 digits' },
      expected: 'a string of 1 to 32 characters',
    },
  ],
  [
    'a text that is too long',
    'smsSendV2',
    { body: { ...text, content: 'x'.repeat(5_000) } },
    1002,
    { field: 'content', problem: 'length', received: 'string, 5000 characters' },
  ],
  [
    'a number out of range, in the query',
    'smsListRecords',
    { query: { ...period, pageSize: '500' } },
    1002,
    {
      ...{ field: 'pageSize', in: 'query', problem: 'range' },
      ...{ expected: 'an integer from 1 to 100', received: '500' },
    },
  ],
  [
    'a time without a zone',
    'smsListRecords',
    { query: { ...period, from: '2026-11-15 05:00' } },
    1002,
    { field: 'from', in: 'query', problem: 'format', received: '2026-11-15 05:00' },
  ],
  [
    'a period that is too long',
    'smsListRecords',
    { query: { ...period, to: '2027-11-15T00:00:00Z' } },
    1002,
    { field: 'to', problem: 'range', expected: 'later than from, by at most 31 days' },
  ],
  [
    'none of several fields',
    'voiceListCalls',
    { body: {} },
    1001,
    { problem: 'missing', expected: 'callId, orderId, taskId, or from and to' },
  ],
  [
    'a field without the one it goes with',
    'pnsBind',
    { body: { mode: 'axe', phoneA: '12025550101', extension: '100' } },
    1001,
    {
      field: 'numberX',
      expected: expect.stringMatching(/^7 to 15 digits.*, required with extension$/),
    },
  ],
  [
    'two fields of which one is allowed',
    'voiceNotify',
    { body: { phone: '12025550101', text: 'Hello', fileId: 'f'.repeat(24) } },
    1002,
    { field: 'fileId', problem: 'together', expected: 'only one of text, fileId' },
  ],
  [
    'a field of another kind',
    'whatsAppSend',
    {
      body: {
        ...whatsApp,
        type: 'text',
        text: { body: 'Hello' },
        location: { latitude: 1, longitude: 1 },
      },
    },
    1002,
    { field: 'location', in: 'body', problem: 'together', expected: 'only with type location' },
  ],
  [
    'a kind without its field',
    'whatsAppSend',
    { body: { ...whatsApp, type: 'template' } },
    1001,
    { field: 'template', expected: 'an object with name, language, required with type template' },
  ],
  [
    'a callback address with a password',
    'smsSendV2',
    { body: { ...text, callbackUrl: 'https://me:secret@shop.customer.example/' } },
    1002,
    {
      ...{ field: 'callbackUrl', in: 'body', problem: 'value' },
      expected: 'an address without user name and password',
      received: expect.stringMatching(/^string, \d+ characters$/),
    },
  ],
  [
    'a header',
    'smsSendV2',
    { body: text, headers: { 'idempotency-key': 'not allowed!' } },
    1002,
    {
      ...{ field: 'Idempotency-Key', in: 'header', problem: 'value' },
      ...{ expected: '1 to 64 letters, digits, _ or -', received: 'string, 12 characters' },
    },
  ],
  [
    'another media type',
    'smsSendV2',
    { body: text, spoil: otherType },
    1003,
    { field: 'Content-Type', in: 'header', expected: 'application/json', received: 'text/plain' },
  ],
  [
    'a body that is a list',
    'smsSendV2',
    { spoil: (request) => ({ ...request, payload: '[]', headers: signed(request, '[]') }) },
    1002,
    { field: 'body', in: 'body', problem: 'type', expected: 'a JSON object' },
  ],
  [
    'the wrong variables of a template',
    'viberSend',
    {
      body: {
        ...{ sender: 'LANTERN', recipient: '12025550101', category: 'transactional' },
        type: 'template',
        template: { name: 'order_shipped', language: 'en', values: { order: '8842' } },
      },
    },
    3310,
    { field: 'template.values', in: 'body', expected: 'the variables order_id' },
  ],
  [
    'a record that is not there',
    'smsGetRecord',
    { path: { messageId: '0'.repeat(24) } },
    1401,
    { field: 'messageId', in: 'path' },
  ],
  [
    'a code of a product, about the one field that it can be about',
    'emailSendCode',
    { body: { email: 'nobody', code: '482916' } },
    2101,
    { field: 'email', in: 'body' },
  ],
  [
    'an error that the call does not have',
    'accountGetBalance',
    { headers: { 'x-sandbox-answer': '1201' } },
    1002,
    {
      ...{ field: 'X-Sandbox-Answer', in: 'header', received: '1201' },
      expected: expect.stringMatching(/^one of 1001, 1002, 1101, /),
    },
  ],
  [
    'an old timestamp',
    'smsSendV2',
    { body: text, signedAt: new Date('2026-11-16T09:00:00Z') },
    1103,
    {
      ...{ field: 'X-Timestamp', in: 'header', problem: 'range', received: '1794819600000' },
      expected: expect.stringContaining('at most 5 minutes from 1794821400000'),
    },
  ],
];

/** The headers of a request with another body. */
function signed(request: object, body: string) {
  const { headers, url } = Object(request);
  const hash = createHash('sha256').update(body).digest('hex');
  const lines = ['POST', url.replace('/sandbox', ''), ''];
  const rest = [headers['x-timestamp'], headers['x-nonce'], hash];
  return { ...headers, 'x-signature': hmac([...lines, ...rest]) };
}

const hmac = (lines: readonly string[]): string =>
  createHmac('sha256', me.secretKey).update(lines.join('\n')).digest('hex');

test.each(cases)('%s is explained', async (_, call, wanted, code, error) => {
  const answer = await me.send(call, wanted);
  expect({ code: answer.code, error: answer.error }).toMatchObject({ code, error });
  const { retry } = readErrors().find((one) => one.code === code) ?? {};
  expect(answer.error?.retry).toBe(retry);
  const { errorsAt } = theApi().calls.find(({ id }) => id === call) ?? {};
  expect(answer.error?.docUrl).toBe(`${running.context.env.publicUrl}${errorsAt}${code}`);
});

test('a wrong signature is answered with the lines that were expected', async () => {
  const spoil: Wanted['spoil'] = (request) => ({
    ...request,
    headers: { ...request.headers, 'x-signature': '0'.repeat(64) },
  });
  const query = { ...period, pageSize: '5' };
  const nonce = 'the-nonce-of-both-requests';
  let signature: unknown;
  await me.send('smsListRecords', {
    ...{ query, nonce },
    spoil: (request) => {
      signature = request.headers?.['x-signature'];
      return request;
    },
  });
  const { error } = await me.send('smsListRecords', { query, nonce, spoil });
  expect(error).toMatchObject({ field: 'X-Signature', in: 'header' });
  expect(error?.canonical).toHaveLength(6);
  expect(hmac(error?.canonical ?? [])).toBe(signature);
  expect(error?.checkerUrl).toMatch(/\/document-en\/sandbox#signature$/);
});

test.each<[string, string, Wanted, Partial<ErrorDetails>]>([
  [
    'a header',
    'smsSendV2',
    {
      spoil: (request) => ({
        ...request,
        headers: { ...request.headers, 'x-access-key': 'AKLIVEXXXXXXXXXXXXXXXXXXXX' },
      }),
    },
    { field: 'X-Access-Key', in: 'header' },
  ],
  [
    'the body',
    'smsSend',
    { keysInBody: { appKey: 'AKLIVEXXXXXXXXXXXXXXXXXXXX', appSecret: 'sk-x' } },
    { field: 'appKey', in: 'body' },
  ],
])('a live key in %s is told to be one', async (_, call, wanted, place) => {
  const { code, error } = await me.send(call, wanted);
  const expected = 'a sandbox key, which starts with AKTEST';
  expect({ code, error }).toMatchObject({ code: 1101, error: { ...place, expected } });
  expect(error).not.toHaveProperty('received');
});
