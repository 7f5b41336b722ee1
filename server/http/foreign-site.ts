import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** Whether a browser says that another website made this request. Other clients say nothing. */
export function isFromForeignSite(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  env: Pick<Env, 'publicUrl'>,
): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined || origin === env.publicUrl) return false;
  // On a page that refers nowhere some browsers name no origin, not even to ourselves.
  if (origin === 'null' && request.headers['sec-fetch-site'] === 'same-origin') return false;
  // The scheme is left out: behind a proxy that ends TLS it differs from what we see.
  return hostOf(origin) !== request.host;
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
