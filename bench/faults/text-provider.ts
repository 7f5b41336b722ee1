import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Run } from '../measurement.ts';

export type TextProvider = {
  url: string;
  /** The idempotency key of each accepted text message, in order, repeated ones included. */
  taken: string[];
  /** Called when a text message has arrived and before the sender is told. */
  onText: (() => Promise<void>) | undefined;
};

/** Accepts text messages over HTTP and ignores idempotency keys, like the cheapest providers. */
export async function startTextProvider(run: Run): Promise<TextProvider> {
  const provider: TextProvider = { url: '', taken: [], onText: undefined };
  const server = createServer(async (request, response) => {
    await request.resume().toArray();
    provider.taken.push(String(request.headers['idempotency-key']));
    await provider.onText?.();
    response.writeHead(202).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  run.onEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  provider.url = `http://127.0.0.1:${address.port}/texts`;
  return provider;
}
