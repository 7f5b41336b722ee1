import { expect, test } from 'vitest';
import { pageBudgets } from '../budgets.ts';
import { judge } from './verdicts.ts';

const { site } = pageBudgets;
const failing = (figures: Parameters<typeof judge>[0]) =>
  judge(figures, site)
    .filter(({ within }) => !within)
    .map(({ figure }) => figure);

test('sizes may reach their budget but not exceed it', () => {
  expect(failing({ scriptBytes: site.scriptBytes, pageBytes: site.pageBytes })).toEqual([]);
  expect(
    failing({ scriptBytes: site.scriptBytes + 1, navigationBytes: site.navigationBytes + 1 }),
  ).toEqual(['scriptBytes', 'navigationBytes']);
});

test('scores must reach theirs, and shifts stay below', () => {
  expect(failing({ performance: 100, seo: 100, layoutShift: 0.009 })).toEqual([]);
  expect(failing({ performance: site.performance - 1, seo: 99, layoutShift: 0.01 })).toEqual([
    'layoutShift',
    'performance',
    'seo',
  ]);
});

test('missing measurements get no verdict', () => {
  expect(judge({ seo: 100 }, site)).toHaveLength(1);
});

test('a figure that is not a number is not within any budget', () => {
  expect(failing({ scriptBytes: Number.NaN })).toEqual(['scriptBytes']);
});
