import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { median } from '../percentile.ts';
import { browserFlags } from './browser-flags.ts';

export type LighthouseScores = {
  performance: number;
  /** Each run's, so that one can see how far apart they lie. */
  performances: number[];
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  blockingMs: number;
  /** Lighthouse's own measure of this machine; a busy one makes every page look slow. */
  machineIndex: number;
  /** What took points away in categories that ask for all of them. */
  complaints: string[];
};

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const strictCategories = ['accessibility', 'best-practices', 'seo'];

/** Lighthouse as it is for phones: the median of several runs for speed, the worst for the rest. */
export async function scoreWithLighthouse(
  url: string,
  { executablePath, runs, isIndexed }: { executablePath: string; runs: number; isIndexed: boolean },
): Promise<LighthouseScores> {
  const results: Result[] = [];
  for (let i = 0; i < runs; i += 1) results.push(await runOnce(url, executablePath, isIndexed));
  const performances = results.map((result) => scoreOf(result, 'performance'));
  const worst = (category: string) =>
    Math.min(...results.map((result) => scoreOf(result, category)));
  return {
    performance: median(performances),
    performances,
    accessibility: worst('accessibility'),
    bestPractices: worst('best-practices'),
    seo: worst('seo'),
    largestPaintMs: median(results.map((result) => figureOf(result, 'largest-contentful-paint'))),
    blockingMs: median(results.map((result) => figureOf(result, 'total-blocking-time'))),
    machineIndex: median(results.map(({ environment }) => Math.round(environment.benchmarkIndex))),
    complaints: [...new Set(results.flatMap(complaintsOf))],
  };
}

async function runOnce(url: string, executablePath: string, isIndexed: boolean): Promise<Result> {
  const port = await freePort();
  const args = [...browserFlags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const skipAudits = isIndexed ? [] : ['is-crawlable'];
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'silent', skipAudits });
    if (!run) throw new Error(`Lighthouse has no result for ${url}.`);
    const { runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

const scoreOf = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const figureOf = (result: Result, audit: string): number =>
  Math.round(result.audits[audit]?.numericValue ?? Number.NaN);

const complaintsOf = (result: Result): string[] =>
  strictCategories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${result.audits[id]?.title ?? id}`),
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}
