import { expect, test } from 'vitest';
import { signRequest } from '#content/api/signing.ts';
import { headersOf, sampleOf, signAgain } from './stored-request.ts';

const keys = {
  host: 'https://sandbox.example',
  accessKey: 'AKTEST7Q2MX4D9RB',
  secretKey: 'sktest-secret',
};

const stored = {
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

test('a replay sends the same body under a new signature and idempotency key', async () => {
  const { request, query, body, signing } = await signAgain(stored, keys);
  expect([query, body]).toEqual(['a=x%20y&b=1', stored.body]);
  const headers = Object.fromEntries(request.headers);
  expect(headers['X-Sandbox-Answer']).toBe('1201');
  expect(headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
  const { timestampMs = '', nonce = '' } = signing ?? {};
  const { method, path } = stored;
  const pairs = [...new URLSearchParams(stored.query)];
  expect(signing?.signature).toBe(
    signRequest({ method, path, query: pairs, timestampMs, nonce, body }, keys.secretKey),
  );
});

test('a replay of a body with keys has its secret instead of the mask, and no signature', async () => {
  const first = {
    ...stored,
    headers: { 'content-type': 'application/json' },
    body: '{"content":"…","appKey":"AKTEST7Q2MX4D9RB","appSecret":"…"}',
  };
  const { body, signing } = await signAgain(first, { ...keys, secretKey: 'sktest-$&' });
  expect(JSON.parse(body)).toMatchObject({ appSecret: 'sktest-$&', content: '…' });
  expect(signing).toBeUndefined();
});

test('a stored request is copied as the samples write it', () => {
  expect(sampleOf(stored, keys)).toMatchObject({
    method: 'POST',
    host: keys.host,
    isSigned: true,
    headers: [
      ['Idempotency-Key', 'order-1'],
      ['X-Sandbox-Answer', '1201'],
    ],
    body: { kind: 'json', value: { content: 'Hi' } },
  });
  expect(sampleOf({ ...stored, body: '' }, keys).body).toEqual({ kind: 'none' });
});

test('headers have the names of the documents, those of the signature first', () => {
  expect(headersOf(stored).map(({ name }) => name)).toEqual([
    'X-Signature',
    'X-Sandbox-Answer',
    'Idempotency-Key',
    'Content-Type',
  ]);
});
