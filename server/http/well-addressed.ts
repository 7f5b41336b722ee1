import type { FastifyRequest } from 'fastify';

/**
 * One Host that is a name or an address, and a target that begins with a slash. Node takes the
 * first of two hosts, a proxy maybe the last, and a target with a host of its own is a third: who
 * asks in such a way wants us to disagree about what was asked.
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
