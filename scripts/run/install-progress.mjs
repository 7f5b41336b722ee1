import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The number of installed packages, and of those that the root and these folders of packages/ need
 * on every machine.
 */
export function installProgress(root, folders) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const wanted = wantedPackages(packages, folders)
    .filter((path) => !packages[path].optional)
    .map((path) => join(root, path, 'package.json'));
  return () => `${wanted.filter((file) => existsSync(file)).length} of ${wanted.length} packages`;
}

/** Paths of the packages to install, as in the lock file. */
export function wantedPackages(packages, folders) {
  const wanted = new Set();
  const add = (from, names) => {
    for (const path of names.flatMap((name) => placeOf(packages, from, name) ?? []))
      if (!wanted.has(path)) {
        wanted.add(path);
        const { dependencies, optionalDependencies, peerDependencies } = packages[path];
        add(path, namesIn(dependencies, optionalDependencies, peerDependencies));
      }
  };
  for (const from of ['', ...folders.map((name) => `packages/${name}`)]) {
    const { dependencies, devDependencies } = packages[from] ?? {};
    add(from, namesIn(dependencies, devDependencies));
  }
  return [...wanted];
}

const namesIn = (...lists) => lists.flatMap((list) => Object.keys(list ?? {}));

/** The nearest `node_modules` that has the package, from the importing package outwards. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
    if (!folder.includes('node_modules/')) folder = '';
  }
}
