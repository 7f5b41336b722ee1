import { HostCircuits } from './host-circuits.ts';

/**
 * Open attempts of one process: in total, per owner (an application or a webhook), per host. The
 * last places are reserved for owners that have none open.
 */
export const maxOpen = { altogether: 256, reserved: 64, ofOwner: 20, toHost: 20 } as const;

type Held = { applicationId: string | null; webhookId: string | null; host: string | null };

export type Room = {
  /** Attempts that may start. */
  altogether: number;
  /** Open attempts by the id of their owner; missing means none. */
  openOf: Record<string, number>;
  /** Attempts that may start by host; missing means the maximum per host. */
  hosts: Record<string, number>;
};

/** The open attempts of this process, shared fairly between owners and hosts. */
export class Shares {
  readonly circuits = new HostCircuits();
  #open = new Set<Held>();

  room(nowMs: number): Room {
    const open = [...this.#open];
    const byOwner = Map.groupBy(open, ({ applicationId, webhookId }) => applicationId ?? webhookId);
    const byHost = Map.groupBy(open, ({ host }) => host);
    const broken = this.circuits.room(nowMs);
    const hosts = new Set([...byHost.keys(), ...broken.keys()]);
    return {
      altogether: maxOpen.altogether - open.length,
      openOf: Object.fromEntries([...byOwner].map(([id, its]) => [id, its.length])),
      hosts: Object.fromEntries(
        [...hosts].flatMap((host) => {
          if (host === null) return [];
          const most = broken.get(host) ?? maxOpen.toHost;
          return [[host, most - (byHost.get(host)?.length ?? 0)]];
        }),
      ),
    };
  }

  async hold(held: Held, work: () => Promise<void>): Promise<void> {
    this.#open.add(held);
    try {
      await work();
    } finally {
      this.#open.delete(held);
    }
  }
}
