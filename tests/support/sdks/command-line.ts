import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '#documents/samples/running/run-command.ts';
import { node } from './node.ts';
import type { PackageSite } from './package-site.ts';

export type Done = { code: number | null; out: string; err: string };

type Given = { input?: string; variables?: Record<string, string> };

/** A folder of a user in which the program is used; npm finds it in the folder above. */
export type CommandLine = {
  folder: string;
  /** Runs a command to its end. */
  run: (args: readonly string[], given?: Given) => Promise<Done>;
  /** Starts one that runs until it is told to end. */
  start: (args: readonly string[]) => Started;
};

export type Started = {
  /** What it has written so far. */
  written: () => Pick<Done, 'out' | 'err'>;
  /** As Ctrl-C does. */
  interrupt: () => Promise<Done>;
};

/** Installs the package once; each call is another empty folder. */
export async function commandLines(
  site: PackageSite,
): Promise<{ open: () => Promise<CommandLine>; close: () => Promise<void> }> {
  const place = await site.install(node, 'command-line');
  const program = join(place, 'node_modules/.bin', site.packages.sdk.names.package);
  const running = new Set<ChildProcess>();

  const open = async (): Promise<CommandLine> => {
    const folder = await mkdtemp(join(place, 'user-'));
    const begin = (args: readonly string[], { input, variables }: Given = {}) => {
      const child = spawn(program, args, { cwd: folder, env: { ...environment(), ...variables } });
      running.add(child);
      const written = { out: '', err: '' };
      child.stdout.setEncoding('utf8').on('data', (text) => (written.out += text));
      child.stderr.setEncoding('utf8').on('data', (text) => (written.err += text));
      child.stdin.end(input);
      const done = once(child, 'close').then(([code]): Done => {
        running.delete(child);
        return { code, ...written };
      });
      return { child, written, done };
    };
    return {
      folder,
      run: (args, given) => begin(args, given).done,
      start: (args) => {
        const { child, written, done } = begin(args);
        return {
          written: () => written,
          interrupt: () => {
            child.kill('SIGINT');
            return done;
          },
        };
      },
    };
  };

  return {
    open,
    close: async () => {
      for (const child of running) child.kill('SIGKILL');
      await rm(place, { recursive: true });
    },
  };
}
