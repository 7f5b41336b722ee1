import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Solutions, Work } from '#contract/captcha.ts';

/** What is kept of a calculation until it is answered. */
export type KeptWork = readonly Challenge[];

/** Several numbers are searched for, so that bad and good luck make up for each other. */
const parts = 8;
const cost = 1_500;

/** What one try takes a phone, which has about a quarter of the speed of one core of a server. */
const phoneTryMs = 1.4;

/** A calculation that takes a phone about so long; the server's share is always the same. */
export async function createWork(
  secret: string,
  expectedMs: number,
): Promise<{ offered: Work; kept: KeptWork }> {
  const upTo = Math.max(2, Math.round((2 * expectedMs) / phoneTryMs / parts));
  const kept = await Promise.all(
    Array.from({ length: parts }, () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(upTo - 1, 0),
        deriveKey,
        ...signingKeys(secret),
      }),
    ),
  );
  return { offered: { parts: kept.map(({ parameters }) => parameters), upTo, expectedMs }, kept };
}

/** The library takes the same solution again and again: who calls this must take the work away. */
export async function isWorkDone(
  secret: string,
  kept: KeptWork,
  solutions: Solutions,
): Promise<boolean> {
  if (solutions.length !== kept.length) return false;
  const verified = await Promise.all(
    kept.map(async (challenge, index) => {
      const solution = solutions[index];
      if (!solution) return false;
      const keys = signingKeys(secret);
      return (await verifySolution({ challenge, solution, deriveKey, ...keys })).verified;
    }),
  );
  return verified.every(Boolean);
}

const signingKeys = (secret: string) => ({
  hmacSignatureSecret: keyFor(secret, 'captcha work: challenge'),
  hmacKeySignatureSecret: keyFor(secret, 'captcha work: derived key'),
});

const keyFor = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');
