const KB = 1024;

/** Marketing, account and status pages have one budget, the documentation has another. */
export type PageFamily = 'site' | 'docs';

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
  /** Lighthouse mobile, at least, of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

const quality = {
  layoutShift: 0.01,
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};

/** The one table of budgets; every check reads it. */
export const pageBudgets: Record<PageFamily, PageBudget> = {
  site: {
    scriptBytes: 115 * KB,
    styleBytes: 25 * KB,
    fontBytes: 70 * KB,
    pageBytes: 280 * KB,
    moveBytes: 40 * KB,
    ...quality,
  },
  docs: {
    scriptBytes: 120 * KB,
    styleBytes: 25 * KB,
    fontBytes: 70 * KB,
    pageBytes: 260 * KB,
    moveBytes: 15 * KB,
    ...quality,
  },
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

/** How many times longer a build may work on the documents once there are four times as many. */
export const fourfoldMostTimes = 5;
