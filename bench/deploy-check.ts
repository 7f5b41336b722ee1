import { join } from 'node:path';
import { pagePath } from '#content/site-map.ts';
import { getAllCountryList } from '#contract/accounts.ts';
import { overviewServices } from '#contract/status.ts';
import { readSiteManifest } from '#server/site/manifest.ts';
import { startFleet } from './deploy/fleet.ts';
import { deployScenarios } from './deploy/scenarios.ts';
import { type Answer, type Asked, startTraffic } from './deploy/traffic.ts';
import { startWalker, type Walked } from './deploy/walker.ts';
import { runMeasurement } from './measurement.ts';
import { drawHistogram, drawTable } from './table.ts';

/**
 * Runs the product as in production, in two processes behind the shipped nginx, with visitors all
 * the time, and does to it what operators and accidents do. Says what visitors noticed.
 */
const perSecond = 200;
const isGood = ({ status }: Answer) => status === 200;

await runMeasurement(async (run) => {
  const fleet = await startFleet(run);
  const choose = await mixOf([fleet.older.directory, fleet.newer.directory]);
  const traffic = startTraffic(fleet.tls, { perSecond, choose });
  run.onEnd(traffic.stop);
  const walker = await startWalker(run, `https://localhost:${fleet.tls.port}`);
  const rows: string[][] = [];
  let passed = true;
  for (const { name, about, run: happen, allows = isGood, lost = 0 } of deployScenarios) {
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

/** Pages, hashed files of both releases, and calls, four to four to two. */
async function mixOf(directories: readonly string[]): Promise<(count: number) => Asked> {
  const manifests = directories.map((directory) => readSiteManifest(join(directory, 'build')));
  const assets = (await Promise.all(manifests)).flatMap(({ files }) =>
    Object.keys(files).filter((file) => file.startsWith('assets/')),
  );
  const pages = [
    ...(['home', 'pricing', 'company', 'sign-up', 'service-status'] as const).map((id) =>
      pagePath(id, 'en'),
    ),
    ...['/pricing.data', '/document-en/general/get-started', '/zh', '/sitemap.xml'],
  ];
  const calls: Asked[] = [
    { kind: 'call', path: getAllCountryList.path, body: '{}' },
    { kind: 'call', path: overviewServices.path },
  ];
  const nth = <Item>(items: readonly Item[], count: number) => items[count % items.length] as Item;
  return (count) => {
    if (count % 10 < 2) return nth(calls, count);
    return count % 2 === 0
      ? { kind: 'page', path: nth(pages, Math.floor(count / 2)) }
      : { kind: 'asset', path: `/${nth(assets, Math.floor(count / 2))}` };
  };
}
