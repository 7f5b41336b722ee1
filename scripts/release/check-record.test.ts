import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { hasPassedOn, readRecord, readTree, writeRun } from './check-record.ts';
import { chooseChecks, releaseChecks } from './checks.ts';
import { rowOf, runChecks } from './run-checks.ts';

const run = {
  commit: 'a'.repeat(40),
  isModified: false,
  endedAt: '2026-11-18T08:30:12.000Z',
  seconds: 412,
  passed: true,
};
const tree = { commit: run.commit, isModified: false };

let root: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-record-'));
  file = join(root, '.cache', 'release-checks.json');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a run is recorded next to those of other checks and replaces the previous one', () => {
  expect(readRecord(file)).toEqual({});
  writeRun(file, 'bench', run);
  writeRun(file, 'chaos', { ...run, passed: false });
  writeRun(file, 'bench', { ...run, seconds: 500 });
  expect(readRecord(file)).toEqual({
    bench: { ...run, seconds: 500 },
    chaos: { ...run, passed: false },
  });
});

test('a record that cannot be read is an error, not an empty one', () => {
  writeRun(file, 'bench', run);
  writeFileSync(file, '{ "bench": { "passed": true } }');
  expect(() => readRecord(file)).toThrow();
});

test('a run counts for the commit it passed on, without changes then or now', () => {
  expect(hasPassedOn(run, tree)).toBe(true);
  expect(hasPassedOn(undefined, tree)).toBe(false);
  expect(hasPassedOn({ ...run, passed: false }, tree)).toBe(false);
  expect(hasPassedOn({ ...run, isModified: true }, tree)).toBe(false);
  expect(hasPassedOn(run, { ...tree, isModified: true })).toBe(false);
  expect(hasPassedOn(run, { ...tree, commit: 'b'.repeat(40) })).toBe(false);
});

test('the tree is named by its commit and by whether it was changed since', () => {
  const commit = commitAll();
  expect(readTree(root)).toEqual({ commit, isModified: false });
  writeFileSync(join(root, 'new.txt'), 'new');
  expect(readTree(root).isModified).toBe(true);
});

test('every check runs and is recorded, even after a failed one', async () => {
  const scripts = { chaos: 'exit 3', bench: 'exit 0' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts }));
  writeFileSync(join(root, '.gitignore'), '.cache/\n');
  const commit = commitAll();
  await runChecks(['chaos', 'bench'], { root, recordFile: file });
  const clean = { commit, isModified: false };
  expect(readRecord(file)).toMatchObject({
    chaos: { ...clean, passed: false },
    bench: { ...clean, passed: true },
  });
});

test('a check that changes the tree does not count for the commit', async () => {
  const scripts = { brand: 'echo left > left' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts }));
  commitAll();
  await runChecks(['brand'], { root, recordFile: file });
  expect(readRecord(file).brand).toMatchObject({ passed: true, isModified: true });
});

test('the table shows result, commit and time, and what was never run', () => {
  expect(rowOf(run)).toEqual({
    result: 'passed',
    commit: 'aaaaaaaaa',
    ended: '2026-11-18 08:30',
    seconds: 412,
  });
  expect(rowOf({ ...run, passed: false, isModified: true })).toMatchObject({
    result: 'FAILED',
    commit: 'aaaaaaaaa with changes',
  });
  expect(rowOf(undefined)).toEqual({ result: 'never run here' });
});

test('checks are chosen by name, in their own order, and every one is a command', () => {
  expect(chooseChecks(undefined)).toEqual(releaseChecks);
  expect(chooseChecks(['mutate', 'brand'])).toEqual(['brand', 'mutate']);
  expect(() => chooseChecks(['browser'])).toThrow('No check is called browser.');
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...releaseChecks]));
});

function commitAll(): string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'a change');
  return git('rev-parse', 'HEAD').trim();
}
