import { expect, test } from 'vitest';
import { loginWords } from '#content/interface/login.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { destinationOf, isOpenTo, withDestination } from './destination.ts';

const home = '/client/console/home';
const account = '/client/console/account';
const security = '/client/console/security';
const events = '/client/console/events';
const employees = '/client/console/employees';

test.each([home, account, security, events, employees])('login leads back to %s', (path) => {
  const address = new URL(withDestination('/login', path), 'https://site.example');
  const page = destinationOf(address.search);
  expect(page && pagePath(page, 'en')).toBe(path);
  for (const locale of locales) expect(page && loginWords[locale].destinations[page]).toMatch(/\S/);
});

test('a page may be opened by users who see its menu', () => {
  const open = (openPaths: string[]) =>
    [home, account, security, events, employees].filter((path) => {
      const page = destinationOf(`?to=${path}`);
      return page && isOpenTo(page, openPaths);
    });
  expect(open([account])).toEqual([account, security, events]);
  // The own security page is open to everybody.
  expect(open([home, employees])).toEqual([home, security, employees]);
  expect(open([])).toEqual([security]);
});

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
