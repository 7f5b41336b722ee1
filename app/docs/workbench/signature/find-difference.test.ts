import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonicalString, signRequest } from '#content/api/signing.ts';
import { findDifference, type Verdict } from './find-difference.ts';
import { type PastedTexts, readPasted } from './read-pasted.ts';

const secretKey = 'sktest-0123456789abcdef';
const timestampMs = '1794755355018';
const nonce = '5d2c9f10-7be4-4c3a-91d8-e06a4f7b2c63';
const compact = '{"phones":["12025550101"],"content":"Hi/é <b>"}';
const pretty = JSON.stringify(JSON.parse(compact), null, 2);

const sent = {
  method: 'POST',
  path: '/v2/sms/mt',
  query: [] as [string, string][],
  timestampMs,
  nonce,
  body: compact,
};
const list = {
  ...sent,
  method: 'GET',
  path: '/v2/sms/records',
  query: [
    ['to', '2026-11-16 10:00'],
    ['from', 'a*b'],
  ] as [string, string][],
  body: '',
};

const hmac = (text: string, key: string | Buffer = secretKey): string =>
  createHmac('sha256', key).update(text).digest('hex');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Signs the correct six lines, with some of them changed. */
const signedWith = (request: typeof sent, changes: Record<number, string>): string => {
  const lines = canonicalString(request).split('\n');
  return hmac(lines.map((line, index) => changes[index + 1] ?? line).join('\n'));
};

const pastedAs = (
  request: typeof sent,
  signature: string,
  { target, body = request.body, headers }: Partial<PastedTexts> = {},
): PastedTexts => ({
  target:
    target ??
    `${request.method} ${request.path}${request.query.length > 0 ? `?${new URLSearchParams(request.query)}` : ''}`,
  headers:
    headers ??
    [
      'X-Access-Key: AKTEST7Q2MX4D9RB',
      `X-Timestamp: ${request.timestampMs}`,
      `X-Nonce: ${nonce}`,
      `X-Signature: ${signature}`,
    ].join('\n'),
  body,
});

const check = (pasted: PastedTexts): Promise<Verdict> =>
  findDifference(readPasted(pasted), secretKey);

describe('a signature that fits', () => {
  test.each([
    ['as it was sent', pastedAs(sent, signRequest(sent, secretKey))],
    ['with a query in any order', pastedAs(list, signRequest(list, secretKey))],
    [
      'with host and base path in the address',
      pastedAs(sent, signRequest(sent, secretKey), {
        target: 'POST https://sandbox.example/sandbox/v2/sms/mt',
      }),
    ],
    [
      'with names of headers in other letters, as a tool prints them',
      pastedAs(sent, '', {
        headers: `> x-access-key: A\n> x-timestamp: ${timestampMs}\n-H 'X-NONCE: ${nonce}' \\\nX-signature: ${signRequest(sent, secretKey)}`,
      }),
    ],
  ])('%s', async (_, pasted) => {
    expect(await check(pasted)).toMatchObject({ kind: 'fits' });
  });
});

describe('the line that differs is named', () => {
  const second = list.query.toSorted(([a], [b]) => (a < b ? -1 : 1));
  test.each<[string, PastedTexts, number, string]>([
    [
      'body formatted after signing',
      pastedAs(sent, signRequest(sent, secretKey), { body: pretty }),
      6,
      'body-compact',
    ],
    [
      'body written without spaces after signing',
      pastedAs(sent, signRequest({ ...sent, body: pretty }, secretKey)),
      6,
      'body-spaces',
    ],
    [
      'body as Python writes it',
      pastedAs(
        sent,
        signRequest(
          {
            ...sent,
            body: '{"phones": ["12025550101"], "content": "Hi/\\u00e9 <b>"}',
          },
          secretKey,
        ),
      ),
      6,
      'body-escaped',
    ],
    [
      'body as PHP writes it',
      pastedAs(
        sent,
        signRequest(
          { ...sent, body: '{"phones":["12025550101"],"content":"Hi\\/\\u00e9 <b>"}' },
          secretKey,
        ),
      ),
      6,
      'body-escaped',
    ],
    [
      'fields in another order',
      pastedAs(
        sent,
        signRequest(
          { ...sent, body: '{"content":"Hi/é <b>","phones":["12025550101"]}' },
          secretKey,
        ),
      ),
      6,
      'body-sorted',
    ],
    [
      'line feed at the end of the body',
      pastedAs(sent, signRequest({ ...sent, body: `${compact}\n` }, secretKey)),
      6,
      'body-end',
    ],
    ['no body', pastedAs(sent, signRequest({ ...sent, body: '' }, secretKey)), 6, 'body-empty'],
    [
      'body instead of its hash',
      pastedAs(sent, signedWith(sent, { 6: compact })),
      6,
      'body-itself',
    ],
    [
      'hash in capitals',
      pastedAs(sent, signedWith(sent, { 6: sha256(compact).toUpperCase() })),
      6,
      'hash-case',
    ],
    [
      'line feed at the end of the six lines',
      pastedAs(sent, hmac(`${canonicalString(sent)}\n`)),
      6,
      'line-feed',
    ],
    ['seconds signed', pastedAs(sent, signedWith(sent, { 4: '1794755355' })), 4, 'time-seconds'],
    [
      'seconds signed and sent',
      pastedAs(
        { ...sent, timestampMs: '1794755355' },
        signRequest({ ...sent, timestampMs: '1794755355' }, secretKey),
      ),
      4,
      'time-seconds',
    ],
    [
      'query in the order of the address',
      pastedAs(list, signedWith(list, { 3: 'to=2026-11-16%2010%3A00&from=a%2Ab' })),
      3,
      'query-order',
    ],
    [
      'query with plus for spaces',
      pastedAs(list, signedWith(list, { 3: String(new URLSearchParams(second)) })),
      3,
      'query-encoding',
    ],
    [
      'query with small digits',
      pastedAs(list, signedWith(list, { 3: 'from=a%2ab&to=2026-11-16%2010%3a00' })),
      3,
      'query-encoding',
    ],
    [
      'query not encoded',
      pastedAs(list, signedWith(list, { 3: 'from=a*b&to=2026-11-16 10:00' })),
      3,
      'query-plain',
    ],
    ['no query', pastedAs(list, signedWith(list, { 3: '' })), 3, 'query-missing'],
    [
      'path with the query',
      pastedAs(
        list,
        signedWith(list, { 2: `${list.path}?${new URLSearchParams(list.query)}`, 3: '' }),
      ),
      2,
      'path-query',
    ],
    [
      'path with the host',
      pastedAs(sent, signedWith(sent, { 2: 'https://sandbox.example/v2/sms/mt' }), {
        target: 'POST https://sandbox.example/v2/sms/mt',
      }),
      2,
      'path-host',
    ],
    [
      'path with /sandbox',
      pastedAs(sent, signedWith(sent, { 2: '/sandbox/v2/sms/mt' })),
      2,
      'path-base',
    ],
    ['method in small letters', pastedAs(sent, signedWith(sent, { 1: 'post' })), 1, 'method-case'],
    [
      'nonce in capitals',
      pastedAs(sent, signedWith(sent, { 5: nonce.toUpperCase() })),
      5,
      'nonce-case',
    ],
  ])('%s', async (_, pasted, line, reason) => {
    expect(await check(pasted)).toMatchObject({ kind: 'differs', line, reason });
  });

  test('a differing line is reported with both values', async () => {
    const verdict = await check(pastedAs(sent, signRequest(sent, secretKey), { body: pretty }));
    expect(verdict).toMatchObject({ signed: sha256(compact) });
    expect('lines' in verdict && verdict.lines[5]).toBe(sha256(pretty));
  });

  test('the body of an upload is not signed', async () => {
    const request = { ...sent, body: '' };
    const headers = (signature: string) =>
      `${pastedAs(request, signature).headers}\nContent-Type: multipart/form-data; boundary=x`;
    const right = signRequest(request, secretKey);
    const body = '--x';
    expect(await check({ target: 'POST /v2/sms/mt', headers: headers(right), body })).toMatchObject(
      {
        kind: 'fits',
      },
    );
    const wrong = signRequest({ ...sent, body }, secretKey);
    expect(await check({ target: 'POST /v2/sms/mt', headers: headers(wrong), body })).toMatchObject(
      {
        kind: 'differs',
        line: 6,
        reason: 'body-multipart',
      },
    );
  });
});

describe('where every line is right', () => {
  const whole = canonicalString(sent);
  test.each<[string, string, string]>([
    ['key read as hexadecimal', hmac(whole, Buffer.from('0123456789abcdef', 'hex')), 'key-hex'],
    ['key written as hexadecimal', hmac(whole, Buffer.from(secretKey).toString('hex')), 'key-hex'],
    ['key without its beginning', hmac(whole, '0123456789abcdef'), 'key-part'],
    ['key with a line feed', hmac(whole, `${secretKey}\n`), 'key-space'],
    ['lines that end with CR LF', hmac(whole.replaceAll('\n', '\r\n')), 'line-ends'],
    ['signature in capitals', signRequest(sent, secretKey).toUpperCase(), 'signature-case'],
    [
      'signature as Base64',
      createHmac('sha256', secretKey).update(whole).digest('base64'),
      'signature-base64',
    ],
  ])('%s', async (_, signature, reason) => {
    expect(await check(pastedAs(sent, signature))).toMatchObject({ kind: 'whole', reason });
  });

  test('a signature with another key is unexplained', async () => {
    const verdict = await check(pastedAs(sent, signRequest(sent, 'sktest-another')));
    expect(verdict).toMatchObject({ kind: 'unexplained' });
  });
});

test.each([
  ['X-Signature', `X-Timestamp: 1\nX-Nonce: ${nonce}`],
  ['X-Timestamp', `X-Nonce: ${nonce}\nX-Signature: 00`],
])('without %s nothing can be checked', async (missing, headers) => {
  expect(await check({ target: 'POST /v2/sms/mt', headers, body: '' })).toEqual({
    kind: 'incomplete',
    missing,
  });
});
