import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appSecret } from './app-secret.ts';
import { readEnv } from './env.ts';
import { ensurePrivateFile } from './private-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('parallel processes all read what one of them wrote', async () => {
  const path = join(folder, 'kept');
  const texts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ensurePrivateFile(path, () => `by ${index}`)),
  );
  expect(new Set(texts).size).toBe(1);
  expect(await readdir(folder)).toEqual(['kept']);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a configured secret takes precedence; otherwise one is generated once', async () => {
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
