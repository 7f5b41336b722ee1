import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { mailedLink } from '#contract/status.ts';
import { AppError } from '../http/errors.ts';
import { noReferrer } from '../http/security-headers.ts';

/** Bytes; the body is one short field. */
const bodyLimit = 1024;

type OneClick = { pageOf(token: string): string; unsubscribe(token: string): Promise<void> };

/**
 * RFC 8058 one-click unsubscribe, posted by mail programs. GET redirects to the page and ends
 * nothing, since scanners open every link.
 */
export function registerOneClick(
  app: FastifyInstance,
  path: string,
  { pageOf, unsubscribe }: OneClick,
): void {
  const tokenOf = (given: unknown): string => {
    const { data } = z.safeParse(mailedLink, given);
    if (!data) throw new AppError('bad-request');
    return data.token;
  };

  app.register(async function oneClick(scope) {
    await scope.register(formbody, { bodyLimit });
    // Some mail programs send multipart; the body is ignored.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit },
      async () => undefined,
    );
    scope.post(path, async (request, reply) => {
      await unsubscribe(tokenOf(request.query));
      return reply.header('cache-control', 'no-store').code(204).send();
    });
    scope.get(path, async (request, reply) =>
      reply.header(...noReferrer).redirect(pageOf(tokenOf(request.query)), 302),
    );
  });
}
