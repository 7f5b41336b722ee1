import { availableParallelism } from 'node:os';
import { setDefaultCACertificates } from 'node:tls';
import { parseArgs } from 'node:util';
import { pagePath } from '#content/site-map.ts';
import { logIn } from '#contract/accounts.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { sandboxPath } from '#contract/practice.ts';
import { overviewServices } from '#contract/status.ts';
import { createLifetime } from '#server/lifetime.ts';
import { startFleet } from './deploy/fleet.ts';
import { coreTimePer, readCoreTime } from './load/core-time.ts';
import { fire, type Target, type Volley } from './load/fire.ts';
import { openPractice, type PracticeKeys } from './load/open-practice.ts';
import { type Run, runMeasurement } from './measurement.ts';
import { percentile } from './percentile.ts';
import { drawTable } from './table.ts';
import { readUsagePages } from './usage/read-pages.ts';

/**
 * Pages about usage with a full table. Throughput of one, two and four processes: each kind of
 * request as fast as it is answered, over TLS through the shipped nginx. The load generator uses the same cores, most of all for large
 * responses; the core time per request shows what a dedicated machine can serve.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    /** `usage` or `throughput` alone. */
    only: { type: 'string', default: '' },
  },
});
const connections = 32;

const headers = { 'accept-encoding': 'br' };
const home = pagePath('home', 'en');
const message = {
  fullName: 'Mei Tan',
  email: 'mei@harbour.example',
  phone: '+65 6000 0000',
  message: 'How much is a text to Vietnam?',
};
const json = { ...headers, 'content-type': 'application/json' };

const targetsOf = ({ accessKey, secretKey }: PracticeKeys): Target[] => [
  { name: 'page, kept by nginx', method: 'GET', path: home, headers },
  // A request with its own id is never answered from nginx' one-second cache.
  {
    name: 'page, from a process',
    method: 'GET',
    path: home,
    headers: { ...headers, requestid: 'scale' },
  },
  { name: 'status, kept by nginx', method: 'GET', path: overviewServices.path, headers },
  // An unknown account: a password is hashed anyway.
  {
    name: 'login, hashes a password',
    method: 'POST',
    path: logIn.path,
    headers: json,
    body: JSON.stringify({ account: 'nobody@harbour.example', password: 'harbour-482916' }),
  },
  {
    name: 'message, into the database',
    method: 'POST',
    path: sendContactMessage.path,
    headers: json,
    body: JSON.stringify(message),
  },
  {
    name: 'text in the sandbox',
    method: 'POST',
    path: `${sandboxPath}/sms/mt`,
    headers: json,
    body: JSON.stringify({
      ...{ appKey: accessKey, appSecret: secretKey },
      ...{ phone: '12025550101', content: 'Your code is 482916.' },
    }),
  },
];

await runMeasurement(async (run) => {
  const { only } = options;
  const seconds = Number(options.seconds);
  if (!(seconds >= 1 && seconds <= 60)) throw new Error('--seconds is a number from 1 to 60.');
  if (!['', 'usage', 'throughput'].includes(only))
    throw new Error('--only is usage or throughput.');
  const isReadFast = only === 'throughput' || (await readUsagePages(run));
  return (only === 'usage' || (await measureThroughput(run, seconds))) && isReadFast;
});

async function measureThroughput(run: Run, seconds: number): Promise<boolean> {
  const rows: string[][] = [];
  let isEachAnswered = true;
  for (const processes of [1, 2, 4]) {
    const fleetTime = createLifetime(() => false);
    run.onEnd(fleetTime.end);
    const { tls } = await startFleet(fleetTime, { processes });
    setDefaultCACertificates([tls.ca]);
    const origin = `https://localhost:${tls.port}`;
    const targets = targetsOf(await openPractice(origin));
    // A process that is overloaded, or has enough logins waiting for their hash, refuses requests.
    const answers = [200, 503];
    const volleys = targets.map((target): Volley => ({ target, connections, answers }));
    // Requests that leave background work come last.
    for (const volley of volleys) {
      const { target } = volley;
      console.log(`Measuring ${target.name} with ${processes}`);
      await fire(origin, volley, 1);
      const before = await readCoreTime();
      const { latenciesMs, statuses } = await fire(origin, volley, seconds);
      const taken = coreTimePer(latenciesMs.length, before, await readCoreTime());
      const { 200: good = 0, 503: busy = 0 } = statuses;
      isEachAnswered &&= good + busy === latenciesMs.length;
      const p95 = percentile(latenciesMs, 95).toFixed(0);
      rows.push([
        target.name,
        ...[processes, Math.round(good / seconds), p95, busy].map(String),
        ...[taken.nginx, taken.process, taken.database].map((ms) => ms.toFixed(2)),
      ]);
    }
    await fleetTime.end();
  }
  const byTarget = rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other));
  const cores = ['nginx', 'process', 'database'].map((part) => `${part}, core ms`);
  const heads = ['request', 'processes', 'a second', 'p95 ms', '503', ...cores];
  console.log(`\n${availableParallelism()} cores, ${connections} connections\n`);
  console.log(drawTable(heads, byTarget));
  return isEachAnswered;
}
