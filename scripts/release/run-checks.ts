import { startGroup, stopCode } from '../run/process-group.mjs';
import { type CheckRun, readRecord, readTree, writeRun } from './check-record.ts';
import { type ReleaseCheck, releaseChecks } from './checks.ts';

/**
 * Runs each check to its end and records the result. A failed check does not stop the others; an
 * interrupted one is not recorded.
 */
export async function runChecks(
  checks: readonly ReleaseCheck[],
  { root, recordFile }: { root: string; recordFile: string },
): Promise<void> {
  for (const [index, check] of checks.entries()) {
    console.log(`\n[${index + 1} of ${checks.length}] npm run ${check}`);
    const before = readTree(root);
    const startMs = performance.now();
    const { ended } = startGroup(['npm', 'run', '--silent', check], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const { code } = await ended;
    const stopped = stopCode();
    if (stopped) process.exit(stopped);
    const after = readTree(root);
    writeRun(recordFile, check, {
      commit: before.commit,
      isModified: before.isModified || after.isModified || after.commit !== before.commit,
      endedAt: new Date().toISOString(),
      seconds: Math.round((performance.now() - startMs) / 1000),
      passed: code === 0,
    });
  }
}

/** The last run of every check, for the terminal. */
export function showRecord(recordFile: string): void {
  const record = readRecord(recordFile);
  console.table(Object.fromEntries(releaseChecks.map((check) => [check, rowOf(record[check])])));
}

export const rowOf = (run: CheckRun | undefined): Record<string, string | number> =>
  run
    ? {
        result: run.passed ? 'passed' : 'FAILED',
        commit: `${run.commit.slice(0, 9)}${run.isModified ? ' with changes' : ''}`,
        ended: run.endedAt.slice(0, 16).replace('T', ' '),
        seconds: run.seconds,
      }
    : { result: 'never run here' };
