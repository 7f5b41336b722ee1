import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { calm } from '../http/health.ts';
import { hashToken } from '../tokens.ts';
import { openMetricsPort } from './metrics-port.ts';
import type { MetricsPage, Watched } from './record-events.ts';

/**
 * `/metrics`, where a setting asks for it; answers what to start once the server listens. The library
 * takes its time to load: it is left where nobody asks.
 */
export async function registerTelemetry(
  app: FastifyInstance,
  context: Context,
  watched: Watched,
): Promise<(() => { stop(): Promise<void> })[]> {
  const { port, host, token } = context.env.metrics;
  if (port === undefined && token === undefined) return [];
  const { watch } = await import('./record-events.ts');
  const page = watch(app, context, watched);
  if (token !== undefined) registerMetrics(app, token, page);
  return port === undefined ? [] : [() => openMetricsPort(context, { port, host }, page)];
}

/** Among the pages, for whoever has the token. */
function registerMetrics(app: FastifyInstance, token: string, page: MetricsPage): void {
  app.get(
    '/metrics',
    { logLevel: 'warn', exposeHeadRoute: false, config: calm },
    async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store');
      const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
      if (!isSame(given, token)) return reply.code(401).header('www-authenticate', 'Bearer').send();
      return reply.type(page.contentType).send(await page.write());
    },
  );
}

/** By their hashes, which are of one length: the time it takes tells nothing of either. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
