import { expect, test } from 'vitest';
import type { SampleRequest } from './sample-request.ts';
import { writeSamples } from './samples.ts';

const bodied: SampleRequest = {
  method: 'POST',
  host: 'https://api.harbour.example',
  path: '/v2/sms/mt',
  query: [],
  headers: [],
  isSigned: true,
  body: { kind: 'json', value: { phones: ['12025550187'], nested: [{ a: 1 }] } },
};
const queried: SampleRequest = {
  ...bodied,
  method: 'GET',
  query: [['page', '1']],
  body: { kind: 'none' },
};

test.each([
  ['a body', bodied],
  ['a query', queried],
])('with %s, the lines to fold are exactly those of the signature', (_, request) => {
  const samples = writeSamples(request);
  for (const { name, code, signing: [first, last] = [0, 0] } of samples) {
    const lines = code.split('\n');
    expect(lines[first - 1], name).toMatch(/timestamp/i);
    const folded = lines.splice(first - 1, last - first + 1);
    expect(folded, name).not.toContain('');
    for (const step of [
      /nonce/i,
      /sha-?256/i,
      /canonical|printf '/,
      /hmac/i,
      /_SECRET_KEY/,
      /signature/i,
    ])
      expect(folded.join('\n'), name).toMatch(step);
    expect(lines[first - 1], name).toBe('');
    expect(lines.join('\n'), name).not.toMatch(/_SECRET_KEY|hmac\(|sha256\(/);
  }
  expect(
    Object.fromEntries(
      samples.map(({ id, signing: [first, last] = [0, 0] }) => [id, last - first + 1]),
    ),
  ).toEqual({ curl: 6, node: 7, python: 7, java: 8, php: 5, go: 11, csharp: 8 });
});

test('a sample without a signature has no lines to fold', () => {
  const samples = writeSamples({ ...bodied, isSigned: false });
  expect(samples.filter(({ signing }) => signing)).toEqual([]);
});
