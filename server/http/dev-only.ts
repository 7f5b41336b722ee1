import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** `/dev/*` exists for development on this machine only, never where visitors could reach it. */
export const hasDevRoutes = (env: Pick<Env, 'production' | 'publicUrl' | 'databaseUrl'>): boolean =>
  !env.production && !env.publicUrl.startsWith('https:') && env.databaseUrl === undefined;

/**
 * Loopback peer, loopback host name and no forwarding header: tunnels and DNS rebinding do not
 * count as local.
 */
export function isLocalRequest({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>) {
  const peer = socket.remoteAddress;
  const isLoopback =
    peer !== undefined && loopback.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4');
  return (
    isLoopback &&
    localHost.test(headers.host ?? '') &&
    !forwardingHeaders.some((name) => name in headers)
  );
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];
