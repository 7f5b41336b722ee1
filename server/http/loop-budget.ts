import { minuteMs } from '#contract/time-units.ts';

/** More addresses than this are not remembered: the one that was silent longest is forgotten. */
const rememberedAddresses = 50_000;

type Level = { leftMs: number; atMs: number };

/**
 * A token bucket of main-thread time for each address. It refills steadily and holds what comes
 * back in half a minute; the debt that one long request can leave is as large.
 */
export class LoopBudget {
  #levels = new Map<string, Level>();
  #perMs: number;
  #mostMs: number;
  #now: () => number;

  constructor(msPerMinute: number, now = () => performance.now()) {
    this.#perMs = msPerMinute / minuteMs;
    this.#mostMs = msPerMinute / 2;
    this.#now = now;
  }

  /** How long until a millisecond is left; 0 while one is. */
  waitMs(address: string): number {
    const { leftMs } = this.#levelOf(address);
    return Math.max(0, (1 - leftMs) / this.#perMs);
  }

  charge(address: string, usedMs: number): void {
    const { leftMs, atMs } = this.#levelOf(address);
    // Deleted first: the order of a map is that of its insertions.
    this.#levels.delete(address);
    this.#levels.set(address, { leftMs: Math.max(-this.#mostMs, leftMs - usedMs), atMs });
    if (this.#levels.size <= rememberedAddresses) return;
    const [oldest] = this.#levels.keys();
    if (oldest !== undefined) this.#levels.delete(oldest);
  }

  #levelOf(address: string): Level {
    const nowMs = this.#now();
    const known = this.#levels.get(address);
    if (!known) return { leftMs: this.#mostMs, atMs: nowMs };
    const refilledMs = known.leftMs + (nowMs - known.atMs) * this.#perMs;
    return { leftMs: Math.min(this.#mostMs, refilledMs), atMs: nowMs };
  }
}
