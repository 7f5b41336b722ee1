import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Change } from './change.ts';
import { databaseSetting } from './database.ts';

/** `missing`: the text to find is not there exactly once. `broken`: the tests did not even run. */
export type Outcome = 'killed' | 'hung' | 'survived' | 'missing' | 'broken';

export type Workshop = {
  isGreen(tests: readonly string[]): Promise<boolean>;
  tryChange(change: Change): Promise<Outcome>;
  close(): Promise<void>;
};

const oneChangeMs = 180_000;
const allTestsMs = 1_200_000;
const endWithinMs = 15_000;
const options = ['--config=tests/mutations/list.config.ts', '--bail=1', '--reporter=json'];

/** A copy of the tree where code may be broken. */
export async function openWorkshop(databaseUrl: string): Promise<Workshop> {
  const directory = await mkdtemp(join(tmpdir(), 'nuntix-mutate-'));
  for (const file of await sourceFiles())
    await cp(file, join(directory, file), { recursive: true });
  await symlink(resolve('node_modules'), join(directory, 'node_modules'));
  const runTests = (tests: readonly string[], withinMs: number) =>
    vitest({ directory, databaseUrl }, tests, withinMs);

  return {
    isGreen: async (tests) => (await runTests(tests, allTestsMs)) === 'survived',
    tryChange: async ({ file, find, replace, tests }) => {
      const path = join(directory, file);
      const before = await readFile(path, 'utf8').catch(() => '');
      if (before.split(find).length !== 2) return 'missing';
      await writeFile(
        path,
        before.replace(find, () => replace),
      );
      try {
        return await runTests(tests, oneChangeMs);
      } finally {
        await writeFile(path, before);
      }
    },
    close: () => rm(directory, { recursive: true, force: true }),
  };
}

async function sourceFiles(): Promise<string[]> {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', listed, { maxBuffer: 2 ** 26 });
  return stdout.split('\0').filter(Boolean);
}

const report = z.object({ numFailedTests: z.number(), success: z.boolean() });

async function vitest(
  { directory, databaseUrl }: { directory: string; databaseUrl: string },
  tests: readonly string[],
  withinMs: number,
): Promise<Outcome> {
  const written = join(directory, 'mutation-report.json');
  await rm(written, { force: true });
  const child = spawn(
    'node_modules/.bin/vitest',
    ['run', ...tests, ...options, `--outputFile=${written}`],
    {
      cwd: directory,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, [databaseSetting]: databaseUrl },
    },
  );
  let isLate = false;
  const signal = (name: NodeJS.Signals) => child.pid && process.kill(-child.pid, name);
  const late = setTimeout(() => {
    isLate = true;
    signal('SIGTERM');
  }, withinMs);
  const end = setTimeout(() => signal('SIGKILL'), withinMs + endWithinMs);
  await once(child, 'exit');
  clearTimeout(late);
  clearTimeout(end);
  if (isLate) return 'hung';
  const { data } = report.safeParse(JSON.parse(await readFile(written, 'utf8').catch(() => '{}')));
  if (data?.success) return 'survived';
  return data && data.numFailedTests > 0 ? 'killed' : 'broken';
}
