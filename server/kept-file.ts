import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';

/** A small private file made once: whoever comes second reads what the first one wrote, whole. */
export async function keptFile(path: string, make: () => string): Promise<string> {
  const found = await readKept(path);
  if (found !== undefined) return found;
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  const made = make();
  try {
    await writeSynced(draft, `${made}\n`);
    await link(draft, path).catch((error) => {
      if (error.code === 'EEXIST') return;
      // Not every file system has hard links.
      return rename(draft, path);
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readKept(path)) ?? made;
}

/** The file's text without surrounding space; undefined when there is none. */
export async function readKept(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeSynced(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
