import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Change } from './change.ts';
import { databaseSetting } from './database.ts';

/**
 * `missing`: the text to find does not occur exactly once. `broken`: the tests did not even run.
 */
export type Outcome = 'killed' | 'hung' | 'survived' | 'missing' | 'broken';

export type Workshop = {
  /** Failures in the unmodified tree; empty if there are none. */
  findFailures(tests: readonly string[]): Promise<string[]>;
  tryChange(change: Change): Promise<Outcome>;
  close(): Promise<void>;
};

const oneChangeMs = 180_000;
const allTestsMs = 1_200_000;
const endWithinMs = 15_000;
const options = ['--config=tests/mutations/list.config.ts', '--bail=1', '--reporter=json'];

/** A copy of the tree in which code may be broken. */
export async function openWorkshop(databaseUrl: string): Promise<Workshop> {
  const directory = await mkdtemp(join(tmpdir(), 'nuntix-mutate-'));
  for (const file of await sourceFiles())
    await cp(file, join(directory, file), { recursive: true });
  await symlink(resolve('node_modules'), join(directory, 'node_modules'));
  const runTests = (tests: readonly string[], withinMs: number) =>
    vitest({ directory, databaseUrl }, tests, withinMs);

  return {
    findFailures: async (tests) => {
      const { outcome, failures } = await runTests(tests, allTestsMs);
      if (outcome === 'survived') return [];
      return failures.length > 0 ? failures : [`${outcome}: no test reported a failure`];
    },
    tryChange: async ({ file, find, replace, tests }) => {
      const path = join(directory, file);
      const before = await readFile(path, 'utf8').catch(() => '');
      if (before.split(find).length !== 2) return 'missing';
      await writeFile(
        path,
        before.replace(find, () => replace),
      );
      try {
        return (await runTests(tests, oneChangeMs)).outcome;
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
  // A file that was deleted but not committed is still listed.
  return stdout.split('\0').filter((file) => file !== '' && existsSync(file));
}

type TestRun = { outcome: Outcome; failures: string[] };

const report = z.object({
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      message: z.string(),
      status: z.string(),
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

async function vitest(
  { directory, databaseUrl }: { directory: string; databaseUrl: string },
  tests: readonly string[],
  withinMs: number,
): Promise<TestRun> {
  const written = join(directory, 'mutation-report.json');
  await rm(written, { force: true });
  // With our own Node: the machine's may be older, and programs started by tests need 24.
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...tests, ...options, `--outputFile=${written}`],
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
  if (isLate) return { outcome: 'hung', failures: [] };
  const { data } = report.safeParse(JSON.parse(await readFile(written, 'utf8').catch(() => '{}')));
  if (!data) return { outcome: 'broken', failures: [] };
  const failures = data.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${name}: ${fullName}`);
    return status === 'failed' ? [`${name}: ${message}`] : [];
  });
  if (data.success) return { outcome: 'survived', failures };
  return { outcome: data.numFailedTests > 0 ? 'killed' : 'broken', failures };
}
