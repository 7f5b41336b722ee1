import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { mark } from '#content/mark.ts';
import { offices } from '#content/offices.ts';
import { palette } from '#content/palette.ts';
import { brand as theirBrand } from '#tests/brand/brand.ts';
import { offices as theirOffices } from '#tests/brand/offices.ts';
import { hasOurPixels } from './brand/pixels.ts';
import { claimsOf, tracesIn, tracesOf } from './brand/traces.ts';

/**
 * Builds a copy of the product for the second brand of `tests/brand/` and searches it for traces of
 * our own brand and for claims that it cannot make: `npm run brand`. With `--keep` the copy is not deleted.
 */
const root = join(import.meta.dirname, '..');
const skipped = new Set([
  '.git',
  'node_modules',
  'build',
  'data',
  '.cache',
  'public',
  'test-results',
]);
const brandFiles = ['brand.ts', 'palette.ts', 'mark.ts', 'offices.ts'];
const ours = { brand, palette, mark, offices };
const traces = [...tracesOf(ours), ...claimsOf(ours, { brand: theirBrand, offices: theirOffices })];
const pictures = new Set(['.png', '.ico']);
const fonts = new Set(['.woff2']);

const copy = await mkdtemp(join(tmpdir(), 'second-brand-'));
let problems = 0;
try {
  await copyTree();
  await step('Types', ['node_modules/typescript/bin/tsc', '--noEmit']);
  await step('Content check', ['scripts/checks/check-content.ts']);
  await step('Tests of content and documents', [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--testTimeout=120000'],
    // Whether samples run in other languages does not depend on the brand.
    '--project=!slow',
    ...[
      'content',
      'documents',
      'app/docs',
      'scripts/checks/documents',
      'scripts/share-images',
      'scripts/build/finish/structured-data',
    ],
  ]);
  if (await step('Build', ['scripts/build.mjs'])) await searchBuild();
  if (await step('What the server says', ['scripts/brand/write-server-texts.ts', 'spoken.json']))
    await searchSpoken();
} finally {
  if (process.argv.includes('--keep')) console.log(`The copy stays at ${copy}`);
  else await rm(copy, { recursive: true, force: true });
}
console.log(problems === 0 ? 'Nothing of our brand is left.' : `${problems} problems.`);
process.exitCode = problems === 0 ? 0 : 1;

async function copyTree(): Promise<void> {
  for (const name of await readdir(root))
    if (!skipped.has(name)) await cp(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const file of brandFiles)
    await cp(join(root, 'tests/brand', file), join(copy, 'content', file));
}

/** Shows the output of a step only when it fails. */
async function step(name: string, args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) tell(name, [said]);
  else console.log(`✓ ${name}`);
  return code === 0;
}

async function searchBuild(): Promise<void> {
  const folder = join(copy, 'build/client');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  const counts = { texts: 0, pictures: 0 };
  for (const file of files) {
    const name = relative(folder, file);
    found.push(...tracesIn(name, traces).map((trace) => `${name} is named “${trace}”`));
    if (fonts.has(extname(file))) continue;
    if (pictures.has(extname(file))) {
      counts.pictures += 1;
      if (await hasOurPixels(file)) found.push(`${name} has our colours`);
    } else {
      counts.texts += 1;
      const text = await readFile(file, 'utf8');
      found.push(...tracesIn(text, traces).map((trace) => `${name} says “${trace}”`));
    }
  }
  tell(`${counts.texts} texts and ${counts.pictures} pictures, ${traces.length} traces`, found);
}

async function searchSpoken(): Promise<void> {
  const text = await readFile(join(copy, 'spoken.json'), 'utf8');
  const spoken = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text)));
  const found = spoken.flatMap(([name, said]) =>
    tracesIn(said, traces).map((trace) => `${name} says “${trace}”`),
  );
  tell(`${spoken.length} messages and answers`, found);
}

function tell(name: string, found: string[]): void {
  problems += found.length;
  console.log(
    `${found.length === 0 ? '✓' : '✗'} ${name}${found.map((one) => `\n  ${one}`).join('')}`,
  );
}
