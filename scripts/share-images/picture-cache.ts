import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type PictureCache = {
  /** The image drawn from `source`: that of an earlier build, otherwise the result of `draw`. */
  get: (source: string, draw: () => Promise<Buffer>) => Promise<Buffer>;
  /** Deletes unused images, so that the folder contains those of one build. */
  prune: () => Promise<void>;
};

/** Files named by the hash of their source. */
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
      // Renamed when complete, so that an interrupted build leaves no partial image.
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
