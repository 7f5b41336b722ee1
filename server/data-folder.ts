import { randomBytes } from 'node:crypto';
import { mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Creates the folder and checks that it is writable; returns its path without symbolic links. */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  const trial = join(dataDir, `.trial-${randomBytes(4).toString('hex')}`);
  try {
    await makeFolder(dataDir);
    await writeFile(trial, 'Can this folder be written to?');
    await rm(trial);
    return await realpath(dataDir);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written to (${causeOf(error)}): make it writable, or set DATA_DIR to a folder that is.`,
    );
  }
}

/** Node's recursive mkdir never returns on file systems that refuse new folders with ENOENT. */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (!(await isFolder(dirname(path)))) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error) => {
    if (!(await isFolder(path))) throw error;
  });
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const causeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
