const KB = 1024;

/** `site`: public pages, with login and sign-up; `console` is behind the login. */
export type PageFamily = 'site' | 'docs' | 'workbench' | 'status' | 'activation' | 'console' | 'usage';

export type PageBudget = {
  /** Bytes are compressed as served, first load at phone width. */
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  pageBytes: number;
  /** A navigation to the next page or document. */
  navigationBytes: number;
  /** Exclusive maximum. */
  layoutShift: number;
  /** Lighthouse mobile: largest contentful paint, and total blocking time. */
  largestPaintMs: number;
  blockingMs: number;
  /** Lighthouse mobile, minimum performance score of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

/** The results of docs/speed.md, with room for variation between runs. */
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
  navigationBytes: 30 * KB,
  ...quality,
};

/** The one table of budgets; every check reads it. */
export const pageBudgets: Record<PageFamily, PageBudget> = {
  site,
  docs: {
    ...site,
    scriptBytes: 123 * KB,
    styleBytes: 19 * KB,
    navigationBytes: 10 * KB,
    blockingMs: 190,
    performance: 97,
  },
  // An application inside the documentation: it opens a practice session and parses every response.
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
  // The activation page paints its form after the server's reply.
  activation: { ...site, scriptBytes: 145 * KB, largestPaintMs: 1_900 },
  console: { ...site, scriptBytes: 145 * KB, styleBytes: 19 * KB },
  // With the plot and its arithmetic.
  usage: { ...site, scriptBytes: 165 * KB, styleBytes: 19 * KB },
};

/** Maximum size of the first search of the documentation, per language. */
export const searchIndexBytes = 160 * KB;

/** Maximum that the words of one document may add to it if it shares none with others. */
export const searchDocumentBytes = 5 * KB;

/** The one guide that explains what all calls share, and the sandbox. */
export const searchConventionsBytes = 12 * KB;

/** Maximum slowdown factor, compared with the response time without load in the same run. */
export const maxSlowdown = 5;

/** Maximum slowdown factor during 200 sandbox calls a second. */
export const maxSlowdownDuringSandbox = 2;

/**
 * Maximum slowdown factor while one address sends the most expensive request of a kind as often as
 * allowed.
 */
export const maxSlowdownDuringExpensive = 2;

/** Maximum growth factor of the build time for four times as many documents. */
export const maxFourfoldGrowth = 5;

/** Exclusive maximum of the 95th percentile, for a page about one account's usage (ms). */
export const usagePageMs = 200;
