import { describe, expect, test } from 'vitest';
import { findBreaches, layerProblems, readLayers } from './layers.ts';

const table = (...rows: string[]) => `# Architecture

## Folders

| folder | what |
| --- | --- |
| \`app/ui/\` | parts |

## Which folder may import which

| folders | may import | and no more, because |
| --- | --- | --- |
${rows.join('\n')}

## The life of a page

| \`bench/\` | \`app/\` | this is another table |
`;

const layers = readLayers(
  table(
    '| `content/*` | nothing of ours | words |',
    '| `content/pages/` | `content/*` | words |',
    '| `app/ui/` | `content/*` | parts are shared |',
    '| `app/accounts/`, `app/console/` | `content/`, `app/ui/` | features do not import features: move it to `app/ui` |',
    '| `app/*` | `app/`, `content/` | top |',
    '| `server/*` | nothing | base |',
    '| `server/app.ts` | `server/*` | top |',
  ),
);
const breaches = (from: string, ...to: string[]) => findBreaches(layers, from, to);

describe('an import is allowed', () => {
  test.each([
    ['inside a folder', 'app/ui/a.tsx', 'app/ui/deep/b.tsx'],
    ['of a folder that the line names', 'app/console/a.tsx', 'app/ui/b.tsx'],
    ['of a folder inside one that the line names', 'app/console/a.tsx', 'content/pages/b.ts'],
    ['of files directly in a folder', 'app/ui/a.tsx', 'content/brand.ts'],
    ['of everything below, from the top', 'app/root.tsx', 'app/accounts/b.tsx'],
    ['of the base by one file', 'server/app.ts', 'server/env.ts'],
  ])('%s', (_, from, to) => expect(breaches(from, to)).toEqual([]));
});

describe('an import is a breach', () => {
  test.each([
    ['of another folder of the same line', 'app/console/a.tsx', 'app/accounts/b.tsx'],
    ['upwards', 'app/ui/a.tsx', 'app/console/b.tsx'],
    ['of a folder below files that are allowed', 'app/ui/a.tsx', 'content/pages/b.ts'],
    ['of the top by a feature', 'app/console/a.tsx', 'app/root.tsx'],
    ['of one file that has a line of its own', 'server/env.ts', 'server/app.ts'],
    ['of another top folder', 'app/root.tsx', 'server/env.ts'],
  ])('%s', (_, from, to) => expect(breaches(from, to)).toHaveLength(1));
});

test('a breach names direction, file, reason and remedy', () => {
  expect(breaches('app/console/a.tsx', 'app/accounts/b.tsx')).toMatchObject([
    {
      way: 'app/console/ → app/accounts/',
      message:
        'app/console/a.tsx: app/console may not import app/accounts (app/accounts/b.tsx): features do not import features: move it to `app/ui`, or change the table in docs/architecture.md',
    },
  ]);
});

test('a file without a row is a breach, on either side', () => {
  expect(breaches('bench/a.ts', 'app/ui/b.tsx')).toMatchObject([{ way: 'bench/a.ts' }]);
  expect(breaches('app/ui/a.tsx', 'bench/b.ts')).toMatchObject([{ way: 'bench/b.ts' }]);
});

describe('the table itself', () => {
  const problems = (row: string, ...files: string[]) =>
    layerProblems(readLayers(table(row)), files);

  test('is fine with a row for what exists', () => {
    expect(problems('| `app/ui/` | nothing | - |', 'app/ui/a.tsx')).toEqual([]);
  });

  test('may not have a row for a place that does not exist', () => {
    expect(problems('| `app/ui/`, `app/art/` | - | - |', 'app/ui/a.tsx')).toHaveLength(1);
    expect(problems('| `app/*` | - | - |', 'app/ui/a.tsx')).toHaveLength(1);
  });

  test('may not allow a place without a row', () => {
    expect(problems('| `app/ui/` | `app/art/` | - |', 'app/ui/a.tsx')).toHaveLength(1);
  });

  test('must exist', () => {
    expect(() => readLayers('# Architecture')).toThrow('no heading');
  });
});
