import { parseArgs } from 'node:util';
import { logIn } from '#contract/accounts.ts';
import { parseReply } from '#contract/call.ts';
import { isAccepted } from '#contract/envelope.ts';
import { settingDefaults } from '#server/env.ts';
import { freePort } from '#tests/support/free-port.ts';
import { gatewayTokens } from '#tests/support/gateway-tokens.ts';
import { compareGrowth } from './documents/compare-growth.ts';
import { duringExpensiveRequests } from './load/expensive-requests.ts';
import { fire, fireFromWorker } from './load/fire.ts';
import { gatewayReports } from './load/gateway-report.ts';
import { openPractice } from './load/open-practice.ts';
import { type Outcome, runScenario } from './load/run-scenario.ts';
import { type Customer, practiceLoad, type Scenario, scenariosOf } from './load/scenarios.ts';
import { openTableReads, type ReadsOf } from './load/table-reads.ts';
import { type Run, runMeasurement } from './measurement.ts';
import { demoAccount, raisedLimits, startProduct, temporaryFolder } from './product.ts';
import { drawHistogram, drawTable } from './table.ts';

/** Load test of the running product. Only ratios within one run are comparable across machines. */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    /** Part of a scenario's name; `documents` is one. */
    only: { type: 'string', default: '' },
  },
});

await runMeasurement(async (run) => {
  const seconds = Number(options.seconds);
  const { only } = options;
  if (!(seconds >= 1 && seconds <= 60)) throw new Error('--seconds is a number from 1 to 60.');
  const isFast = only === 'documents' || (await putLoad(run, seconds, only));
  const isFair = only === 'documents' || (await sendExpensiveRequests(run, seconds, only));
  return (!'documents'.includes(only) || (await growDocuments(run))) && isFast && isFair;
});

async function growDocuments(run: Run): Promise<boolean> {
  console.log('Measuring documents');
  const { table, isWithin } = await compareGrowth(run);
  console.log(`\n${table}`);
  return isWithin;
}

async function putLoad(run: Run, seconds: number, only: string): Promise<boolean> {
  const dataDir = await temporaryFolder(run);
  const port = await freePort();
  const { url } = await startProduct(run, {
    DATA_DIR: dataDir,
    GATEWAY_PORT: String(port),
    GATEWAY_TOKEN: gatewayTokens.GATEWAY_TOKEN,
    LIMIT_TICKETS_PER_DAY: '1000000',
  });
  const readsOf = await openTableReads(run, dataDir);
  const customer = await demoAccount(dataDir);
  const scenarios = scenariosOf({
    customer,
    usertoken: await logInDemo(url, customer),
    keys: await openPractice(url),
    reports: await gatewayReports(dataDir, port),
  }).filter(({ name }) => name.includes(only));
  return measureAll(url, scenarios, { seconds, readsOf });
}

async function logInDemo(url: string, { email, password }: Customer): Promise<string> {
  const response = await fetch(url + logIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: email, password }),
  });
  const reply = parseReply(logIn, await response.json());
  if (!isAccepted(reply)) throw new Error(`No login: ${reply.code}`);
  return reply.data.usertoken;
}

/**
 * With the default limits, except those of the measured visitors; a proxy header separates the
 * addresses.
 */
async function sendExpensiveRequests(run: Run, seconds: number, only: string): Promise<boolean> {
  const { LIMIT_REQUESTS_PER_MINUTE, ...others } = raisedLimits;
  const usual = Object.keys(others).map((name) => [name, settingDefaults[name] ?? '']);
  const { url } = await startProduct(run, {
    ...Object.fromEntries(usual),
    TRUSTED_PROXIES: '127.0.0.1',
    SANDBOX_REQUESTS_PER_10_SECONDS: raisedLimits.SANDBOX_REQUESTS_PER_10_SECONDS ?? '',
  });
  const keys = await openPractice(url);
  // The session with the longest request log.
  await fireFromWorker(url, practiceLoad(keys), 1);
  const scenarios = duringExpensiveRequests(keys).filter(({ name }) => name.includes(only));
  return measureAll(url, scenarios, { seconds, readsOf: async () => 0 });
}

async function measureAll(
  url: string,
  scenarios: readonly Scenario[],
  terms: { seconds: number; readsOf: ReadsOf },
): Promise<boolean> {
  if (scenarios.length === 0) return true;
  console.log('Warming up');
  for (const { measured } of scenarios) await fire(url, { ...measured, connections: 5 }, 1);
  const outcomes: Outcome[] = [];
  for (const scenario of scenarios) {
    console.log(`Measuring ${scenario.name}`);
    outcomes.push(await runScenario(url, scenario, terms));
  }
  console.log(`\n${drawOutcomes(outcomes)}`);
  return outcomes.every(({ complaints }) => complaints.length === 0);
}

function drawOutcomes(outcomes: Outcome[]): string {
  const table = drawTable(
    [
      'scenario',
      '',
      'reference ms',
      'measured ms',
      'times',
      'at most',
      'answers',
      'background',
      'reads/s',
      'verdict',
    ],
    outcomes.map(
      ({ scenario, referenceMs, measuredMs, times, statuses, readsPerSecond, complaints }) => [
        scenario.name,
        `p${scenario.percentile}`,
        referenceMs.toFixed(2),
        measuredMs.toFixed(2),
        times.toFixed(1),
        scenario.maxTimes === undefined ? '–' : String(scenario.maxTimes),
        drawHistogram(statuses.measured),
        statuses.background ? drawHistogram(statuses.background) : '',
        readsPerSecond?.toFixed(2) ?? '',
        complaints.length === 0 ? 'ok' : 'failed',
      ],
    ),
  );
  const remarks = outcomes.flatMap(({ scenario, complaints }) =>
    complaints.map((complaint) => `✗ ${scenario.name}: ${complaint}`),
  );
  return [table, ...remarks].join('\n');
}
