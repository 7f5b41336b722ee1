import { expect, test } from 'vitest';
import {
  filterOf,
  inEnvironment,
  messageInput,
  requestInput,
  searchFor,
  withoutFilter,
} from './request-filter.ts';

const key = '8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01';

test('the URL keeps the filter without its defaults', () => {
  const search = `?period=hour&status=4xx&key=${key}&product=sms&digits=0187&find=sms%2Fmt`;
  const filter = filterOf(search);
  expect(filter).toMatchObject({ environment: 'sandbox', status: '4xx', product: 'sms' });
  expect(searchFor(filter)).toBe(search);
  expect(searchFor(filterOf(''))).toBe('');
  expect(searchFor(filterOf('?env=live&status=failed'))).toBe('?env=live&status=failed');
});

test('unknown values are ignored', () => {
  expect(filterOf('?status=3xx&period=year&key=1&env=test&digits=abc')).toEqual(filterOf(''));
  expect(filterOf('?env=live&status=4xx')).toEqual(filterOf('?env=live'));
  expect(filterOf('?status=failed')).toEqual(filterOf(''));
  expect(requestInput(filterOf(''))).toEqual({});
  expect(requestInput(filterOf('?find=%20%201005%20'))).toEqual({ find: '1005' });
});

test('each environment has its own states and keys', () => {
  const sandbox = filterOf(`?status=4xx&key=${key}&product=sms&find=1`);
  const live = inEnvironment(sandbox, 'live');
  expect(searchFor(live)).toBe('?env=live&product=sms&find=1');
  expect(messageInput(filterOf('?env=live&status=failed'))).toEqual({ outcome: 'failed' });
  expect(searchFor(withoutFilter(filterOf('?env=live&find=1&status=failed')))).toBe('?env=live');
});

test('of a pasted number only the last six digits are kept, and fewer than three not sent', () => {
  expect(filterOf('?digits=%2B1%20202-555-0187').digits).toBe('550187');
  expect(requestInput(filterOf('?digits=0187'))).toEqual({ digits: '0187' });
  expect(requestInput(filterOf('?digits=87'))).toEqual({});
});
