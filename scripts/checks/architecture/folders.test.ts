import { expect, test } from 'vitest';
import { folderProblems } from './folders.ts';

const problems = (lines: string[], ...files: string[]) =>
  folderProblems(
    ['## Folders', '', '| folder | what |', '| --- | --- |', ...lines, '', '## Next'].join('\n'),
    files,
  );

test('a row for each folder and a folder for each row is fine', () => {
  expect(problems(['| `app/` | a |', '| `app/ui/` | b |'], 'app/ui/a.tsx', 'README.md')).toEqual(
    [],
  );
});

test('a folder without a row is reported, with the folders above it', () => {
  expect(problems(['| `app/` | a |'], 'app/ui/deep/a.tsx')).toEqual([
    'docs/architecture.md has no line for the folder app/ui/deep/',
    'docs/architecture.md has no line for the folder app/ui/',
  ]);
});

test('a row without a folder is reported', () => {
  expect(problems(['| `app/` | a |', '| `app/old/` | b |'], 'app/a.tsx')).toEqual([
    'docs/architecture.md has a line for app/old/, which is not there',
  ]);
});

test('a row that ends in ** covers what is below it, and nothing else', () => {
  expect(problems(['| `docs/**` | a |'], 'docs/en/sms/a.md', 'docs/zh/a.md')).toEqual([]);
  expect(problems(['| `docs/**` | a |'], 'docs/en/a.md', 'docs-old/a.md')).toHaveLength(1);
});

test('two rows for one folder are a problem', () => {
  expect(problems(['| `app/` | a |', '| `app/` | b |'], 'app/a.tsx')).toHaveLength(1);
});
