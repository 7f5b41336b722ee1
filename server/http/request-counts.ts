import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Count = { current: number; beganMs: number };

/** More addresses than this are not remembered: the one that was silent longest is forgotten. */
const rememberedAddresses = 50_000;

/**
 * How many requests each address made in the current window. It goes by a clock that nobody can set
 * back: the library's own would make an address wait for as long as the machine's clock jumped.
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
    // Deleted first: the order of a map is that of its insertions.
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
