import { expect, test } from 'vitest';
import { searchFor, showOf, shows } from './shown-kinds.ts';

test('the URL selects the filter; unknown values show everything', () => {
  for (const show of shows) expect(showOf(searchFor(show))).toBe(show);
  expect(showOf('?show=nonsense')).toBe('everything');
  expect(searchFor('everything')).toBe('');
});
