import { expect, test } from 'vitest';
import { emptyFunctions } from './empty-functions.ts';

const code = [
  'function kept() { return inner(); function inner() { return 1; } }',
  'async function sent(a, b) { await a; if (b) { kept(); } }',
  'Thing.prototype.moved = function () { return { a: 1 }; };',
  'other.moved = function () { return 2; };',
].join('\n');

test('named functions lose their body, wherever they stand, and nothing else changes', () => {
  expect(emptyFunctions('a.js', code, ['inner', 'sent', 'Thing.prototype.moved'])).toBe(
    [
      'function kept() { return inner(); function inner() {} }',
      'async function sent(a, b) {}',
      'Thing.prototype.moved = function () {};',
      'other.moved = function () { return 2; };',
    ].join('\n'),
  );
});

test('a function inside an emptied one goes with it', () => {
  expect(emptyFunctions('a.js', code, ['kept', 'inner'])).toContain('function kept() {}\n');
});

test('a name that is gone is an error, so that a new version of a library is looked at', () => {
  expect(() => emptyFunctions('a.js', code, ['kept', 'gone'])).toThrow('a.js has no function gone');
});
