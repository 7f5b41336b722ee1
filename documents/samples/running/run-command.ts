import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { keyPrefix } from '#content/fill-brand.ts';

/** What the samples read from their environment. */
export type SampleKeys = { accessKey: string; secretKey: string };

/** Runs a command with the keys of the samples and without a proxy. */
export async function print(
  [command, ...args]: readonly [string, ...string[]],
  folder: string,
  keys?: SampleKeys,
): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: folder,
    timeout: 600_000,
    env: environment(keys),
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

export function environment(keys?: SampleKeys): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_ENV } = process.env;
  const offline = { NO_PROXY: '*', GOPROXY: 'off', GOTOOLCHAIN: 'local' };
  const given = keys && {
    [`${keyPrefix}_ACCESS_KEY`]: keys.accessKey,
    [`${keyPrefix}_SECRET_KEY`]: keys.secretKey,
  };
  return { PATH, HOME, TMPDIR, NODE_ENV, ...given, ...offline };
}
