import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  output(): string;
  /** Resolves with the exit code, or with the signal that ended it. */
  ended: Promise<number | string>;
}

export interface EndedProcess {
  code: number | string;
  stdout: string;
  stderr: string;
}

const root = join(import.meta.dirname, '../..');

/** The real server as a separate process, on a free port unless `PORT` is set. */
export async function startServerProcess(
  env: Record<string, string>,
  directory = root,
): Promise<ServerProcess> {
  const { child, ended, output } = begin(env, directory);
  const ready = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const url = /^(?:R|Not r)eady at (\S+)/m.exec(output().stdout)?.[1];
    if (url) ready.resolve(url);
  });
  ended.then((code) => {
    const { stdout, stderr } = output();
    ready.reject(new Error(`The server ended (${code}) instead:\n${stdout}\n${stderr}`));
  });
  return { child, ended, output: () => output().stdout, url: await ready.promise };
}

/** Starts a server that cannot succeed, and waits for its exit. */
export async function runServerProcess(
  env: Record<string, string>,
  directory = root,
): Promise<EndedProcess> {
  const { ended, output } = begin(env, directory);
  return { code: await ended, ...output() };
}

function begin(env: Record<string, string>, directory: string) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: directory,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const leaveNothing = () => void child.kill('SIGKILL');
  process.once('exit', leaveNothing);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]) => {
    process.off('exit', leaveNothing);
    return code ?? signal;
  });
  return { child, ended, output: () => ({ stdout, stderr }) };
}
