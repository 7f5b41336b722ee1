import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Solutions, Work } from '#contract/captcha.ts';
import { type AppSecret, keyFor } from '../app-secret.ts';
import type { Context } from '../context.ts';

/** The part of a calculation that is stored until it is answered. */
export type StoredWork = readonly Challenge[];

/** Several numbers are searched for, which evens out good and bad luck. */
const parts = 8;

/** Milliseconds per attempt of the default cost on a phone, about a quarter of a server core. */
const phoneTryMs = 1.4;

/**
 * Creates a calculation that takes a phone about `expectedMs`; the server's part is
 * constant.
 */
export async function createWork(
  { secret, env }: Pick<Context, 'secret' | 'env'>,
  expectedMs: number,
): Promise<{ offered: Work; stored: StoredWork }> {
  const upTo = Math.max(2, Math.round((2 * expectedMs) / phoneTryMs / parts));
  const [first] = secret;
  const stored = await Promise.all(
    Array.from({ length: parts }, () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: env.limits.captchaCost,
        counter: randomInt(upTo - 1, 0),
        deriveKey,
        ...signingKeys(first),
      }),
    ),
  );
  return {
    offered: { parts: stored.map(({ parameters }) => parameters), upTo, expectedMs },
    stored,
  };
}

/** The library accepts a solution any number of times: the caller must delete the challenge. */
export async function isWorkDone(
  secret: AppSecret,
  stored: StoredWork,
  solutions: Solutions,
): Promise<boolean> {
  if (solutions.length !== stored.length) return false;
  const verified = await Promise.all(
    stored.map(async (challenge, index) => {
      const solution = solutions[index];
      if (!solution) return false;
      for (const one of secret) {
        const keys = signingKeys(one);
        if ((await verifySolution({ challenge, solution, deriveKey, ...keys })).verified)
          return true;
      }
      return false;
    }),
  );
  return verified.every(Boolean);
}

const signingKeys = (secret: string) => ({
  hmacSignatureSecret: keyFor([secret], 'captcha work: challenge').toString('base64url'),
  hmacKeySignatureSecret: keyFor([secret], 'captcha work: derived key').toString('base64url'),
});
