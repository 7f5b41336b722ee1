import { expect, test } from 'vitest';
import { filterInput, filterOf, searchFor } from './request-filter.ts';

const key = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';

test('the URL keeps the filter without its defaults', () => {
  const filter = { period: 'hour', status: '4xx', key, find: 'sms/mt' } as const;
  expect(filterOf(searchFor(filter))).toEqual(filter);
  expect(searchFor(filterOf(''))).toBe('');
  expect(searchFor(filterOf('?status=4xx'))).toBe('?status=4xx');
});

test('unknown values are ignored', () => {
  expect(filterOf('?status=3xx&period=year&key=1')).toEqual(filterOf(''));
  expect(filterInput(filterOf(''))).toEqual({});
  expect(filterInput(filterOf('?find=%20%201005%20'))).toEqual({ find: '1005' });
});
