import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Finding = { verdict: 'ok' | 'failed' | 'not found'; output?: string };

/** Also searches folders outside an ordinary user's PATH: nginx is in /usr/sbin. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Runs a program to its end. Returns its combined output; any exit code except 0 is a failure. */
export function runTool(
  program: string,
  args: readonly string[],
): Promise<Finding & { output: string }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ verdict: 'failed', output: error.message }));
    child.on('close', (code) => resolve({ verdict: code === 0 ? 'ok' : 'failed', output }));
  });
}
