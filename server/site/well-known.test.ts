import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { unknownPath } from '#content/prerender.ts';
import { wellKnownPaths } from '#content/well-known.ts';
import { dayMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';

let build: StubBuild;
let served: TestApp;

beforeAll(async () => {
  build = await stubBuild(stubPages(Object.values(unknownPath)));
  served = await testApp(
    { PUBLIC_URL: 'https://www.harbour.example' },
    { siteDirectory: build.directory },
  );
});
afterAll(async () => {
  await served.close();
  await build.remove();
});

test('security.txt names the contact for vulnerabilities (RFC 9116)', async () => {
  const reply = await served.app.inject(wellKnownPaths.securityText);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toBe(
    [
      `Contact: mailto:${brand.mail.security}`,
      'Expires: 2026-08-28T00:00:00.000Z',
      'Preferred-Languages: en, zh',
      'Canonical: https://www.harbour.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('security.txt always expires in the future, less than a year ahead', async () => {
  for (const days of [0, 100, 400]) {
    served.clock.advance(days * dayMs);
    const { body } = await served.app.inject(wellKnownPaths.securityText);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    const now = served.clock.now().getTime();
    expect(expires).toBeGreaterThan(now + 30 * dayMs);
    expect(expires).toBeLessThan(now + 365 * dayMs);
  }
});

test('change-password redirects to the page where the password is changed', async () => {
  const reply = await served.app.inject(wellKnownPaths.changePassword);
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe('/client/console/account');
});

test('other well-known paths answer 404', async () => {
  const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await served.app.inject(probe)).statusCode).toBe(404);
});
