import { expect, test } from 'vitest';
import { asked, filterOf, searchFor } from './request-filter.ts';

const key = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';

test('an address keeps the filter, and only what differs from everything', () => {
  const filter = { period: 'hour', status: '4xx', key, find: 'sms/mt' } as const;
  expect(filterOf(searchFor(filter))).toEqual(filter);
  expect(searchFor(filterOf(''))).toBe('');
  expect(searchFor(filterOf('?status=4xx'))).toBe('?status=4xx');
});

test('what nobody knows is left out', () => {
  expect(filterOf('?status=3xx&period=year&key=1')).toEqual(filterOf(''));
  expect(asked(filterOf(''))).toEqual({});
  expect(asked(filterOf('?find=%20%201005%20'))).toEqual({ find: '1005' });
});
