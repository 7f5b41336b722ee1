import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { withoutPort } from './forwarded-address.ts';

const subnetBits = 64;
const longestAddress = 64;

/**
 * The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address. Fastify has
 * already evaluated forwarding headers, for trusted peers only.
 */
export const clientAddress = (request: Pick<FastifyRequest, 'ip'>): string =>
  normalizeIP(addressOf(request), subnetBits).slice(0, longestAddress);

/** The whole address, for country lookup; an IPv4 address mapped into IPv6 is returned as IPv4. */
export const exactAddress = (request: Pick<FastifyRequest, 'ip'>): string =>
  normalizeIP(addressOf(request), 128);

function addressOf(request: Pick<FastifyRequest, 'ip'>): string {
  // A closed socket has no address, and a proxy may forward text that is none.
  const address: string | undefined = request.ip;
  return withoutPort(address ?? 'unknown');
}
