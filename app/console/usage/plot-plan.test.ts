import { expect, test } from 'vitest';
import { columnAt, heightOf, middleOf, namedColumns, plotPlan } from './plot-plan.ts';

const plan = plotPlan(1064, 30);

test('the columns share the width beside the axis', () => {
  expect(middleOf(plan, 0)).toBeGreaterThan(plan.left);
  expect(middleOf(plan, 29) + plan.pitch / 2).toBeCloseTo(1064);
  expect(plan.bar).toBeLessThan(plan.pitch);
  expect(plotPlan(1064, 7).bar).toBe(40);
});

test('a point belongs to the column above or below it, at the edges to the outermost', () => {
  for (const column of [0, 7, 29]) expect(columnAt(plan, middleOf(plan, column), 30)).toBe(column);
  expect(columnAt(plan, 0, 30)).toBe(0);
  expect(columnAt(plan, 2_000, 30)).toBe(29);
});

test('the highest value stays below the upper edge', () => {
  expect(heightOf(plan, 16, 16)).toBeLessThan(plan.height);
  expect(heightOf(plan, 0, 16)).toBe(0);
  expect(heightOf(plan, 8, 16)).toBeCloseTo(heightOf(plan, 16, 16) / 2);
});

test('words under the plot do not touch, and leave room for the last', () => {
  const narrow = plotPlan(350, 30);
  const all = Array.from({ length: 30 }, (_, column) => column);
  const named = namedColumns(narrow, all, 29);
  expect(named.length).toBeGreaterThan(2);
  expect(named.at(-1)).toBe(29);
  const middles = named.map((column) => middleOf(narrow, column));
  for (const [place, middle] of middles.slice(1).entries())
    expect(middle - (middles[place] ?? 0)).toBeGreaterThanOrEqual(76);
});
