import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentWith, storageWith } from '#tests/support/browser-storage.ts';

const cookies = new Map<string, string>();
let meanwhile = () => {};

const server = createServer((_, response) => {
  meanwhile();
  response.end(JSON.stringify({ code: 'session.required', msg: 'Log in again.' }));
});

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubEnv('VITE_ADMIN_HOST', `http://127.0.0.1:${port}`);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', storageWith(new Map()));
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('document', documentWith(cookies));
  vi.resetModules();
  logInAs('mei');
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  cookies.clear();
  meanwhile = () => {};
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

function logInAs(who: string): void {
  for (const [name, value] of [
    ['uin', who],
    ['name', who],
    ['usertoken', `token-of-${who}`],
  ] as const)
    cookies.set(name, value);
}

test('an ended session is removed from the browser', async () => {
  const { fetchViewer } = await import('./session-calls.ts');
  expect(await fetchViewer()).toBeUndefined();
  expect([...cookies]).toEqual([]);
});

test('a user who logs in before the refusal arrives stays logged in', async () => {
  const { fetchViewer } = await import('./session-calls.ts');
  meanwhile = () => logInAs('ken');
  expect(await fetchViewer()).toBeUndefined();
  expect(cookies.get('usertoken')).toBe('token-of-ken');
  expect(cookies.get('name')).toBe('ken');
});
