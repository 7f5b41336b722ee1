import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { storageWith } from './browser-storage.ts';

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

const reply = z.object({ code: z.union([z.number(), z.string()]) });

export const sendJson = defineCall({
  method: 'POST',
  path: '/json',
  host: 'did',
  kind: 'json',
  body: z.object({ word: z.string() }),
  reply,
});
export const sendForm = defineCall({
  method: 'POST',
  path: '/form',
  host: 'api',
  kind: 'form',
  body: z.object({ phone: z.string(), code: z.string() }),
  reply,
});
export const ask = defineCall({
  method: 'GET',
  path: '/ask',
  host: 'did',
  kind: 'query',
  query: z.object({ email: z.string() }),
  reply,
});
export const bare = defineCall({ method: 'GET', path: '/bare', kind: 'none', reply });

/**
 * For each test, a real HTTP server as all three hosts of the client, and stubbed browser stores.
 * The client reads its settings when it is loaded: test files call `vi.resetModules()` as well.
 */
export function receiveCalls() {
  const receiver = {
    received: [] as Received[],
    answer: (_request: Received): unknown => ({ code: 0 }),
    /** The local storage. */
    stored: new Map<string, string>(),
    only: (): Received => {
      expect(receiver.received).toHaveLength(1);
      return receiver.received[0] as Received;
    },
  };
  let server: Server;

  beforeEach(async () => {
    receiver.received = [];
    receiver.answer = () => ({ code: 0 });
    receiver.stored = new Map();
    server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      const { method = '', url = '', headers } = request;
      const received = { method, url, headers, body };
      receiver.received.push(received);
      const answer = await receiver.answer(received);
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    vi.stubEnv('VITE_ADMIN_HOST', `${origin}/admin`);
    vi.stubEnv('VITE_API_HOST', `${origin}/api`);
    vi.stubEnv('VITE_DID_HOST', `${origin}/did`);
    setCookie('language=en-US');
    vi.stubGlobal('localStorage', storageWith(receiver.stored));
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('dispatchEvent', () => true);
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  return receiver;
}

export const setCookie = (cookie: string) => vi.stubGlobal('document', { cookie });
