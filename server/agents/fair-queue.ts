/** Items that wait, taken in turn by address: who adds many does not hold up who adds one. */
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

  /** False where there is no room. */
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
    // Deleted first: the order of a map is that of its insertions.
    this.#waiting.delete(address);
    if (own.length > 0) this.#waiting.set(address, own);
    return item;
  }
}
