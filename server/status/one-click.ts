import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { mailedLink } from '#contract/status.ts';
import { AppError } from '../http/errors.ts';
import { noReferrer } from '../http/security-headers.ts';

/** One field of a few letters. */
const bodyLimit = 1024;

type OneClick = { page: string; unsubscribe(token: string): Promise<void> };

/**
 * RFC 8058: a mail program posts here without asking anybody else. A person who opens the address
 * in a browser is led to the page; opening alone ends nothing, since scanners open every link.
 */
export function registerOneClick(
  app: FastifyInstance,
  path: string,
  { page, unsubscribe }: OneClick,
): void {
  const tokenOf = (given: unknown): string => {
    const { data } = z.safeParse(mailedLink, given);
    if (!data) throw new AppError('bad-request');
    return data.token;
  };

  app.register(async function oneClick(scope) {
    await scope.register(formbody, { bodyLimit });
    // Some send the one field as multipart; nobody needs to understand it.
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
      reply.header(...noReferrer).redirect(`${page}?unsubscribe=${tokenOf(request.query)}`, 302),
    );
  });
}
