import { Worker } from 'node:worker_threads';
import { AppError } from '../http/errors.ts';
import { FairQueue } from './fair-queue.ts';
import type { FoundPlace, SearchQuery } from './library.ts';
import type { SearchReply, SearchTask } from './search-worker.ts';

export type SearchLimits = {
  /** Time of one search; a worker that takes longer is terminated. */
  searchMs: number;
  /** Time for a new worker to open both indexes. */
  startMs: number;
  /** Waiting searches: per address, and in total. */
  waitingPerAddress: number;
  waiting: number;
};

const defaultLimits: SearchLimits = {
  searchMs: 1_000,
  startMs: 30_000,
  waitingPerAddress: 4,
  waiting: 64,
};

/** By then the caller has been answered `busy`: see `call-timeout.ts`. */
const longestWaitMs = 2_800;

const busy = (cause?: unknown) => new AppError('busy', { retryAfterMs: 1_000, cause });

type Task = SearchTask & {
  askedAtMs: number;
  resolve(found: FoundPlace[]): void;
  reject(error: Error): void;
};

/**
 * Runs searches in one worker thread, one at a time; `open` or the first search starts it. A slow query
 * delays other searches only, and those by `searchMs` at most.
 */
export class SearchThread {
  #buildDir: string;
  #limits: SearchLimits;
  #queue: FairQueue<Task>;
  #worker: Worker | undefined;
  #isReady = false;
  /** Resolved once the worker is ready, or has failed to start. */
  #opened = Promise.withResolvers<void>();
  #current: Task | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(buildDir: string, limits: Partial<SearchLimits> = {}) {
    this.#buildDir = buildDir;
    this.#limits = { ...defaultLimits, ...limits };
    this.#queue = new FairQueue(this.#limits);
  }

  /** Opens the indexes before the first search. A failure is left to that search. */
  open(): Promise<void> {
    if (!this.#worker) this.#start();
    return this.#opened.promise;
  }

  search({ query, locale, address }: SearchQuery): Promise<FoundPlace[]> {
    const { promise, resolve, reject } = Promise.withResolvers<FoundPlace[]>();
    const task = { query, locale, askedAtMs: performance.now(), resolve, reject };
    if (!this.#queue.add(address, task)) throw busy();
    if (this.#worker) this.#next();
    else this.#start();
    return promise;
  }

  async close(): Promise<void> {
    this.#refuseAll();
    await this.#drop();
  }

  #start(): void {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
      workerData: this.#buildDir,
      // The search engine caches every queried word: a worker that grows beyond this is restarted.
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // The worker must not keep the process alive.
    worker.unref();
    this.#worker = worker;
    this.#expectWithin(this.#limits.startMs);
    worker.on('message', (reply: SearchReply) => {
      if (this.#worker === worker) this.#receive(reply);
    });
    worker.on('error', (error) => {
      if (this.#worker === worker) void this.#restart(error);
    });
  }

  #receive(reply: SearchReply): void {
    clearTimeout(this.#timer);
    if (reply === 'ready') {
      this.#isReady = true;
      this.#opened.resolve();
    } else this.#current?.resolve(reply);
    this.#current = undefined;
    this.#next();
  }

  #next(): void {
    if (!this.#worker || !this.#isReady || this.#current) return;
    const task = this.#queue.take();
    if (!task) return;
    if (performance.now() - task.askedAtMs > longestWaitMs) {
      task.reject(busy());
      this.#next();
      return;
    }
    this.#current = task;
    this.#worker.postMessage({ query: task.query, locale: task.locale } satisfies SearchTask);
    this.#expectWithin(this.#limits.searchMs);
  }

  #expectWithin(limitMs: number): void {
    const late = new Error(`The search took more than ${limitMs} ms.`);
    this.#timer = setTimeout(() => void this.#restart(late), limitMs);
    this.#timer.unref();
  }

  /** Fails the current search; waiting ones are left to a new worker. */
  async #restart(cause: unknown): Promise<void> {
    const wasReady = this.#isReady;
    await this.#drop(cause);
    if (this.#worker || this.#queue.isEmpty) return;
    // If not even the start succeeded, waiting searches are refused.
    if (wasReady) this.#start();
    else this.#refuseAll(cause);
  }

  #refuseAll(cause?: unknown): void {
    for (let task = this.#queue.take(); task; task = this.#queue.take()) task.reject(busy(cause));
  }

  async #drop(cause?: unknown): Promise<void> {
    const worker = this.#worker;
    clearTimeout(this.#timer);
    this.#worker = undefined;
    this.#isReady = false;
    this.#opened.resolve();
    this.#opened = Promise.withResolvers();
    this.#current?.reject(busy(cause));
    this.#current = undefined;
    await worker?.terminate();
  }
}
