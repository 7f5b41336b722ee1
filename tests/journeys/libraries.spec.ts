import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');
const libraries = ['react', 'react-dom/client', 'react-router', 'react-router/dom'];

/** Not loaded by browsers: rendered by the build, or by the server. */
const isElsewhere = /\.test\.|entry\.server|status\/draw/;
/** `app/root.tsx` only uses them in `npm run dev`. */
const developmentOnly = ['Links', 'Scripts'];

test('visitors load React and the router as published: the same code after the same minifier @core', async () => {
  const [file = ''] = globSync('build/client/assets/react-*.js', { cwd: root });
  const served = readFileSync(join(root, file), 'utf8');
  const published = await buildLibraries();
  expect(Math.abs(served.length / published.length - 1)).toBeLessThan(0.01);
  expect(countEmptyFunctions(served)).toBe(countEmptyFunctions(published));
  const known = lastingNames(served);
  expect([...lastingNames(published)].filter((name) => !known.has(name))).toEqual([]);
});

/** Only the libraries, with the minifier of the build and none of its plugins. */
async function buildLibraries(): Promise<string> {
  const entry = join(root, 'libraries.js');
  const { output } = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'libraries',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? libraries.map(exportUsed).join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

/** `export { A, B } from 'library'` with the names that the app imports by value. */
function exportUsed(library: string): string {
  const statement = new RegExp(`import \\{([^}]*)\\} from '${library}';`, 'g');
  const names = globSync('app/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isElsewhere.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(statement)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => /^(?!type )\w/.test(name) && !developmentOnly.includes(name));
  return `export { ${[...new Set(names)].join(', ')} } from '${library}';`;
}

/** A library that is cut has functions without a body, also where the size hardly shows it. */
const countEmptyFunctions = (code: string): number => code.match(/\)(=>)?\{\}/g)?.length ?? 0;

/** Property names and strings, which no minifier renames, without those the bundler adds. */
function lastingNames(code: string): Set<string> {
  const own = code.replaceAll(/\bexport\s*\{[^}]*\}/g, '');
  const names = new Set(own.match(/[A-Za-z_$][\w$]{3,}/g));
  for (const name of ['getOwnPropertyNames', 'getPrototypeOf', '__esModule']) names.delete(name);
  return names;
}
