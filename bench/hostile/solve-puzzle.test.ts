import { beforeAll, expect, test } from 'vitest';
import { drawPuzzle } from '#server/captcha/draw-puzzle.ts';
import { seededChance } from '#tests/support/seeded-chance.ts';
import { isWhole } from '#tests/support/test-scope.ts';
import { methods, seePuzzle, solvePuzzle } from './solve-puzzle.ts';

const puzzles = isWhole ? 60 : 20;
const tolerancePx = 5;
const passed = new Map<string, number>();

beforeAll(async () => {
  for (let seed = 1; seed <= puzzles; seed += 1) {
    const puzzle = await drawPuzzle(seededChance(seed));
    const seen = await seePuzzle(puzzle);
    for (const method of methods) {
      const isSolved = Math.abs(solvePuzzle(method, seen) - puzzle.x) <= tolerancePx;
      passed.set(method.name, (passed.get(method.name) ?? 0) + (isSolved ? 1 : 0));
    }
  }
});

test.each(methods.map(({ name }) => name))('at most one puzzle in five is solved by %s', (name) => {
  expect(passed.get(name)).toBeLessThanOrEqual(puzzles / 5);
});
