import { hash, verify } from '@node-rs/argon2';
import { usualMemoryKib } from '../../env.ts';
import { AppError } from '../../http/errors.ts';

/** Argon2id, the library's algorithm unless told otherwise. A stored hash knows its own costs. */
export const hashPassword = (password: string, memoryKib = usualMemoryKib): Promise<string> =>
  inTurn(() => hash(password, { memoryCost: memoryKib, timeCost: 2, parallelism: 1 }));

/** What is done around the comparison while it has its turn, so that a refused turn counts nothing. */
export type TryGuard = {
  /** Counts the try; false means that it must fail whatever the password is. */
  admit(): Promise<boolean>;
  matched(): Promise<void>;
};

export const verifyPassword = (
  stored: string | null,
  password: string,
  guard?: TryGuard,
  memoryKib?: number,
): Promise<boolean> => inTurn(() => comparePassword(stored, password, guard, memoryKib));

/**
 * For whoever has a turn already. An account without a password costs the same time as one whose
 * password is wrong.
 */
export async function comparePassword(
  stored: string | null,
  password: string,
  guard?: TryGuard,
  memoryKib = usualMemoryKib,
): Promise<boolean> {
  const admitted = guard === undefined || (await guard.admit());
  const matches = await verify(stored ?? decoy(memoryKib), password);
  const isRight = admitted && stored !== null && matches;
  if (isRight) await guard?.matched();
  return isRight;
}

/**
 * Each hash keeps one thread of the pool busy that file reads need too: two at a time, a short
 * queue behind them, and whoever comes after that is asked to return.
 */
const atOnce = 2;
const longestQueue = 32;
let running = 0;
const waiting: Array<() => void> = [];

export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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

/** A hash at the same costs that is nobody's password. */
const decoy = (memoryKib: number): string =>
  `$argon2id$v=19$m=${memoryKib},t=2,p=1$jxK5AgXRn8PzOo9iXNe4Ig$8ofKHLXfIIkCRyEfKYp9nhTzT139hLqVhfUuXRD7CQ4`;
