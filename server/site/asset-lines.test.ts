import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';

let served: TestApp;
let build: StubBuild;
afterEach(async () => {
  await served.close();
  await build.remove();
});

const assets = ['/assets/app-abc.js', '/assets/app-abc.css', '/assets/mona.woff2', '/flags/sg.svg'];
const others = ['/', '/pricing.data', '/document-en/sms', '/robots.txt', '/assets/gone.js'];

/** Which requests the log has a line of. */
async function lines(settings: Record<string, string>): Promise<string[]> {
  const written: string[] = [];
  build = await stubBuild({
    ...stubPages(['/', '/page-not-found', '/zh-page-not-found', '/document-en/sms']),
    ...Object.fromEntries([...assets, '/pricing.data', '/robots.txt'].map((p) => [p.slice(1), p])),
  });
  served = await testApp(settings, {
    siteDirectory: build.directory,
    logTo: { write: (line) => void written.push(line) },
  });
  for (const url of [...assets, ...others]) await served.app.inject(url);
  return written.map((line) => JSON.parse(line).req?.path).filter(Boolean);
}

test('every request is logged', async () => {
  expect(await lines({})).toEqual([...assets, ...others]);
});

test('LOG_ASSETS=false logs no images, scripts, style sheets and fonts, except missing ones', async () => {
  expect(await lines({ LOG_ASSETS: 'false' })).toEqual(others);
});
