import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondMs } from '#contract/time-units.ts';
import { serverEvents } from '../events.ts';

const mostPerSecond = 10;
const mostAtOnce = 2;

/** Refuses more than ten requests a second, and more than two at once. */
export function requestLimits(): (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined> {
  let lastSecond: number[] = [];
  let open = 0;
  return async (_, reply) => {
    const nowMs = performance.now();
    lastSecond = lastSecond.filter((atMs) => atMs > nowMs - secondMs);
    if (lastSecond.length >= mostPerSecond || open >= mostAtOnce) {
      serverEvents.emit('limit refused', { limit: 'gateway' });
      return reply.code(429).header('retry-after', 1).send({});
    }
    lastSecond.push(nowMs);
    open += 1;
    // Also when the client goes away before the answer.
    reply.raw.once('close', () => {
      open -= 1;
    });
    return undefined;
  };
}
