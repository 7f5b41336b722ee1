import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many packages lie in their places, of those that the lock file wants on every machine. */
export function installProgress(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const wanted = Object.entries(packages)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .map(([path]) => join(root, path, 'package.json'));
  return () => `${wanted.filter((file) => existsSync(file)).length} of ${wanted.length} packages`;
}
