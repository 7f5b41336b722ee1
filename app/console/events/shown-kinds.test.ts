import { expect, test } from 'vitest';
import { searchFor, showOf, shows } from './shown-kinds.ts';

test('an address says what is shown, and whatever else it says shows everything', () => {
  for (const show of shows) expect(showOf(searchFor(show))).toBe(show);
  expect(showOf('?show=nonsense')).toBe('everything');
  expect(searchFor('everything')).toBe('');
});
