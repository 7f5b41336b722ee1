import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverEvents } from '../events.ts';
import { type Charge, chargingTo } from '../loop-time.ts';
import { clientAddress } from './client-address.ts';
import { AppError } from './errors.ts';
import type { LoopBudget } from './loop-budget.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request can be made to cost the main thread much; files never do. */
    isCostly?: boolean | ((request: FastifyRequest) => boolean);
  }
}

/** Requests that take no longer are limited by their number alone. */
export const freeMs = 5;

/**
 * Main-thread time by client address: whoever used up theirs is refused before anything is done. In
 * memory and per process, as the limit of requests per minute is.
 */
export function registerLoopLimit(app: FastifyInstance, budget: LoopBudget): void {
  app.addHook('onRequest', async (request) => {
    if (!isCostly(request)) return;
    const retryAfterMs = budget.waitMs(clientAddress(request));
    if (retryAfterMs === 0) return;
    serverEvents.emit('limit refused', { limit: 'cpu' });
    throw new AppError('too-many-requests', { retryAfterMs });
  });
  // The body arrives by events of the connection, so nothing earlier reaches to the handler.
  app.addHook('preValidation', (request, _, done) => {
    if (isCostly(request)) chargingTo(beyondFree(budget, clientAddress(request)), done);
    else done();
  });
}

function isCostly(request: FastifyRequest): boolean {
  const costly = request.routeOptions.config?.isCostly ?? false;
  return typeof costly === 'function' ? costly(request) : costly;
}

/** Charges one request: what it uses beyond the time that is free. */
function beyondFree(budget: LoopBudget, address: string): Charge {
  let totalMs = 0;
  return (usedMs) => {
    totalMs += usedMs;
    const chargedMs = Math.min(usedMs, totalMs - freeMs);
    if (chargedMs > 0) budget.charge(address, chargedMs);
  };
}
