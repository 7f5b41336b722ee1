import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startHostile } from '#tests/support/hostile-receiver.ts';
import { addressProblem, type Egress } from './egress.ts';
import { type Outgoing, type Posted, post } from './post.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** A receiver on all addresses of this machine, and the requests that reached it. */
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

/** Known notations of internal addresses; names resolve to the addresses beside them. */
const inside: (string | [url: string, resolvesTo: string[]])[] = [
  // Loopback.
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
  // Cloud metadata services.
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://0251.0376.0251.0376/',
  'https://[::ffff:169.254.169.254]/',
  'https://[fe80::1]/',
  'https://[fd00:ec2::254]/',
  'https://100.100.100.200/',
  // Multicast, broadcast and unspecified.
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[ff02::1]/',
  'https://203.0.113.7/',
  'https://[2001:db8::1]/',
  // Names that resolve to internal addresses.
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
  // Other schemes, ports and notations.
  'http://example.com/',
  'https://example.com:8443/',
  'https://example.com:22/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'https://user:secret@example.com/',
  'https://example.com@127.0.0.1/',
];

const outside: Egress = { anywhere: false, ownHosts: [], resolve: async () => ['8.8.8.8'] };

const bodyTo = (url: string, more: Partial<Outgoing> = {}): Outgoing => ({
  ...{ url, body: '{}', headers: {} },
  ...more,
});

test('no notation of an internal address is reached', async () => {
  expect(inside.length).toBeGreaterThanOrEqual(60);
  const { seen } = await receiver({ status: 200 });
  for (const one of inside) {
    const [url, addresses] = typeof one === 'string' ? [one, ['8.8.8.8']] : one;
    const { problem } = await post(bodyTo(url), { ...outside, resolve: async () => addresses });
    expect(problem, url).toMatch(/^not-(?:allowed|public)$/);
  }
  expect(seen).toEqual([]);
});

test('each refusal has its own reason', async () => {
  const problemOf = async (url: string, resolve = outside.resolve) =>
    (await post(bodyTo(url), { ...outside, resolve })).problem;
  expect(await problemOf('https://10.0.0.1/')).toBe('not-public');
  expect(await problemOf('https://inside.example/', async () => ['10.0.0.1'])).toBe('not-public');
  expect(await problemOf('https://localhost/')).toBe('not-public');
  expect(await problemOf('https://example.com:8443/')).toBe('not-allowed');
  expect(await problemOf('https://gone.example/', async () => [])).toBe('name-not-found');
});

test.each(['https://example.com/', 'https://example.com:443/a?b=c', 'https://8.8.8.8/'])(
  '%s is accepted',
  (url) => {
    expect(addressProblem(url, outside)).toBeUndefined();
  },
);

test.each([
  ['https://a:99999/', 'unreadable'],
  ['https://a%00b/', 'unreadable'],
  ['https://user:secret@example.com/', 'credentials'],
  ['https://www.nuntix.example/', 'own-host'],
  ['https://WWW.nuntix.example./', 'own-host'],
])('%s is %s', (url, problem) => {
  const rules = { anywhere: false, ownHosts: ['www.nuntix.example'] };
  expect(addressProblem(url, rules)).toBe(problem);
});

const here: Egress = { anywhere: true, ownHosts: [], resolve: async () => ['127.0.0.1'] };

test('the connection goes to the checked address, even if the name then resolves differently', async () => {
  const { port, seen } = await receiver({ status: 204 });
  let lookups = 0;
  const resolve = async () => {
    lookups += 1;
    return lookups === 1 ? ['127.0.0.1'] : ['192.0.2.1'];
  };
  const outgoing = bodyTo(`http://rebound.invalid:${port}/hook`, { body: '{"a":1}' });
  expect(await post(outgoing, { ...here, resolve })).toMatchObject({ status: 204 });
  expect(seen).toEqual([{ host: `rebound.invalid:${port}`, path: '/hook', body: '{"a":1}' }]);
  expect(lookups).toBe(1);
});

test('a redirect is recorded and not followed', async () => {
  const target = await receiver({ status: 200 });
  const location = `http://127.0.0.1:${target.port}/`;
  const { port } = await receiver({ status: 302, headers: { location } });
  expect(await post(bodyTo(`http://x.invalid:${port}/`), here)).toMatchObject({ status: 302 });
  expect(target.seen).toEqual([]);
});

test('the first kilobyte of a long reply is stored', async () => {
  const { port } = await receiver({ status: 200, body: 'x'.repeat(5_000) });
  const { reply } = await post(bodyTo(`http://x.invalid:${port}/`), here);
  expect(reply).toBe('x'.repeat(1024));
});

test('a host that refuses connections is reported', async () => {
  const { port } = await receiver({ status: 200 });
  await new Promise((done) => servers.pop()?.close(done));
  const closed = await post(bodyTo(`http://x.invalid:${port}/`), here);
  expect(closed).toEqual({ problem: 'no-connection', reply: '' });
});

test('an untrusted certificate is reported', async () => {
  const { port } = await receiver({ status: 200 });
  const { problem } = await post(bodyTo(`https://x.invalid:${port}/`), here);
  expect(problem).toBe('certificate');
});

/** Short, so that a receiver that never answers does not delay the test. */
const deadlines = { connectMs: 250, answerMs: 250 };

const ended: Posted = { problem: 'closed', reply: '' };
const unanswered: Posted = { problem: 'no-answer', reply: '' };
const unreadable: Posted = { problem: 'bad-answer', reply: '' };

test.each([
  ['switches protocols', 'switching', { status: 101, reply: '' }],
  ['sends interim answers without end', 'interim', unreadable],
  ['stays silent', 'silence', unanswered],
  ['sends its headers byte by byte', 'drip', unanswered],
  ['sends headers without end', 'headers', unreadable],
  ['sends a body without end', 'body', { status: 200, reply: expect.stringMatching(/^x{1024}$/) }],
  ['stops in the middle of its body', 'stop', { status: 200, reply: 'x' }],
  ['closes at once', 'close', ended],
  ['speaks HTTP/0.9', 'bare', unreadable],
] as const)('a receiver that %s is left in time', async (_, kind, posted) => {
  const hostile = await startHostile(kind);
  try {
    const url = `http://x.invalid:${hostile.port}/`;
    expect(await post(bodyTo(url), { ...here, deadlines })).toEqual(posted);
  } finally {
    await hostile.stop();
  }
});

test('a TLS handshake that never completes ends in time', async () => {
  const hostile = await startHostile('silence');
  const posted = await post(bodyTo(`https://x.invalid:${hostile.port}/`), { ...here, deadlines });
  expect(posted).toEqual({ problem: 'no-connection', reply: '' });
  await hostile.stop();
});

test('a stopping process interrupts an attempt', async () => {
  const hostile = await startHostile('silence');
  const ending = new AbortController();
  const posting = post(
    bodyTo(`http://x.invalid:${hostile.port}/`, { signal: ending.signal }),
    here,
  );
  await hostile.connected;
  ending.abort();
  expect(await posting).toEqual({ problem: 'interrupted', reply: '' });
  await hostile.stop();
});
