import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type StubBuild = { directory: string; remove(): Promise<void> };

/** Files as a build would write them, without building. */
export async function stubBuild(files: Record<string, string | Buffer>): Promise<StubBuild> {
  const directory = await mkdtemp(join(tmpdir(), 'stub-build-'));
  const hashes: Record<string, string> = {};
  for (const [file, content] of Object.entries(files)) {
    const path = join(directory, 'client', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    hashes[file] = createHash('sha256').update(`${file} ${content}`).digest('base64url');
  }
  const origin = 'https://www.nuntix.example';
  const manifest = { files: hashes, origin, scriptHashes: [], connectHosts: [] };
  await writeFile(join(directory, 'site.json'), JSON.stringify(manifest));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

/** Pages with the same content. */
export const stubPages = (paths: readonly string[], content = 'a page'): Record<string, string> =>
  Object.fromEntries(
    paths.map((path) => [path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, content]),
  );
