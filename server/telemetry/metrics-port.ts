import { createServer } from 'node:http';
import type { Context } from '../context.ts';
import type { MetricsPage } from './record-events.ts';

/** Serves `/metrics` alone, on an address that visitors cannot reach. */
export function openMetricsPort(
  { log }: Pick<Context, 'log'>,
  { port, host }: { port: number; host: string },
  page: MetricsPage,
): { stop(): Promise<void> } {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics')
      return response.writeHead(404).end();
    try {
      const text = await page.write();
      response.writeHead(200, { 'content-type': page.contentType, 'cache-control': 'no-store' });
      response.end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be written');
      response.writeHead(500).end();
    }
  });
  server.on('error', (error) => log.error({ err: error }, 'the metrics have no port'));
  server.listen({ port, host });
  return {
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
