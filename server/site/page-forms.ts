import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCachedPage } from '../http/cached-page.ts';
import type { FilledPage } from './filled-pages.ts';
import { pathOf, queryOf } from './request-path.ts';

/**
 * Without JavaScript a form posts to its own page: 303 shows the page again. The answer comes
 * before the body is read, so nothing that was typed reaches the server's code.
 */
export function redirectPosts(app: FastifyInstance, route: string): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(pathOf(request.url) + queryOf(request.url), 303);
  app.post(route, { onRequest }, async () => undefined);
}

/** Bytes; such a form has a few short fields. */
const formLimit = 1024;

/** Reads a form that works without JavaScript, and shows or redirects to where it leads. */
export function registerForm(
  app: FastifyInstance,
  { route, policy }: { route: string; policy: string },
  takeForm: NonNullable<FilledPage['takeForm']>,
): void {
  app.register(async function pageForms(scope) {
    await scope.register(formbody, { bodyLimit: formLimit });
    scope.post(route, async (request, reply) => {
      const taken = await takeForm(request);
      if ('location' in taken)
        return reply.header('cache-control', 'no-store').redirect(taken.location, 303);
      return sendCachedPage(request, reply.header('content-security-policy', policy), taken);
    });
  });
}
