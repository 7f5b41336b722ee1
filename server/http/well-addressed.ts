import type { FastifyRequest } from 'fastify';

/**
 * Accepts one valid Host and a target that starts with a slash. Node reads the first of two hosts,
 * a proxy maybe the last, and an absolute target names a third: request smuggling relies on such
 * disagreement.
 */
export function isWellAddressed({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  const hosts = raw.rawHeaders.filter(
    (_, at, lines) => at % 2 === 1 && lines[at - 1]?.toLowerCase() === 'host',
  );
  return (
    raw.url?.startsWith('/') === true &&
    hosts.length <= 1 &&
    hosts.every((host) => hostPattern.test(host))
  );
}

const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
