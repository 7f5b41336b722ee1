import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../http/errors.ts';

/** Argon2id, the library's algorithm unless told otherwise. */
const costs = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, costs));

/** An account without a password costs the same time as one whose password is wrong. */
export const verifyPassword = (stored: string | null, password: string): Promise<boolean> =>
  inTurn(async () => {
    const matches = await verify(stored ?? (await decoy()), password);
    return stored !== null && matches;
  });

/**
 * Each hash keeps one thread of the pool busy that file reads need too: two at a time, a short
 * queue behind them, and whoever comes after that is asked to return.
 */
const atOnce = 2;
const longestQueue = 32;
let running = 0;
const waiting: Array<() => void> = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new AppError('busy', { retryAfterMs: 2_000 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

let madeDecoy: Promise<string> | undefined;

function decoy(): Promise<string> {
  madeDecoy ??= hash('no account has this password', costs);
  return madeDecoy;
}
