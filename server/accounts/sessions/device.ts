import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/client-address.ts';
import type { Device } from './sessions.ts';

const longestUserAgent = 300;

export const deviceOf = (request: FastifyRequest): Device => ({
  address: clientAddress(request),
  userAgent: (request.headers['user-agent'] ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, longestUserAgent)
    .toWellFormed(),
});
