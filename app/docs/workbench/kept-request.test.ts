import { expect, test } from 'vitest';
import { signRequest } from '#content/api/signing.ts';
import { headersOf, sampleOf, signAnew } from './kept-request.ts';

const keys = {
  host: 'https://sandbox.example',
  accessKey: 'AKTEST7Q2MX4D9RB',
  secretKey: 'sktest-secret',
};

const kept = {
  ...{ id: 'a', callId: 'smsSendV2', method: 'POST', path: '/v2/sms/mt', query: 'b=1&a=x%20y' },
  ...{ status: 200, code: 0, tookMs: 3, madeAt: '2026-11-16T09:00:01.000Z', isWhole: true },
  headers: {
    'content-type': 'application/json',
    'idempotency-key': 'order-1',
    'x-sandbox-answer': '1201',
    'x-signature': '00',
  },
  body: '{ "content": "Hi" }',
  answer: '{}',
};

test('what is replayed is the same text under a new signature and repeat key', async () => {
  const { request, query, body, signing } = await signAnew(kept, keys);
  expect([query, body]).toEqual(['a=x%20y&b=1', kept.body]);
  const headers = Object.fromEntries(request.headers);
  expect(headers['X-Sandbox-Answer']).toBe('1201');
  expect(headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
  const { timestampMs = '', nonce = '' } = signing ?? {};
  const { method, path } = kept;
  const pairs = [...new URLSearchParams(kept.query)];
  expect(signing?.signature).toBe(
    signRequest({ method, path, query: pairs, timestampMs, nonce, body }, keys.secretKey),
  );
});

test('the secret of version 1 stands in its place again, and nothing is signed', async () => {
  const first = {
    ...kept,
    headers: { 'content-type': 'application/json' },
    body: '{"content":"…","appKey":"AKTEST7Q2MX4D9RB","appSecret":"…"}',
  };
  const { body, signing } = await signAnew(first, { ...keys, secretKey: 'sktest-$&' });
  expect(JSON.parse(body)).toMatchObject({ appSecret: 'sktest-$&', content: '…' });
  expect(signing).toBeUndefined();
});

test('it is copied as the samples write it', () => {
  expect(sampleOf(kept, keys)).toMatchObject({
    method: 'POST',
    host: keys.host,
    isSigned: true,
    headers: [
      ['Idempotency-Key', 'order-1'],
      ['X-Sandbox-Answer', '1201'],
    ],
    body: { kind: 'json', value: { content: 'Hi' } },
  });
  expect(sampleOf({ ...kept, body: '' }, keys).body).toEqual({ kind: 'none' });
});

test('headers have the names of the documents, those of the signature first', () => {
  expect(headersOf(kept).map(({ name }) => name)).toEqual([
    'X-Signature',
    'X-Sandbox-Answer',
    'Idempotency-Key',
    'Content-Type',
  ]);
});
