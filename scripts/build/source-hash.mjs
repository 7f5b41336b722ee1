import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Decides whether to install again. */
export const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Decides whether to build again: a hash of every file and setting that the pages depend on. */
export function sourceHash(root) {
  const hash = createHash('sha256');
  const made = ignoredFolders(root);
  for (const file of sourceFiles(root, made)) {
    hash.update(`${relative(root, file)}\n`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`);
  return hash.digest('hex');
}

const folders = ['app', 'content', 'contract', 'documents', 'public', 'scripts'];
const isRootSource = (name) =>
  /^(package-lock\.json|(vite|react-router)\.config\.\w+|\.env.*)$/.test(name);
const isSource = (path) => !/\.test\.tsx?$/.test(path) && !/^scripts\/.*\.mjs$/.test(path);

function sourceFiles(root, made) {
  const top = readdirSync(root).filter(isRootSource);
  const inside = folders.flatMap((folder) => list(root, folder, made));
  return [...top, ...inside.filter(isSource)].sort().map((path) => join(root, path));
}

function list(root, folder, made) {
  if (made.has(folder)) return [];
  return entriesOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? list(root, path, made) : [path];
  });
}

/** The build writes into some source folders; its output is git-ignored. */
function ignoredFolders(root) {
  try {
    const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
    return new Set(lines.flatMap((line) => /^\/?(.+)\/$/.exec(line.trim())?.[1] ?? []));
  } catch {
    return new Set();
  }
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
