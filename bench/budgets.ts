const KB = 1024;

/** `site`: what everybody reads, with login and sign-up; `console` is behind the login. */
export type PageFamily = 'site' | 'docs' | 'workbench' | 'status' | 'activation' | 'console';

export type PageBudget = {
  /** Bytes are compressed as served, first load at phone width. */
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  pageBytes: number;
  /** A move to the next page or document. */
  moveBytes: number;
  /** Must stay below. */
  layoutShift: number;
  /** Lighthouse mobile: when the largest part is painted, and how long the page is deaf. */
  largestPaintMs: number;
  blockingMs: number;
  /** Lighthouse mobile, at least, of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

/** What docs/speed.md tells, with room for what differs from run to run. */
const quality = {
  layoutShift: 0.01,
  largestPaintMs: 1_400,
  blockingMs: 140,
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};

/** Scripts with React, the router and Zod as published (docs/decisions/0034). */
const site: PageBudget = {
  scriptBytes: 121 * KB,
  styleBytes: 16 * KB,
  fontBytes: 48 * KB,
  pageBytes: 200 * KB,
  moveBytes: 30 * KB,
  ...quality,
};

/** The one table of budgets; every check reads it. */
export const pageBudgets: Record<PageFamily, PageBudget> = {
  site,
  docs: {
    ...site,
    scriptBytes: 123 * KB,
    styleBytes: 19 * KB,
    moveBytes: 10 * KB,
    blockingMs: 190,
    performance: 97,
  },
  // An application among the documents: it opens a practice session and reads every answer.
  workbench: {
    ...site,
    scriptBytes: 162 * KB,
    styleBytes: 23 * KB,
    pageBytes: 240 * KB,
    largestPaintMs: 2_100,
    blockingMs: 240,
    performance: 95,
  },
  status: { ...site, scriptBytes: 125 * KB, styleBytes: 19 * KB },
  // It paints when the server has answered.
  activation: { ...site, scriptBytes: 145 * KB, largestPaintMs: 1_900 },
  console: { ...site, scriptBytes: 145 * KB, styleBytes: 19 * KB },
};

/** What the first search of the documentation may load, per language. */
export const searchIndexBytes = 150 * KB;

/** What the words of one document may add to that when they share nothing with others. */
export const searchDocumentBytes = 5 * KB;

/** The one guide that tells what all calls share, and what the sandbox does. */
export const searchConventionsBytes = 12 * KB;

/** How many times slower than its reference of the same run something may become. */
export const mostTimesSlower = 5;

/** The same while the sandbox has 200 calls a second. */
export const mostTimesBesideSandbox = 2;

/** The same while one address sends the dearest request of a kind as often as it may. */
export const mostTimesBesideDear = 2;

/** How many times longer a build may work on the documents once there are four times as many. */
export const fourfoldMostTimes = 5;
