import { sendContactMessage } from '#contract/contact.ts';
import type { Attack } from './attack.ts';
import { rawRequest } from './raw-exchange.ts';

const call = sendContactMessage.path;
const places = [
  '/',
  '/zh',
  '/login',
  '/assets/none.js',
  '/document-en/sms',
  call,
  '/ip-info',
  '/healthz',
];
const json = 'Content-Type: application/json';

const targets = [
  '%',
  '/%',
  '/%zz',
  '/%00',
  '/%c0%af',
  '/%ff%fe',
  '/%u0041',
  '/zh%',
  '/document-en/%E4%B8',
  '/assets/%',
  '//',
  '///',
  '//evil.example/',
  '//evil.example/%2e%2e/',
  '/\\evil.example/',
  '/./././',
  '/?%',
  '/?%00=%ff',
  `/?${'a=1&'.repeat(2_000)}`,
  `/${'a'.repeat(8_000)}`,
  `/${'a'.repeat(100_000)}`,
  `/${'a/'.repeat(4_000)}`,
  '/ /x',
  '/a b',
  '/\x00',
  '/\x7f',
  '/\xe4\xb8\xad\xe6\x96\x87',
  '/#fragment',
  '*',
  'http://evil.example/',
  'http://[::1',
  'ftp://evil.example/',
  'evil.example:443',
  '',
];

const headerSets: string[][] = [
  ['Host: other.example'],
  ['Host:'],
  ['Host: a b'],
  ['NoColon'],
  [': empty'],
  ['Bad Name: x'],
  ['Null: a\x00b'],
  ['Folded: a\r\n b'],
  ['Bare: a\nX-Injected: b'],
  [`Long: ${'a'.repeat(20_000)}`],
  Array.from({ length: 2_500 }, (_, i) => `X-${i}: a`),
  ['Content-Length: -1'],
  ['Content-Length: 1e3'],
  ['Content-Length: 99999999999999999999'],
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: gzip, chunked'],
  ['Transfer-Encoding: nonsense'],
  ['Expect: 200-ok'],
  ['Upgrade: websocket', 'Connection: Upgrade'],
  ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  ['Range: bytes=0-0,1-1,2-2,5-'],
  ['Range: bytes=9999999999-'],
  ['Range: bytes=-99999999999'],
  [`If-None-Match: ${'"a",'.repeat(1_000)}`],
  ['If-Modified-Since: never'],
  ['Accept-Encoding: br;q=nonsense, *;q=0'],
  ['Accept-Encoding: identity;q=0, *;q=0'],
  ['Content-Language: \xff\xfe'],
  [`requestId: ${'a'.repeat(5_000)}`],
  [`Cookie: ${'='.repeat(5_000)}`],
  ['Origin: null'],
  ['Origin: \x01'],
  ['Sec-Fetch-Site: cross-site'],
];

const bodies: { headers: string[]; body: string }[] = [
  { headers: [json, 'Content-Length: 0'], body: '' },
  { headers: [json, 'Content-Length: 1'], body: '{' },
  { headers: [json, 'Content-Length: 4'], body: 'null' },
  { headers: ['Content-Type: text/plain', 'Content-Length: 2'], body: '{}' },
  {
    headers: ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 3'],
    body: 'a=1',
  },
  { headers: ['Content-Type: multipart/form-data', 'Content-Length: 3'], body: 'a=1' },
  { headers: ['Content-Type: application/json; charset=\xff', 'Content-Length: 2'], body: '{}' },
  { headers: ['Content-Type: /', 'Content-Length: 2'], body: '{}' },
  { headers: ['Content-Type:', 'Content-Length: 2'], body: '{}' },
  { headers: [json, 'Content-Encoding: gzip', 'Content-Length: 2'], body: '{}' },
  { headers: [json, 'Transfer-Encoding: chunked'], body: 'zz\r\n{}\r\n0\r\n\r\n' },
  { headers: [json, 'Transfer-Encoding: chunked'], body: '-1\r\n{}\r\n0\r\n\r\n' },
  { headers: [json, 'Transfer-Encoding: chunked'], body: 'ffffffffffffffff1\r\n{}' },
  {
    headers: [json, 'Transfer-Encoding: chunked'],
    body: `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  },
  { headers: [json, 'Content-Length: 100'], body: '{}' },
  { headers: [json, 'Content-Length: 2'], body: '{}GET /smuggled HTTP/1.1\r\n\r\n' },
];

const methods = [
  'BREW',
  'PROPFIND',
  'TRACE',
  'TRACK',
  'CONNECT',
  'PURGE',
  'DELETE',
  'PATCH',
  'PUT',
  'OPTIONS',
  'HEAD',
  'get',
  'G\x00T',
  'A'.repeat(10_000),
  '',
];

const strangers = [
  Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'),
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  Buffer.from('GET /\r\n'),
  Buffer.from('GET / HTTP/0.9\r\n\r\n'),
  Buffer.from('GET / HTTP/1.1\r\n\r\n'),
  Buffer.from('GET / HTTP/9.9\r\nHost: a\r\n\r\n'),
  Buffer.from('EHLO mail.example\r\n'),
  Buffer.from('\r\n\r\n\r\n\r\n'),
  Buffer.from('GET / HTTP/1.1\nHost: a\n\n'),
  Buffer.alloc(50_000, 0),
  Buffer.alloc(50_000, 'A'),
];

export const malformed: Attack[] = [
  {
    name: 'malformed addresses',
    requests: ['GET', 'POST', 'HEAD'].flatMap((method) =>
      targets.map((target) => rawRequest(method, target)),
    ),
  },
  {
    name: 'malformed headers',
    requests: places.flatMap((place) => headerSets.map((set) => rawRequest('GET', place, set))),
  },
  {
    name: 'malformed bodies',
    requests: [call, '/events', '/', '/ip-info'].flatMap((place) =>
      bodies.map(({ headers, body }) => rawRequest('POST', place, headers, body)),
    ),
  },
  {
    name: 'unknown methods',
    requests: places.flatMap((place) => methods.map((method) => rawRequest(method, place))),
  },
  { name: 'other protocols', requests: strangers },
];
