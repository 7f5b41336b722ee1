import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { deskHiding } from './desk-host.ts';
import { AppError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the contract: its path takes no other method. */
    isCall?: true;
  }
}

/**
 * Refuses a call by another method than its own. Routes for the other six would take most of the
 * time in which the app is built.
 */
export function refuseOtherMethods(app: FastifyInstance, env: Env): void {
  const methods = new Map<string, string>();
  const isHidden = deskHiding(env);
  // The limit of requests is for routes, and this request has none.
  const countRequest = app.rateLimit();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.isCall) methods.set(url, String(method));
  });
  app.addHook('onRequest', async (request, reply) => {
    const method = methods.get(request.url.split('?', 1)[0] ?? '');
    if (!method || method === request.method || isHidden(request)) return;
    await countRequest.call(app, request, reply);
    reply.header('allow', method);
    throw new AppError('method-not-allowed');
  });
}
