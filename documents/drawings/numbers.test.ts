import { expect, test } from 'vitest';
import { container, tableContainer } from '#tests/support/container.ts';
import { readNumbers } from './numbers.ts';
import { textOf } from './table.ts';

const numbersOf = (...rows: string[]) => {
  const remark = rows.some((row) => row.split('|').length > 3) ? ' | when' : '';
  const head = `dials | rings | sees${remark}`;
  return readNumbers(tableContainer('numbers', [head, ...rows]));
};

test('a row is a call through a privacy number', () => {
  const { heads, lines } = numbersOf('**A** → **X** | **B** | **Y**');
  expect(heads).toEqual(['dials', 'rings', 'sees']);
  expect(lines).toEqual([
    {
      caller: { person: 'A', words: [] },
      dialed: 'X',
      hasExtension: false,
      callee: { person: 'B', words: [] },
      sees: 'Y',
      remark: undefined,
    },
  ]);
});

test.each(['**N** → **X**, **E**', '**N** → **X**，**E**'])('%s has an extension', (dials) => {
  const [line] = numbersOf(`${dials} | **A** | **X**`).lines;
  expect(line).toMatchObject({ dialed: 'X', hasExtension: true });
});

test('words next to a letter are read without their separator', () => {
  const [line] = numbersOf(
    'anybody **N** → **X** | **A**，即 `phoneA` | **X** | Within `ttlSeconds`.',
  ).lines;
  expect(textOf(line?.caller.words ?? [])).toBe('anybody');
  expect(textOf(line?.callee.words ?? [])).toBe('即 phoneA');
  expect(line?.callee.words.map(({ type }) => type)).toEqual(['text', 'element']);
  expect(textOf(line?.remark ?? [])).toBe('Within ttlSeconds.');
});

test('where nobody is reached, nobody sees a number', () => {
  const [line] = numbersOf('others → **X** | nobody, a notice | –').lines;
  expect(line?.caller).toMatchObject({ person: undefined });
  expect(textOf(line?.caller.words ?? [])).toBe('others');
  expect(line?.callee.person).toBeUndefined();
  expect(textOf(line?.callee.words ?? [])).toBe('nobody, a notice');
  expect(line?.sees).toBeUndefined();
});

test.each([
  ['no arrow', '**A** **X** | **B** | **X**', /a way with one arrow/],
  ['two arrows', '**A** → **X** → **B** | **B** | **X**', /a way with one arrow/],
  ['nobody who dials', '→ **X** | **B** | **X**', /does not say who dials/],
  ['a person who is dialed', '**A** → **B** | **B** | **X**', /“B” is no number/],
  ['something else after the number', '**A** → **X**, **Y** | **B** | **X**', /cannot be dialed/],
  ['words after the number', '**A** → **X** later | **B** | **X**', /cannot be dialed/],
  ['a letter that is nobody', '**C** → **X** | **B** | **X**', /\*\*C\*\* is nobody/],
  ['two people in one row', '**A** → **X** | **B** or **N** | **X**', /give each a row/],
  ['a person who sees nothing', '**A** → **X** | **B** | –', /has to be \*\*X\*\* or \*\*Y\*\*/],
  ['nobody who sees a number', '**A** → **X** | nobody | **X**', /names nobody/],
  ['a person who sees no number', '**A** → **X** | **B** | **A**', /“A” is no number/],
])('%s is refused', (_, row, problem) => {
  expect(() => numbersOf(row)).toThrow(problem);
});

test('two columns are refused, and words outside the table', () => {
  const narrow = tableContainer('numbers', ['dials | rings', '**A** → **X** | **B**']);
  expect(() => readNumbers(narrow)).toThrow(/its columns are/);
  expect(() => readNumbers(container('numbers', 'A calls B.'))).toThrow(/one table/);
});
