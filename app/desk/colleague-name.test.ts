import { expect, test } from 'vitest';
import { colleagueName } from './colleague-name.ts';

test('a colleague is named with the roles, without brackets where none is known', () => {
  expect(colleagueName('Mei Tan', ['Support'], '{one}, {other}')).toBe('Mei Tan (Support)');
  expect(colleagueName('Mei Tan', [], '{one}, {other}')).toBe('Mei Tan');
});
