import { expect, test } from 'vitest';
import { isFromForeignSite } from './foreign-site.ts';

const env = { publicUrl: 'https://www.nuntix.example' };
const isForeign = (headers: Record<string, string>, host = 'behind:8080') =>
  isFromForeignSite({ headers, host }, env);

test('a request without Origin is not from a website', () => {
  expect(isForeign({})).toBe(false);
});

test.each([
  ['our own address', { origin: 'https://www.nuntix.example' }],
  ['the host that was asked, whatever its scheme', { origin: 'https://behind:8080' }],
  ['the same site', { 'sec-fetch-site': 'same-origin' }],
  ['a page of ours that refers nowhere', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
])('%s is not foreign', (_, headers: Record<string, string>) => {
  expect(isForeign(headers)).toBe(false);
});

test.each([
  ['another website', { origin: 'https://evil.example' }],
  ['another port', { origin: 'https://behind:8081' }],
  ['a page without an origin', { origin: 'null' }],
  ['a name beside ours', { origin: 'null', 'sec-fetch-site': 'same-site' }],
  ['a frame in a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['no address', { origin: 'evil' }],
  [
    'what a browser calls cross-site',
    { 'sec-fetch-site': 'cross-site', origin: 'https://www.nuntix.example' },
  ],
])('%s is foreign', (_, headers: Record<string, string>) => {
  expect(isForeign(headers)).toBe(true);
});
