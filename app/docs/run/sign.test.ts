import { expect, test } from 'vitest';
import * as node from '#content/api/signing.ts';
import { isCallbackSigned, signRequest } from './sign.ts';

const once = { timestampMs: '1794718800000', nonce: '0b6f2d1e-5c0a-4d6e-9a3f-7e21c4b8d950' };
const secret = 'sktest-0123456789abcdef';

test('a browser signs what a server signs', async () => {
  const requests = [
    { method: 'POST', path: '/v2/sms/mt', query: [], body: '{"content":"Grüße 😀"}' },
    {
      method: 'GET',
      path: '/v2/sms/records',
      query: [
        ['to', '2026-11-15T00:00:00Z'],
        ['from', "it's (a) *test*"],
      ] as [string, string][],
      body: '',
    },
  ];
  for (const request of requests) {
    const { signature, lines } = await signRequest(request, secret, once);
    expect(signature).toBe(node.signRequest({ ...request, ...once }, secret));
    expect(lines).toHaveLength(6);
    expect(lines.join('\n')).toBe(node.canonicalString({ ...request, ...once }));
  }
});

test('a callback is genuine only with a valid signature', async () => {
  const body = '{"event":"sms.receipt"}';
  const headers = {
    'x-callback-timestamp': once.timestampMs,
    'x-callback-nonce': once.nonce,
    'x-callback-signature': node.signCallback({ ...once, body }, secret),
  };
  expect(await isCallbackSigned(headers, body, secret)).toBe(true);
  expect(await isCallbackSigned(headers, `${body} `, secret)).toBe(false);
  expect(await isCallbackSigned(headers, body, 'another')).toBe(false);
  expect(await isCallbackSigned({}, body, secret)).toBe(false);
});
