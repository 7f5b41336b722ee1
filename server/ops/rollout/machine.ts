import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { type Side, writeWhole } from './state.ts';

export type Machine = ReturnType<typeof machineAt>;

type Places = { root: string; config: string; nginx: string };

/** Folders, units and nginx as described in deploy/README.md, “systemd and nginx”. */
export function machineAt({ root, config, nginx }: Places) {
  const values = join(config, 'nginx.env');
  const current = join(root, 'current');

  const readValues = () =>
    readFile(values, 'utf8').catch(() => {
      throw new StartError(`${values} cannot be read: deploy/README.md tells how it is made.`);
    });

  const settingOf = async (name: string) =>
    new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(await readValues())?.[1] ?? '';

  const servers = () => settingOf('SITE_SERVERS');

  return {
    stateFile: join(root, 'rollout.json'),

    origin: () => settingOf('SITE_ORIGIN'),

    /** The release and ports that nginx sends visitors to. */
    serving: async (): Promise<Side> => ({
      directory: await readlink(current).catch(() => {
        throw new StartError(`${current} is not there: deploy/README.md tells how to begin.`);
      }),
      ports: [...(await servers()).matchAll(/server [^\s;]*:(\d+)/g)].map(([, port]) =>
        Number(port),
      ),
    }),

    /** Migrates as the role that owns the tables; without one, processes migrate at start. */
    migrate: async ({ directory }: Side) => {
      if (!existsSync(join(config, 'owner.env'))) return;
      await run(join(directory, 'deploy/ops'), '--owner', 'db', 'migrate');
    },

    /** Resolves when all processes are ready: the unit waits for `/readyz`. */
    start: async ({ directory, ports }: Side) => {
      for (const port of ports) await link(directory, join(root, 'ports', String(port)));
      await run('systemctl', 'enable', '--now', ...ports.map(unitOf));
    },

    stop: ({ ports }: Side) => run('systemctl', 'disable', '--now', ...ports.map(unitOf)),

    /** Points nginx at these processes and at their release's files. */
    changeOver: async ({ directory, ports }: Side) => {
      const shape = /server [^\s;]*:\d+([^;]*);/.exec(await servers())?.[1] ?? '';
      const line = ports.map((port) => `server 127.0.0.1:${port}${shape};`).join(' ');
      const text = await readValues();
      await writeWhole(values, text.replace(/^SITE_SERVERS=.*$/m, `SITE_SERVERS="${line}"`));
      await link(directory, current);
      await run(join(directory, 'deploy/nginx/fill'), values, nginx);
      await run('nginx', '-t');
      await run('systemctl', 'reload', 'nginx');
    },

    /** Old nginx workers end once their requests are answered, most within seconds. */
    awaitOldWorkers: async (longestMs: number) => {
      const { output: pid } = await run(
        ...(['systemctl', 'show', '--property', 'MainPID', '--value', 'nginx'] as const),
      );
      const untilMs = Date.now() + longestMs;
      const isShutting = async () =>
        (await attempt('pgrep', '--parent', pid.trim(), '--full', 'shutting down')).code === 0;
      while ((await isShutting()) && Date.now() < untilMs) await pause(250);
    },

    /** Scrape target per process, for Prometheus (file_sd_configs). */
    writeTargets: (sides: readonly Side[]) => {
      const targets = sides.flatMap(({ ports }) => ports.map((port) => `127.0.0.1:1${port}`));
      return writeWhole(join(root, 'targets.json'), `${JSON.stringify([{ targets }])}\n`);
    },

    /** Log text since an offset; the log may have been rotated meanwhile. */
    logSince: async (offset: number): Promise<{ text: string; end: number }> => {
      const log = await settingOf('SITE_LOG');
      const { size } = await stat(log).catch(() => ({ size: 0 }));
      const from = size < offset ? 0 : offset;
      if (size === from) return { text: '', end: size };
      const file = await open(log);
      const buffer = Buffer.alloc(size - from);
      await file.read(buffer, 0, buffer.length, from).finally(() => file.close());
      return { text: buffer.toString(), end: size };
    },
  };
}

const unitOf = (port: number): string => `site@${port}`;

/** Replaces the link atomically: `current` is read all the time. */
async function link(target: string, path: string): Promise<void> {
  await rm(`${path}.new`, { force: true });
  await symlink(target, `${path}.new`);
  await rename(`${path}.new`, path);
}

async function attempt(program: string, ...args: string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

async function run(program: string, ...args: string[]) {
  const { code, output } = await attempt(program, ...args).catch((error) => ({
    ...{ code: 127, output: String(error) },
  }));
  if (code !== 0)
    throw new StartError(`${[program, ...args].join(' ')} failed (${code}):\n${output.trim()}`);
  return { code, output };
}
