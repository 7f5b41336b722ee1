import { readFileSync } from 'node:fs';
import { folderProblems } from './architecture/folders.ts';
import { importsOf } from './architecture/imports.ts';
import { findBreaches, layerProblems, readLayers } from './architecture/layers.ts';
import { listTree } from './architecture/tree.ts';

/** Checks the tree against the two tables of docs/architecture.md: its folders and its imports. */
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
  ...layerProblems(layers, files),
  ...breaches.map(({ message }) => message),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
