import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { requireBearer } from '../http/bearer-token.ts';
import { servedUnderOverload } from '../http/health.ts';
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
  addToMetricsPort: (app: FastifyInstance) => void,
): Promise<(() => { stop(): Promise<void> })[]> {
  const { port, host, token } = context.env.metrics;
  if (port === undefined && token === undefined) return [];
  const { measureApp } = await import('./record-events.ts');
  const page = measureApp(app, context, watched);
  if (token !== undefined) registerMetrics(app, token, page);
  return port === undefined
    ? []
    : [() => openMetricsPort(context, { port, host }, page, addToMetricsPort)];
}

/** Serves `/metrics` on the site's own port, protected by the token. */
function registerMetrics(app: FastifyInstance, token: string, page: MetricsPage): void {
  app.get(
    '/metrics',
    {
      logLevel: 'warn',
      exposeHeadRoute: false,
      config: servedUnderOverload,
      onRequest: requireBearer(token),
    },
    async (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(page.contentType)
        .send(await page.write()),
  );
}
