import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rateFiles, ratesAsCsv, ratesAsJson } from '#content/rate-files.ts';
import type { SiteManifest } from '#server/site/manifest.ts';
import { inlineScripts, problemsOf } from './check-page.ts';
import { drawRobots, drawSitemap } from './draw-sitemap.ts';
import { classesIn, linkStyles } from './link-styles.ts';
import { withStructuredData } from './structured-data.ts';

/** Completes and checks what was built, adds the sitemap and the files of rates, compresses, and tells the server what there is. */
const clientDir = join(import.meta.dirname, '../build/client');
const compressible = new Set([
  '.html',
  '.data',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.atom',
  '.txt',
  '.json',
  '.md',
  '.yaml',
  '.csv',
  '.webmanifest',
]);

/**
 * What a page waits for is made as small as it gets. The last 2 % of a page cost three times the
 * time, and what programs fetch may be a tenth larger.
 */
const qualities: Record<string, number> = { '.js': 11, '.css': 11, '.svg': 11, '.html': 10 };
const usualQuality = 9;

await rm(join(clientDir, '__spa-fallback.html'), { force: true });
await writeFile(join(clientDir, 'sitemap.xml'), drawSitemap());
await writeFile(join(clientDir, 'robots.txt'), drawRobots());
await writeFile(join(clientDir, rateFiles.csv), ratesAsCsv());
await writeFile(join(clientDir, rateFiles.json), ratesAsJson());
await dropUnnamedStyles();
await completePages();

const manifest: SiteManifest = { files: {}, scriptHashes: [], connectHosts: otherHosts() };
const scripts = new Set<string>();
const compressing: Promise<void>[] = [];
for (const file of await listFiles()) {
  const content = await readFile(join(clientDir, file));
  manifest.files[file] = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  if (extname(file) === '.html') inspect(file, content.toString());
  if (compressible.has(extname(file))) compressing.push(compress(file, content));
}
await Promise.all(compressing);
manifest.scriptHashes = [...scripts].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
if (scripts.size > 2)
  fail([
    `${scripts.size} different inline scripts; the policy allows the starter and scroll restoration.`,
  ]);
await writeFile(join(clientDir, '../site.json'), JSON.stringify(manifest));
console.log(`Checked and compressed ${Object.keys(manifest.files).length} files.`);

function inspect(file: string, html: string): void {
  fail(problemsOf(html).map((problem) => `${file}: ${problem}`));
  for (const script of inlineScripts(html)) scripts.add(script);
}

/** The bundler leaves twins of style sheets that neither a page nor a script names. */
async function dropUnnamedStyles(): Promise<void> {
  const files = await listFiles();
  const naming = files.filter((file) => ['.html', '.js'].includes(extname(file)));
  const texts = await Promise.all(naming.map((file) => readFile(join(clientDir, file), 'utf8')));
  for (const file of files)
    if (extname(file) === '.css' && !texts.some((text) => text.includes(basename(file))))
      await rm(join(clientDir, file));
}

async function readStyleSheets(): Promise<Map<string, Set<string>>> {
  const sheets = (await listFiles()).filter((file) => extname(file) === '.css');
  return new Map(
    await Promise.all(
      sheets.map(
        async (file) =>
          [`/${file}`, classesIn(await readFile(join(clientDir, file), 'utf8'))] as const,
      ),
    ),
  );
}

async function completePages(): Promise<void> {
  const classesOf = await readStyleSheets();
  for (const file of await listFiles()) {
    if (extname(file) !== '.html') continue;
    const html = await readFile(join(clientDir, file), 'utf8');
    await writeFile(join(clientDir, file), withStructuredData(linkStyles(html, classesOf)));
  }
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length + 1))
    .sort();
}

async function compress(file: string, content: Buffer): Promise<void> {
  const isFetchedAtOnce = file.startsWith('search/');
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isFetchedAtOnce
        ? 11
        : (qualities[extname(file)] ?? usualQuality),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await Promise.all([
    writeFile(join(clientDir, `${file}.br`), brotli),
    promisify(gzip)(content, { level: 9 }).then((data) =>
      writeFile(join(clientDir, `${file}.gz`), data),
    ),
  ]);
}

function otherHosts(): string[] {
  const { VITE_ADMIN_HOST, VITE_API_HOST, VITE_DID_HOST, VITE_IP_INFO_URL, VITE_EVENTS_URL } =
    process.env;
  const given = [VITE_ADMIN_HOST, VITE_API_HOST, VITE_DID_HOST, VITE_IP_INFO_URL, VITE_EVENTS_URL];
  return [...new Set(given.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}

function fail(problems: string[]): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
