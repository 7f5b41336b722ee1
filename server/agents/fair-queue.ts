/**
 * A bounded queue that serves addresses in turn, so that one with many items does not delay others.
 */
export class FairQueue<Item> {
  #waiting = new Map<string, Item[]>();
  #size = 0;
  #most: { waitingPerAddress: number; waiting: number };

  constructor(most: { waitingPerAddress: number; waiting: number }) {
    this.#most = most;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** False if the queue is full. */
  add(address: string, item: Item): boolean {
    const own = this.#waiting.get(address) ?? [];
    const { waitingPerAddress, waiting } = this.#most;
    if (own.length >= waitingPerAddress || this.#size >= waiting) return false;
    own.push(item);
    this.#waiting.set(address, own);
    this.#size += 1;
    return true;
  }

  take(): Item | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [address, own] = first;
    const item = own.shift();
    this.#size -= 1;
    // Deleted and set again: a map keeps the order of insertion.
    this.#waiting.delete(address);
    if (own.length > 0) this.#waiting.set(address, own);
    return item;
  }
}
