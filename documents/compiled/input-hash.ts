import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJdk } from '../sdks/java/find-jdk.ts';

/**
 * Changes with everything that the compiled documents depend on: files, settings, packages, Node.
 */
export const inputHash = (root = process.cwd()): string => hashOf(root, inputFiles(root));

/** Hash of these files, the lock file and the versions of Node and of the compiler for Java. */
export function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(findJdk()?.release ?? '');
  for (const file of [...files, 'package-lock.json']) {
    hash.update(`${file}\n`);
    hash.update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`);
  return hash.digest('hex');
}

/** Files that the documents are compiled from, as paths from the root. */
export const inputFiles = (root = process.cwd()): string[] =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !unrelated.test(file))
    .sort();

const folders = ['content', 'contract', 'documents'];

/** Folders that no document depends on: a change there does not recompile. */
const unrelated = /^content\/(messages|pages|status)\//;
