import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverEvents } from '../events.ts';
import { type Charge, chargingTo } from '../loop-time.ts';
import { clientAddress } from './client-address.ts';
import { AppError } from './errors.ts';
import type { LoopBudget } from './loop-budget.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request can be made to use much main-thread time; static files never do. */
    isCostly?: boolean | ((request: FastifyRequest) => boolean);
  }
}

/** Main-thread time per request that is not charged to the budget. */
export const freeMs = 5;

/**
 * Limits main-thread time per client address: an address that used up its budget is refused before
 * any work. In memory and per process, like the limit of requests per minute.
 */
export function registerLoopLimit(app: FastifyInstance, budget: LoopBudget): void {
  app.addHook('onRequest', async (request) => {
    if (!isCostly(request)) return;
    const retryAfterMs = budget.waitMs(clientAddress(request));
    if (retryAfterMs === 0) return;
    serverEvents.emit('limit refused', { limit: 'cpu' });
    throw new AppError('too-many-requests', { retryAfterMs });
  });
  // The body arrives in events of the connection, so a hook before this one would not cover the
  // handler.
  app.addHook('preValidation', (request, _, done) => {
    if (isCostly(request)) chargingTo(beyondFree(budget, clientAddress(request)), done);
    else done();
  });
}

function isCostly(request: FastifyRequest): boolean {
  const costly = request.routeOptions.config?.isCostly ?? false;
  return typeof costly === 'function' ? costly(request) : costly;
}

/** Charges the main-thread time of one request beyond the free part. */
function beyondFree(budget: LoopBudget, address: string): Charge {
  let totalMs = 0;
  return (usedMs) => {
    totalMs += usedMs;
    const chargedMs = Math.min(usedMs, totalMs - freeMs);
    if (chargedMs > 0) budget.charge(address, chargedMs);
  };
}
