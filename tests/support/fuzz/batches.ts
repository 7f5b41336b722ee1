import fc from 'fast-check';

export type FuzzOptions = { runs: number; seed: number };

/** Generated in batches: ten thousand at once would delay the server that answers them. */
export function* madeInBatches<T>(
  requests: fc.Arbitrary<T>,
  { runs, seed }: FuzzOptions,
): Generator<T> {
  for (let made = 0; made < runs; made += batchSize)
    yield* fc.sample(requests, { numRuns: Math.min(batchSize, runs - made), seed: seed + made });
}

const batchSize = 50;
