import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type RunningNginx = {
  pid: number;
  /** Reloads its configuration; requests in flight are completed. */
  reload(): void;
  /** Stops after the last response. */
  stop(): Promise<void>;
};

/** nginx with a complete configuration, in the foreground; resolves when it listens on the port. */
export async function startNginx(
  program: string,
  config: string,
  port: number,
): Promise<RunningNginx> {
  const child = spawn(program, ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = once(child, 'close').then(() => process.off('exit', kill));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaint}`);
    await pause(25);
  }
  return {
    pid: child.pid ?? 0,
    reload: () => void child.kill('SIGHUP'),
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
