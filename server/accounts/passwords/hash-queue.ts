import { besidesCallTime } from '../../call-time.ts';
import { AppError } from '../../http/errors.ts';

/** Each hash keeps one thread of the pool busy that file reads need too: two at a time. */
const atOnce = 2;

/** How many calls may be on their way to a hash, waiting or hashing. */
const places = 34;
const retryAfterMs = 2_000;

let placesTaken = 0;
let running = 0;
const waiting: Array<() => void> = [];

/**
 * Whoever will hash takes a place before anything else: a crowd that cannot be served is told so
 * before it reaches the database. A place costs nothing, so it may be held while the database works.
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

/** For the hash alone, by whoever has a place: what waits for the database keeps no thread from others. */
export const inHashQueue = <T>(hash: () => Promise<T>): Promise<T> =>
  besidesCallTime(() => hashInTurn(hash));

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
