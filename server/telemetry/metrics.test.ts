import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { sendContactMessage } from '#contract/contact.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { textHours } from '#server/db/login-schema.ts';
import { outboxMessages } from '#server/db/schema.ts';
import { limitName } from '#server/limits/limit-name.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deliverNext } from '#tests/support/deliver-next.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { metricOf, metricsToken, scrape } from '#tests/support/metrics.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { practice, sandboxApp } from '#tests/support/sandbox.ts';
import { stubBuild, stubPages } from '#tests/support/stub-build.ts';
import { recordEvent } from '../audit/record.ts';

const settings = { METRICS_TOKEN: metricsToken };

let served: TestApp | undefined;
afterEach(async () => {
  await served?.close();
  served = undefined;
});

async function serve(...given: Parameters<typeof testApp>): Promise<TestApp> {
  served = await testApp({ ...settings, ...given[0] }, given[1]);
  return served;
}

const page = async (running: TestApp): Promise<string> => (await scrape(running)).body;

const contact = (running: TestApp, remoteAddress = '127.0.0.1') =>
  running.app.inject({
    method: 'POST',
    remoteAddress,
    url: sendContactMessage.path,
    payload: {
      fullName: 'Mei',
      email: 'mei@harbour.example',
      phone: '+65 6000 0000',
      message: 'Hello',
    },
  });

test('a process that is not ready reports it, and is still measured', async () => {
  const running = await serve({ ...productionSettings, METRICS_TOKEN: metricsToken });
  expect(metricOf(await page(running), 'site_ready')).toBe(0);
  expect((await running.app.inject('/readyz')).json().reason).toBe('pages');
});

test('the time of the last complete dump is a metric, absent without a dump', async () => {
  const running = await serve();
  const before = await page(running);
  expect(metricOf(before, 'site_ready')).toBe(1);
  expect(metricOf(before, 'site_reading_up{reading="backup"}')).toBe(1);
  expect(before).not.toMatch(/^site_backup_age_seconds /m);
  const { database } = running.context;
  const dumped = {
    action: 'database.dumped',
    target: { kind: 'data' },
    details: { rows: 1 },
  } as const;
  const by = { kind: 'operator', name: 'anna' } as const;
  await database.transaction((tx) => recordEvent(tx, { ...dumped, by }, running.clock.now()));
  running.clock.advance(26 * hourMs);
  expect(metricOf(await page(running), 'site_backup_age_seconds')).toBe(26 * 3600);
});

test('the site’s certificate is read once an hour', async () => {
  const mails = await startMailServer({ encryption: 'tls' });
  const { port } = new URL(mails.url);
  const running = await serve({ PUBLIC_URL: `https://127.0.0.1:${port}` });
  const name = 'site_certificate_expiry_timestamp_seconds';
  const end = metricOf(await page(running), name);
  expect(end).toBeGreaterThan(Date.parse('2024-01-01') / 1000);
  await mails.close();
  running.clock.advance(59 * minuteMs);
  expect(metricOf(await page(running), name)).toBe(end);
  running.clock.advance(minuteMs);
  expect(await page(running)).not.toMatch(new RegExp(`^${name} `, 'm'));
});

test('without a setting there is no /metrics', async () => {
  served = await testApp();
  expect((await scrape(served)).statusCode).toBe(404);
});

test('/metrics requires the token', async () => {
  const running = await serve();
  expect((await running.app.inject('/metrics')).statusCode).toBe(401);
  const refused = await scrape(running, `${metricsToken.slice(0, -1)}x`);
  expect(refused.statusCode).toBe(401);
  expect(refused.headers['www-authenticate']).toBe('Bearer');
  expect(refused.body).toBe('');
  const answer = await scrape(running);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(metricOf(answer.body, 'site_build_info{version="unknown",release="unknown"}')).toBe(1);
  expect(answer.body).toContain('\nprocess_resident_memory_bytes ');
  expect(answer.body).toContain('\nnodejs_eventloop_lag_p99_seconds ');
});

test('the metrics port serves /metrics alone, and the site does not then', async () => {
  const port = await freePort();
  served = await testApp({ METRICS_PORT: String(port) });
  await served.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  const ask = (path: string, method = 'GET') =>
    fetch(`${origin}${path}`, { method }).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => ask('/metrics')).toBe(200);
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('site_build_info{');
  expect(await ask('/')).toBe(404);
  expect(await ask('/metrics', 'POST')).toBe(404);
  expect((await served.app.inject('/metrics')).statusCode).toBe(404);
  await served.app.close();
  expect(await ask('/metrics')).toBe(0);
});

test('requests are counted by route pattern', async () => {
  const build = await stubBuild({
    ...stubPages(['/', '/pricing', '/page-not-found', '/zh-page-not-found']),
    ...stubPages(['/document-en/sms']),
    'assets/app-abc.js': '1',
    'robots.txt': '',
  });
  const running = await serve({}, { siteDirectory: build.directory });
  for (const url of ['/', '/pricing', '/document-en/sms', '/assets/app-abc.js', '/robots.txt'])
    await running.app.inject(url);
  for (const url of ['/secret-a', '/secret-b?c=d', '/service-status/secret-c/badge.svg'])
    await running.app.inject(url);
  await contact(running);
  const text = await page(running);
  const counted = (route: string, method = 'GET', status = '2xx') =>
    metricOf(
      text,
      `site_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`,
    );
  expect(counted('page')).toBe(2);
  expect(counted('document')).toBe(1);
  expect(counted('asset')).toBe(1);
  expect(counted('file')).toBe(1);
  expect(counted('none', 'GET', '4xx')).toBe(2);
  expect(counted('/service-status/:slug/badge.svg', 'GET', '4xx')).toBe(1);
  expect(counted(sendContactMessage.path, 'POST')).toBe(1);
  expect(text).not.toContain('secret');
  await build.remove();
});

test('outbox metrics: waiting, oldest, sent and dead; read again after a while', async () => {
  const running = await serve();
  const { context, clock } = running;
  await contact(running);
  clock.advance(90_000);
  const waiting = await page(running);
  expect(metricOf(waiting, 'site_outbox_waiting{lane="mail",template="contact-notice"}')).toBe(1);
  expect(metricOf(waiting, 'site_outbox_oldest_waiting_seconds{lane="mail"}')).toBe(90);
  expect(metricOf(waiting, 'site_outbox_oldest_waiting_seconds{lane="code"}')).toBe(0);
  expect(metricOf(waiting, 'site_outbox_dead{lane="mail"}')).toBe(0);

  const taken = { local: false, send: async () => undefined };
  expect(await deliverNext(context, { mail: taken, sms: taken })).toBe('sent');
  await contact(running);
  await context.database.update(outboxMessages).set({ status: 'dead' });
  expect(metricOf(await page(running), 'site_outbox_dead{lane="mail"}')).toBe(0);
  clock.advance(5_000);
  const later = await page(running);
  expect(later).not.toContain('site_outbox_waiting{');
  expect(metricOf(later, 'site_outbox_dead{lane="mail"}')).toBe(2);
  expect(metricOf(later, 'site_outbox_messages_total{lane="mail",outcome="sent"}')).toBe(1);
});

test('a refusing limit is named, without the refused address', async () => {
  const running = await serve({ LIMIT_CONTACT_PER_HOUR: '1', LIMIT_REQUESTS_PER_MINUTE: '4' });
  for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8'])
    await contact(running, address);
  for (const _ of [1, 2, 3, 4]) await contact(running, '203.0.113.7');
  const text = await page(running);
  expect(metricOf(text, 'site_limit_refused_total{limit="contact:ip"}')).toBe(3);
  expect(metricOf(text, 'site_limit_refused_total{limit="requests"}')).toBe(2);
  expect(text).not.toContain('203.0.113');
});

test.each([
  ['contact:ip:dead:beef::', 'contact:ip'],
  ['login:network:203.0.113.0/24', 'login:network'],
  ['login:device:Zm9v', 'login:device'],
  ['text:all', 'text:all'],
  ['text:dial-hour:65', 'text:dial-hour'],
  ['activation-mail:ip@harbour.example', 'activation-mail'],
  ['sandbox:0b8c4a50-51a1-4bd5-9c08-6f0f1a4c8f11:day', 'sandbox'],
])('the limit %s is named %s', (key, name) => {
  expect(limitName(key)).toBe(name);
});

test('codes by country of the last hours', async () => {
  const running = await serve();
  const hour = (ago: number) =>
    new Date(Math.floor(running.clock.now().getTime() / hourMs) * hourMs - ago * hourMs);
  await running.context.database.insert(textHours).values([
    { dialCode: '65', hour: hour(0), sent: 3, used: 2 },
    { dialCode: '65', hour: hour(1), sent: 4, used: 1 },
    { dialCode: '44', hour: hour(9), sent: 50, used: 0 },
  ]);
  const text = await page(running);
  expect(metricOf(text, 'site_text_codes_sent{dial_code="65"}')).toBe(7);
  expect(metricOf(text, 'site_text_codes_used{dial_code="65"}')).toBe(3);
  expect(text).not.toContain('dial_code="44"');
});

test('the sandbox: calls by product and kind of code, sessions, callbacks', async () => {
  served = await sandboxApp(settings);
  const me = await practice(served);
  await me.send('smsSendV2', { body: { phones: ['12025550101'], content: 'Hello' } });
  await me.send('smsSendV2', { body: { phones: ['12025550101'] } });
  served.clock.advance(minuteMs);
  const text = await page(served);
  expect(metricOf(text, 'site_sandbox_calls_total{product="sms",code="0"}')).toBe(1);
  expect(metricOf(text, 'site_sandbox_calls_total{product="sms",code="10xx"}')).toBe(1);
  expect(metricOf(text, 'site_sandbox_sessions')).toBe(1);
  expect(metricOf(text, 'site_sandbox_callbacks_due')).toBe(1);
  expect(metricOf(text, 'site_sandbox_callback_oldest_due_seconds')).toBe(58);
});

test('a reading that fails removes only its own metrics', async () => {
  const running = await serve();
  await contact(running);
  expect(metricOf(await page(running), 'site_reading_up{reading="outbox"}')).toBe(1);
  await running.context.database.execute(sql`alter table outbox_messages rename to elsewhere`);
  running.clock.advance(5_000);
  const answer = await scrape(running);
  expect(answer.statusCode).toBe(200);
  expect(metricOf(answer.body, 'site_reading_up{reading="outbox"}')).toBe(0);
  expect(metricOf(answer.body, 'site_reading_up{reading="codes"}')).toBe(1);
  expect(metricOf(answer.body, 'site_reading_up{reading="board"}')).toBe(1);
  expect(metricOf(answer.body, 'site_status_board_age_seconds')).toBe(0);
  expect(answer.body).not.toContain('site_outbox_oldest_waiting_seconds{');
});

test('connections of both pools are measured', async () => {
  const text = await page(await serve());
  for (const pool of ['calls', 'background']) {
    expect(metricOf(text, `site_database_connections{pool="${pool}",state="in_use"}`)).toBe(0);
    expect(
      metricOf(text, `site_database_connections{pool="${pool}",state="idle"}`),
    ).toBeGreaterThan(0);
    expect(metricOf(text, `site_database_connections_awaited{pool="${pool}"}`)).toBe(0);
  }
});
