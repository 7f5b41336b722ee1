import { expect, test } from 'vitest';
import { judge } from './compare-growth.ts';

const once = { documents: 10, stepsMs: { check: 100, compile: 200 } };

test('a step that grows with the documents is within its limit, one that grows faster is not', () => {
  const linear = judge(once, { documents: 40, stepsMs: { check: 400, compile: 900 } });
  expect(linear.isWithin).toBe(true);
  const square = judge(once, { documents: 40, stepsMs: { check: 400, compile: 3200 } });
  expect(square.isWithin).toBe(false);
  expect(square.table).toMatch(/compile .* 16\.0 .* failed/);
});

test('without measurements nothing is shown', () => {
  const none = { documents: 0, stepsMs: {} };
  expect(judge(none, none).isWithin).toBe(false);
  expect(judge(once, none).isWithin).toBe(false);
});
