import { expect, test } from 'vitest';
import { fill, joinBy } from './fill.ts';

test('placeholders are filled, and those without a value stay', () => {
  expect(fill('{count} of {all}, {count}', { count: 0, all: 'five' })).toBe('0 of five, 0');
  expect(fill('{name} {not a name}', {})).toBe('{name} {not a name}');
});

test('parts are joined by a pattern', () => {
  expect(joinBy('{one}, {other}', ['a', 'b', 'c'])).toBe('a, b, c');
  expect(joinBy('{one}, {other}', ['a'])).toBe('a');
  expect(joinBy('{one}, {other}', [])).toBe('');
});
