import { spawnSync } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import type { Home } from './home.ts';

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Stops the remaining processes of the cluster: SIGINT first, SIGKILL when they do not end. */
export async function stopProcesses(home: Home): Promise<void> {
  const lockHolder = await lockedBy(home);
  const found = await clusterProcesses(home);
  if (lockHolder !== undefined && found.includes(lockHolder)) signal([lockHolder], 'SIGINT');
  else signal(found, 'SIGTERM');
  if (await emptied(home, 15_000)) return;
  signal(await clusterProcesses(home), 'SIGQUIT');
  if (await emptied(home, 5_000)) return;
  throw new StartError(
    `A PostgreSQL left over in ${home.directory} does not stop: end process ${(await clusterProcesses(home)).join(', ')} and start again.`,
  );
}

async function emptied(home: Home, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while ((await clusterProcesses(home)).length > 0) {
    if (Date.now() > deadline) return false;
    await pause(50);
  }
  return true;
}

/**
 * PostgreSQL refuses to start while any process has the pid in its lock file. It changes into its
 * folder before it writes the lock, so a pid with another working directory is stale.
 */
export async function clearStaleLock(home: Home): Promise<void> {
  const pid = await lockedBy(home);
  if (pid === undefined || !isAlive(pid)) return;
  if ((await clusterProcesses(home)).length === 0) await rm(join(home.cluster, 'postmaster.pid'));
}

/** All processes of this cluster, orphans included: their working directory is the cluster. */
export async function clusterProcesses(home: Pick<Home, 'cluster'>): Promise<number[]> {
  if (process.platform !== 'linux') return listedPostmaster(home);
  const cluster = await realpath(home.cluster);
  const found = await Promise.all(
    (await readdir('/proc')).map(async (name) => {
      const pid = Number(name);
      const folder = pid ? await readlink(`/proc/${name}/cwd`).catch(() => '') : '';
      return folder === cluster ? [pid] : [];
    }),
  );
  return found.flat();
}

async function listedPostmaster(home: Pick<Home, 'cluster'>): Promise<number[]> {
  const pid = await lockedBy(home);
  if (pid === undefined || !isAlive(pid)) return [];
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(home.cluster) ? [pid] : [];
}

/** Pid in PostgreSQL's lock file; the process may be dead. */
export const lockedBy = (home: Pick<Home, 'cluster'>): Promise<number | undefined> =>
  readFile(join(home.cluster, 'postmaster.pid'), 'utf8').then(
    (text) => Number.parseInt(text, 10) || undefined,
    () => undefined,
  );

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has already ended.
    }
  }
}
