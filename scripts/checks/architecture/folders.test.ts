import { expect, test } from 'vitest';
import { folderProblems } from './folders.ts';

const problems = (lines: string[], ...files: string[]) =>
  folderProblems(
    ['## Folders', '', '| folder | what |', '| --- | --- |', ...lines, '', '## Next'].join('\n'),
    files,
  );

test('a line for each folder and a folder for each line is fine', () => {
  expect(problems(['| `app/` | a |', '| `app/ui/` | b |'], 'app/ui/a.tsx', 'README.md')).toEqual(
    [],
  );
});

test('a folder without a line is named, with the folders above it', () => {
  expect(problems(['| `app/` | a |'], 'app/ui/deep/a.tsx')).toEqual([
    'docs/architecture.md has no line for the folder app/ui/deep/',
    'docs/architecture.md has no line for the folder app/ui/',
  ]);
});

test('a line without a folder is named', () => {
  expect(problems(['| `app/` | a |', '| `app/old/` | b |'], 'app/a.tsx')).toEqual([
    'docs/architecture.md has a line for app/old/, which is not there',
  ]);
});

test('a line that ends in ** speaks for what lies below it, and for nothing else', () => {
  expect(problems(['| `docs/**` | a |'], 'docs/en/sms/a.md', 'docs/zh/a.md')).toEqual([]);
  expect(problems(['| `docs/**` | a |'], 'docs/en/a.md', 'docs-old/a.md')).toHaveLength(1);
});

test('two lines for one folder are a problem', () => {
  expect(problems(['| `app/` | a |', '| `app/` | b |'], 'app/a.tsx')).toHaveLength(1);
});
