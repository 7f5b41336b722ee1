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
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleIntervalMs,
    pressureHandler: async () => {
      announcements.emit('limit refused', { limit: 'delay' });
      throw new AppError('busy', { retryAfterMs });
    },
  });
}
