import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Count = { current: number; beganMs: number };

/** Above this number the address with the oldest request is dropped. */
const rememberedAddresses = 50_000;

/**
 * Counts requests per client address in the current window, by a monotonic clock: with the
 * library's own, a jump of the system clock would lock addresses out for as long.
 */
export class RequestCounts implements FastifyRateLimitStore {
  #counts = new Map<string, Count>();
  #now: () => number;

  constructor(_: unknown, now = () => performance.now()) {
    this.#now = now;
  }

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = 0,
  ): void {
    const nowMs = this.#now();
    const known = this.#counts.get(key);
    const count =
      known && nowMs < known.beganMs + windowMs ? known : { current: 0, beganMs: nowMs };
    count.current += 1;
    // Deleted and set again: a map keeps the order of insertion.
    this.#counts.delete(key);
    this.#counts.set(key, count);
    this.#forget();
    done(null, { current: count.current, ttl: count.beganMs + windowMs - nowMs });
  }

  child(): RequestCounts {
    return new RequestCounts(undefined, this.#now);
  }

  #forget(): void {
    if (this.#counts.size <= rememberedAddresses) return;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}
