import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The running release: version of the package, and hash of the sources of its pages. */
export type Release = { version: string; hash: string };

export const unknownRelease: Release = { version: 'unknown', hash: 'unknown' };

const packageFile = z.object({ version: z.string() });

export async function readRelease(root: string): Promise<Release> {
  const { version } = packageFile.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  );
  const mark = await readFile(join(root, 'build/.source-hash'), 'utf8').catch(() => '');
  return { version, hash: mark.trim().slice(0, 12) || unknownRelease.hash };
}
