import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { pagePath } from '#content/site-map.ts';
import type { Context } from '#server/context.ts';
import { changesPath } from '#server/gateway/contract.ts';
import { buildGateway } from '#server/gateway/gateway-port.ts';
import { sendEndlessly } from '#tests/support/endless-request.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type FuzzOptions, madeInBatches } from '#tests/support/fuzz/batches.ts';
import { anyText, asJson, poisonedBody } from '#tests/support/fuzz/hostile-text.ts';
import { gatewayTokens } from '#tests/support/gateway-tokens.ts';
import type { Run } from '../measurement.ts';
import { startProduct } from '../product.ts';
import { startFuzzedApp } from './fuzzed-app.ts';
import { malformed } from './malformed.ts';
import { mangled } from './mangled.ts';
import { oversized } from './oversized.ts';
import { rawRequest, statusOf } from './raw-exchange.ts';
import { type AttackReport, runAttack } from './run-attack.ts';
import { holdSlowly } from './slow-senders.ts';

const { GATEWAY_TOKEN: token } = gatewayTokens;
const authorization = `Bearer ${token}`;
const intakes = ['usage', 'balances', 'messages'].map((call) => `/gateway/v1/${call}`);
const paths = [changesPath, ...intakes, '/gateway/v1/openapi.json', '/', '/metrics', '/none'];

/** Attacks the port of the live gateway, by strangers who reach it and with its token. */
export async function attackGateway(
  run: Run,
  { runs, seed }: FuzzOptions,
): Promise<AttackReport[]> {
  const port = await freePort();
  const product = await startProduct(run, {
    // The load of this machine must not influence the result.
    LIMIT_DELAY_MS: '0',
    GATEWAY_PORT: String(port),
    GATEWAY_TOKEN: token,
  });
  // The port may open a moment after the public one.
  while ((await post(port, 'Bearer wrong').catch(() => undefined)) !== 401) await pause(100);
  const reports: AttackReport[] = [];
  const strangers = [...malformed, oversized, wrongTokens, mangled(Math.ceil(runs / 10), seed)];
  for (const attack of strangers) {
    console.log(`Sending ${attack.requests.length} times to the gateway's port: ${attack.name}`);
    const complainAbout = ({ answer, text }: { answer: number | string; text: string }) => {
      if (answer === 401 && !text.endsWith('\r\n\r\n')) return 'a refusal said something';
      return answer === 200 ? 'a stranger was answered' : undefined;
    };
    const name = `gateway: ${attack.name}`;
    reports.push(await runAttack(port, { ...attack, name, complainAbout }));
  }
  console.log('Sending to the gateway’s port without end, at once and slowly');
  reports.push(await sendWithoutEnd(port));
  for (const [name, given] of [
    ['strangers', 'Bearer wrong'],
    ['the gateway', authorization],
  ] as const)
    reports.push(await flood(`a flood by ${name}`, { port, authorization: given, product }));
  reports.push(await cutPolls(port));
  reports.push(await holdConnections(port));
  await product.stop();
  reports.push(await randomRows(run, { runs, seed }));
  return reports;
}

const tokensOfStrangers = [
  ...[[], ['Authorization:'], ['Authorization: Bearer'], ['Authorization: Bearer ']],
  ...[`Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Bearer ${token.toLowerCase()}`].map(
    (value) => [`Authorization: ${value}`],
  ),
  ...[`Basic ${btoa(`gateway:${token}`)}`, token, `Bearer x ${token}`, `Bearer\t`].map((value) => [
    `Authorization: ${value}`,
  ]),
  [`Authorization: Bearer ${'x'.repeat(12_000)}`],
  [`Authorization: Bearer \xff\xfe`],
  ['Authorization: Bearer x', 'Authorization: Bearer y'],
  [`Cookie: token=${token}`],
  [`X-Authorization: Bearer ${token}`],
];

const wrongTokens = {
  name: 'wrong tokens',
  requests: paths.flatMap((path) =>
    ['GET', 'POST', 'HEAD', 'DELETE'].flatMap((method) =>
      tokensOfStrangers.map((headers) => rawRequest(method, path, [...headers])),
    ),
  ),
};

const emptyReport = (name: string): AttackReport => ({
  ...{ name: `gateway: ${name}`, sent: 0, answers: {}, complaints: [] },
});

function note(report: AttackReport, answer: number | string): void {
  report.sent += 1;
  report.answers[answer] = (report.answers[answer] ?? 0) + 1;
  if (answer === 'hang' || Number(answer) >= 500) report.complaints.push(`answered ${answer}`);
}

async function sendWithoutEnd(port: number): Promise<AttackReport> {
  const report = emptyReport('endless bodies');
  for (const path of paths)
    for (const form of ['counted', 'chunked'] as const) {
      const type = 'application/json';
      const request = { port, method: 'POST', path, type, form, bodyBytes: 8_000_000 };
      const text = await sendEndlessly(request);
      note(report, statusOf(text) ?? 'closed');
      // The bytes after the body were answered as another request.
      if (text.split(/^HTTP\/1\.1 /m).length > 2)
        report.complaints.push(`read to its end: ${path}`);
    }
  return report;
}

const floodMs = 5_000;
const answeredWithinMs = 10_000;
const readersWaitMs = 2_000;

/** Reports nothing, over a connection of its own; returns the status. */
async function post(port: number, authorization: string): Promise<number> {
  const sending = request({
    ...{ host: '127.0.0.1', port, path: '/gateway/v1/usage', method: 'POST', agent: false },
    headers: { authorization, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(answeredWithinMs),
  }).end(asJson({ rows: [] }));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  await response.resume().toArray();
  return response.statusCode ?? 0;
}

/** As many requests as 40 connections can send, while a visitor reads a page. */
async function flood(
  name: string,
  target: { port: number; authorization: string; product: { url: string } },
): Promise<AttackReport> {
  const report = emptyReport(name);
  const untilMs = performance.now() + floodMs;
  const send = async () => {
    while (performance.now() < untilMs)
      note(
        report,
        await post(target.port, target.authorization).catch(({ name }) =>
          name === 'AbortError' ? 'hang' : 'closed',
        ),
      );
  };
  const visit = async () => {
    while (performance.now() < untilMs) {
      const beganMs = performance.now();
      const { status } = await fetch(target.product.url + pagePath('home', 'en'));
      const tookMs = performance.now() - beganMs;
      if (status !== 200) report.complaints.push(`a visitor was answered ${status}`);
      if (tookMs > readersWaitMs)
        report.complaints.push(`a visitor waited ${Math.round(tookMs)} ms`);
      await pause(200);
    }
  };
  await Promise.all([visit(), ...Array.from({ length: 40 }, send)]);
  return report;
}

/** Waiting polls whose client goes away must give their places back. */
async function cutPolls(port: number): Promise<AttackReport> {
  const report = emptyReport('polls that are cut');
  const poll = (query: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${changesPath}?${query}`, {
      headers: { authorization },
      ...(signal && { signal }),
    });
  const { cursor } = await (await patiently(() => poll('limit=500'))).json();
  for (let round = 0; round < 20; round += 1) {
    const waiting = [1, 2, 3, 4].map(async () => {
      const answer = await poll(`wait=25&after=${cursor}`, AbortSignal.timeout(600)).then(
        ({ status }) => status,
        () => 'cut',
      );
      note(report, answer);
    });
    await Promise.all(waiting);
  }
  const { status } = await patiently(() => poll(`after=${cursor}`));
  if (status !== 200) report.complaints.push(`the next poll was answered ${status}`);
  return report;
}

/** Asks again while the limit refuses, for five seconds. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let left = 10; ; left -= 1) {
    const response = await ask();
    if (response.status !== 429 || left === 0) return response;
    await pause(500);
  }
}

const json = 'Content-Type: application/json';
const start = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

/** What strangers send and never finish, and the gateway’s own slow report. */
const slowly = {
  'says nothing': { start: '', byte: '' },
  'slow head': { start: 'GET / HTTP/1.1\r\nX-Slow: ', byte: 'a' },
  'slow body of a stranger': {
    start: `${start('POST /gateway/v1/usage', json, 'Content-Length: 9000')}{`,
    byte: ' ',
  },
  'slow chunks of a stranger': {
    start: start('POST /gateway/v1/usage', json, 'Transfer-Encoding: chunked'),
    byte: '1\r\n \r\n',
  },
};

/** The gateway reads on meanwhile; its own slow reports take no place of its polls either. */
async function holdConnections(port: number): Promise<AttackReport> {
  const own = start(
    'POST /gateway/v1/usage',
    ...[`Authorization: ${authorization}`, json, 'Content-Length: 9000'],
  );
  return holdSlowly({
    ...{ name: 'gateway: slow senders', port, sendersOfEachKind: 15 },
    kinds: { ...slowly, 'slow body of the gateway': { start: `${own}{`, byte: ' ' } },
    askMeanwhile: () =>
      fetch(`http://127.0.0.1:${port}${changesPath}?after=0`, { headers: { authorization } }),
  });
}

/** Random bodies and queries with the token, each to a port of its own: limits are per port. */
async function randomRows(run: Run, { runs, seed }: FuzzOptions): Promise<AttackReport> {
  console.log('Sending random input with the gateway’s token');
  const { app, context } = await startFuzzedApp(run, { limits: gatewayTokens });
  const report = emptyReport('random input');
  const parts: Context = {
    ...context,
    secret: ['a secret that only this run knows'],
    log: app.log,
  };
  for (const made of madeInBatches(requests, { runs, seed })) {
    const gateway = buildGateway(parts, new AbortController().signal);
    const { statusCode, body } = await gateway.inject({ ...made, headers: requestHeaders });
    await gateway.close();
    note(report, statusCode);
    if (![200, 400, 404, 410, 413].includes(statusCode))
      report.complaints.push(`${statusCode} ${body}: ${asJson(made)}`);
  }
  return report;
}

const requestHeaders = { authorization, 'content-type': 'application/json' };

const number = fc.oneof(fc.nat(), fc.double(), fc.constantFrom(-1, 2 ** 53, 1e300, null));
const moment = fc.constantFrom(new Date().toISOString(), '2026-02-30T00:00:00Z', '', 'now');
const aRow = fc.record(
  {
    account: fc.oneof(fc.constant(randomUUID()), anyText),
    key: fc.oneof(fc.constantFrom(null, 'AKLIVE3H7QKXDZ5N2R8WPTYBLM'), anyText),
    product: fc.oneof(fc.constantFrom('sms', 'voice'), anyText),
    country: fc.oneof(fc.constantFrom('VN', 'ZZ'), anyText),
    day: fc.oneof(fc.constant(new Date().toISOString().slice(0, 10)), anyText),
    ...{ version: number, count: number, segments: number, delivered: number, used: number },
    failed: fc.oneof(fc.constant({}), fc.dictionary(anyText, number)),
    price: fc.oneof(fc.constant('0.0000'), anyText, number),
    currency: fc.oneof(fc.constant('USD'), anyText),
    ...{ lastUsedAt: moment, asOf: moment, credit: fc.constant('0.0000'), recipient: anyText },
  },
  { requiredKeys: [] },
);
const requests = fc.oneof(
  fc.record({
    method: fc.constant('POST' as const),
    url: fc.constantFrom(...intakes),
    payload: fc.oneof(
      fc.array(fc.oneof(aRow, fc.anything())).map((rows) => asJson({ rows })),
      fc.anything().map(asJson),
      anyText,
      poisonedBody,
    ),
  }),
  fc.record({
    method: fc.constant('GET' as const),
    url: fc
      .dictionary(
        fc.constantFrom('after', 'limit', 'wait', 'x'),
        fc.oneof(anyText, fc.nat().map(String)),
      )
      .map((query) => `${changesPath}?${new URLSearchParams(query)}`)
      // A wait is not what is tried here.
      .filter((url) => !/wait=(1\d|2[0-5]|[1-9])(&|$)/.test(url)),
  }),
);
