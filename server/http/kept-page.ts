import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page that was written once and goes to many, compressed as their browsers like it. */
export type KeptPage = {
  etag: string;
  bodies: { encoding: 'br' | 'gzip' | undefined; body: Buffer }[];
};

/** Written anew every few seconds while it is read: a tenth of the time for nearly all of the gain. */
const brotliQuality = 5;

export async function keepPage(html: string): Promise<KeptPage> {
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
    bodies: [
      { encoding: 'br', body: br },
      { encoding: 'gzip', body: zipped },
      { encoding: undefined, body: plain },
    ],
  };
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: KeptPage) {
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const taken = (request.headers['accept-encoding'] ?? '').toString().toLowerCase();
  const chosen = bodies.find(({ encoding }) => !encoding || accepts(taken, encoding));
  if (chosen?.encoding) reply.header('content-encoding', chosen.encoding);
  return reply.type('text/html; charset=utf-8').send(chosen?.body);
}

/** Named, and not ruled out by `q=0`. */
const accepts = (taken: string, encoding: string): boolean =>
  taken
    .split(',')
    .map((part) => part.trim().split(';'))
    .some(([name, quality]) => name?.trim() === encoding && !/q=0(\.0*)?$/.test(quality ?? ''));
