import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type PictureCache = {
  /** The picture drawn from `source`: that of an earlier build, else what `draw` makes. */
  get: (source: string, draw: () => Promise<Buffer>) => Promise<Buffer>;
  /** Deletes what was not asked for, so that the folder holds one build's pictures. */
  prune: () => Promise<void>;
};

/** Files named by the hash of what they were drawn from. */
export function openPictureCache(folder: string): PictureCache {
  const used = new Set<string>();
  return {
    async get(source, draw) {
      const name = `${createHash('sha256').update(source).digest('base64url')}.png`;
      used.add(name);
      const known = await readFile(join(folder, name)).catch(() => undefined);
      if (known) return known;
      const picture = await draw();
      await mkdir(folder, { recursive: true });
      // Renamed when complete: a build that was stopped leaves no half picture.
      const draft = join(folder, randomUUID());
      await writeFile(draft, picture);
      await rename(draft, join(folder, name));
      return picture;
    },
    async prune() {
      const names = await readdir(folder).catch(() => []);
      const unused = names.filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
