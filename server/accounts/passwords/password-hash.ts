import { hash, verify } from '@node-rs/argon2';
import { defaultMemoryKib } from '../../password-memory.ts';
import { inHashQueue, withHashPlace } from './hash-queue.ts';

/** Argon2id, the library's default. A stored hash contains its own costs. */
export const hashPassword = (password: string, memoryKib = defaultMemoryKib): Promise<string> =>
  withHashPlace(() =>
    inHashQueue(() => hash(password, { memoryCost: memoryKib, timeCost: 2, parallelism: 1 })),
  );

/**
 * Runs around the comparison once it has a place, so that a call refused as busy counts nothing.
 */
export type AttemptGuard = {
  /** Counts the attempt; false means that it fails whatever the password. */
  admit(): Promise<boolean>;
  matched(): Promise<void>;
  failed?(): Promise<void>;
};

export const verifyPassword = (
  stored: string | null,
  password: string,
  guard?: AttemptGuard,
  memoryKib?: number,
): Promise<boolean> => withHashPlace(() => comparePassword(stored, password, guard, memoryKib));

/** Requires a reserved place. An account without a password takes as long as a wrong password. */
export async function comparePassword(
  stored: string | null,
  password: string,
  guard?: AttemptGuard,
  memoryKib = defaultMemoryKib,
): Promise<boolean> {
  const admitted = guard === undefined || (await guard.admit());
  const matches = await inHashQueue(() => verify(stored ?? decoy(memoryKib), password));
  const isRight = admitted && stored !== null && matches;
  if (isRight) await guard?.matched();
  else await guard?.failed?.();
  return isRight;
}

/** A hash of the same costs that matches no password. */
const decoy = (memoryKib: number): string =>
  `$argon2id$v=19$m=${memoryKib},t=2,p=1$jxK5AgXRn8PzOo9iXNe4Ig$8ofKHLXfIIkCRyEfKYp9nhTzT139hLqVhfUuXRD7CQ4`;
