import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { minuteMs } from '#contract/time-units.ts';
import { serverEvents } from '../events.ts';
import { clientAddress } from './client-address.ts';
import { AppError } from './errors.ts';
import { RequestCounts } from './request-counts.ts';

/** A coarse limit in memory, per process: keeps one address from using all capacity. */
export async function registerRequestLimit(
  app: FastifyInstance,
  requestsPerMinute: number,
): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: minuteMs,
    store: RequestCounts,
    keyGenerator: clientAddress,
    addHeaders: none,
    addHeadersOnExceeding: none,
    errorResponseBuilder: (_, { ttl }) => {
      serverEvents.emit('limit refused', { limit: 'requests' });
      return new AppError('too-many-requests', { retryAfterMs: ttl });
    },
  });
}

const none = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};
