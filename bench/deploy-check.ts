import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pagePath } from '#content/site-map.ts';
import { getAllCountryList } from '#contract/accounts.ts';
import { overviewServices } from '#contract/status.ts';
import { readSiteManifest } from '#server/site/manifest.ts';
import { type Fleet, type Release, startFleet } from './deploy/fleet.ts';
import { deployScenarios } from './deploy/scenarios.ts';
import { type Answer, type PlannedRequest, startTraffic } from './deploy/traffic.ts';
import { startWalker, type Walked } from './deploy/walker.ts';
import { runMeasurement } from './measurement.ts';
import { drawHistogram, drawTable } from './table.ts';

/**
 * Runs the product as in production, in two processes behind the shipped nginx, under constant
 * traffic; simulates what operators and accidents do, and reports failed requests.
 */
const perSecond = 200;
const isGood = ({ status }: Answer) => status === 200;

const { positionals: names } = parseArgs({ allowPositionals: true });

await runMeasurement(async (run) => {
  const unknown = names.filter((name) => !deployScenarios.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new Error(`Scenarios: ${deployScenarios.map(({ name }) => name).join(', ')}`);
  const fleet = await startFleet(run);
  const choose = await mixOf(fleet);
  const traffic = startTraffic(fleet.tls, { perSecond, choose });
  run.onEnd(traffic.stop);
  const walker = await startWalker(run, `https://localhost:${fleet.tls.port}`);
  const rows: string[][] = [];
  let passed = true;
  for (const { name, about, run: happen, allows = isGood, lost = 0 } of deployScenarios) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`${name}: ${about}`);
    await traffic.take();
    walker.take();
    await happen(fleet);
    const answers = await traffic.take();
    const walked = walker.take();
    const failed = answers.filter((answer) => !allows(answer));
    tell(failed, walked);
    passed &&= failed.length <= lost && walked.broken.length === 0 && walked.pages > 0;
    rows.push([name, ...figures(answers, failed, walked)]);
  }
  const heads = ['scenario', 'requests', 'failed', '5xx', 'slowest ms', 'pages', 'broken'];
  console.log(`\n${drawTable(heads, rows)}`);
  return passed;
});

function figures(answers: Answer[], failed: Answer[], { pages, broken }: Walked): string[] {
  const refused = answers.filter(({ status }) => status >= 500);
  const slowestMs = Math.max(0, ...answers.map(({ ms }) => ms));
  const counts = [answers.length, failed.length, refused.length, slowestMs, pages, broken.length];
  return counts.map(String);
}

function tell(failed: readonly Answer[], { broken }: Walked): void {
  const counts: Record<string, number> = {};
  for (const { kind, status } of failed) {
    const what = `${kind} ${status || 'without an answer'}`;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  if (failed.length > 0) console.log(`  ✗ ${drawHistogram(counts)}`);
  for (const what of broken.slice(0, 5)) console.log(`  ✗ a page: ${what}`);
}

/** Pages, hashed files of the releases whose pages are open, and calls, in the ratio 4:4:2. */
async function mixOf(fleet: Fleet): Promise<(count: number) => PlannedRequest> {
  const assets = new Map<Release, string[]>();
  for (const release of [fleet.older, fleet.newer]) {
    const { files } = await readSiteManifest(join(release.directory, 'build'));
    assets.set(
      release,
      Object.keys(files).filter((file) => file.startsWith('assets/')),
    );
  }
  const pages = [
    ...(['home', 'pricing', 'company', 'sign-up', 'service-status'] as const).map((id) =>
      pagePath(id, 'en'),
    ),
    ...['/pricing.data', '/document-en/general/get-started', '/zh', '/sitemap.xml'],
  ];
  const calls: PlannedRequest[] = [
    { kind: 'call', path: getAllCountryList.path, body: '{}' },
    { kind: 'call', path: overviewServices.path },
  ];
  return (count) => {
    if (count % 10 < 2) return nth(calls, count);
    const turn = Math.floor(count / 2);
    if (count % 2 === 0) return { kind: 'page', path: nth(pages, turn) };
    const release = nth([...fleet.open], turn);
    return { kind: 'asset', path: `/${nth(assets.get(release) ?? [], Math.floor(turn / 2))}` };
  };
}

function nth<Item>(items: readonly Item[], count: number): Item {
  const item = items[count % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
