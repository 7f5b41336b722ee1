import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverEvents } from '../events.ts';
import { AppError } from './errors.ts';

const retryAfterMs = 5_000;

export type OverloadLimits = {
  /** 0 takes whatever comes, however late. */
  maxEventLoopDelayMs: number;
  sampleIntervalMs?: number;
};

const usualSampleIntervalMs = 500;

/** A process that can't keep up turns requests away at once, before all of them grow slow. */
export async function registerOverload(
  app: FastifyInstance,
  { maxEventLoopDelayMs, sampleIntervalMs = usualSampleIntervalMs }: OverloadLimits,
): Promise<void> {
  // A start keeps the process busy for a while: the first sample without any of it is the second.
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
      // Answered: the hooks and the handler that would follow must not run.
      await new Promise(() => undefined);
    },
  });
}

/** The location of deploy/nginx that asks another process; the proxy offers it by its name. */
const sibling = '@sibling';

/** Only for what may be asked twice. */
const hasSibling = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers['x-overload-redirect'] === sibling;
