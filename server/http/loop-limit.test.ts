import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { theApi } from '#tests/support/sandbox.ts';
import { type StubBuild, stubBuild } from '#tests/support/stub-build.ts';
import { LoopBudget } from './loop-budget.ts';

let nowMs = 0;
const loopBudget = new LoopBudget(2_000, () => nowMs);
const page = '/document-en/sms/mt-sending';
const library = {
  open: async () => undefined,
  search: async () => [],
  read: async () => undefined,
  close: async () => undefined,
};
let build: StubBuild;
let running: TestApp;
beforeAll(async () => {
  build = await stubBuild({
    [`${page.slice(1)}/index.html`]: 'HTML',
    [`${page.slice(1)}.md`]: '#',
  });
  const parts = { siteDirectory: build.directory, documentedApi: theApi(), library, loopBudget };
  running = await testApp({ SANDBOX_SESSIONS_PER_HOUR: '1000' }, parts);
});
afterAll(async () => {
  await running.close();
  await build.remove();
});
beforeEach(() => {
  nowMs += 3_600_000;
});

const dear = '2001:db8::1';
const ask = (request: InjectOptions, remoteAddress = dear) =>
  running.app.inject({ remoteAddress, ...request });
const tool = (name: string, input: unknown): InjectOptions => ({
  method: 'POST',
  url: '/mcp',
  headers: { accept: 'application/json, text/event-stream' },
  payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
});
const text = { phones: ['12025550101'], content: 'Hello' };

const costly: [string, InjectOptions][] = [
  ['a search', tool('search_documents', { query: 'sms' })],
  ['a document in Markdown', { url: `${page}.md` }],
  ['a page as Markdown', { url: page, headers: { accept: 'text/markdown' } }],
  ['practice', { method: 'POST', url: '/client_api/practice/open' }],
  ['a captcha', { url: '/captcha/calculation' }],
  ['a contact message', { method: 'POST', url: '/register/officialContactUs', payload: {} }],
];

test.each(costly)(
  '%s is refused to an address without budget, and to no other',
  async (_, request) => {
    loopBudget.charge('2001:db8::', 1_000);
    const refused = await ask(request, '2001:db8::2');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect(refused.headers['retry-after']).toBe('1');
    expect((await ask(request, '2001:db8:0:1::1')).statusCode).toBe(200);
    nowMs += 31;
    expect((await ask(request)).statusCode).toBe(200);
  },
);

test('a call of the sandbox is refused with its documented code', async () => {
  loopBudget.charge('2001:db8::', 1_000);
  const refused = await ask({ method: 'POST', url: '/sandbox/v2/sms/mt', payload: text });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 1301 });
  expect(refused.headers['retry-after']).toBe('1');
});

test('pages are not limited', async () => {
  loopBudget.charge('2001:db8::', 1_000);
  expect((await ask({ url: page })).body).toBe('HTML');
});

test('a sandbox call through MCP is charged to the client’s address once', async () => {
  // Every look at the clock is 10 ms after the last.
  let usedUs = 0;
  const clock = vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => {
    usedUs += 10_000;
    return { user: usedUs, system: 0 };
  });
  const charge = vi.spyOn(loopBudget, 'charge').mockImplementation(() => undefined);
  const answer = await ask(tool('call_sandbox', { call: 'smsSendV2', input: text }));
  expect(answer.body).toContain('accepted');
  const charged = charge.mock.calls.map(([, ms]) => ms);
  expect(new Set(charge.mock.calls.map(([address]) => address))).toEqual(new Set(['2001:db8::']));
  // Each stretch reads the clock twice, so the sum stays below the total unless a stretch is
  // charged twice.
  expect(charged.length).toBeGreaterThan(5);
  expect(charged.reduce((sum, ms) => sum + ms)).toBeLessThan(usedUs / 1000);
  clock.mockRestore();
  charge.mockRestore();
});

test('the first milliseconds of a request are free', async () => {
  const usage = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 0, system: 0 });
  const charge = vi.spyOn(loopBudget, 'charge');
  await ask({ url: '/captcha/calculation' });
  expect(usage).toHaveBeenCalled();
  expect(charge).not.toHaveBeenCalled();
  usage.mockRestore();
  charge.mockRestore();
});
