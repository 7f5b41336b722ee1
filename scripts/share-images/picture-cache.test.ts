import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictureCache } from './picture-cache.ts';

let folder: string;
let drawn: string[];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'cache');
  drawn = [];
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

async function build(...sources: string[]): Promise<string[]> {
  const cache = openPictureCache(folder);
  const pictures = await Promise.all(
    sources.map((source) =>
      cache.get(source, async () => {
        drawn.push(source);
        return Buffer.from(`picture of ${source}`);
      }),
    ),
  );
  await cache.prune();
  return pictures.map(String);
}

test('a second build draws only what changed', async () => {
  await build('home', 'pricing');
  expect(await build('home', 'new pricing')).toEqual(['picture of home', 'picture of new pricing']);
  expect(drawn.toSorted()).toEqual(['home', 'new pricing', 'pricing']);
});

test('contains only the images of the last build', async () => {
  await build('home', 'pricing', 'company');
  await writeFile(join(folder, 'left by a build that was stopped'), '');
  await build('home');
  expect(await readdir(folder)).toHaveLength(1);
});

test('an image that cannot be drawn is not stored', async () => {
  const cache = openPictureCache(folder);
  const failing = cache.get('home', () => Promise.reject(new Error('no ink')));
  await expect(failing).rejects.toThrow('no ink');
  expect(await build('home')).toEqual(['picture of home']);
});
