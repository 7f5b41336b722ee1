import { expect, test } from 'vitest';
import { eventFilterOf, eventFilters, searchFor } from './event-filters.ts';

test('the URL selects the filter; unknown values show everything', () => {
  for (const show of eventFilters) expect(eventFilterOf(searchFor(show))).toBe(show);
  expect(eventFilterOf('?show=nonsense')).toBe('everything');
  expect(searchFor('everything')).toBe('');
});
