import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';
import type { PreparedHome } from './home.ts';
import { isAlive } from './processes.ts';
import { runAs } from './runtime.ts';

const majorVersion = '18';

/** Creates the cluster in a draft folder and renames it, so that it is complete or absent. */
export async function makeCluster(
  home: PreparedHome,
  options: { log: (line: string) => void; durable: boolean },
): Promise<void> {
  const version = await clusterVersion(home);
  if (version === majorVersion) return;
  if (version !== undefined)
    throw new StartError(
      `The database in ${home.directory} was made by PostgreSQL ${version}, this is ${majorVersion}: dump it with the old one and load it here.`,
    );
  await removeDeadDrafts(home);
  options.log('Making a new PostgreSQL cluster.');
  const draft = join(home.directory, `draft-${process.pid}-${randomBytes(4).toString('hex')}`);
  await mkdir(draft, { mode: 0o700 });
  try {
    const passwordFile = join(draft, 'password');
    const cluster = join(draft, 'cluster');
    await mkdir(cluster, { mode: 0o700 });
    await writeFile(passwordFile, home.password, { mode: 0o600 });
    if (home.user)
      for (const path of [draft, cluster, passwordFile])
        await chown(path, home.user.uid, home.user.gid);
    await initdb(home, cluster, passwordFile, options.durable);
    await rename(cluster, home.cluster).catch(async (error) => {
      if ((await clusterVersion(home)) === undefined) throw error;
    });
    await syncDirectory(home.directory);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const clusterVersion = (home: PreparedHome): Promise<string | undefined> =>
  readFile(join(home.cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );

async function initdb(
  home: PreparedHome,
  cluster: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  // Unicode case rules that do not depend on the machine's locales.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const child = spawn(
    home.bin('initdb'),
    [
      ...['-D', cluster, '-U', 'nuntix', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--encoding=UTF8', ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])],
    ],
    { ...runAs(home.user), stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new StartError(`PostgreSQL could not make its cluster: ${gist(complaints)}`);
}

/** The line of the output that names the cause. */
const gist = (text: string): string => {
  const lines = text.trim().split('\n');
  return (lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? '').trim();
};

async function removeDeadDrafts(home: PreparedHome): Promise<void> {
  for (const name of await readdir(home.directory)) {
    const pid = Number(/^draft-(\d+)-/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(home.directory, name), { recursive: true });
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  await handle.sync();
  await handle.close();
}
