import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Run } from '../measurement.ts';

export type TextProvider = {
  url: string;
  /** The key of each text that was taken, in order, repeated ones too. */
  taken: string[];
  /** Called when a text is here and the sender does not know it yet. */
  onText: (() => Promise<void>) | undefined;
};

/** Takes texts over HTTP and looks at no key, as the cheapest providers do. */
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
