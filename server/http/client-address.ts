import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

const subnetBits = 64;
const longestAddress = 64;

/**
 * What limits count by: IPv4 as it is, IPv6 by the network one customer gets. Forwarding headers
 * were already weighed by Fastify, which believes trusted peers alone.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip'>): string {
  // A socket that closed has no address, and a proxy may forward a word in place of one.
  const address: string | undefined = request.ip;
  return normalizeIP(address ?? 'unknown', subnetBits).slice(0, longestAddress);
}
