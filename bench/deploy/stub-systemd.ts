import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A fake of systemd units, for machines without systemd. */
export type Units = {
  start(port: number): Promise<void>;
  stop(port: number): Promise<void>;
  reloadNginx(): void;
  nginxPid(): number;
};

type Called = { code: number; text: string };

/**
 * A folder with `systemctl` and `nginx` for the PATH of `deploy/ops`: the first calls this process,
 * the second reads the complete configuration around the filled one.
 */
export async function stubSystemd(
  folder: string,
  units: Units,
  nginx: { program: string; config: string },
): Promise<{ folder: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const called = await answer(units, (await text(request)).trim().split(' '));
    response.writeHead(called.code === 0 ? 200 : 500).end(called.text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const programs = join(folder, 'programs');
  await mkdir(programs);
  const ask = `curl --silent --show-error --fail-with-body --data "$*" http://127.0.0.1:${port}/`;
  await writeProgram(join(programs, 'systemctl'), `exec ${ask}`);
  await writeProgram(join(programs, 'nginx'), `exec ${nginx.program} "$@" -c ${nginx.config}`);
  return {
    folder: programs,
    stop: async () => void server.close().closeAllConnections(),
  };
}

async function answer(units: Units, [verb, ...rest]: string[]): Promise<Called> {
  const ports = rest.flatMap((word) => /^site@(\d+)$/.exec(word)?.slice(1) ?? []).map(Number);
  try {
    if (verb === 'enable') await Promise.all(ports.map(units.start));
    else if (verb === 'disable') await Promise.all(ports.map(units.stop));
    else if (verb === 'reload') units.reloadNginx();
    else return { code: 0, text: String(units.nginxPid()) };
    return { code: 0, text: '' };
  } catch (error) {
    return { code: 1, text: String(error) };
  }
}

async function writeProgram(path: string, line: string): Promise<void> {
  await writeFile(path, `#!/bin/sh\n${line}\n`);
  await chmod(path, 0o755);
}

/** Runs the shipped command as an operator would; returns its output if it failed. */
export async function runDeployOps(release: string, programs: string, line: string[]) {
  const child = spawn('sh', [join(release, 'deploy/ops'), ...line], {
    env: { PATH: `${programs}:${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0)
    throw new Error(`deploy/ops ${line.join(' ')} ended with ${code}:\n${out}${errors}`);
  return out;
}
