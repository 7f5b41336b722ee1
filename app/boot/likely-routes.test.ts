import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { matchLikely } from './likely-routes.ts';

const routes: RouteObject[] = [
  {
    id: 'root',
    path: '',
    children: [
      {
        id: 'frame',
        children: [
          { id: 'home', index: true },
          { id: 'pricing', path: '/pricing' },
          { id: 'product', path: '/product-voice' },
          { id: 'document', path: '/document-en/:category?/:doc?' },
          { id: 'incident', path: '/service-status/incident/:id' },
          { id: 'legal', path: '/legal', children: [{ id: 'terms', path: '/legal/terms' }] },
          { id: 'unknown', path: '*' },
        ],
      },
      { id: 'console', children: [{ id: 'keys', path: '/zh?/client/console/keys' }] },
    ],
  },
];

const addresses = `/ /pricing /pricing/ /PRICING /pricing/more /product-voice /document-en
  /document-en/sms /document-en/sms/mt-sending /document-en/sms/mt-sending/more
  /service-status/incident/7 /service-status/incident /client/console/keys
  /zh/client/console/keys /zh /legal /legal/terms /nowhere //pricing /%70ricing /100%`.split(/\s+/);

test.each(addresses)('%s is of the route that the router finds among all', (address) => {
  const found = matchLikely(routes, address, (likely) => matchRoutes(likely, address));
  expect(found).toEqual(matchRoutes(routes, address));
  for (const { route } of found ?? []) expect(inTree(routes)).toContain(route);
});

test('routes whose addresses begin otherwise are not looked at', () => {
  const match = vi.fn(() => null);
  matchLikely(routes, '/document-en/sms', match);
  const [likely] = match.mock.calls[0] as unknown as [RouteObject[]];
  expect(inTree(likely).map(({ id }) => id)).toEqual([
    'root',
    'frame',
    'home',
    'document',
    'unknown',
    'console',
  ]);
});

const inTree = (siblings: RouteObject[]): RouteObject[] =>
  siblings.flatMap((route) => [route, ...inTree(route.children ?? [])]);
