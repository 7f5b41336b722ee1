import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isAllowedUrl } from './callback-url.ts';
import { post, type Reach } from './post.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** A receiver on this machine, on every address it has, and what reached it. */
async function receiver(answer: {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}) {
  const seen: { host?: string; path?: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    seen.push({ host: request.headers.host, path: request.url, body });
    response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return { port, seen };
}

/** Every way to write an address inside that we know of; names are resolved to what stands beside. */
const inside: (string | [url: string, resolvesTo: string[]])[] = [
  // This machine.
  'https://127.0.0.1/',
  'https://127.0.0.1:443/',
  'https://127.1/',
  'https://127.0.1/',
  'https://127.255.255.254/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://0x7f.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://127。0。0。1/',
  'https://①②⑦.⓪.⓪.①/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  // Private and shared networks.
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://012.0.0.1/',
  'https://167772161/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://3232235521/',
  'https://100.64.0.1/',
  'https://198.18.0.1/',
  'https://192.0.0.1/',
  'https://[fc00::1]/',
  'https://[fd12:3456:789a::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:192.168.1.1]/',
  // Where clouds tell their secrets.
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://0251.0376.0251.0376/',
  'https://[::ffff:169.254.169.254]/',
  'https://[fe80::1]/',
  'https://[fd00:ec2::254]/',
  'https://100.100.100.200/',
  // Everybody, and nobody.
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[ff02::1]/',
  'https://203.0.113.7/',
  'https://[2001:db8::1]/',
  // Names that point inside.
  ['https://localhost/', ['127.0.0.1', '::1']],
  ['https://LOCALHOST./', ['127.0.0.1']],
  ['https://inside.example/', ['10.1.2.3']],
  ['https://metadata.google.internal/', ['169.254.169.254']],
  ['https://six.example/', ['::1']],
  ['https://mapped.example/', ['::ffff:10.0.0.1']],
  ['https://both.example/', ['8.8.8.8', '192.168.1.1']],
  ['https://other-way.example/', ['192.168.1.1', '8.8.8.8']],
  ['https://zero.example/', ['0.0.0.0']],
  ['https://link-local.example/', ['fe80::1']],
  // Other ways and doors.
  'http://example.com/',
  'https://example.com:8443/',
  'https://example.com:22/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'https://user:secret@example.com/',
  'https://example.com@127.0.0.1/',
];

test('no way to write an address leads inside', async () => {
  expect(inside.length).toBeGreaterThanOrEqual(60);
  const { seen } = await receiver({ status: 200 });
  for (const one of inside) {
    const [url, addresses] = typeof one === 'string' ? [one, ['8.8.8.8']] : one;
    const reach: Reach = { anywhere: false, resolve: async () => addresses };
    expect(await post(url, '{}', {}, reach), url).toEqual({ problem: 'not-allowed', reply: '' });
  }
  expect(seen).toEqual([]);
});

test.each(['https://example.com/', 'https://example.com:443/a?b=c', 'https://8.8.8.8/'])(
  '%s is outside',
  (url) => {
    expect(isAllowedUrl(new URL(url), { anywhere: false })).toBe(true);
  },
);

const here: Reach = { anywhere: true, resolve: async () => ['127.0.0.1'] };

test('the connection goes to the address that was looked at, whatever the name says next', async () => {
  const { port, seen } = await receiver({ status: 204 });
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return asked === 1 ? ['127.0.0.1'] : ['192.0.2.1'];
  };
  const url = `http://rebound.invalid:${port}/hook`;
  expect(await post(url, '{"a":1}', {}, { anywhere: true, resolve })).toMatchObject({
    status: 204,
  });
  expect(seen).toEqual([{ host: `rebound.invalid:${port}`, path: '/hook', body: '{"a":1}' }]);
  expect(asked).toBe(1);
});

test('a redirect is an answer, and not followed', async () => {
  const target = await receiver({ status: 200 });
  const location = `http://127.0.0.1:${target.port}/`;
  const { port } = await receiver({ status: 302, headers: { location } });
  expect(await post(`http://x.invalid:${port}/`, '{}', {}, here)).toMatchObject({ status: 302 });
  expect(target.seen).toEqual([]);
});

test('of a long reply the first kilobyte is kept', async () => {
  const { port } = await receiver({ status: 200, body: 'x'.repeat(5_000) });
  const { reply } = await post(`http://x.invalid:${port}/`, '{}', {}, here);
  expect(reply).toBe('x'.repeat(1024));
});

test('a name that is nobody’s, and a door that is closed', async () => {
  const resolve = async () => {
    throw new Error('not found');
  };
  const nobody = await post('https://x.invalid/', '{}', {}, { anywhere: true, resolve });
  expect(nobody).toEqual({ problem: 'name-not-found', reply: '' });
  const { port } = await receiver({ status: 200 });
  await new Promise((done) => servers.pop()?.close(done));
  const closed = await post(`http://x.invalid:${port}/`, '{}', {}, here);
  expect(closed).toEqual({ problem: 'no-connection', reply: '' });
});

test('a certificate that nobody vouches for', async () => {
  const { port } = await receiver({ status: 200 });
  const { problem } = await post(`https://x.invalid:${port}/`, '{}', {}, here);
  expect(problem).toBe('certificate');
});
