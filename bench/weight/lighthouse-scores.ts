import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { freePort } from '../deploy/free-port.ts';
import { median } from '../percentile.ts';
import type { StoredSession } from './weigh-page.ts';

export type LighthouseScores = {
  performance?: number;
  /** The score of each run, to show the variation. */
  performances: number[];
  accessibility: number;
  bestPractices: number;
  seo?: number;
  largestPaintMs?: number;
  blockingMs?: number;
  /** Lighthouse's own benchmark of this machine; a busy one makes every page look slow. */
  machineIndex: number;
  /** Failed audits in categories that require 100. */
  complaints: string[];
};

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const strictCategories = ['accessibility', 'best-practices', 'seo'];

type Installed = { executablePath: string; flags: string[] };

/**
 * Lighthouse with its mobile settings: the median of several runs for performance; one run for the
 * rest.
 */
export async function scoreWithLighthouse(
  url: string,
  { runs, isIndexed, ...installed }: Installed & { runs: number; isIndexed: boolean },
): Promise<LighthouseScores> {
  const skipAudits = isIndexed ? [] : ['is-crawlable'];
  const whole = await runOnce(url, installed, { skipAudits });
  const results = [whole];
  while (results.length < runs)
    results.push(await runOnce(url, installed, { onlyCategories: ['performance'] }));
  const performances = results.map((result) => scoreOf(result, 'performance'));
  const middle = (audit: string) => median(results.map((result) => figureOf(result, audit)));
  return {
    performance: median(performances),
    performances,
    accessibility: scoreOf(whole, 'accessibility'),
    bestPractices: scoreOf(whole, 'best-practices'),
    seo: scoreOf(whole, 'seo'),
    largestPaintMs: middle('largest-contentful-paint'),
    blockingMs: middle('total-blocking-time'),
    machineIndex: median(results.map(({ environment }) => Math.round(environment.benchmarkIndex))),
    complaints: complaintsOf(whole),
  };
}

/** The same browser for somebody who is logged in. Search engines do not see these pages. */
export async function scoreBehindLogin(
  url: string,
  { session, ...installed }: Installed & { session: StoredSession },
): Promise<LighthouseScores> {
  const onlyCategories = ['accessibility', 'best-practices'];
  const whole = await runOnce(url, installed, { onlyCategories }, session);
  if (whole.finalDisplayedUrl !== url) throw new Error(`${url} led to ${whole.finalDisplayedUrl}.`);
  return {
    performances: [],
    accessibility: scoreOf(whole, 'accessibility'),
    bestPractices: scoreOf(whole, 'best-practices'),
    machineIndex: Math.round(whole.environment.benchmarkIndex),
    complaints: complaintsOf(whole),
  };
}

async function runOnce(
  url: string,
  { executablePath, flags }: Installed,
  settings: Flags,
  session?: StoredSession,
): Promise<Result> {
  const port = await freePort();
  const args = [...flags, `--remote-debugging-port=${port}`];
  // Lighthouse opens its page in the profile of the browser.
  const profile = await chromium.launchPersistentContext('', { executablePath, args });
  try {
    if (session) await profile.setStorageState(session);
    const run = await lighthouse(url, {
      ...{ port, output: 'json', logLevel: 'silent', disableFullPageScreenshot: true },
      ...{ disableStorageReset: session !== undefined, ...settings },
    });
    if (!run) throw new Error(`Lighthouse has no result for ${url}.`);
    const { runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
    return run.lhr;
  } finally {
    await profile.close();
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
