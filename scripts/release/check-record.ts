import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const checkRun = z.object({
  commit: z.string(),
  /** The tree had uncommitted changes. */
  isModified: z.boolean(),
  endedAt: z.iso.datetime(),
  seconds: z.number(),
  passed: z.boolean(),
});
const record = z.record(z.string(), checkRun);

export type CheckRun = z.infer<typeof checkRun>;
export type CheckRecord = z.infer<typeof record>;
export type TreeState = Pick<CheckRun, 'commit' | 'isModified'>;

/** The last run of each check in this checkout; empty before the first. */
export function readRecord(file: string): CheckRecord {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  return record.parse(JSON.parse(text));
}

/** Keeps the runs of the other checks, so that several invocations fill one record. */
export function writeRun(file: string, check: string, run: CheckRun): void {
  mkdirSync(dirname(file), { recursive: true });
  const changed = { ...readRecord(file), [check]: run };
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`);
}

export function readTree(root: string): TreeState {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return {
    commit: git('rev-parse', 'HEAD').trim(),
    isModified: git('status', '--porcelain').trim() !== '',
  };
}

/** A run only counts for exactly the same files. */
export const hasPassedOn = (run: CheckRun | undefined, tree: TreeState): boolean =>
  run?.passed === true && run.commit === tree.commit && !run.isModified && !tree.isModified;
