import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/**
 * Whether a browser reports that another website made this request. Other clients send no `Origin`.
 */
export function isFromForeignSite(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  env: Pick<Env, 'publicUrl'>,
): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined || origin === env.publicUrl) return false;
  // On pages with `no-referrer` some browsers send `Origin: null` even to our own origin.
  if (origin === 'null' && request.headers['sec-fetch-site'] === 'same-origin') return false;
  // The scheme is not compared: behind a proxy that terminates TLS it differs.
  return hostOf(origin) !== request.host;
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
