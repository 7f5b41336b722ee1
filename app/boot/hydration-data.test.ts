import { afterEach, expect, test, vi } from 'vitest';
import { hydrationData } from './hydration-data.ts';

afterEach(() => vi.unstubAllGlobals());

test('each route of the page has its data, or nothing to wait for', () => {
  vi.stubGlobal('window', {
    __reactRouterRouteModules: { root: {}, 'pages/frame': {}, '/': {} },
    __reactRouterContext: { data: { root: { locale: 'en' }, '/': { page: 'home' } } },
  });
  expect(hydrationData()).toEqual({
    loaderData: { root: { locale: 'en' }, 'pages/frame': null, '/': { page: 'home' } },
  });
});
