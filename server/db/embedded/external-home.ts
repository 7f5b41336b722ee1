import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePrivateFile, readPrivateFile } from '../../private-file.ts';
import { StartError } from '../../start-error.ts';
import { clusterProcesses } from './processes.ts';
import { canEnter, type SystemUser } from './runtime.ts';

/** Creates a home for the cluster outside a data folder that PostgreSQL's user may not enter. */
export async function makeExternalHome(dataDir: string, user: SystemUser): Promise<string> {
  for (const base of basesFor(dataDir)) {
    try {
      await mkdir(base, { recursive: true, mode: 0o711 });
      if ((await stat(base)).uid !== process.getuid?.() || !(await canHostCluster(base, user)))
        continue;
      if (base === passing) await sweepPassing();
      const directory = await mkdtemp(join(base, 'data-'));
      await chmod(directory, 0o711);
      await ensurePrivateFile(join(directory, 'data-folder'), () => dataDir);
      return directory;
    } catch {
      // Try the next base folder.
    }
  }
  throw new StartError(
    'PostgreSQL does not run as root and found no folder for another user: start as an ordinary user or set DATABASE_URL.',
  );
}

/**
 * Tests by creating a folder whether the user can own and enter one there; access lists and mount
 * options make this hard to predict.
 */
export async function canHostCluster(directory: string, user: SystemUser): Promise<boolean> {
  const trial = join(directory, `.trial-${randomBytes(4).toString('hex')}`);
  await mkdir(trial, { mode: 0o700 });
  try {
    await chown(trial, user.uid, user.gid);
    return canEnter(trial, user);
  } catch {
    return false;
  } finally {
    await rmdir(trial);
  }
}

const passing = join(tmpdir(), 'nuntix');

/** A data folder below the temporary folder gets a temporary cluster. */
const basesFor = (dataDir: string): string[] =>
  dataDir.startsWith(`${tmpdir()}/`) ? [passing] : ['/var/lib/nuntix', '/var/db/nuntix', passing];

/** Deletes temporary clusters whose data folder no longer exists. */
async function sweepPassing(): Promise<void> {
  for (const name of await readdir(passing)) {
    const directory = join(passing, name);
    const dataDir = await readPrivateFile(join(directory, 'data-folder'));
    if (dataDir === undefined || (await isThere(dataDir))) continue;
    const cluster = join(directory, 'cluster');
    if ((await isThere(cluster)) && (await clusterProcesses({ cluster })).length > 0) continue;
    await rm(directory, { recursive: true, force: true });
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
