import * as z from 'zod/mini';
import { logIn } from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import { exportUsage, readBalance, readUsage, readUsageSummary } from '#contract/usage.ts';
import { closeDatabase, openDatabase } from '#server/db/database.ts';
import { runningEmbedded } from '#server/db/embedded.ts';
import { usagePageMs } from '../budgets.ts';
import type { Run } from '../measurement.ts';
import { percentile } from '../percentile.ts';
import { demoAccount, startProduct, temporaryFolder } from '../product.ts';
import { drawTable } from '../table.ts';
import { accountEmail, fillUsage, fullTable } from './fill-usage.ts';

/** Accounts whose pages are read in turn, each once in every round. */
const readers = 20;
const rounds = 4;

const loggedIn = z.object({ row: z.object({ usertoken: z.string() }) });

/** Reads every page about one account's usage while the table is as full as it gets. */
export async function readUsagePages(run: Run): Promise<boolean> {
  const dataDir = await temporaryFolder(run);
  const { url } = await startProduct(run, { DATA_DIR: dataDir });
  const embedded = await runningEmbedded(dataDir);
  if (!embedded) throw new Error('The product runs without its own database.');
  const database = openDatabase(embedded, { poolSize: 1 });
  run.onEnd(() => closeDatabase(database));

  console.log('Filling usage_days');
  const beganMs = performance.now();
  const { rows } = await fillUsage(database, fullTable);
  const filledSeconds = Math.round((performance.now() - beganMs) / 1_000);

  const { password } = await demoAccount(dataDir);
  const tokens: string[] = [];
  for (let reader = 1; reader <= readers; reader += 1) {
    // Spread over the table.
    const account = accountEmail(Math.floor((reader * (fullTable.accounts - 1)) / readers));
    const answer = await fetch(url + logIn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password }),
    });
    tokens.push(z.parse(loggedIn, await answer.json()).row.usertoken);
  }

  const verdicts = [];
  for (const page of pages()) {
    console.log(`Measuring ${page.name}`);
    const latenciesMs: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1)
      for (const usertoken of tokens) {
        const began = performance.now();
        const answer = await fetch(url + page.path, { headers: { usertoken } });
        const text = await answer.text();
        latenciesMs.push(performance.now() - began);
        if (!/"code":0,/.test(text)) throw new Error(`${page.name}: ${text.slice(0, 200)}`);
        bytes = Math.max(bytes, text.length);
      }
    verdicts.push({ name: page.name, p95: percentile(latenciesMs, 95), latenciesMs, bytes });
  }
  const lines = verdicts.map(({ name, p95, latenciesMs, bytes }) => [
    name,
    ...[percentile(latenciesMs, 50), p95, Math.max(...latenciesMs)].map((ms) => ms.toFixed(1)),
    String(usagePageMs),
    (bytes / 1_024).toFixed(0),
    p95 < usagePageMs ? 'ok' : 'failed',
  ]);
  const heads = ['page of one account', 'p50 ms', 'p95 ms', 'most ms', 'at most', 'KB', 'verdict'];
  console.log(`\n${rows} rows of ${fullTable.accounts} accounts, filled in ${filledSeconds} s\n`);
  console.log(drawTable(heads, lines));
  const hasAll = rows >= fullTable.accounts * fullTable.days * fullTable.rowsADay;
  return hasAll && verdicts.every(({ p95 }) => p95 < usagePageMs);
}

/** Every range, and the longest one with each filter. */
function pages(): { name: string; path: string }[] {
  const monthAgo = (months: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
      .toISOString()
      .slice(0, 7);
  };
  const of = (call: Call, name: string, filter: Record<string, string> = {}) => ({
    name: [name, ...Object.entries(filter).map((pair) => pair.join(' '))].join(', '),
    path: `${call.path}?${new URLSearchParams(filter)}`,
  });
  const ranges = ['7', '30', '90', monthAgo(0), monthAgo(1), monthAgo(12), monthAgo(23)];
  const filters: Record<string, string>[] = [
    { product: 'sms' },
    { country: 'VN' },
    { key: 'none' },
  ];
  return [
    ...ranges.map((range) => of(readUsage, 'usage', { range })),
    ...filters.map((filter) => of(readUsage, 'usage', { range: '90', ...filter })),
    of(readUsage, 'usage', { environment: 'sandbox' }),
    of(exportUsage, 'CSV', { range: '90' }),
    of(readUsageSummary, 'summary'),
    of(readBalance, 'balance'),
  ];
}
