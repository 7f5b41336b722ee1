import { type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import type { Solutions, Work } from '#contract/captcha.ts';

/** `crypto.subtle` hashes off the main thread, so that no worker is needed. */
const sideBySide = 4;

/** Undefined when aborted. `onProgress` gets the fraction of numbers tried. */
export async function solveWork(
  { parts, upTo }: Work,
  lifetimeMs: number,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => undefined,
): Promise<Solutions | undefined> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();

  const deriveKey = await loadDeriveKey();
  const shares = parts.map(() => 0);
  const solutions: Solutions = [];
  const report = (index: number, share: number) => {
    shares[index] = share;
    onProgress(shares.reduce((sum, part) => sum + part, 0) / parts.length);
  };

  const waiting = parts.entries();
  const solveParts = async () => {
    for (const [index, parameters] of waiting) {
      let tried = 0;
      const solution = await solveChallenge({
        challenge: { parameters },
        controller,
        timeout: lifetimeMs,
        deriveKey: async (...input) => {
          const derived = await deriveKey(...input);
          tried += 1;
          report(index, Math.min(1, tried / upTo));
          return derived;
        },
      });
      if (!solution) return abort();
      report(index, 1);
      solutions[index] = { counter: solution.counter, derivedKey: solution.derivedKey };
    }
  };
  try {
    await Promise.all(Array.from({ length: sideBySide }, solveParts));
    return controller.signal.aborted ? undefined : solutions;
  } finally {
    abort();
    signal.removeEventListener('abort', abort);
  }
}

/** `crypto.subtle` exists on https only; on http our own implementation is used. */
async function loadDeriveKey(): Promise<DeriveKeyFunction> {
  const { deriveKey } =
    'subtle' in crypto
      ? await import('altcha-lib/algorithms/web/pbkdf2')
      : await import('./plain-pbkdf2.ts');
  return deriveKey;
}
