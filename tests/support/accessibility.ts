import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Violations that axe finds in the page or a part of it: the rule and the elements. */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // Passed checks are not described node by node, and no style sheet is fetched again.
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}
