import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Solutions, Work } from '#contract/captcha.ts';
import { type AppSecret, keyFor } from '../app-secret.ts';

/** What is kept of a calculation until it is answered. */
export type KeptWork = readonly Challenge[];

/** Several numbers are searched for, so that bad and good luck make up for each other. */
const parts = 8;
const cost = 1_500;

/** What one try takes a phone, which has about a quarter of the speed of one core of a server. */
const phoneTryMs = 1.4;

/** A calculation that takes a phone about so long; the server's share is always the same. */
export async function createWork(
  secret: AppSecret,
  expectedMs: number,
): Promise<{ offered: Work; kept: KeptWork }> {
  const upTo = Math.max(2, Math.round((2 * expectedMs) / phoneTryMs / parts));
  const [first] = secret;
  const kept = await Promise.all(
    Array.from({ length: parts }, () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(upTo - 1, 0),
        deriveKey,
        ...signingKeys(first),
      }),
    ),
  );
  return { offered: { parts: kept.map(({ parameters }) => parameters), upTo, expectedMs }, kept };
}

/** The library takes the same solution again and again: who calls this must take the work away. */
export async function isWorkDone(
  secret: AppSecret,
  kept: KeptWork,
  solutions: Solutions,
): Promise<boolean> {
  if (solutions.length !== kept.length) return false;
  const verified = await Promise.all(
    kept.map(async (challenge, index) => {
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
