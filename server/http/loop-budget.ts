import { minuteMs } from '#contract/time-units.ts';

/** Above this number the address with the oldest request is dropped. */
const rememberedAddresses = 50_000;

type Level = { leftMs: number; atMs: number };

/**
 * A token bucket of main-thread milliseconds per client address. It refills steadily and holds half
 * a minute's refill; the debt of one long request is limited to the same.
 */
export class LoopBudget {
  #levels = new Map<string, Level>();
  #perMs: number;
  #maxMs: number;
  #now: () => number;

  constructor(msPerMinute: number, now = () => performance.now()) {
    this.#perMs = msPerMinute / minuteMs;
    this.#maxMs = msPerMinute / 2;
    this.#now = now;
  }

  /** Time until one millisecond is available; 0 if there is one. */
  waitMs(address: string): number {
    const { leftMs } = this.#levelOf(address);
    return Math.max(0, (1 - leftMs) / this.#perMs);
  }

  charge(address: string, usedMs: number): void {
    const { leftMs, atMs } = this.#levelOf(address);
    // Deleted and set again: a map keeps the order of insertion.
    this.#levels.delete(address);
    this.#levels.set(address, { leftMs: Math.max(-this.#maxMs, leftMs - usedMs), atMs });
    if (this.#levels.size <= rememberedAddresses) return;
    const [oldest] = this.#levels.keys();
    if (oldest !== undefined) this.#levels.delete(oldest);
  }

  #levelOf(address: string): Level {
    const nowMs = this.#now();
    const known = this.#levels.get(address);
    if (!known) return { leftMs: this.#maxMs, atMs: nowMs };
    const refilledMs = known.leftMs + (nowMs - known.atMs) * this.#perMs;
    return { leftMs: Math.min(this.#maxMs, refilledMs), atMs: nowMs };
  }
}
