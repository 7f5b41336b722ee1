import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appSecret } from './app-secret.ts';
import { readEnv } from './env.ts';
import { keptFile } from './kept-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('of many who make it at once all read what one wrote', async () => {
  const path = join(folder, 'kept');
  const texts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => keptFile(path, () => `by ${index}`)),
  );
  expect(new Set(texts).size).toBe(1);
  expect(await readdir(folder)).toEqual(['kept']);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('the secret of the settings wins; otherwise one is made once', async () => {
  const given = 'g'.repeat(32);
  const secret = (settings: Record<string, string> = {}) =>
    appSecret(readEnv({ DATA_DIR: folder, ...settings }));
  expect(await secret({ APP_SECRET: given })).toEqual([given]);
  expect(await readdir(folder)).toEqual([]);
  const [made] = await secret();
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await secret()).toEqual([made]);
  expect(await secret({ APP_SECRET_SECOND: given })).toEqual([made, given]);
});
