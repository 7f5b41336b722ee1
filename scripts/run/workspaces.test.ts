import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildSteps } from '../build/build-steps.mjs';
import { ownFile } from '../checks/architecture/imports.ts';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({ scripts: names, dependencies: names, devDependencies: names });
const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));

const { scripts } = readManifest('.');

/** Programs that commands run in addition to those in package.json. */
const pages = [
  ...buildSteps.flatMap(({ program }) => program.filter((file) => file.endsWith('.ts'))),
  ...['vite.config.ts', 'react-router.config.ts', 'scripts/build/compile-documents.ts'],
  ...globSync('app/**/*.{ts,tsx}', { exclude: (file) => file.includes('.test.') }),
];
const journeys = ['playwright.config.ts', ...globSync('tests/journeys/*.spec.ts')];
const everyTest = globSync(
  '{app,bench,content,contract,documents,scripts,server,tests}/**/*.test.{ts,tsx}',
);
const beside: Record<string, string[]> = {
  start: pages,
  journeys,
  verify: ['vitest.config.ts', ...everyTest],
  test: [...journeys, 'vitest.config.ts', ...everyTest],
};

test.each(
  Object.entries(scripts).flatMap(([name, line]) => {
    const [program] = /\b(app|bench|scripts|server|tests)\/\S+\.ts\b/.exec(line) ?? [];
    const [, folders = ''] = /--with=(\S+)/.exec(line) ?? [];
    return program ? [{ name, program, folders: folders.split(',').filter(Boolean) }] : [];
  }),
)('npm run $name installs every package that it imports', ({ name, program, folders }) => {
  const installed = ['.', ...folders.map((folder) => `packages/${folder}`)].flatMap((folder) => {
    const { dependencies, devDependencies } = readManifest(folder);
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  });
  const files = new Set([program, ...(beside[name] ?? [])]);
  const missing = new Set<string>();
  for (const file of files) {
    const { files: others, packages } = loadedBy(file);
    for (const other of others) files.add(other);
    for (const one of packages) if (!installed.includes(one)) missing.add(`${one} in ${file}`);
  }
  expect([...missing]).toEqual([]);
});

const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(file);

/** The project files and packages that a file loads; type imports load nothing. */
function loadedBy(file: string): { files: string[]; packages: string[] } {
  const known = loaded.get(file);
  if (known) return known;
  const requests = [...readFileSync(file, 'utf8').matchAll(loading)].map(
    ([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '',
  );
  const found = {
    files: requests.flatMap((name) => ownFile(file, name)).filter(isCode),
    packages: requests
      .filter((name) => !/^[.#/]|^node:/.test(name))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  };
  loaded.set(file, found);
  return found;
}

const loaded = new Map<string, { files: string[]; packages: string[] }>();
const loading =
  /^(?:import|export)\b(?! type\b)[^;'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

test('every package that a folder of packages names is installed at the root', () => {
  const lock = z.object({ packages: z.record(z.string(), z.unknown()) });
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  // One that is needed in two versions may lie below the folder, where no other file finds it. The
  // programs of `types` run by themselves, with a TypeScript of their own.
  const nested = /^packages\/(?!types\/).*node_modules/;
  expect(Object.keys(packages).filter((path) => nested.test(path))).toEqual([]);
});
