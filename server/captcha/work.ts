import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

/** About a second for a computer and a few for a phone; the number searched for is below `upTo`. */
const cost = 10_000;
const fewest = 100;
export const upTo = 400;

export const createWork = (secret: string): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(upTo - 1, fewest),
    deriveKey,
    ...signingKeys(secret),
  });

/** The library takes the same solution again and again: who calls this must take the challenge away. */
export async function isWorkDone(
  secret: string,
  challenge: Challenge,
  solution: Solution,
): Promise<boolean> {
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...signingKeys(secret),
  });
  return verified;
}

const signingKeys = (secret: string) => ({
  hmacSignatureSecret: keyFor(secret, 'captcha work: challenge'),
  hmacKeySignatureSecret: keyFor(secret, 'captcha work: derived key'),
});

const keyFor = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');
