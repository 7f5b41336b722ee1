import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { servedUnderOverload } from '../http/health.ts';
import { hashToken } from '../tokens.ts';
import { openMetricsPort } from './metrics-port.ts';
import type { MetricsPage, Watched } from './record-events.ts';

/**
 * Registers `/metrics` if it is configured; returns what to start once the server listens. The
 * metrics library is slow to load and is imported only then.
 */
export async function registerTelemetry(
  app: FastifyInstance,
  context: Context,
  watched: Watched,
): Promise<(() => { stop(): Promise<void> })[]> {
  const { port, host, token } = context.env.metrics;
  if (port === undefined && token === undefined) return [];
  const { measureApp } = await import('./record-events.ts');
  const page = measureApp(app, context, watched);
  if (token !== undefined) registerMetrics(app, token, page);
  return port === undefined ? [] : [() => openMetricsPort(context, { port, host }, page)];
}

/** Serves `/metrics` on the site's own port, protected by the token. */
function registerMetrics(app: FastifyInstance, token: string, page: MetricsPage): void {
  app.get(
    '/metrics',
    { logLevel: 'warn', exposeHeadRoute: false, config: servedUnderOverload },
    async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store');
      const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
      if (!isSame(given, token)) return reply.code(401).header('www-authenticate', 'Bearer').send();
      return reply.type(page.contentType).send(await page.write());
    },
  );
}

/** Compares hashes of equal length in constant time, which reveals nothing of the token. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
