import type { FastifyInstance } from 'fastify';
import { isDeskPath } from '#content/site-map.ts';
import { deskBase } from '#contract/desk-base.ts';
import type { Env } from '../env.ts';
import { AppError } from './errors.ts';

/** With a host of its own, the desk answers there alone, and nothing else does. */
export function keepDeskApart(app: FastifyInstance, { deskUrl, publicUrl }: Env): void {
  if (!deskUrl || deskUrl === publicUrl) return;
  const { host } = new URL(deskUrl);
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0]?.replace(/\.data$/, '') ?? '';
    const isDesk = isDeskPath(path);
    if (request.host !== host) {
      // The same answer as for any other path that does not exist.
      if (isDesk && !request.is404) return reply.callNotFound();
    } else if (path === '/') return reply.redirect(deskBase);
    else if (!isDesk && !sharedPaths.test(path)) throw new AppError('not-found');
  });
}

/** Files that pages of the desk load, and the checks of a proxy. */
const sharedPaths =
  /^\/(?:assets\/|favicon\.(?:ico|svg)$|apple-touch-icon\.png$|manifest\.webmanifest$|healthz$|readyz$)/;
