import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { connect, loopbackPort, socketFits } from './connection.ts';
import type { PreparedHome } from './home.ts';
import { lockedBy, stopProcesses } from './processes.ts';
import { runAs } from './runtime.ts';

export interface Postmaster {
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL and waits until it accepts connections; `occupied` when another start was
 * faster.
 */
export async function launch(
  home: PreparedHome,
  options: { durable: boolean },
): Promise<Postmaster | 'occupied'> {
  const { log, logStart } = await openLog(home);
  const child = spawn(
    '/bin/sh',
    ['-c', tether, home.bin('postgres'), ...(await serverArguments(home, options))],
    // A process group of its own: Ctrl-C in a terminal signals only this process, which then stops
    // PostgreSQL in order.
    { ...runAs(home.user), stdio: ['ignore', log.fd, log.fd, 'pipe'], detached: true },
  );
  await log.close();
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]);
  const running = { alive: true };
  ended.then(() => {
    running.alive = false;
    release(child);
  });
  const postmaster = { ended, stop: () => stop(home, child, ended) };
  try {
    if (await answers(home, child, running)) return postmaster;
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  if (running.alive) await postmaster.stop();
  const complaints = (await readFile(home.log)).subarray(logStart).toString();
  if (/postmaster\.pid" already exists|socket lock file/.test(complaints)) return 'occupied';
  throw new StartError(`PostgreSQL did not start: ${gist(complaints)} (see ${home.log})`);
}

const patienceMs = 60_000;

/** Checks that the responding PostgreSQL is this child, not that of a simultaneous start. */
async function answers(
  home: PreparedHome,
  child: ChildProcess,
  running: { alive: boolean },
): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (running.alive && Date.now() < deadline) {
    const client = await connect(home, 'nuntix start');
    if (typeof client !== 'string') {
      await client.end();
      if ((await lockedBy(home)) === child.pid) return true;
    }
    await pause(30);
  }
  return false;
}

/**
 * The shell starts a watcher and execs PostgreSQL. When this process dies, the pipe on descriptor 3
 * closes and the watcher sends SIGINT (fast shutdown); writing a line releases the watcher.
 */
const tether = '((read -r _ <&3 || kill -INT $$) &) ; exec "$0" "$@" 3<&-';

function release(child: ChildProcess): void {
  const pipe = child.stdio[3];
  if (!(pipe instanceof Writable)) return;
  pipe.on('error', () => undefined);
  pipe.end('released\n');
}

async function stop(
  home: PreparedHome,
  child: ChildProcess,
  ended: Promise<unknown>,
): Promise<void> {
  child.kill('SIGINT');
  const patience = new AbortController();
  const late = pause(15_000, 'late', { signal: patience.signal }).catch(() => undefined);
  if ((await Promise.race([ended, late])) === 'late') await stopProcesses(home);
  patience.abort();
}

async function serverArguments(
  home: PreparedHome,
  { durable }: { durable: boolean },
): Promise<string[]> {
  const settings = {
    ...(socketFits(home)
      ? { listen_addresses: '', port: 5432, unix_socket_directories: quoted(home.cluster) }
      : {
          listen_addresses: '127.0.0.1',
          port: await choosePort(home),
          unix_socket_directories: '',
        }),
    unix_socket_permissions: '0700',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and rows contain visitors' data, which must not be logged.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(!durable && {
      ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
      // It would visit the databases of hundreds of tests in turn, and make plans invalid.
      autovacuum: 'off',
    }),
  };
  return [
    '-D',
    home.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Reuses the previous port when it is free, so that clients with the old address reconnect. */
async function choosePort(home: PreparedHome): Promise<number> {
  const last = await loopbackPort(home);
  return (last && (await tryPort(last))) || (await tryPort(0)) || 0;
}

async function tryPort(wanted: number): Promise<number | undefined> {
  const server = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return undefined;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? address?.port : undefined;
}

async function openLog(home: PreparedHome) {
  const size = (await stat(home.log).catch(() => undefined))?.size ?? 0;
  if (size > 1_000_000) await truncate(home.log);
  const log = await open(home.log, 'a', 0o600);
  return { log, logStart: size > 1_000_000 ? 0 : size };
}

/** Quotes an entry of the setting, which is a comma-separated list. */
const quoted = (path: string): string => `"${path.replaceAll('"', '""')}"`;

const gist = (text: string): string =>
  /(?:FATAL|PANIC): +(.*)/.exec(text)?.[1] ?? text.trim().split('\n').at(-1) ?? '';
