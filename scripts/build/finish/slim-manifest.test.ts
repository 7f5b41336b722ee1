import { expect, test } from 'vitest';
import { slimmed } from './slim-manifest.ts';

const list = {
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] },
  routes: {
    root: { id: 'root', module: '/assets/root.js', imports: ['/assets/frame.js'], hasLoader: true },
    '/pricing': {
      id: '/pricing',
      hasLoader: true,
      hasAction: false,
      module: '/assets/pricing.js',
      imports: ['/assets/react.js', '/assets/frame.js', '/assets/table.js'],
      css: ['/assets/pricing.css'],
    },
  },
  url: '/assets/manifest-1.js',
};

test('what every page has, and what a page has not, is left out; the rest stays', () => {
  const text = slimmed(`window.__reactRouterManifest=${JSON.stringify(list)};`);
  expect(text).toMatch(/^window\.__reactRouterManifest=\{.*\};$/);
  expect(JSON.parse(text.slice(text.indexOf('{'), -1))).toEqual({
    entry: list.entry,
    url: list.url,
    routes: {
      root: { id: 'root', hasLoader: true, module: '/assets/root.js', imports: [] },
      '/pricing': {
        id: '/pricing',
        hasLoader: true,
        module: '/assets/pricing.js',
        imports: ['/assets/table.js'],
        css: ['/assets/pricing.css'],
      },
    },
  });
});
