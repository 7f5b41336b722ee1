import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../tokens.ts';

/**
 * Refuses every request without `Authorization: Bearer <token>` with one of the tokens, before its
 * body is read.
 */
export const requireBearer =
  (...tokens: string[]) =>
  async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (tokens.some((token) => isSame(given, token))) return undefined;
    return reply
      .code(401)
      .headers({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
      .send();
  };

/** Compares hashes of equal length in constant time, which reveals nothing of the token. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
