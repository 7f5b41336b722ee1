import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/find-browser.ts';
import { closeDatabase, openDatabase } from '#server/db/database.ts';
import { addCustomer } from '#tests/support/account-journey.ts';
import { goodPassword } from '#tests/support/accounts.ts';
import { type PageFamily, pageBudgets, searchIndexBytes } from './budgets.ts';
import { startFleet } from './deploy/fleet.ts';
import { describeMachine } from './machine.ts';
import { runMeasurement } from './measurement.ts';
import { trustingFlags } from './weight/browser-flags.ts';
import {
  drawBudgetTable,
  drawLine,
  drawNavigationsTable,
  drawPartsTable,
  drawSearchTable,
  type WeighedRow,
} from './weight/budget-report.ts';
import { parseComparedSite, placeComparedSites } from './weight/compared-sites.ts';
import { type LighthouseScores, scoreWithLighthouse } from './weight/lighthouse-scores.ts';
import type { Transfer } from './weight/network-meter.ts';
import {
  comparedId,
  partsOnDemand,
  type ReadPage,
  searches,
  weighedPages,
} from './weight/pages.ts';
import { listScriptParts } from './weight/script-parts.ts';
import { timeNavigations } from './weight/time-navigations.ts';
import { judge } from './weight/verdicts.ts';
import {
  type SearchWeight,
  storeLogin,
  weighPage,
  weighPart,
  weighSearch,
} from './weight/weigh-page.ts';

/**
 * Weighs pages in a browser, behind the shipped nginx, and compares them with the budgets. Other
 * sites with the same documents can be measured in the same run.
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'no-lighthouse': { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const builtFiles = join(import.meta.dirname, '../build/client');

await runMeasurement(async (run) => {
  const pages = weighedPages.filter(({ path }) => options.page?.includes(path) ?? true);
  if (pages.length === 0)
    throw new Error(`Pages: ${weighedPages.map(({ path }) => path).join(' ')}`);
  const { sites, folders } = await placeComparedSites(options.beside.map(parseComparedSite));
  const { tls, nginxVersion, database } = await startFleet(run, { folders });
  const ours = `https://localhost:${tls.port}`;
  const executablePath = await findBrowser(console.log);
  const flags = trustingFlags(tls.ca);
  const browser = await chromium.launch({ executablePath, args: flags });
  run.onEnd(() => browser.close());

  const login = await storeLogin(browser, ours, await addAccount(database.url));
  const rows: WeighedRow[] = [];
  const moves = new Map<string, number[]>();
  async function measure(origin: string, page: ReadPage, family?: PageFamily): Promise<void> {
    console.log(`Weighing ${page.name} (${page.path})`);
    const weight = await weighPage(browser, origin, page, login);
    const scores = await score(origin, page);
    const verdicts = judge({ ...weight, ...scores }, pageBudgets[family ?? 'docs']);
    const row = { page, family, weight, scores, verdicts };
    rows.push(row);
    console.log(drawLine(row));
    if (page.path.includes(comparedId))
      moves.set(page.name, await timeNavigations(browser, origin, page.path));
  }
  /** Lighthouse is not logged in, so pages behind the login are skipped. */
  async function score(
    origin: string,
    { path, isIndexed, isBehindLogin }: ReadPage,
  ): Promise<LighthouseScores | undefined> {
    const runs = Number(options.runs);
    if (options['no-lighthouse'] || isBehindLogin || !(runs > 0)) return undefined;
    return scoreWithLighthouse(origin + path, { executablePath, flags, runs, isIndexed });
  }
  for (const page of pages) await measure(ours, page, page.family);
  const loads = new Map<string, Transfer[]>(
    rows.map(({ page, weight }) => [page.name, weight.scripts]),
  );
  for (const { origin, page } of sites) await measure(origin, page);

  for (const part of partsOnDemand)
    loads.set(`${part.name}, when opened`, await weighPart(browser, ours, part));
  const firstUses: SearchWeight[] = [];
  for (const search of searches) firstUses.push(await weighSearch(browser, ours, search));

  const parts = await listScriptParts(loads, (url) =>
    readFile(join(builtFiles, new URL(url).pathname), 'utf8'),
  );
  const tables = [
    describeMachine({ Chromium: browser.version(), nginx: nginxVersion }),
    drawBudgetTable(rows),
    ...(moves.size > 0 ? [drawNavigationsTable(moves)] : []),
    drawSearchTable(firstUses),
    drawPartsTable(parts, loads, pages),
  ];
  console.log(`\n${tables.join('\n\n')}`);
  return (
    firstUses.every(({ indexBytes }) => indexBytes <= searchIndexBytes) &&
    rows
      .filter(({ family }) => family)
      .every(
        ({ verdicts, weight }) =>
          verdicts.every(({ within }) => within) &&
          weight.uncompressed.length === 0 &&
          weight.protocols.every((protocol) => protocol === 'h2'),
      )
  );
});

/** Creates an account for the console. */
async function addAccount(url: string): Promise<{ email: string; password: string }> {
  const database = openDatabase(url);
  const { email } = await addCustomer(database);
  await closeDatabase(database);
  return { email, password: goodPassword };
}
