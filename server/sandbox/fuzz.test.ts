import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { fuzzSandbox } from '#tests/support/fuzz/fuzz-sandbox.ts';
import { runs, seed, timeoutMs } from '#tests/support/fuzz/fuzz-settings.ts';
import { practice, sandboxApp, textAt, theApi } from '#tests/support/sandbox.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp({ SANDBOX_REQUESTS_PER_DAY: '1000000' });
});
afterAll(() => running.close());

test(
  'random requests get documented responses',
  async () => {
    const { key, secretKey } = await practice(running);
    const signer = () => ({ accessKey: key.accessKey, secretKey, now: running.clock.now() });
    const report = await fuzzSandbox(running.app, theApi(), signer, { runs, seed });
    expect(report.reached).toBeGreaterThanOrEqual(runs / 3);
  },
  timeoutMs,
);

test('unknown paths and methods get an error without a redirect', async () => {
  const { app } = running;
  const strange: [method: 'GET' | 'POST', url: string][] = [
    ['GET', '/sandbox'],
    ['GET', '/sandbox/'],
    ['GET', '/sandbox/v2/sms/mt'],
    ['POST', '/sandbox/v2/none'],
    ['GET', '/sandbox/../package.json'],
    ['GET', '/sandbox/%2e%2e/package.json'],
    ['GET', '/sandbox//elsewhere.example'],
    ['POST', '/sandbox/catch/0123456789abcdef0123456789abcdef'],
  ];
  for (const [method, url] of strange) {
    const reply = await app.inject({ method, url });
    expect([403, 404, 405], url).toContain(reply.statusCode);
    expect(reply.headers.location, url).toBeUndefined();
  }
});

test('links in responses serve a fixed picture or text only', async () => {
  const me = await practice(running);
  const { app } = running;
  const target = 'https://elsewhere.example/<script>';
  const { data } = await me.send('shortLinkCreate', {
    body: { url: 'https://shop.customer.example/' },
  });
  const made = await app.inject(new URL(textAt(data, 'shortUrl')).pathname);
  expect(made.statusCode).toBe(200);
  expect(made.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' });
  expect(made.headers).not.toHaveProperty('location');
  expect(made.body).toContain('https://shop.customer.example/');
  const file = await app.inject(`/sandbox/files/${encodeURIComponent(target)}`);
  expect(file.headers).toMatchObject({ 'content-type': 'image/png' });
  for (const url of ['/sandbox/s/0123456789abcdef01234567/x', '/sandbox/s/x/y']) {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' });
  }
});
