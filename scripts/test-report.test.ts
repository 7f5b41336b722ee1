import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { budgetSeconds, journeySeconds, type Kind } from '#tests/budget.ts';
import {
  failedTests,
  isOverBudget,
  readJourneyTimes,
  readUnitTimes,
  slowestTests,
  timesByKind,
} from './test-report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(report: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

test('a kind exceeds its budget from the first moment beyond it', () => {
  const taken = (unit: number) => new Map<Kind, number>([['unit', unit]]);
  expect(isOverBudget(taken(budgetSeconds.unit))).toBe(false);
  expect(isOverBudget(taken(budgetSeconds.unit + 0.1))).toBe(true);
  expect(timesByKind(taken(12))).toEqual([`unit         12 s of ${budgetSeconds.unit} s`]);
});

test('the ten slowest are named, slowest first, and long journeys counted', () => {
  const unit = Array.from({ length: 12 }, (_, seconds) => ({
    name: `unit ${seconds}`,
    seconds,
  }));
  const lines = slowestTests(unit, [
    { name: 'journey', seconds: journeySeconds + 100 },
    { name: 'short journey', seconds: journeySeconds },
  ]);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toContain('journey');
  expect(lines[1]).toContain('unit 11');
  expect(lines.at(-1)).toBe(`1 of 2 journeys took more than ${journeySeconds} s`);
});

test('times are read from the reports of Vitest and Playwright', async () => {
  const unit = await put({
    testResults: [
      {
        name: join(process.cwd(), 'server/a.test.ts'),
        assertionResults: [
          { fullName: 'works', duration: 1_500, status: 'passed' },
          { fullName: 'does not', duration: 0, status: 'failed', failureMessages: ['1 is not 2'] },
        ],
      },
    ],
  });
  const units = await readUnitTimes(unit);
  expect(units).toEqual([
    { name: 'server/a.test.ts > works', seconds: 1.5 },
    { name: 'server/a.test.ts > does not', seconds: 0, failure: '1 is not 2' },
  ]);
  const one = (title: string, status: string) => ({
    ...{ title, file: 'a.spec.ts', line: 7 },
    tests: [
      {
        status,
        results: [
          { duration: 500, errors: status === 'flaky' ? [{ message: 'Expected:\n  - 1' }] : [] },
          { duration: 250, errors: [] },
        ],
      },
    ],
  });
  const journeys = await put({
    suites: [{ specs: [one('first', 'expected')], suites: [{ specs: [one('second', 'flaky')] }] }],
  });
  const walked = await readJourneyTimes(journeys);
  expect(walked).toEqual([
    { name: 'a.spec.ts:7 > first', seconds: 0.75 },
    { name: 'a.spec.ts:7 > second', seconds: 0.75, failure: 'Expected:\n  - 1' },
  ]);
  expect(failedTests(units, walked)).toEqual([
    '✗ server/a.test.ts > does not',
    '    1 is not 2',
    '✗ a.spec.ts:7 > second',
    '    Expected:',
    '      - 1',
  ]);
});
