import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Call, CallReply } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';

/**
 * A response body that is serialized once and sent to many clients, with an ETag of its content.
 */
export class CachedResponse {
  readonly body: string;
  readonly type: string;
  readonly etag: string;

  constructor(body: string, type: string) {
    this.body = body;
    this.type = type;
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  }
}

/**
 * Serializes the reply of a call, validated against the contract once instead of at each response.
 */
export const cacheReply = <C extends Call>(
  call: C,
  answer: Accepted<CallReply<C>>,
): CachedResponse =>
  new CachedResponse(
    JSON.stringify(z.parse(call.reply, answer)),
    'application/json; charset=utf-8',
  );

export function sendCached(request: FastifyRequest, reply: FastifyReply, response: CachedResponse) {
  reply.header('cache-control', 'no-cache').header('etag', response.etag);
  if (isKnown(request.headers['if-none-match'], response.etag)) return reply.code(304).send();
  return reply.type(response.type).send(response.body);
}

/** A proxy that compresses turns a strong ETag into a weak one. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false;
