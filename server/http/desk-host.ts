import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDeskPath } from '#content/site-map.ts';
import { deskBase } from '#contract/desk-base.ts';
import type { Env } from '../env.ts';
import { AppError } from './errors.ts';

/** With a host of its own, the desk answers there alone, and nothing else does. */
export function keepDeskApart(app: FastifyInstance, env: Env): void {
  const host = deskHost(env);
  if (!host) return;
  const isHidden = deskHiding(env);
  app.addHook('onRequest', async (request, reply) => {
    if (isHidden(request)) {
      // The same answer as for any other path that does not exist.
      if (!request.is404) return reply.callNotFound();
    } else if (request.host === host) {
      const path = pathOf(request);
      if (path === '/') return reply.redirect(deskBase);
      if (!isDeskPath(path) && !sharedPaths.test(path)) throw new AppError('not-found');
    }
  });
}

/** Tells whether a request wants the desk of a host that does not have it. */
export function deskHiding(env: Env): (request: FastifyRequest) => boolean {
  const host = deskHost(env);
  return (request) => host !== undefined && request.host !== host && isDeskPath(pathOf(request));
}

const deskHost = ({ deskUrl, publicUrl }: Env): string | undefined =>
  deskUrl && deskUrl !== publicUrl ? new URL(deskUrl).host : undefined;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]?.replace(/\.data$/, '') ?? '';

/** Files that pages of the desk load, and the checks of a proxy. */
const sharedPaths =
  /^\/(?:assets\/|favicon\.(?:ico|svg)$|apple-touch-icon\.png$|manifest\.webmanifest$|healthz$|readyz$)/;
