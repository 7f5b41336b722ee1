import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pagePath, ticketPath } from '#content/site-map.ts';
import { ticketNumber } from '#contract/tickets.ts';
import { findBrowser } from '#scripts/find-browser.ts';
import { ensureDemoAccount } from '#server/accounts/demo-account.ts';
import { closeDatabase, openDatabase } from '#server/db/database.ts';
import { tickets } from '#server/db/ticket-schema.ts';
import { addSamples } from '#server/samples/add-samples.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { type PageFamily, pageBudgets, searchIndexBytes } from './budgets.ts';
import { startFleet } from './deploy/fleet.ts';
import { describeMachine } from './machine.ts';
import { type Run, runMeasurement } from './measurement.ts';
import { temporaryFolder } from './product.ts';
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
import {
  type LighthouseScores,
  scoreBehindLogin,
  scoreWithLighthouse,
} from './weight/lighthouse-scores.ts';
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

  const account = await addAccount(run, database.url);
  const sessions = {
    en: await storeLogin(browser, ours, account, 'en'),
    zh: await storeLogin(browser, ours, account, 'zh'),
  };
  const sessionFor = ({ behindLogin }: ReadPage) => behindLogin && sessions[behindLogin];
  const rows: WeighedRow[] = [];
  const moves = new Map<string, number[]>();
  async function measure(origin: string, page: ReadPage, family?: PageFamily): Promise<void> {
    console.log(`Weighing ${page.name} (${page.path})`);
    const weight = await weighPage(browser, origin, page, sessionFor(page));
    const scores = await score(origin, page);
    const verdicts = judge({ ...weight, ...scores }, pageBudgets[family ?? 'docs']);
    const row = { page, family, weight, scores, verdicts };
    rows.push(row);
    console.log(drawLine(row));
    if (page.path.includes(comparedId))
      moves.set(page.name, await timeNavigations(browser, origin, page.path));
  }
  async function score(origin: string, page: ReadPage): Promise<LighthouseScores | undefined> {
    const runs = Number(options.runs);
    if (options['no-lighthouse'] || !(runs > 0)) return undefined;
    const [url, browser, session] = [
      origin + page.path,
      { executablePath, flags },
      sessionFor(page),
    ];
    return session
      ? scoreBehindLogin(url, { ...browser, session })
      : scoreWithLighthouse(url, { ...browser, runs, isIndexed: page.isIndexed });
  }
  for (const page of pages)
    await measure(ours, { ...page, path: account.addressOf(page.path) }, page.family);
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

/** An account in use, for the console: with usage, requests, employees and tickets. */
async function addAccount(run: Run, url: string) {
  const database = openDatabase(url);
  try {
    const secret = [productionSettings.APP_SECRET] as const;
    const login = await ensureDemoAccount(
      database,
      await temporaryFolder(run),
      (tx, customer, now) => addSamples(tx, secret, customer, now),
    );
    const [ticket] = await database.select().from(tickets).limit(1);
    if (!login || !ticket) throw new Error('The account was not made.');
    const noTicket = pagePath('console-ticket', 'en');
    return {
      ...login,
      addressOf: (path: string) => (path === noTicket ? ticketPath(ticketNumber(ticket.id)) : path),
    };
  } finally {
    await closeDatabase(database);
  }
}
