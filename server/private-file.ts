import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';

/**
 * A small private file created once: a second process reads what the first one wrote, never a part
 * of it.
 */
export async function ensurePrivateFile(path: string, make: () => string): Promise<string> {
  const found = await readPrivateFile(path);
  if (found !== undefined) return found;
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  const made = make();
  try {
    await writeSynced(draft, `${made}\n`);
    await link(draft, path).catch((error) => {
      if (error.code === 'EEXIST') return;
      // Some file systems have no hard links.
      return rename(draft, path);
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readPrivateFile(path)) ?? made;
}

/** The trimmed text of the file; undefined if it does not exist. */
export async function readPrivateFile(path: string): Promise<string | undefined> {
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
