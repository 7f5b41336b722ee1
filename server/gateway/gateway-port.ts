import { setTimeout as after } from 'node:timers/promises';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { secondMs } from '#contract/time-units.ts';
import { CallTimeout } from '../call-timeout.ts';
import type { Context } from '../context.ts';
import { requireBearer } from '../http/bearer-token.ts';
import { isDatabaseUnavailable } from '../http/database-failure.ts';
import { limitDiscardedBodies } from '../http/discard-body.ts';
import { slowClientLimits } from '../http/slow-clients.ts';
import { CursorTooOld } from './read-changes.ts';
import { requestLimits } from './request-limits.ts';
import { BadRequest, registerGateway } from './routes.ts';

const bodyLimitBytes = 1024 * 1024;

/** More than a gateway opens. */
const maxConnections = 100;

/** Time for answers on their way once the process is to stop. */
const graceMs = 3 * secondMs;

/** How long a process waits for the port while another one has it. */
const takenMs = secondMs;

/**
 * Serves the live gateway on a port of its own, which the public cannot reach. Of several processes
 * with the same settings one has the port, and another takes over when it ends.
 */
export function openGatewayPort(
  context: Context,
  place: { port: number; host: string },
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const listening = listen(context, place, ending.signal).catch((error: unknown) => {
    context.log.error({ err: error }, 'the gateway has no port');
    return undefined;
  });
  return {
    stop: async () => {
      ending.abort();
      const app = await listening;
      if (!app) return;
      const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
      await app.close();
      clearTimeout(cut);
    },
  };
}

async function listen(
  context: Context,
  place: { port: number; host: string },
  ending: AbortSignal,
): Promise<FastifyInstance | undefined> {
  while (!ending.aborted) {
    const app = buildGateway(context, ending);
    try {
      await app.listen(place);
      return app;
    } catch (error) {
      await app.close();
      if (!isTaken(error)) throw error;
      context.log.debug(place, 'another process has the port of the gateway');
      await after(takenMs, undefined, { signal: ending, ref: false }).catch(() => undefined);
    }
  }
  return undefined;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** The app of the port, which does not listen yet. */
export function buildGateway(context: Context, ending: AbortSignal): FastifyInstance {
  const app = Fastify({
    ...slowClientLimits,
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    exposeHeadRoutes: false,
  });
  app.server.maxConnections = maxConnections;
  limitDiscardedBodies(app.server);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfter } = answerTo(error);
    if (status >= 500) request.log.error({ err: error }, 'a call of the gateway failed');
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({}));
  app.addHook('onRequest', requireBearer(...context.env.gateway.tokens));
  app.addHook('onRequest', requestLimits());
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    // A stranger keeps no connection, and one that stays open would delay the end of the process.
    if (ending.aborted || reply.statusCode === 401) reply.header('connection', 'close');
  });
  registerGateway(app, context, ending);
  return app;
}

function answerTo(error: unknown): { status: number; body: object; retryAfter?: number } {
  if (error instanceof BadRequest) return { status: 400, body: error.problem };
  if (error instanceof CursorTooOld)
    return { status: 410, body: { field: 'after', expected: 'nothing: start from the beginning' } };
  if (error instanceof CallTimeout || isDatabaseUnavailable(error))
    return { status: 503, body: {}, retryAfter: 5 };
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return { status, body: { field: '', expected: 'at most 1 MB' } };
  if (status >= 400 && status < 500) return { status: 400, body: { field: '', expected: 'JSON' } };
  return { status: 500, body: {} };
}
