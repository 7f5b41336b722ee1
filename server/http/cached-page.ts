import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Forms, sendSmallest } from './encodings.ts';

/** A page that is rendered and compressed once and sent to many visitors. */
export type CachedPage = {
  /** Undefined for a page that must not be cached. */
  etag?: string | undefined;
  forms: Forms;
};

/**
 * Status pages are compressed every few seconds while they are read: a tenth of the time of the
 * best quality for nearly the same size.
 */
const brotliQuality = 5;

export async function cachePage(html: string): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain),
  ]);
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    forms: { br, gzip: zipped, plain },
  };
}

export function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, forms }: CachedPage,
) {
  reply.headers({ 'cache-control': etag ? 'no-cache' : 'no-store', vary: 'accept-encoding' });
  if (etag) reply.header('etag', etag);
  if (etag && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendSmallest(request, reply.type('text/html; charset=utf-8'), forms);
}
