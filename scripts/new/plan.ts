import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is made: new files, changes of existing ones, and what its author writes next. */
export type Plan = {
  files: Record<string, string>;
  edits: Record<string, (text: string) => string>;
  next: readonly string[];
};

/** Titles for menus and headings, one per language. */
export type Titles = { en?: string | undefined; zh?: string | undefined };

/** Why nothing is made, as a sentence for the person at the terminal. */
export class Refused extends Error {}

/** The text of a file of the project, which must exist. */
export function readIn(root: string, file: string): string {
  const path = join(root, file);
  if (!existsSync(path)) throw new Refused(`${file} is not there.`);
  return readFileSync(path, 'utf8');
}

/** Writes all files of a plan, or none; returns their names. */
export function writePlan(root: string, { files, edits }: Plan): string[] {
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Refused(`${taken.join(', ')}: already there.`);
  const dirty = uncommitted(root, Object.keys(edits));
  if (dirty.length > 0)
    throw new Refused(`${dirty.join(', ')}: not committed yet. Commit or stash the changes first.`);
  const texts = { ...files, ...edited(root, edits) };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(texts);
}

const edited = (root: string, edits: Plan['edits']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(edits).map(([file, edit]) => {
      try {
        return [file, edit(readIn(root, file))];
      } catch (error) {
        if (error instanceof Refused) throw new Refused(`${file}: ${error.message}`);
        throw error;
      }
    }),
  );

/** Files with changes that are not committed; none where the project is no git checkout. */
function uncommitted(root: string, files: readonly string[]): string[] {
  if (files.length === 0 || !existsSync(join(root, '.git'))) return [];
  const told = execFileSync('git', ['status', '--porcelain', '--', ...files], { cwd: root });
  return told
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}
