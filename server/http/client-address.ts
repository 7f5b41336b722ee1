import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { withoutPort } from './forwarded-address.ts';

const subnetBits = 64;
const longestAddress = 64;

/**
 * What limits count by: IPv4 as it is, IPv6 by the network one customer gets. Forwarding headers
 * were already weighed by Fastify, which believes trusted peers alone.
 */
export const clientAddress = (request: Pick<FastifyRequest, 'ip'>): string =>
  normalizeIP(addressOf(request), subnetBits).slice(0, longestAddress);

/** The whole address, for looking up where it is; one that is mapped into IPv6 as IPv4. */
export const exactAddress = (request: Pick<FastifyRequest, 'ip'>): string =>
  normalizeIP(addressOf(request), 128);

function addressOf(request: Pick<FastifyRequest, 'ip'>): string {
  // A socket that closed has no address, and a proxy may forward a word in place of one.
  const address: string | undefined = request.ip;
  return withoutPort(address ?? 'unknown');
}
