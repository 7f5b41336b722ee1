import { matchesTitle, testNames } from './test-names.ts';

/** A sentence of the specification, the file that implements it and the test that shows it. */
export type CoverageRow = {
  id: string;
  sentence: string;
  status: string;
  file: string;
  test: string;
};

/** Rows of the form `| 2.3-1 | sentence | built | app/file.ts | tests/file.spec.ts: name of the test |`. */
export function readCoverage(markdown: string): CoverageRow[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) => {
      const [id = '', sentence = '', status = '', file = '', test = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return { id, sentence, status, file, test };
    });
}

/**
 * A row marked built names an existing file and test, one marked departed an existing row of the
 * deviations; ids are unique.
 */
export function coverageProblems(
  rows: readonly CoverageRow[],
  read: (file: string) => string | undefined,
): string[] {
  const seen = new Set<string>();
  const testsOf = memo((file) => {
    const source = read(file);
    return source === undefined ? undefined : testNames(file, source);
  });
  const problems = rows.length === 0 ? ['docs/spec-coverage.md has no rows'] : [];
  for (const { id, sentence, status, file, test } of rows) {
    const say = (problem: string) => problems.push(`docs/spec-coverage.md ${id}: ${problem}`);
    if (seen.has(id)) say('the id stands twice');
    seen.add(id);
    if (sentence === '') say('no sentence');
    if (status === 'later') continue;
    if (status === 'departed') {
      if (test === '' || !read(file)?.includes(`| ${test}`))
        say(`no line of ${file} begins "${test}"`);
      continue;
    }
    if (status !== 'built') {
      say(`status "${status}" is none of built, departed and later`);
      continue;
    }
    if (read(file) === undefined) say(`no file ${file || '(none named)'}`);
    const [testFile = '', name = ''] = test.split(/: (.*)/s);
    const tests = testsOf(testFile);
    if (name === '') say('built, but names no test');
    else if (tests === undefined) say(`no test file ${testFile}`);
    else if (!tests.some((written) => matchesTitle(written, name)))
      say(`${testFile} has no test "${name}"`);
  }
  return problems;
}

function memo<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
