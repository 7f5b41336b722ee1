import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { announcements } from '../announcements.ts';
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
    pressureHandler: async () => {
      if (performance.now() < measuredFromMs) return;
      announcements.emit('limit refused', { limit: 'delay' });
      throw new AppError('busy', { retryAfterMs });
    },
  });
}
