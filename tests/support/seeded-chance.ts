import type { Chance } from '#server/captcha/drawing/chance.ts';

/** The same random numbers for the same seed, so that a failure can be reproduced. */
export function seededChance(seed: number): Chance {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
