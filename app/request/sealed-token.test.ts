import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { openToken, sealToken } from './sealed-token.ts';

const key = '0123456789abcdef0123456789abcdef';
const iv = 'fedcba9876543210';

/** A reference implementation: AES-256-CBC, padded with zeros to whole blocks. */
function sealedElsewhere(token: string): string {
  const cipher = createCipheriv('aes-256-cbc', key, iv).setAutoPadding(false);
  const text = Buffer.from(token);
  const padded = Buffer.concat([text, Buffer.alloc((16 - (text.length % 16)) % 16)]);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
}

test.each(['a', 'sixteen-letters!', 'a-token-that-takes-more-than-one-block'])(
  'the token %s is sealed as AES-CBC with zero padding and opened again',
  (token) => {
    expect(sealToken(token, key, iv)).toBe(sealedElsewhere(token));
    expect(openToken(sealedElsewhere(token), key, iv)).toBe(token);
  },
);

test.each([
  ['another key', sealedElsewhere('token'), 'ffffffffffffffffffffffffffffffff', iv],
  ['no key', sealedElsewhere('token'), undefined, undefined],
  ['text that is not base64', '###', key, iv],
  ['half a block', btoa('short'), key, iv],
  ['nothing at all', '', key, iv],
  ['a letter that no token has at its start', sealedElsewhere('é-token'), key, iv],
  ['a letter that no token has at its end', sealedElsewhere('token-é'), key, iv],
  ['a zero inside', sealedElsewhere('to\0ken'), key, iv],
  ['what is no text', sealedElsewhere('token-\ufffd'), key, iv],
])('%s is an invalid token', (_, sealed, givenKey, givenIv) => {
  expect(() => openToken(sealed, givenKey, givenIv)).toThrow('Invalid token');
});
