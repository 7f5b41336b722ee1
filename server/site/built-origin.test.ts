import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild } from '#tests/support/stub-build.ts';

let build: StubBuild;
beforeEach(async () => {
  build = await stubBuild({ 'index.html': 'a page' });
});
afterEach(() => build.remove());

/** What a start with these settings warns of. */
async function warnings(settings: Record<string, string>) {
  const lines: string[] = [];
  const { close } = await testApp(settings, {
    siteDirectory: build.directory,
    logTo: { write: (line) => void lines.push(line) },
  });
  await close();
  return lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
}

test('the start warns of pages built for another origin than PUBLIC_URL', async () => {
  expect(await warnings({ PUBLIC_URL: 'https://shop.example' })).toEqual([
    expect.objectContaining({
      publicUrl: 'https://shop.example',
      builtFor: 'https://www.nuntix.example',
      msg: expect.stringContaining('VITE_SITE_ORIGIN'),
    }),
  ]);
});

test.each([
  ['the same origin', { PUBLIC_URL: 'https://www.nuntix.example/' }],
  ['no word of where visitors come', {}],
])('no warning for %s', async (_, settings) => {
  expect(await warnings(settings)).toEqual([]);
});
