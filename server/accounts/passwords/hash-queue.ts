import { suspendCallTimeout } from '../../call-timeout.ts';
import { AppError } from '../../http/errors.ts';

/** Concurrent hashes: each blocks a thread of the pool that file reads also need. */
const atOnce = 2;

/** Maximum number of calls that wait for a hash or run one. */
const places = 34;
const retryAfterMs = 2_000;

let placesTaken = 0;
let running = 0;
const waiting: Array<() => void> = [];

/**
 * Reserves a place for a hash before any database work, so that an overload is refused early.
 * Holding a place while the database works is fine; a running hash holds a thread.
 */
export async function withHashPlace<T>(work: () => Promise<T>): Promise<T> {
  if (placesTaken >= places) throw new AppError('busy', { retryAfterMs });
  placesTaken += 1;
  try {
    return await work();
  } finally {
    placesTaken -= 1;
  }
}

/** Runs a hash within a reserved place; only the hash itself holds a thread. */
export const inHashQueue = <T>(hash: () => Promise<T>): Promise<T> =>
  suspendCallTimeout(() => hashInTurn(hash));

async function hashInTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await hash();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
