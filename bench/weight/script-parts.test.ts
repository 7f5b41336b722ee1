import { expect, test } from 'vitest';
import { listScriptParts, nameOf } from './script-parts.ts';

const script = (url: string, bodyBytes: number) => ({
  url,
  bodyBytes,
  kind: 'script' as const,
  headerBytes: 0,
  encoding: 'br',
  protocol: 'h2',
});

test('a part is named after its file without the hash', () => {
  expect(nameOf('http://localhost/assets/public-frame-dN3XJj3f.js')).toBe('public-frame');
  expect(nameOf('http://localhost/assets/lettering-B54V--y5.js')).toBe('lettering');
});

test('each script is listed once, largest first, with everything that loads it', async () => {
  const loads = new Map([
    [
      'home',
      [script('http://x/assets/home-12345678.js', 5), script('http://x/assets/all-12345678.js', 9)],
    ],
    ['login', [script('http://x/assets/all-12345678.js', 9)]],
  ]);
  const parts = await listScriptParts(loads, async (url) =>
    url.includes('all') ? 'slidesInView' : '',
  );
  expect(parts).toEqual([
    { name: 'all', bytes: 9, holds: ['Embla carousel'], loadedBy: ['home', 'login'] },
    { name: 'home', bytes: 5, holds: [], loadedBy: ['home'] },
  ]);
});
