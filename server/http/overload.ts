import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverEvents } from '../events.ts';
import { AppError } from './errors.ts';

const retryAfterMs = 5_000;

export type OverloadLimits = {
  /** 0 turns the limit off. */
  maxEventLoopDelayMs: number;
  sampleIntervalMs?: number;
};

const defaultSampleIntervalMs = 500;

/** Refuses requests while the event loop is late, before all of them become slow. */
export async function registerOverload(
  app: FastifyInstance,
  { maxEventLoopDelayMs, sampleIntervalMs = defaultSampleIntervalMs }: OverloadLimits,
): Promise<void> {
  // The start blocks the event loop for a while; the second sample is the first that it does not
  // affect.
  let measuredFromMs = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    measuredFromMs = performance.now() + 2 * sampleIntervalMs;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleIntervalMs,
    pressureHandler: async (request, reply, _, lateMs) => {
      if (performance.now() < measuredFromMs) return;
      serverEvents.emit('limit refused', { limit: 'delay' });
      request.log.warn({ lateMs: Math.ceil(lateMs ?? 0) }, 'request refused: the process is late');
      if (!hasSibling(request)) throw new AppError('busy', { retryAfterMs });
      reply.code(503).header('x-accel-redirect', sibling).send('');
      // The response is sent: later hooks and the handler must not run.
      await new Promise(() => undefined);
    },
  });
}

/**
 * The nginx location that passes a request to another process; nginx offers it in a request header.
 */
const sibling = '@sibling';

/** Only requests that are safe to repeat. */
const hasSibling = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers['x-overload-redirect'] === sibling;
