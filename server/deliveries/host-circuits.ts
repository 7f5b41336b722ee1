import { secondMs } from '#contract/time-units.ts';

/** An attempt without an answer that held its place at least this long counts against its host. */
const slowMs = 1.5 * secondMs;
/** So many of these in a row open the circuit. */
const mostSlow = 3;
/** How long nothing is sent to the host then; after that one attempt at a time tests it. */
const openMs = 10 * secondMs;
/** Hosts that are remembered; the one that failed longest ago is forgotten first. */
const mostHosts = 10_000;

type Circuit = { slow: number; openUntilMs: number };

/**
 * Circuit breakers: a host that keeps attempts waiting is left alone for a while, so that it cannot
 * take the places of others. A quick refusal costs nothing and does not count.
 */
export class HostCircuits {
  #circuits = new Map<string, Circuit>();

  /** For each host whose circuit is not closed: no attempt while it is open, then a single one. */
  room(nowMs: number): ReadonlyMap<string, number> {
    const broken = [...this.#circuits].filter(([, { slow }]) => slow >= mostSlow);
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
    const isOpen = slow >= mostSlow;
    const openUntilMs = isOpen ? nowMs + openMs : 0;
    this.#circuits.set(host, { slow, openUntilMs });
    const [oldest] = this.#circuits.keys();
    if (this.#circuits.size > mostHosts && oldest !== undefined) this.#circuits.delete(oldest);
    return isOpen ? openUntilMs : undefined;
  }
}
