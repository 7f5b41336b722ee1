import { createHash } from 'node:crypto';
import {
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');

export type OtherRelease = {
  /** A tree to start a server in. */
  directory: string;
  /** `data-release` of its pages. */
  release: string;
  remove(): Promise<void>;
};

/**
 * A release next to the one that is built here: the same pages and code, but every hashed file has
 * another name, in every reference. A second build would not differ in any other relevant way.
 */
export async function otherRelease(): Promise<OtherRelease> {
  const bare = await bareRelease();
  const release = await rename(join(root, 'build'), join(bare.directory, 'build'));
  return { ...bare, release };
}

/** The sources of a release that has not been built. */
export async function bareRelease(): Promise<Omit<OtherRelease, 'release'>> {
  const directory = await mkdtemp(join(tmpdir(), 'nuntix-release-'));
  for (const name of ['server', 'contract', 'content', 'deploy', 'package.json'])
    await cp(join(root, name), join(directory, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(directory, 'node_modules'));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

const texts = new Set(['.html', '.data', '.js', '.css', '.json']);
/** The hash at the end of a file's name, in eight characters. */
const hash = /(?<=-)[\w-]{8}(?=\.(?:js|css|json|woff2)\b)/g;

async function rename(from: string, to: string): Promise<string> {
  const site = JSON.parse(await readFile(join(from, 'site.json'), 'utf8'));
  const files = z.record(z.string(), z.string()).parse(site.files);
  const hashes = new Map(
    Object.keys(files)
      .flatMap((file) => (file.startsWith('assets/') ? (file.match(hash) ?? []) : []))
      .map((known) => [known, [...known].reverse().join('')]),
  );
  const own = /data-release="(\w+)"/.exec(await readFile(join(from, 'client/index.html'), 'utf8'));
  const before = own?.[1] ?? '';
  const after = [...before].reverse().join('');
  const renamed = (text: string) =>
    text.replace(hash, (found) => hashes.get(found) ?? found).replaceAll(before, after);

  const marks: Record<string, string> = {};
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(from.length + 1);
    // Compressed versions would have to be created again; without them the files are sent
    // uncompressed.
    if (!entry.isFile() || /^server\/|^site\.json$|\.(br|gz)$/.test(file)) continue;
    const target = join(to, renamed(file));
    await mkdir(dirname(target), { recursive: true });
    if (!texts.has(extname(file))) await link(join(from, file), target);
    else await writeFile(target, renamed(await readFile(join(from, file), 'utf8')));
    const path = renamed(file).replace(/^client\//, '');
    if (path !== file) marks[path] = await fingerprintOf(target);
  }
  await writeFile(join(to, 'site.json'), JSON.stringify({ ...site, files: marks }));
  return after;
}

const fingerprintOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('base64url')
    .slice(0, 22);
