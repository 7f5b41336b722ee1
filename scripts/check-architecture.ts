import { readFileSync } from 'node:fs';
import { folderProblems } from './architecture/folders.ts';
import { importsOf } from './architecture/imports.ts';
import { findBreaches, layerProblems, readLayers } from './architecture/layers.ts';
import { listTree } from './architecture/tree.ts';

/** To be emptied: imports that the table does not allow and that are still being moved. */
const knownBreaches = [
  'app/accounts/ → app/consent/',
  'app/accounts/ → app/layout/',
  'app/captcha/ → app/layout/',
  'app/chat/ → app/layout/',
  'app/consent/ → app/layout/',
  'app/console/ → app/accounts/',
  'app/console/ → app/layout/',
  'app/docs/ → app/layout/',
  'app/status/ → app/layout/',
  'server/db/ → server/accounts/',
];
/** To be emptied: lines of the table whose folders are still being made. */
const comingFolders = ['app/words/', 'app/forms/', 'server/audit/'];

/** Holds the tree to the two tables of docs/architecture.md: its folders, and who imports whom. */
const markdown = readFileSync('docs/architecture.md', 'utf8');
const files = listTree('.');
const layers = readLayers(markdown);
const isSource = (file: string) =>
  /\.(ts|tsx|js|mjs)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file);
const breaches = files
  .filter(isSource)
  .flatMap((file) => findBreaches(layers, file, importsOf(file, readFileSync(file, 'utf8'))));

const problems = [
  ...folderProblems(markdown, files),
  ...layerProblems(layers, [...files, ...comingFolders]),
  ...breaches.filter(({ way }) => !knownBreaches.includes(way)).map(({ message }) => message),
  ...knownBreaches
    .filter((known) => !breaches.some(({ way }) => way === known))
    .map((known) => `${known} is mended: take it off the list in scripts/check-architecture.ts`),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
