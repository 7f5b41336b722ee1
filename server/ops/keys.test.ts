import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/api-keys.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { runCommand } from '#tests/support/audit/commands.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';

let served: TestApp;
let they: Console;
let folder: string;
beforeEach(async () => {
  served = await testApp({ APP_SECRET: 'a secret that only this test knows' });
  they = await consoleOn(served);
  folder = await mkdtemp(join(tmpdir(), 'nuntix-keys-'));
});
afterEach(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

const make = async (environment: 'sandbox' | 'live', name: string) =>
  (
    await they.send(
      contract.makeApiKey,
      { name, environment, rights: ['send', 'read'] },
      { token: they.token },
    )
  ).body.data;

const exported = async (name = 'keys.jsonl') => {
  const file = join(folder, name);
  const { exitCode, text } = await runCommand(served, 'keys export', file, '--by', 'anna');
  expect(exitCode, text).toBe(0);
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return { file, keys: lines.map((line) => JSON.parse(line)) };
};

test('exports every active live key to a file that only its owner may read', async () => {
  await make('sandbox', 'Laptop');
  const live = await make('live', 'Checkout');
  const ending = await make('live', 'Old checkout');
  const asMe = { token: they.token };
  await they.send(contract.endApiKey, { id: ending.key.id, when: 'in-a-day' }, asMe);
  await they.send(contract.setAllowedAddresses, { addresses: ['203.0.113.0/24'] }, asMe);
  const { file, keys } = await exported();
  const which = [
    {
      customer: expect.any(String),
      key: live.key.accessKey,
      secret: live.secretKey,
      rights: ['send', 'read'],
      allowed: ['203.0.113.0/24'],
      ends: null,
    },
    expect.objectContaining({ key: ending.key.accessKey, ends: '2026-03-02T09:30:00.000Z' }),
  ];
  // Both keys have the same creation time, so their order is undefined.
  expect(keys).toEqual(expect.arrayContaining(which));
  expect(keys).toHaveLength(2);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('keys of a disabled customer are not exported', async () => {
  await make('live', 'Checkout');
  await runCommand(served, 'customers disable', 'mei.tan');
  expect((await exported()).keys).toEqual([]);
  await runCommand(served, 'customers enable', 'mei.tan');
  expect((await exported('again.jsonl')).keys).toHaveLength(1);
});

test('lists the keys of one customer without their secrets', async () => {
  const { key, secretKey } = await make('live', 'Checkout');
  const { text } = await runCommand(served, 'keys list', 'mei.tan');
  expect(text).toContain(key.accessKey);
  expect(text).toContain('Checkout');
  expect(text).not.toContain(secretKey);
});
