import { existsSync } from 'node:fs';
import { mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded.ts';
import { readSiteManifest } from '#server/site/manifest.ts';
import { otherRelease } from '#tests/support/other-release.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import type { Run } from '../measurement.ts';
import { raisedLimits, temporaryFolder } from '../product.ts';
import type { FolderSite } from './folder-server.ts';
import { freePort } from './free-port.ts';
import { valuesOf, writeNginx } from './nginx-config.ts';
import { findProgram, runTool } from './run-tool.ts';
import { selfSigned } from './self-signed.ts';
import { startNginx } from './start-nginx.ts';
import { runDeployOps, stubSystemd } from './stub-systemd.ts';

/** A folder with sources and a build. */
export type Release = { directory: string };

export type Fleet = {
  tls: { port: number; ca: string };
  nginxVersion: string;
  older: Release;
  newer: Release;
  /** Releases with open pages, whose files are requested. */
  open: Set<Release>;
  /** `deploy/ops upgrade` and `deploy/ops rollback`, as shipped. */
  upgrade(release: Release): Promise<void>;
  rollBack(): Promise<void>;
  /** One process ends as in a crash, and systemd restarts it later. */
  kill(): Promise<{ startAgain(): Promise<void> }>;
  /** nginx reloads its configuration. */
  reload(): void;
  database: { url: string; stop(): Promise<void>; start(): Promise<void> };
};

type FleetOptions = { processes?: number; folders?: readonly FolderSite[] };

/** How long `deploy/ops` counts 5xx here. */
const watchSeconds = 5;

/** Production processes behind the shipped nginx, with their own PostgreSQL. */
export async function startFleet(
  run: Run,
  { processes = 2, folders = [] }: FleetOptions = {},
): Promise<Fleet> {
  const [nginx, openssl] = [findProgram('nginx'), findProgram('openssl')];
  if (!nginx || !openssl)
    throw new Error('This needs nginx and openssl on this machine: apt install nginx openssl.');
  const older = { directory: join(import.meta.dirname, '../..') };
  const newer = await otherRelease();
  run.onEnd(newer.remove);

  const dataDir = await temporaryFolder(run);
  const begin = () => startEmbedded({ dataDir, log: () => undefined });
  let cluster = await begin();
  run.onEnd(() => cluster.stop());

  // As in deploy/README.md: each port is a link to the release that runs there.
  const folder = await temporaryFolder(run);
  const root = join(folder, 'site');
  await mkdir(join(root, 'ports'), { recursive: true });
  const sets: number[][] = [[], []];
  for (const set of sets) while (set.length < processes) set.push(await freePort());
  const [ports = [], others = []] = sets;
  const front = { tls: await freePort(), plain: await freePort() };
  const open = new Set<Release>();
  const running = new Map<number, ServerProcess>();
  const end = async (port: number, signal: NodeJS.Signals) => {
    running.get(port)?.child.kill(signal);
    await running.get(port)?.ended;
    running.delete(port);
  };
  const start = async (port: number) => {
    if (running.has(port)) return;
    const directory = await readlink(join(root, 'ports', String(port)));
    const server = await startServerProcess(
      {
        ...productionSettings,
        ...raisedLimits,
        ...{ DATA_DIR: dataDir, DATABASE_URL: cluster.url, SMTP_URL: 'smtps://127.0.0.1:1' },
        ...{ PUBLIC_URL: `https://localhost:${front.tls}`, TRUSTED_PROXIES: '127.0.0.1' },
        // The load of this machine must not influence the result.
        ...{ PORT: String(port), LOG_LEVEL: 'error', LIMIT_DELAY_MS: '0' },
      },
      directory,
    );
    running.set(port, server);
    open.add(directory === older.directory ? older : newer);
  };
  run.onEnd(() => Promise.all([...running.keys()].map((port) => end(port, 'SIGKILL'))));
  await symlink(older.directory, join(root, 'current'));
  for (const port of ports) {
    await symlink(older.directory, join(root, 'ports', String(port)));
    await start(port);
  }

  const site = {
    ...{ folder, folders, ports: front, name: 'localhost', rate: '100000r/s' },
    certificate: await selfSigned(openssl, folder),
    version: (await runTool(nginx, ['-v'])).output,
    servers: ports.map((port) => `127.0.0.1:${port}`),
    files: join(root, 'current/build/client'),
  };
  const config = await writeNginx(site);
  const proxy = await startNginx(nginx, config, front.tls);
  run.onEnd(proxy.stop);

  const units = {
    start,
    stop: (port: number) => end(port, 'SIGTERM'),
    reloadNginx: proxy.reload,
    nginxPid: () => proxy.pid,
  };
  const programs = await stubSystemd(folder, units, { program: nginx, config });
  run.onEnd(programs.stop);
  const values = {
    ...(await valuesOf(site)),
    // The pages of these releases are built for another origin than this machine.
    SITE_ORIGIN: (await originOf(older)) ?? '',
  };
  await writeFile(
    join(folder, 'nginx.env'),
    Object.entries(values)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(''),
  );
  const free = () => (ports.some((port) => running.has(port)) ? others : ports);
  const deploy = async (...line: string[]) => {
    const places = ['--root', root, '--config', folder, '--nginx', join(folder, 'site.conf')];
    const set = ['--ports', free().join(','), '--watch', String(watchSeconds)];
    await runDeployOps(older.directory, programs.folder, [...line, ...places, ...set]);
  };

  return {
    tls: { port: front.tls, ca: await readFile(site.certificate.file, 'utf8') },
    nginxVersion: /[\d.]+/.exec(site.version)?.[0] ?? 'of an unknown version',
    older,
    newer,
    open,
    upgrade: (release) => deploy('upgrade', release.directory),
    rollBack: () => deploy('rollback'),
    kill: async () => {
      const [port = 0] = running.keys();
      await end(port, 'SIGKILL');
      return { startAgain: () => start(port) };
    },
    reload: proxy.reload,
    database: {
      url: cluster.url,
      stop: () => cluster.stop(),
      start: async () => {
        cluster = await begin();
      },
    },
  };
}

const originOf = async ({ directory }: Release): Promise<string | undefined> =>
  existsSync(join(directory, 'build/site.json'))
    ? (await readSiteManifest(join(directory, 'build'))).origin
    : undefined;
