import { isWhole } from '#tests/support/test-scope.ts';
import { timeouts } from '#tests/timeouts.ts';

/** Random requests per call; the same ones in every run with the same seed. */
export const runs = Number(process.env.FUZZ_RUNS ?? (isWhole ? 300 : 30));
export const seed = Number(process.env.FUZZ_SEED ?? 20260301);

export const timeoutMs = Math.max(timeouts.testMs, runs * 1_000);
