import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Context } from '../context.ts';
import { limitDiscardedBodies } from '../http/discard-body.ts';
import { replyWithError } from '../http/error-replies.ts';
import { AppError } from '../http/errors.ts';
import { registerRequestLimit } from '../http/request-limit.ts';
import { slowClientLimits } from '../http/slow-clients.ts';
import type { MetricsPage } from './record-events.ts';

/** More than Prometheus and Alertmanager open, and few enough to leave visitors theirs. */
const maxConnections = 100;

/** Serves `/metrics`, and what `addCalls` adds, on an address that visitors cannot reach. */
export function openMetricsPort(
  { log, env }: Pick<Context, 'log' | 'env'>,
  { port, host }: { port: number; host: string },
  page: MetricsPage,
  addCalls: (app: FastifyInstance) => void,
): { stop(): Promise<void> } {
  const app = Fastify({
    ...slowClientLimits,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.server.maxConnections = maxConnections;
  limitDiscardedBodies(app.server);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler(async () => {
    throw new AppError('not-found');
  });
  const listening = registerRequestLimit(app, env.limits.requestsPerMinute)
    .then(() => {
      app.get(
        '/metrics',
        { logLevel: 'warn', exposeHeadRoute: false, config: { rateLimit: false } },
        async (_, reply) =>
          reply
            .header('cache-control', 'no-store')
            .type(page.contentType)
            .send(await page.write()),
      );
      addCalls(app);
      return app.listen({ port, host });
    })
    .catch((error: unknown) => log.error({ err: error }, 'the metrics have no port'));
  return {
    stop: async () => {
      await listening;
      await app.close();
    },
  };
}
