import { secondMs } from '#contract/time-units.ts';

/** An attempt without an answer that took at least this long counts against its host. */
const slowMs = 1.5 * secondMs;
/** This many slow attempts in a row open the circuit. */
const maxSlow = 3;
/** How long nothing is sent to the host; then one attempt at a time tests it. */
const openMs = 10 * secondMs;
/** Hosts kept in memory; the one with the oldest failure is dropped first. */
const maxHosts = 10_000;

type Circuit = { slow: number; openUntilMs: number };

/**
 * Circuit breakers: a host that keeps attempts waiting is paused, so that it cannot use up the
 * places of others. A quick refusal does not count.
 */
export class HostCircuits {
  #circuits = new Map<string, Circuit>();

  /**
   * Attempts that may start, for each host whose circuit is not closed: none while it is open, then
   * one.
   */
  room(nowMs: number): ReadonlyMap<string, number> {
    const broken = [...this.#circuits].filter(([, { slow }]) => slow >= maxSlow);
    return new Map(
      broken.map(([host, { openUntilMs }]) => [host, nowMs < openUntilMs ? 0 : 1] as const),
    );
  }

  /** Notes an outcome; returns until when the circuit is open if this opened it. */
  note(
    host: string,
    { isAnswered, tookMs }: { isAnswered: boolean; tookMs: number },
    nowMs: number,
  ): number | undefined {
    const slow = isAnswered || tookMs < slowMs ? 0 : (this.#circuits.get(host)?.slow ?? 0) + 1;
    this.#circuits.delete(host);
    if (slow === 0) return undefined;
    const isOpen = slow >= maxSlow;
    const openUntilMs = isOpen ? nowMs + openMs : 0;
    this.#circuits.set(host, { slow, openUntilMs });
    const [oldest] = this.#circuits.keys();
    if (this.#circuits.size > maxHosts && oldest !== undefined) this.#circuits.delete(oldest);
    return isOpen ? openUntilMs : undefined;
  }
}
