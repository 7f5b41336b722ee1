import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe holds against the page, or a part of it, as it stands: the rule and what broke it. */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // What holds is not described node by node, and no style sheet is fetched once more.
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}
