import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { variables } from '../environment.ts';
import type { SampleValues } from '../fill-values.ts';

/** Runs a command with what the samples read from their environment, and without a proxy. */
export async function print(
  [command, ...args]: readonly [string, ...string[]],
  folder: string,
  values?: SampleValues,
): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: folder,
    timeout: 600_000,
    env: environment(values),
  });
  return stdout;
}

/** Two at a time: more would only wait for each other. */
export async function inTurn<Entry, Result>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...entries.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await work(next[1]);
  };
  await Promise.all([worker(), worker()]);
  return results;
}

export function environment(values?: SampleValues): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_ENV } = process.env;
  const offline = { NO_PROXY: '*', GOPROXY: 'off', GOTOOLCHAIN: 'local' };
  const given = values && {
    [variables.host]: values.host,
    [variables.accessKey]: values.accessKey,
    [variables.secretKey]: values.secretKey,
    [variables.callbackSecret]: values.callbackSecret,
  };
  return { PATH, HOME, TMPDIR, NODE_ENV, ...given, ...offline };
}
