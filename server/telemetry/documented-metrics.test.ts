import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TestApp } from '#tests/support/app.ts';
import { metricsToken, scrape } from '#tests/support/metrics.ts';
import { sandboxApp } from '#tests/support/sandbox.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

const dashboard = read('deploy/monitoring/dashboard.json');
const alerts = read('deploy/monitoring/alerts.yml');
const watching = /^## Monitoring\n.+?(?=^## )/ms.exec(read('docs/operating.md'))?.[0] ?? '';

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(alerts))
  .groups.flatMap((group) => group.rules);

/** Metric names in a text; the lines of a histogram are reduced to its name. */
const namesIn = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(/\b(?:site|process|nodejs)_[a-z0-9_]+/g), ([name]) =>
      name.replace(/(?<=duration_seconds)_(?:bucket|count|sum)$/, ''),
    ),
  ),
];

let served: TestApp;
let measured: string[];
beforeAll(async () => {
  served = await sandboxApp({ METRICS_TOKEN: metricsToken });
  const { body } = await scrape(served);
  measured = Array.from(body.matchAll(/^# TYPE (\S+)/gm), ([, name = '']) => name);
});
afterAll(() => served.close());

const own = () => measured.filter((name) => name.startsWith('site_'));

test('alerts and dashboard use existing metrics only', () => {
  const used = [...rules.flatMap(({ expr }) => namesIn(expr)), ...namesIn(dashboard)];
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !measured.includes(name))).toEqual([]);
});

test('the dashboard shows every metric of ours', () => {
  const shown = namesIn(dashboard);
  expect(own().length).toBeGreaterThan(10);
  expect(own().filter((name) => !shown.includes(name))).toEqual([]);
});

test('the manual lists exactly our metrics', () => {
  const lines = Array.from(watching.matchAll(/^\| `(site_\w+)` /gm), ([, name = '']) => name);
  expect(lines.toSorted()).toEqual(own().toSorted());
});

test('the manual has a remedy for exactly our alerts', () => {
  const lines = Array.from(watching.matchAll(/^\| `([A-Z]\w+)` /gm), ([, name = '']) => name);
  expect(lines).toEqual(rules.map(({ alert }) => alert));
});
