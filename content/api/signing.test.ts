import { expect, test } from 'vitest';
import { canonicalQuery } from './canonical.ts';
import { canonicalString, signCallback, signRequest } from './signing.ts';

const moment = {
  timestampMs: '1794718800000',
  nonce: '0b6f2d1e-5c0a-4d6e-9a3f-7e21c4b8d950',
};
const secretKey = 'sk-example-0123456789abcdef';

/** The signatures were made with openssl and are printed in the documents. */
test('a request with a body has the published signature', () => {
  const body =
    '{"phones":["12025550187"],"content":"Your code is 482916. It is valid for 5 minutes.","senderId":"HARBOUR","type":"otp","orderId":"order-20261115-0001"}';
  const request = { method: 'POST', path: '/v2/sms/mt', ...moment, body };
  expect(signRequest(request, secretKey)).toBe(
    'f40d426af27fb45178ccd594948357803505143b1ac81aca57afb032fffe9443',
  );
});

test('a query is sorted and encoded before it is signed', () => {
  const query = [
    ['sender', 'A B*'],
    ['pageSize', '20'],
    ['page', '1'],
    ['from', '2026-11-15T00:00:00Z'],
  ] as const;
  const request = { method: 'GET', path: '/v2/sms/records', query, ...moment, body: '' };
  expect(canonicalString(request).split('\n')[2]).toBe(
    'from=2026-11-15T00%3A00%3A00Z&page=1&pageSize=20&sender=A%20B%2A',
  );
  expect(signRequest(request, secretKey)).toBe(
    'bb67515331fe1c6fb66fa1edb15ac30e148d3d160c94572d91a678c2d8071169',
  );
});

test('a query is sorted by name and then by value, in any input order', () => {
  const given = [
    ['b', '2'],
    ['a', '9'],
    ['c', '0'],
    ['b', '1'],
    ['a', '9'],
  ] as const;
  expect(canonicalQuery(given)).toBe('a=9&a=9&b=1&b=2&c=0');
  expect(canonicalQuery(given.toReversed())).toBe('a=9&a=9&b=1&b=2&c=0');
});

test('a callback has the published signature', () => {
  const body =
    '{"event":"sms.receipt","eventId":"0a014474-591c-46d3-81b6-1fde5a20657c","occurredAt":"2026-11-15T05:00:04Z","data":{"messageId":"7c1f2b90d4e84a53b6f0c2aa","orderId":"order-20261115-0001","phone":"12025550187","senderId":"HARBOUR","type":"otp","status":"DELIVRD","segments":1,"charged":true,"acceptedAt":"2026-11-15T05:00:00Z","handedOverAt":"2026-11-15T05:00:01Z","doneAt":"2026-11-15T05:00:04Z"}}';
  const attempt = { ...moment, timestampMs: '1794718805000', body };
  expect(signCallback(attempt, 'cs-example-0123456789abcdef')).toBe(
    '6fe2f1000cb9d72e8fcb92f49dcc58a2d9151415c73794dd14e21c38203fa77b',
  );
});
