import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentedApi } from '#documents/api/documented-api.ts';
import { testApp } from '#tests/support/app.ts';
import { practice, requestOf } from '#tests/support/sandbox.ts';
import { timeouts } from '#tests/timeouts.ts';
import { listTree } from './checks/architecture/tree.ts';

const made = [
  ['page', 'our-partners'],
  ['document', 'sms/opt-outs'],
  ['call', 'sms/blocked-number-list'],
  ['call', 'sms/blocked-number-create'],
  ['call', 'sms/blocked-number-delete'],
  ['mail', 'key-expiring'],
];

/** A copy of the project with all of them. */
let root: string;
let said: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
  for (const file of listTree('.')) cpSync(file, join(root, file));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  said = '';
  for (const args of made) said += await run('scripts/new.ts', ...args);
}, made.length * timeouts.testMs);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a program prints; one that fails fails the test with its output. */
async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return stdout;
}

test('npm run new says what it wrote and what to write next', () => {
  expect(said).toContain('  content/pages/our-partners/zh.ts\n');
  expect(said).toContain('Write next:\n  content/pages/our-partners/en.ts, zh.ts: the words');
});

test.each([
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  ['the architecture', ['scripts/checks/check-architecture.ts']],
  ['the types', ['node_modules/typescript/bin/tsc', '--noEmit']],
  ['the content check', ['scripts/checks/check-content.ts']],
  [
    'the tests of words, messages and styles',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=shared',
      'content/words.test.ts',
      'content/messages',
    ],
  ],
])('what it wrote passes %s', { timeout: timeouts.startMs }, async (_, args) => {
  await run(...args);
});

test('a new call answers in the sandbox without further code', async () => {
  const api = documentedApi(join(root, 'content/api'));
  const running = await testApp({}, { documentedApi: api, startsAt: '2026-11-16T09:30:00Z' });
  const { key, secretKey } = await practice(running);
  const send = async (name: string) => {
    const call = api.calls.find(({ id }) => id === name);
    if (!call) throw new Error(`There is no call ${name}.`);
    const signer = { accessKey: key.accessKey, secretKey, now: running.clock.now() };
    return (await running.app.inject(requestOf(call, {}, signer))).json();
  };
  const created = await send('smsBlockedNumberCreate');
  expect(created).toMatchObject({ code: 0, data: { name: 'Harbour' } });
  const { data } = await send('smsBlockedNumberList');
  expect(data).toMatchObject({ total: 2, records: [created.data, { name: 'Harbour' }] });
  expect(await send('smsBlockedNumberDelete')).toMatchObject({ code: 0, data: data.records[1] });
  expect((await send('smsBlockedNumberList')).data.total).toBe(1);
  await running.close();
});
