/** Shorter waits are not mentioned. */
const longMs = 10_000;

/** Rounded to 10 s: it is an estimate. */
export const secondsToName = (expectedMs: number): number | undefined =>
  expectedMs > longMs ? 10 * Math.round(expectedMs / 10_000) : undefined;
