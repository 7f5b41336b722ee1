import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagePath } from '#content/site-map.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_SANDBOX', 'false');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('built without the sandbox, neither menu nor search nor a code leads to the workbench', async () => {
  const { frameOf } = await import('./files/reader-frame.ts');
  const { searchIndex } = await import('./search/write-search.ts');
  const { checkerFor } = await import('./pages/signature-checker.ts');
  const workbench = pagePath('workbench', 'en');
  expect(frameOf('en').pins.map(({ path }) => path)).not.toContain(workbench);
  expect(searchIndex('en').documents.map(({ path }) => path)).not.toContain(workbench);
  expect(checkerFor(1102, 'en')).toBeUndefined();
});

test('built without the sandbox, documents have no Try it', async () => {
  const { interactiveStops } = await import('#app/docs/get-started/interactive-stops.ts');
  expect(interactiveStops).toEqual({});
  const { drawSitemap } = await import('#scripts/build/finish/draw-sitemap.ts');
  expect(drawSitemap()).not.toContain(pagePath('workbench', 'en'));
});
