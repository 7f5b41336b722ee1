import { setTimeout as after } from 'node:timers/promises';
import { secondMs } from '#contract/time-units.ts';
import { suspendCallTimeout } from '../call-timeout.ts';
import { ToolRefusal } from './tool-refusal.ts';

/** The longest wait in seconds; reverse proxies commonly cut an answer after 30. */
export const longestWaitSeconds = 20;

const mostPerNetwork = 2;
const mostOfAll = 200;

/** With the time that the looks take. */
const outerLimitMs = (longestWaitSeconds + 5) * secondMs;

type Pause = (signal: AbortSignal) => Promise<void>;

const aSecond: Pause = (signal) =>
  after(secondMs, undefined, { signal, ref: false }).catch(() => undefined);

/** Waits for something in the database by looking once a second; nothing is held in between. */
export class Waits {
  #ofNetwork = new Map<string, number>();
  #all = 0;
  #stopping = new AbortController();
  #pause: Pause;

  constructor(pause: Pause = aSecond) {
    this.#pause = pause;
  }

  /** What `look` finds within the time, or before the client goes away or the process stops. */
  async wait<Found>(
    look: () => Promise<Found | undefined>,
    { network, seconds, signal }: { network: string; seconds: number; signal: AbortSignal },
  ): Promise<Found | undefined> {
    this.#enter(network);
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
      return await suspendCallTimeout(looking, outerLimitMs);
    } finally {
      this.#leave(network);
    }
  }

  /** Ends all waits, so that the process need not wait for them. */
  stop(): void {
    this.#stopping.abort();
  }

  #enter(network: string): void {
    const own = this.#ofNetwork.get(network) ?? 0;
    if (own >= mostPerNetwork)
      throw new ToolRefusal(`Your network waits ${own} times already: let one of them end first.`);
    if (this.#all >= mostOfAll)
      throw new ToolRefusal('Too many are waiting at the moment. Try again in a few seconds.');
    this.#ofNetwork.set(network, own + 1);
    this.#all += 1;
  }

  #leave(network: string): void {
    const own = this.#ofNetwork.get(network) ?? 0;
    if (own > 1) this.#ofNetwork.set(network, own - 1);
    else this.#ofNetwork.delete(network);
    this.#all -= 1;
  }
}
