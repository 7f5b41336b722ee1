import { hash, verify } from '@node-rs/argon2';
import { usualMemoryKib } from '../../password-memory.ts';
import { inHashQueue, withHashPlace } from './hash-queue.ts';

/** Argon2id, the library's algorithm unless told otherwise. A stored hash knows its own costs. */
export const hashPassword = (password: string, memoryKib = usualMemoryKib): Promise<string> =>
  withHashPlace(() =>
    inHashQueue(() => hash(password, { memoryCost: memoryKib, timeCost: 2, parallelism: 1 })),
  );

/** What is done around the comparison once it has a place, so that a refused one counts nothing. */
export type TryGuard = {
  /** Counts the try; false means that it must fail whatever the password is. */
  admit(): Promise<boolean>;
  matched(): Promise<void>;
  failed?(): Promise<void>;
};

export const verifyPassword = (
  stored: string | null,
  password: string,
  guard?: TryGuard,
  memoryKib?: number,
): Promise<boolean> => withHashPlace(() => comparePassword(stored, password, guard, memoryKib));

/**
 * For whoever has a place already. An account without a password costs the same time as one whose
 * password is wrong.
 */
export async function comparePassword(
  stored: string | null,
  password: string,
  guard?: TryGuard,
  memoryKib = usualMemoryKib,
): Promise<boolean> {
  const admitted = guard === undefined || (await guard.admit());
  const matches = await inHashQueue(() => verify(stored ?? decoy(memoryKib), password));
  const isRight = admitted && stored !== null && matches;
  if (isRight) await guard?.matched();
  else await guard?.failed?.();
  return isRight;
}

/** A hash at the same costs that is nobody's password. */
const decoy = (memoryKib: number): string =>
  `$argon2id$v=19$m=${memoryKib},t=2,p=1$jxK5AgXRn8PzOo9iXNe4Ig$8ofKHLXfIIkCRyEfKYp9nhTzT139hLqVhfUuXRD7CQ4`;
