import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { keys } from './documented-api.ts';

/** Runs a command with the keys of the samples and no proxy between it and the server. */
export async function print(
  [command, ...args]: readonly [string, ...string[]],
  folder: string,
): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: folder,
    timeout: 600_000,
    env: environment(),
  });
  return stdout;
}

/** Three at a time: more would only wait for each other. */
export async function inTurn<Entry>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<string>,
): Promise<string[]> {
  const results: string[] = [];
  const waiting = [...entries.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await work(next[1]);
  };
  await Promise.all([worker(), worker(), worker()]);
  return results;
}

export function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_ENV } = process.env;
  const offline = { NO_PROXY: '*', GOPROXY: 'off', GOTOOLCHAIN: 'local' };
  return { PATH, HOME, TMPDIR, NODE_ENV, ...keys, ...offline };
}
