import { expect, test } from 'vitest';
import { destinationOf, withDestination } from './destination.ts';

test.each(['/client/console/home', '/client/console/account', '/client/console/employees'])(
  'login leads back to %s',
  (path) => {
    const address = new URL(withDestination('/login', path), 'https://site.example');
    expect(destinationOf(address.search)).toBe(path);
  },
);

test.each([
  '',
  '?to=',
  '?to=/pricing',
  '?to=/client/activateAccount',
  '?to=/client/console/home/',
  '?to=/client/console/home%3Fa=1',
  '?to=//evil.example',
  '?to=https://evil.example/client/console/home',
  '?to=javascript:alert(1)',
  '?from=/client/console/home',
])('"%s" leads nowhere', (search) => {
  expect(destinationOf(search)).toBeUndefined();
});
