import { setTimeout as after } from 'node:timers/promises';
import { secondMs } from '#contract/time-units.ts';
import { suspendCallTimeout } from './call-timeout.ts';

const mostOfOwner = 2;
const mostOfAll = 200;

/** Time for the looks, beside that of the wait. */
const looksMs = 5 * secondMs;

type Pause = (signal: AbortSignal) => Promise<void>;

const aSecond: Pause = (signal) =>
  after(secondMs, undefined, { signal, ref: false }).catch(() => undefined);

/** A wait that is refused because too many are under way, of its owner or of all. */
export class TooManyWaits extends Error {
  override name = 'TooManyWaits';
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super('too many waits at once');
    this.isOwn = isOwn;
  }
}

/** Waits for something in the database by looking once a second; nothing is held in between. */
export class Waits {
  #ofOwner = new Map<string, number>();
  #all = 0;
  #stopping = new AbortController();
  #pause: Pause;

  constructor(pause: Pause = aSecond) {
    this.#pause = pause;
  }

  /**
   * What `look` finds within the time, or before the client goes away or the process stops. An
   * owner is a key, or a network.
   */
  async wait<Found>(
    look: () => Promise<Found | undefined>,
    { owner, seconds, signal }: { owner: string; seconds: number; signal: AbortSignal },
  ): Promise<Found | undefined> {
    this.#enter(owner);
    const ended = AbortSignal.any([signal, this.#stopping.signal]);
    const looking = async () => {
      let found = await look();
      for (let left = seconds; found === undefined && left > 0; left -= 1) {
        await this.#pause(ended);
        if (ended.aborted) break;
        found = await look();
      }
      return found;
    };
    try {
      return await suspendCallTimeout(looking, seconds * secondMs + looksMs);
    } finally {
      this.#leave(owner);
    }
  }

  /** Ends all waits, so that the process need not wait for them. */
  stop(): void {
    this.#stopping.abort();
  }

  #enter(owner: string): void {
    const own = this.#ofOwner.get(owner) ?? 0;
    if (own >= mostOfOwner) throw new TooManyWaits(true);
    if (this.#all >= mostOfAll) throw new TooManyWaits(false);
    this.#ofOwner.set(owner, own + 1);
    this.#all += 1;
  }

  #leave(owner: string): void {
    const own = this.#ofOwner.get(owner) ?? 0;
    if (own > 1) this.#ofOwner.set(owner, own - 1);
    else this.#ofOwner.delete(owner);
    this.#all -= 1;
  }
}
