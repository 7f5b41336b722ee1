import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { solveWork } from '#app/captcha/solve-work.ts';
import type { PuzzleAnswer, PuzzleOffer, Solutions, Work } from '#contract/captcha.ts';
import { captchaChallenges } from '#server/db/captcha-schema.ts';
import type { Database } from '#server/db/database.ts';
import { handTrack } from './hand-track.ts';

/** A cheap proof of work with these numbers as its solution. */
export async function workWith(counters: number[]): Promise<Work> {
  const parts = await Promise.all(
    counters.map(async (counter) => {
      const options = { algorithm: 'PBKDF2/SHA-256', cost: 10, counter, deriveKey };
      return (await createChallenge(options)).parameters;
    }),
  );
  return { parts, upTo: 60, expectedMs: 100 };
}

/** Solves a proof of work, like the browser. */
export async function solutionsOf(work: Work): Promise<Solutions> {
  const solutions = await solveWork(work, 60_000, new AbortController().signal);
  if (!solutions) throw new Error('There is no solution.');
  return solutions;
}

/** The correct position of an offered puzzle. */
export async function placeOf(database: Database, id: string): Promise<number> {
  const rows = await database.select().from(captchaChallenges).where(eq(captchaChallenges.id, id));
  const expected = rows[0]?.expected;
  if (expected?.kind !== 'slide') throw new Error('No such puzzle is kept.');
  return expected.x;
}

/**
 * The answer of a person who slides the piece to `x` while the browser solves the proof of work.
 */
export const handAnswer = async (
  { id, work }: Pick<PuzzleOffer, 'id' | 'work'>,
  x: number,
): Promise<Omit<PuzzleAnswer, 'recipient' | 'type'>> => ({
  ...{ id, x, track: handTrack(x) },
  solutions: await solutionsOf(work),
});
