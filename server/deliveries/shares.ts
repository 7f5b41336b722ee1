import { HostCircuits } from './host-circuits.ts';

/**
 * Open attempts of one process: in total, per application, per host. The last places are reserved
 * for applications that have none open.
 */
export const maxOpen = { altogether: 256, reserved: 64, ofApplication: 20, toHost: 20 } as const;

type Owner = { applicationId: string; host: string | null };

export type Room = {
  /** Attempts that may start. */
  altogether: number;
  /** Open attempts by application id; missing means none. */
  openOf: Record<string, number>;
  /** Attempts that may start by host; missing means the maximum per host. */
  hosts: Record<string, number>;
};

/** The open attempts of this process, shared fairly between applications and hosts. */
export class Shares {
  readonly circuits = new HostCircuits();
  #open = new Set<Owner>();

  room(nowMs: number): Room {
    const open = [...this.#open];
    const byApplication = Map.groupBy(open, ({ applicationId }) => applicationId);
    const byHost = Map.groupBy(open, ({ host }) => host);
    const broken = this.circuits.room(nowMs);
    const hosts = new Set([...byHost.keys(), ...broken.keys()]);
    return {
      altogether: maxOpen.altogether - open.length,
      openOf: Object.fromEntries([...byApplication].map(([id, its]) => [id, its.length])),
      hosts: Object.fromEntries(
        [...hosts].flatMap((host) => {
          if (host === null) return [];
          const most = broken.get(host) ?? maxOpen.toHost;
          return [[host, most - (byHost.get(host)?.length ?? 0)]];
        }),
      ),
    };
  }

  async hold(owner: Owner, work: () => Promise<void>): Promise<void> {
    this.#open.add(owner);
    try {
      await work();
    } finally {
      this.#open.delete(owner);
    }
  }
}
