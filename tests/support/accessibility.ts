import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Passed checks are not described node by node, and no style sheet is fetched again. */
const options: RunOptions = { resultTypes: ['violations'], preload: false };

const source = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Violations that axe finds in the page or a part of it: the rule and the elements. The page gets
 * axe once, in its short form: a third of a check was reading its source. No page has frames.
 */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const { violations } = await page.evaluate(([context, given]) => window.axe.run(context, given), [
    part ?? 'html',
    options,
  ] as const);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
