import fc from 'fast-check';
import { sendContactMessage } from '#contract/contact.ts';
import type { Attack } from './attack.ts';
import { rawRequest } from './raw-exchange.ts';

const body = '{"fullName":"Mei","email":"mei@harbour.example","phone":"123456","message":"?"}';
const sound = [
  rawRequest('GET', '/', ['Accept-Encoding: br', 'If-None-Match: W/"abc"']),
  rawRequest('GET', '/assets/none.js', ['Range: bytes=0-10']),
  rawRequest('GET', '/ip-info?a=b', ['Content-Language: CN', 'Cookie: a=b; c=d']),
  rawRequest(
    'POST',
    sendContactMessage.path,
    ['Content-Type: application/json', `Content-Length: ${body.length}`],
    body,
  ),
  rawRequest(
    'POST',
    sendContactMessage.path,
    ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
    `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ),
];

/**
 * Valid requests with a few bytes changed, removed or duplicated; the same seed produces the same
 * ones.
 */
export const mangled = (runs: number, seed: number): Attack => ({
  name: 'mangled requests',
  requests: fc.sample(mangledRequest, { numRuns: runs, seed }),
});

type Change = {
  kind: 'set' | 'insert' | 'cut' | 'double' | 'end';
  at: number;
  length: number;
  byte: number;
};

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('set', 'set', 'insert', 'insert', 'cut', 'double', 'end'),
  at: fc.nat(400),
  length: fc.integer({ min: 1, max: 20 }),
  byte: fc.oneof(fc.nat(255), fc.constantFrom(0, 9, 10, 13, 32, 37, 47, 58)),
});

const mangledRequest = fc
  .tuple(fc.constantFrom(...sound), fc.array(change, { minLength: 1, maxLength: 5 }))
  .map(([request, changes]) => changes.reduce(apply, request));

function apply(request: Buffer, { kind, at, length, byte }: Change): Buffer {
  const place = at % (request.length + 1);
  const before = request.subarray(0, place);
  const after = request.subarray(place);
  if (kind === 'end') return before;
  if (kind === 'cut') return Buffer.concat([before, after.subarray(length)]);
  if (kind === 'double') return Buffer.concat([before, after.subarray(0, length), after]);
  return Buffer.concat([before, Buffer.of(byte), kind === 'set' ? after.subarray(1) : after]);
}
