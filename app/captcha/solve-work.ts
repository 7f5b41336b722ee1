import { type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Solution } from 'altcha-lib/types';
import type { WorkOffer } from '#contract/captcha.ts';

/** The browser's own threads do the counting: the page stays free, and no worker is needed. */
const sideBySide = 4;

/** Undefined when it was given up. `onProgress` hears the share of all numbers that were tried. */
export async function solveWork(
  { parameters, upTo, lifetimeMs }: WorkOffer,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Solution | undefined> {
  let tried = 0;
  const counted: DeriveKeyFunction = async (...input) => {
    const derived = await deriveKey(...input);
    tried += 1;
    onProgress(Math.min(1, tried / upTo));
    return derived;
  };

  const controller = new AbortController();
  const giveUp = () => controller.abort();
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  try {
    const searches = Array.from({ length: sideBySide }, (_, counterStart) =>
      solveChallenge({
        challenge: { parameters },
        deriveKey: counted,
        controller,
        counterStart,
        counterStep: sideBySide,
        timeout: lifetimeMs,
      }),
    );
    return (await Promise.race(searches)) ?? undefined;
  } finally {
    giveUp();
    signal.removeEventListener('abort', giveUp);
  }
}
