import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded.ts';
import { otherRelease } from '#tests/support/other-release.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import type { Run } from '../measurement.ts';
import { raisedLimits, temporaryFolder } from '../product.ts';
import type { FolderSite } from './folder-server.ts';
import { freePort } from './free-port.ts';
import { writeNginx } from './nginx-config.ts';
import { findProgram, runTool } from './run-tool.ts';
import { selfSigned } from './self-signed.ts';
import { startNginx } from './start-nginx.ts';

/** A folder with sources and a build. */
export type Release = { directory: string };

export type Fleet = {
  tls: { port: number; ca: string };
  nginxVersion: string;
  older: Release;
  newer: Release;
  /** Whose pages somebody has open: their files are asked for. */
  open: Set<Release>;
  /** Ends the process in this place as an operator would, then starts a release there. */
  replace(place: number, release: Release): Promise<void>;
  /** As a crash would. */
  kill(place: number): Promise<void>;
  start(place: number, release: Release): Promise<void>;
  /** The proxy serves the files of this release from its disk from now on. */
  reload(files: Release): Promise<void>;
  database: { url: string; stop(): Promise<void>; start(): Promise<void> };
};

type FleetOptions = { processes?: number; folders?: readonly FolderSite[] };

/** Processes in production behind the shipped nginx, on a PostgreSQL of their own. */
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

  const places: number[] = [];
  while (places.length < processes) places.push(await freePort());
  const ports = { tls: await freePort(), plain: await freePort() };
  const running: (ServerProcess | undefined)[] = [];
  const end = async (place: number, signal: NodeJS.Signals) => {
    running[place]?.child.kill(signal);
    await running[place]?.ended;
  };
  const open = new Set<Release>();
  const start = async (place: number, release: Release) => {
    running[place] = await startServerProcess(
      {
        ...productionSettings,
        ...raisedLimits,
        ...{ DATA_DIR: dataDir, DATABASE_URL: cluster.url, SMTP_URL: 'smtps://127.0.0.1:1' },
        ...{ PUBLIC_URL: `https://localhost:${ports.tls}`, TRUSTED_PROXIES: '127.0.0.1' },
        // How busy this machine is must not decide what visitors see.
        ...{ PORT: String(places[place]), LOG_LEVEL: 'error', LIMIT_DELAY_MS: '0' },
      },
      release.directory,
    );
    open.add(release);
  };
  for (const place of places.keys()) {
    run.onEnd(() => end(place, 'SIGKILL'));
    await start(place, older);
  }

  const folder = await temporaryFolder(run);
  const site = {
    ...{ folder, folders, ports, name: 'localhost', rate: '100000r/s' },
    certificate: await selfSigned(openssl, folder),
    version: (await runTool(nginx, ['-v'])).output,
    servers: places.map((port) => `127.0.0.1:${port}`),
  };
  const write = ({ directory }: Release) =>
    writeNginx({ ...site, files: join(directory, 'build/client') });
  const front = await startNginx(nginx, await write(older), ports.tls);
  run.onEnd(front.stop);

  return {
    tls: { port: ports.tls, ca: await readFile(site.certificate.file, 'utf8') },
    nginxVersion: /[\d.]+/.exec(site.version)?.[0] ?? 'of an unknown version',
    older,
    newer,
    open,
    replace: async (place, release) => {
      await end(place, 'SIGTERM');
      await start(place, release);
    },
    kill: (place) => end(place, 'SIGKILL'),
    start,
    reload: async (files) => {
      await write(files);
      front.reload();
    },
    database: {
      url: cluster.url,
      stop: () => cluster.stop(),
      start: async () => {
        cluster = await begin();
      },
    },
  };
}
