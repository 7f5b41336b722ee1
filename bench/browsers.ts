import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '#contract/locale.ts';
import { accountWays } from './browsers/account-ways.ts';
import { findEngines } from './browsers/find-engines.ts';
import { pageWays } from './browsers/page-ways.ts';
import { visitorWith } from './browsers/visitor.ts';
import { walkAll } from './browsers/walk.ts';
import { watchPages } from './browsers/watched-pages.ts';
import { runMeasurement } from './measurement.ts';
import { startProduct, temporaryFolder } from './product.ts';
import { drawTable } from './table.ts';

/** Walks the main ways through the product in the browsers that the journeys do not use. */
const { values: options } = parseArgs({
  options: {
    browser: { type: 'string', multiple: true, default: ['firefox', 'webkit'] },
    width: { type: 'string', multiple: true, default: ['1440', '390'] },
    language: { type: 'string', multiple: true, default: [...locales] },
  },
});
const folder = join(import.meta.dirname, '../.cache/browsers');

await runMeasurement(async (run) => {
  const engines = findEngines(options.browser);
  for (const engine of engines) if ('missing' in engine) console.log(engine.missing);
  const present = engines.flatMap((engine) => ('start' in engine ? [engine] : []));
  const walks = present.flatMap(({ id, start }) =>
    locales
      .filter((locale) => options.language.includes(locale))
      .flatMap((locale) => options.width.map((width) => ({ id, start, locale, width }))),
  );
  if (walks.length === 0) return false;

  const dataDir = await temporaryFolder(run);
  const pages = await watchPages(run, (await startProduct(run, { DATA_DIR: dataDir })).url);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const rows: string[][] = [];
  const complaints: string[] = [];
  for (const [index, { id, start, locale, width }] of walks.entries()) {
    const name = `${id}-${locale}-${width}`;
    console.log(`Walking ${name}`);
    const engine = await start(run);
    const visitor = visitorWith(engine, {
      site: pages.url,
      locale,
      widthPx: Number(width),
      pictures: join(folder, name),
    });
    await visitor.start();
    const person = { email: `${name}@harbour.example`, phone: `+65 8123 000${index}` };
    const ways = [...pageWays, ...accountWays(person, dataDir)];
    const walk = await walkAll(ways, visitor, pages);
    await engine.close();
    rows.push([
      `${engine.name} ${engine.version}`,
      ...[locale, width, `${walk.walked} of ${ways.length}`, String(walk.complaints.length)],
      walk.complaints.length === 0 ? 'ok' : 'failed',
    ]);
    complaints.push(...walk.complaints.map((complaint) => `${name}, ${complaint}`));
  }

  const heads = ['browser', 'language', 'width', 'ways', 'complaints', 'verdict'];
  console.log(`\n${drawTable(heads, rows)}`);
  for (const complaint of complaints) console.log(`✗ ${complaint}`);
  console.log(`\nThe pictures are in ${relative('', folder)}.`);
  return complaints.length === 0 && present.length === engines.length;
});
