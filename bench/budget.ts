import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/find-browser.ts';
import { pageBudgets, searchIndexBytes } from './budgets.ts';
import { runMeasurement } from './measurement.ts';
import { demoAccount, startProduct, temporaryFolder } from './product.ts';
import { browserFlags } from './weight/browser-flags.ts';
import {
  drawBudgetTable,
  drawPartsTable,
  drawSearchTable,
  type WeighedRow,
} from './weight/budget-report.ts';
import { type LighthouseScores, scoreWithLighthouse } from './weight/lighthouse-scores.ts';
import type { Transfer } from './weight/network-meter.ts';
import { partsOnDemand, searches, type WeighedPage, weighedPages } from './weight/pages.ts';
import { listScriptParts } from './weight/script-parts.ts';
import { judge } from './weight/verdicts.ts';
import {
  keepLogin,
  type SearchWeight,
  weighPage,
  weighPart,
  weighSearch,
} from './weight/weigh-page.ts';

/** Weighs pages in a browser and holds them against the table of budgets. */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'no-lighthouse': { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
  },
});

await runMeasurement(async (run) => {
  const pages = weighedPages.filter(({ path }) => options.page?.includes(path) ?? true);
  if (pages.length === 0)
    throw new Error(`Pages: ${weighedPages.map(({ path }) => path).join(' ')}`);
  const executablePath = await findBrowser(console.log);
  const DATA_DIR = await temporaryFolder(run);
  const { url: origin } = await startProduct(run, { DATA_DIR });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  run.onEnd(() => browser.close());

  const login = await keepLogin(browser, origin, await demoAccount(DATA_DIR));
  const rows: WeighedRow[] = [];
  const loads = new Map<string, Transfer[]>();
  for (const page of pages) {
    console.log(`Weighing ${page.path}`);
    const weight = await weighPage(browser, origin, page, login);
    loads.set(page.name, weight.scripts);
    const scores = await score(origin, page, executablePath);
    const verdicts = judge({ ...weight, ...scores }, pageBudgets[page.family]);
    rows.push({ page, weight, scores, verdicts });
  }
  for (const part of partsOnDemand)
    loads.set(`${part.name}, when opened`, await weighPart(browser, origin, part));

  const firstUses: SearchWeight[] = [];
  for (const search of searches) firstUses.push(await weighSearch(browser, origin, search));

  const parts = await listScriptParts(loads, async (url) => (await fetch(url)).text());
  const tables = [
    drawBudgetTable(rows),
    drawSearchTable(firstUses),
    drawPartsTable(parts, loads, pages),
  ];
  console.log(`\n${tables.join('\n\n')}`);
  return (
    firstUses.every(({ indexBytes }) => indexBytes <= searchIndexBytes) &&
    rows.every(
      ({ verdicts, weight }) =>
        verdicts.every(({ within }) => within) && weight.uncompressed.length === 0,
    )
  );
});

/** Lighthouse comes as a stranger, who sees nothing behind a login. */
async function score(
  origin: string,
  { path, isIndexed, isBehindLogin }: WeighedPage,
  executablePath: string,
): Promise<LighthouseScores | undefined> {
  const runs = Number(options.runs);
  if (options['no-lighthouse'] || isBehindLogin || !(runs > 0)) return undefined;
  return scoreWithLighthouse(origin + path, { executablePath, runs, isIndexed });
}
