/** What is shorter needs no word. */
const longMs = 10_000;

/** In tens of seconds: it is an estimate. */
export const secondsToName = (expectedMs: number): number | undefined =>
  expectedMs > longMs ? 10 * Math.round(expectedMs / 10_000) : undefined;
