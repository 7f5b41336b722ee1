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

/** Ends what still works in the cluster: politely first, at once when it does not listen. */
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
 * PostgreSQL refuses to start while the number in an old lock belongs to any process at all. It
 * enters its folder before it writes a lock: a lock of somebody outside is stale for certain.
 */
export async function clearStaleLock(home: Home): Promise<void> {
  const pid = await lockedBy(home);
  if (pid === undefined || !isAlive(pid)) return;
  if ((await clusterProcesses(home)).length === 0) await rm(join(home.cluster, 'postmaster.pid'));
}

/** Every process of this cluster, orphaned ones too: PostgreSQL works inside its folder. */
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

/** The number in PostgreSQL's own lock, of a process dead or alive. */
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
      // It ended on its own.
    }
  }
}
