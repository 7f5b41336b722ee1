import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findHome } from './embedded/home.ts';
import { clusterProcesses } from './embedded/processes.ts';
import { runAs, usableRuntime } from './embedded/runtime.ts';
import { type EmbeddedDatabase, runningEmbedded, startEmbedded } from './embedded.ts';

/** A stopped cluster; most tests start from a copy of it. */
let template: string;
let folder: string;
let started: EmbeddedDatabase[];
let children: ChildProcess[];

beforeAll(async () => {
  template = await makeFolder();
  await (await startEmbedded({ dataDir: template, log: () => undefined, durable: false })).stop();
});
afterAll(() => rm(template, { recursive: true }));

beforeEach(async () => {
  folder = await makeFolder();
  // `cp -a` keeps owners, `fs.cp` does not.
  spawnSync('cp', ['-a', `${template}/.`, folder]);
  started = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(started.map(({ stop }) => stop()));
  await rm(folder, { recursive: true, force: true });
});

async function makeFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(made, 0o755);
  return made;
}

async function begin(dataDir = folder): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ dataDir, log: () => undefined, durable: false });
  started.push(embedded);
  return embedded;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function homeOf(dataDir = folder) {
  const home = await findHome(dataDir);
  if (!home) throw new Error('no home');
  return home;
}

async function postmasterPid(dataDir = folder): Promise<number> {
  const { cluster } = await homeOf(dataDir);
  return Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);
}

async function holdInAnotherProcess(): Promise<{ holder: ChildProcess; url: string }> {
  const script = join(import.meta.dirname, '../../tests/support/hold-cluster.ts');
  const holder = spawn(process.execPath, [script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(holder);
  const [url] = await once(holder.stdout, 'data');
  return { holder, url: String(url) };
}

test('rows survive a stop, and no process is left running', async () => {
  const first = await begin();
  await query(first.url, 'create table kept as select 7 as n');
  await first.stop();
  expect(await clusterProcesses(await homeOf())).toEqual([]);
  const second = await begin();
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('listens on no TCP port and requires the password', async () => {
  const { url } = await begin();
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  const { directory, cluster } = await homeOf();
  expect((await stat(cluster)).mode & 0o777).toBe(0o700);
  expect((await stat(join(directory, 'password'))).mode & 0o777).toBe(0o600);
});

test('a second start on the same folder fails and names the process that has it', async () => {
  await begin();
  await expect(begin()).rejects.toThrow(`in use by process ${process.pid}`);
});

test('of several simultaneous first starts exactly one succeeds', async () => {
  await rm(join(folder, 'postgres'), { recursive: true });
  const outcomes = await Promise.allSettled([begin(), begin(), begin()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason.message).toMatch(/is in use by/);
  expect(await query(started[0]?.url ?? '', 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('two data folders run side by side', async () => {
  await Promise.all(['a', 'b'].map((name) => mkdir(join(folder, name))));
  const [a, b] = await Promise.all([begin(join(folder, 'a')), begin(join(folder, 'b'))]);
  await query(a.url, 'create table only_here ()');
  await expect(query(b.url, 'select from only_here')).rejects.toThrow(/does not exist/);
});

test('a folder name with spaces and special characters works', async () => {
  const dataDir = join(folder, `a b+ü%20'"#?&`);
  await mkdir(dataDir);
  const { url } = await begin(dataDir);
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a path too long for a Unix socket uses loopback TCP', async () => {
  const dataDir = join(folder, 'deep'.repeat(30));
  await mkdir(dataDir);
  const { url } = await begin(dataDir);
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(await runningEmbedded(dataDir)).toBe(url);
});

test('kill -9 of the server stops PostgreSQL too, and the next start finds its rows', async () => {
  const { holder, url } = await holdInAnotherProcess();
  await query(url, 'create table acknowledged as select 1 as n');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await expect.poll(async () => clusterProcesses(await homeOf())).toEqual([]);
  const next = await begin();
  expect(await query(next.url, 'select n from acknowledged')).toEqual([{ n: 1 }]);
});

test('a start right after kill -9 waits for the old PostgreSQL to end', async () => {
  const { holder } = await holdInAnotherProcess();
  holder.kill('SIGKILL');
  const next = await begin();
  expect(await query(next.url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('an orphaned PostgreSQL is stopped and replaced', async () => {
  const { directory, cluster } = await homeOf();
  const { uid, gid } = await stat(cluster);
  const user = process.getuid?.() === 0 ? { uid, gid } : undefined;
  const orphan = spawn(
    join(await usableRuntime(directory, user), 'bin', 'postgres'),
    ['-D', cluster, '-k', cluster, '-c', 'listen_addresses='],
    { ...runAs(user), stdio: 'ignore' },
  );
  children.push(orphan);
  await expect.poll(() => runningEmbedded(folder).catch(() => undefined)).toBeDefined();
  const { url } = await begin();
  expect(orphan.exitCode).toBe(0);
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a stale lock file whose pid now belongs to another process is removed', async () => {
  const { cluster } = await homeOf();
  await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n`);
  const { url } = await begin();
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test.each([
  ['socket', ''],
  ['port', 'deep'.repeat(30)],
])('a PostgreSQL that dies is restarted on the same %s', async (_, name) => {
  const dataDir = join(folder, name);
  await mkdir(dataDir, { recursive: true });
  const { url } = await begin(dataDir);
  const pid = await postmasterPid(dataDir);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => query(url, 'select 1 as n').catch(() => [])).toEqual([{ n: 1 }]);
  expect(await postmasterPid(dataDir)).not.toBe(pid);
});

test('a cluster of another major version is not touched', async () => {
  await writeFile(join((await homeOf()).cluster, 'PG_VERSION'), '17\n');
  await expect(begin()).rejects.toThrow(/made by PostgreSQL 17/);
});

test('a missing password file is reported by its path', async () => {
  await rm(join((await homeOf()).directory, 'password'));
  await expect(begin()).rejects.toThrow(/password is missing/);
});

test('a wrong password file is reported in one line', async () => {
  await writeFile(join((await homeOf()).directory, 'password'), 'from elsewhere');
  await expect(begin()).rejects.toThrow(/does not know the password/);
  expect(await clusterProcesses(await homeOf())).toEqual([]);
});

// Only root can hand the cluster to another user.
if (process.getuid?.() === 0)
  describe('as root, in a folder that other users may not enter', () => {
    test('the cluster is created elsewhere, and the second start finds it there', async () => {
      await rm(join(folder, 'postgres'), { recursive: true });
      await chmod(folder, 0o700);
      const first = await begin();
      try {
        expect(first.directory.startsWith(folder)).toBe(false);
        await query(first.url, 'create table kept as select 7 as n');
        await first.stop();
        const second = await begin();
        expect(second.directory).toBe(first.directory);
        expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
        await second.stop();
      } finally {
        await rm(first.directory, { recursive: true });
      }
      await expect(begin()).rejects.toThrow(/which is gone/);
    });

    test('PostgreSQL runs as an unprivileged user', async () => {
      await begin();
      const pid = await postmasterPid();
      expect((await stat(`/proc/${pid}`)).uid).not.toBe(0);
    });
  });
