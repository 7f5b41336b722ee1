import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSiteFiles } from './site-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const page = '<p>Hello</p>'.repeat(500);

async function complete(isQuick: boolean): Promise<string[]> {
  const site = openSiteFiles(folder, { isQuick });
  await writeFile(join(folder, 'dot.png'), 'x');
  await site.add('deep/index.html', page);
  expect(Object.keys(await site.complete())).toEqual(['deep/index.html', 'dot.png']);
  const twins = await readdir(join(folder, 'deep'));
  const brotli = await readFile(join(folder, 'deep/index.html.br'));
  expect(brotliDecompressSync(brotli).toString()).toBe(page);
  return twins.sort();
}

test('a release build compresses with Brotli and gzip', async () => {
  expect(await complete(false)).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  const gzip = await readFile(join(folder, 'deep/index.html.gz'));
  expect(gunzipSync(gzip).toString()).toBe(page);
});

test('a quick build compresses only with Brotli', async () => {
  expect(await complete(true)).toEqual(['index.html', 'index.html.br']);
});
