import { expect, test } from 'vitest';
import { coverageProblems, readCoverage } from './spec-coverage.ts';

const files: Record<string, string> = {
  'app/a.ts': '',
  'docs/deviations.md': '| 8 | A fails silently. | It says so. |',
  'app/a.test.ts': "test('a works', () => {}); // test('b works', () => {})",
};
const problemsOf = (...rows: string[]) =>
  coverageProblems(readCoverage(rows.join('\n')), (file) => files[file]);

test('a built sentence with its file and its test is fine', () => {
  expect(problemsOf('| 1-1 | A works. | built | app/a.ts | app/a.test.ts: a works |')).toEqual([]);
});

test('a sentence for later needs neither', () => {
  expect(problemsOf('| 1-1 | A works. | later | | |')).toEqual([]);
});

test('a departed sentence has its row among the deviations', () => {
  const departed = (words: string) => `| 1-1 | A. | departed | docs/deviations.md | ${words} |`;
  expect(problemsOf(departed('A fails silently.'))).toEqual([]);
  expect(problemsOf(departed('B fails silently.'))).toHaveLength(1);
  expect(problemsOf(departed(''))).toHaveLength(1);
});

test.each([
  ['a built sentence without a test', '| 1-1 | A. | built | app/a.ts | |'],
  ['a test that is not in its file', '| 1-1 | A. | built | app/a.ts | app/a.test.ts: b works |'],
  ['a test file that is not there', '| 1-1 | A. | built | app/a.ts | app/b.test.ts: a works |'],
  ['a file that is not there', '| 1-1 | A. | built | app/b.ts | app/a.test.ts: a works |'],
  ['an unknown status', '| 1-1 | A. | done | app/a.ts | app/a.test.ts: a works |'],
  ['no sentence', '| 1-1 | | later | | |'],
])('%s is a problem', (_, row) => {
  expect(problemsOf(row)).toHaveLength(1);
});

test('a duplicate id is a problem, and so is an empty table', () => {
  const row = '| 1-1 | A. | later | | |';
  expect(problemsOf(row, row)).toHaveLength(1);
  expect(problemsOf()).toHaveLength(1);
});
