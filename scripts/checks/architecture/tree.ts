import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files as paths from the root, except those git ignores. */
export function listTree(root: string): string[] {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .flatMap((line) => /^(.+)\/$/.exec(line)?.[1] ?? []);
  // As in git, a name without a slash is ignored in every folder, a path only where it is.
  const isIgnored = (path: string, name: string) =>
    ignored.some((one) => (one.includes('/') ? one.replace(/^\//, '') === path : one === name));
  const list = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.name === '.git' || isIgnored(path, entry.name)) return [];
      return entry.isDirectory() ? list(path) : [path];
    });
  return list('');
}
