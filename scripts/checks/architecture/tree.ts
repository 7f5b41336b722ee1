import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files as paths from the root, except those git ignores. */
export function listTree(root: string): string[] {
  const ignored = new Set(
    readFileSync(join(root, '.gitignore'), 'utf8')
      .split('\n')
      .flatMap((line) => /^\/?(.+)\/$/.exec(line)?.[1] ?? []),
  );
  const list = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.name === '.git' || ignored.has(path)) return [];
      return entry.isDirectory() ? list(path) : [path];
    });
  return list('');
}
