import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe holds against the page as it stands: the rule and what broke it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}
