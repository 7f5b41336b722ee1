import { randomBytes } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePrivateFile, readPrivateFile } from '../../private-file.ts';
import { StartError } from '../../start-error.ts';
import { canHostCluster, makeExternalHome } from './external-home.ts';
import { type SystemUser, unprivilegedUser, usableRuntime } from './runtime.ts';

export interface Home {
  directory: string;
  cluster: string;
  log: string;
  password: string;
  /** Operating system user of PostgreSQL; undefined means the user of this process. */
  user: SystemUser | undefined;
}

export interface PreparedHome extends Home {
  bin: (name: 'initdb' | 'postgres') => string;
}

/** Finds or chooses the cluster's folder and ensures that PostgreSQL can run there. */
export async function prepareHome(
  dataDir: string,
  log: (line: string) => void,
): Promise<PreparedHome> {
  const directory = (await rememberedHome(dataDir)) ?? (await chooseHome(dataDir, log));
  const user = await clusterUser(join(directory, 'cluster'));
  const runtime = await usableRuntime(directory, user);
  return {
    ...homeIn(directory, await ownPassword(directory), user),
    bin: (name) => join(runtime, 'bin', name),
  };
}

/** Home created by an earlier start, if any. */
export async function findHome(dataDir: string): Promise<Home | undefined> {
  const directory = await rememberedHome(dataDir);
  if (!directory) return undefined;
  const password = await readPrivateFile(join(directory, 'password'));
  return password === undefined ? undefined : homeIn(directory, password, undefined);
}

const homeIn = (directory: string, password: string, user: SystemUser | undefined): Home => ({
  directory,
  cluster: join(directory, 'cluster'),
  log: join(directory, 'postgres.log'),
  password,
  user,
});

/** `$DATA_DIR/postgres`: the home itself, or a file with the path of a home elsewhere. */
const placeIn = (dataDir: string) => join(dataDir, 'postgres');

async function rememberedHome(dataDir: string): Promise<string | undefined> {
  const place = placeIn(dataDir);
  const found = await stat(place).catch(() => undefined);
  if (!found) return undefined;
  if (found.isDirectory()) return place;
  const elsewhere = (await readPrivateFile(place)) ?? '';
  if (await exists(elsewhere)) return elsewhere;
  throw new StartError(
    `The database of ${dataDir} lay in ${elsewhere}, which is gone: bring it back, or remove ${place} to begin anew.`,
  );
}

async function chooseHome(dataDir: string, log: (line: string) => void): Promise<string> {
  const place = placeIn(dataDir);
  const user = unprivilegedUser();
  if (!user || (await canHostCluster(dataDir, user))) {
    await mkdir(place, { recursive: true, mode: 0o711 });
    return place;
  }
  const elsewhere = await makeExternalHome(dataDir, user);
  log(`PostgreSQL may not run as root nor enter ${dataDir}; its files are in ${elsewhere}.`);
  return ensurePrivateFile(place, () => elsewhere);
}

/**
 * Owner of an existing cluster; PostgreSQL keeps running as this user, even when root starts it.
 */
async function clusterUser(cluster: string): Promise<SystemUser | undefined> {
  const owner = await stat(cluster).catch(() => undefined);
  const own = process.getuid?.();
  if (!owner || own === undefined) return unprivilegedUser();
  if (own === 0) return { uid: owner.uid, gid: owner.gid };
  if (owner.uid === own) return undefined;
  throw new StartError(
    `${cluster} belongs to another user (id ${owner.uid}): start as root or as that user, or set DATA_DIR to a folder of your own.`,
  );
}

async function ownPassword(directory: string): Promise<string> {
  const file = join(directory, 'password');
  if ((await exists(join(directory, 'cluster'))) && !(await exists(file)))
    throw new StartError(`${file} is missing, and the cluster beside it cannot open without it.`);
  return ensurePrivateFile(file, () => randomBytes(24).toString('base64url'));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
