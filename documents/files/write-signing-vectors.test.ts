import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { signCallback, signRequest } from '#content/api/signing.ts';
import { locales } from '#contract/locale.ts';
import { readOperation } from '../api/operation.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { outlineOf } from '../manuscripts/read-markdown.ts';
import { writeSigningVectors } from './write-signing-vectors.ts';

const steps = {
  body: z.string(),
  headers: z.record(z.string(), z.string()),
  bodySha256: z.string(),
  canonicalString: z.string(),
  signature: z.string(),
};
const { requests, callbacks } = z
  .object({
    requests: z.array(
      z.object({
        ...steps,
        secretKey: z.string(),
        method: z.string(),
        path: z.string(),
        query: z.array(z.tuple([z.string(), z.string()])),
      }),
    ),
    callbacks: z.array(z.object({ ...steps, callbackSecret: z.string() })),
  })
  .parse(JSON.parse(writeSigningVectors()));

/** The expected values were made with openssl. */
test('the signatures are the published ones', () => {
  expect([...requests, ...callbacks].map(({ signature }) => signature)).toEqual([
    'f40d426af27fb45178ccd594948357803505143b1ac81aca57afb032fffe9443',
    'bb67515331fe1c6fb66fa1edb15ac30e148d3d160c94572d91a678c2d8071169',
    '6fe2f1000cb9d72e8fcb92f49dcc58a2d9151415c73794dd14e21c38203fa77b',
  ]);
});

test('each step follows from the one before', () => {
  const secrets = [
    ...requests.map(({ secretKey }) => secretKey),
    ...callbacks.map(({ callbackSecret }) => callbackSecret),
  ];
  for (const [index, vector] of [...requests, ...callbacks].entries()) {
    const { body, bodySha256, canonicalString, signature } = vector;
    expect(createHash('sha256').update(body).digest('hex')).toBe(bodySha256);
    expect(canonicalString.split('\n').at(-1)).toBe(bodySha256);
    const mac = createHmac('sha256', secrets[index] ?? '').update(canonicalString);
    expect(mac.digest('hex')).toBe(signature);
  }
});

test('the inputs are enough to compute the signature by the rules', () => {
  for (const { secretKey, headers, signature, ...request } of requests)
    expect(
      signRequest(
        {
          ...request,
          timestampMs: headers['X-Timestamp'] ?? '',
          nonce: headers['X-Nonce'] ?? '',
        },
        secretKey,
      ),
    ).toBe(signature);
  for (const { callbackSecret, headers, signature, body } of callbacks)
    expect(
      signCallback(
        {
          body,
          timestampMs: headers['X-Callback-Timestamp'] ?? '',
          nonce: headers['X-Callback-Nonce'] ?? '',
        },
        callbackSecret,
      ),
    ).toBe(signature);
});

test('the callback is a receipt as documented, in its envelope', () => {
  const documented = readOperation('sms/smsReceipt', 'en').requestExamples[0]?.value;
  expect(JSON.parse(callbacks[0]?.body ?? '')).toEqual(documented);
  expect(documented).toEqual({
    event: 'sms.receipt',
    eventId: expect.any(String),
    occurredAt: expect.any(String),
    data: expect.objectContaining({ messageId: expect.any(String) }),
  });
});

test.each(locales)('the conventions print them, step by step (%s)', (locale) => {
  const conventions = allManuscripts()[locale].find(({ id }) => id === 'general/conventions');
  const printed = outlineOf(conventions?.text ?? '', locale).code.map(({ code }) => code);
  for (const { body, canonicalString, signature } of [...requests, ...callbacks])
    expect(printed).toEqual(
      expect.arrayContaining([...(body ? [body] : []), canonicalString, signature]),
    );
});
