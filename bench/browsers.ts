import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '#contract/locale.ts';
import { accountJourneys } from './browsers/account-journeys.ts';
import { findEngines, hasChineseTypeface } from './browsers/find-engines.ts';
import { pageJourneys } from './browsers/page-journeys.ts';
import { visitorWith } from './browsers/visitor.ts';
import { walkAll } from './browsers/walk.ts';
import { watchPages } from './browsers/watched-pages.ts';
import { runMeasurement } from './measurement.ts';
import { startProduct, temporaryFolder } from './product.ts';
import { drawTable } from './table.ts';

/** Runs the main journeys in browsers other than Chromium. */
const { values: options } = parseArgs({
  options: {
    browser: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true, default: ['1440', '390'] },
  },
});
const folder = join(import.meta.dirname, '../.cache/browsers');

await runMeasurement(async (run) => {
  const engines = findEngines().filter(({ id }) => options.browser?.includes(id) ?? true);
  const walks = engines.flatMap(({ id, start }) =>
    locales
      .filter((locale) => options.language?.includes(locale) ?? true)
      .flatMap((locale) => options.width.map((width) => ({ id, start, locale, width }))),
  );
  for (const { id, missing } of engines) if (missing) console.log(`No ${id} here: ${missing}`);
  if (!hasChineseTypeface())
    console.log('No Chinese typeface here: apt-get install fonts-noto-cjk');

  const dataDir = await temporaryFolder(run);
  const pages = await watchPages(run, (await startProduct(run, { DATA_DIR: dataDir })).url);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const rows: string[][] = [];
  const complaints: string[] = [];
  for (const [index, { id, start, locale, width }] of walks.entries()) {
    if (!start) continue;
    const name = `${id}-${locale}-${width}`;
    console.log(`Walking ${name}`);
    const engine = await start(run);
    const widthPx = Number(width);
    const pictures = join(folder, name);
    const visitor = visitorWith(engine, { pages, locale, widthPx, pictures });
    await visitor.start();
    const person = { email: `${name}@harbour.example`, phone: `+65 8123 000${index}` };
    const journeys = [...pageJourneys, ...accountJourneys(person, dataDir)];
    const walk = await walkAll(journeys, visitor, pages);
    await engine.close();
    rows.push([
      ...[
        `${engine.name} ${engine.version}`,
        locale,
        width,
        `${walk.walked} of ${journeys.length}`,
      ],
      ...[String(walk.complaints.length), walk.complaints.length === 0 ? 'ok' : 'failed'],
    ]);
    complaints.push(...walk.complaints.map((complaint) => `${name}, ${complaint}`));
  }

  const heads = ['browser', 'language', 'width', 'journeys', 'complaints', 'verdict'];
  console.log(`\n${drawTable(heads, rows)}`);
  for (const complaint of complaints) console.log(`✗ ${complaint}`);
  console.log(`\nThe pictures are in ${relative('', folder)}.`);
  return rows.length > 0 && complaints.length === 0;
});
