import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondMs } from '#contract/time-units.ts';
import { serverEvents } from '../events.ts';
import { changesPath } from './contract.ts';

const mostPerSecond = 10;

/** Requests at once; a waiting poll takes no place of a report. */
const mostAtOnce = { polls: 2, others: 2 };

/** Refuses more than ten requests a second, more than two polls and more than two others at once. */
export function requestLimits(): (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined> {
  let lastSecond: number[] = [];
  const open = { polls: 0, others: 0 };
  return async ({ routeOptions }, reply) => {
    const kind = routeOptions.url === changesPath ? 'polls' : 'others';
    const nowMs = performance.now();
    lastSecond = lastSecond.filter((atMs) => atMs > nowMs - secondMs);
    if (lastSecond.length >= mostPerSecond || open[kind] >= mostAtOnce[kind]) {
      serverEvents.emit('limit refused', { limit: 'gateway' });
      return reply.code(429).header('retry-after', 1).send({});
    }
    lastSecond.push(nowMs);
    open[kind] += 1;
    // Also when the client goes away before the answer.
    reply.raw.once('close', () => {
      open[kind] -= 1;
    });
    return undefined;
  };
}
