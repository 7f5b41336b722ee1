import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

const patienceMs = 30_000;

/** A browser behind a driver that speaks WebDriver over HTTP: each call is one command. */
export async function talkToDriver(origin: string) {
  await waitUntilReady(origin);
  const browserOptions = { args: ['--automation'] };
  const { sessionId, capabilities } = z.parse(
    newSession,
    await ask('POST', `${origin}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    }),
  );
  return {
    version: capabilities.browserVersion,
    call: (method: 'GET' | 'POST', command: string, body?: object) =>
      ask(method, `${origin}/session/${sessionId}${command}`, body),
  };
}

/** The driver cannot report a port it chose, so it is given one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function waitUntilReady(origin: string): Promise<void> {
  const deadlineMs = performance.now() + patienceMs;
  while (
    !(await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > deadlineMs) throw new Error('The driver does not answer.');
    await pause(100);
  }
}

async function ask(method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = z.parse(envelope, await response.json());
  if (!response.ok) {
    const { error, message } = z.parse(refusal, value);
    throw new Error(`${url.split('/').at(-1)}: ${error} ${message}`);
  }
  return value;
}

const envelope = z.object({ value: z.unknown() });
const refusal = z.object({ error: z.string(), message: z.string() });
const newSession = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
