import { expect, test } from 'vitest';
import { tableContainer } from '#tests/support/container.ts';
import { readStates } from './states.ts';
import { textOf } from './table.ts';

const statesOf = (...rows: string[]) =>
  readStates(tableContainer('states', ['state | means | leads to', ...rows]));

const written = [
  '`draft` | No calls yet. | `waiting`, `running`: `start`; `closed`: `close`',
  '`waiting` | Before `startAt`. | `running`：进入时段；`closed`：关闭 `close`',
  '`running` | We call. | `finished`: all are done',
  '`finished` | Done. | –',
  '`closed` | By you. | –',
];

test('intermediate states come before the final ones', () => {
  const { heads, going, final } = statesOf(...written);
  expect(heads).toEqual(['state', 'means', 'leads to']);
  expect(going.map(({ name }) => name)).toEqual(['draft', 'waiting', 'running']);
  expect(final.map(({ name }) => name)).toEqual(['finished', 'closed']);
});

test('each transition has its targets and its cause, in both punctuations', () => {
  const { going } = statesOf(...written);
  const ways = going.map((state) => state.ways.map(({ to, by }) => [...to, textOf(by)]));
  expect(ways).toEqual([
    [
      ['waiting', 'running', 'start'],
      ['closed', 'close'],
    ],
    [
      ['running', '进入时段'],
      ['closed', '关闭 close'],
    ],
    [['finished', 'all are done']],
  ]);
});

test.each([
  ['a name that is no code', 'draft | a | `done`: b', /“draft” is no name of a state/],
  ['a target that is no code', '`draft` | a | done: b', /“done” is no state that it could lead to/],
  ['a way without a reason', '`draft` | a | `done`', /does not say what leads there/],
  ['a way with two reasons', '`draft` | a | `done`: b: c', /does not say what leads there/],
  ['a way to no row', '`draft` | a | `done`: b; `gone`: c', /leads to `gone`, which has no row/],
  ['a way to itself', '`draft` | a | `done`, `draft`: b', /leads to itself/],
])('%s is refused', (_, row, problem) => {
  expect(() => statesOf(row, '`done` | d | –')).toThrow(problem);
});

test('a diagram without an end or a beginning is refused, and an unreachable state', () => {
  expect(() => statesOf('`a` | . | `b`: c', '`b` | . | `a`: c')).toThrow(/ends in a final one/);
  expect(() => statesOf('`a` | . | –')).toThrow(/begins with a state that leads on/);
  expect(() => statesOf('`a` | . | `b`: c', '`b` | . | –', '`c` | . | –')).toThrow(
    /nothing leads to `c`/,
  );
});

test('an intermediate state below a final one is refused', () => {
  const rows = ['`a` | . | `b`, `c`: d', '`b` | . | –', '`c` | . | `b`: d'];
  expect(() => statesOf(...rows)).toThrow(/`c` leads on and stands below a final state/);
});
