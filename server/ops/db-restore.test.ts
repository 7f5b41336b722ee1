import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareDatabase, type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { fillEveryTable, readAllTables } from '#tests/support/every-table.ts';
import { systemClock } from '../context.ts';
import { closeDatabase, type Database, openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { runLine } from './run.ts';

// The tests change nothing, so they share one dump and two databases.
let filled: FreshDatabase;
let empty: Database;
let dropEmpty: () => Promise<void>;
let before: Record<string, string[]>;
let folder: string;
let dump: Buffer;

beforeAll(async () => {
  filled = await freshDatabase();
  await fillEveryTable(filled.database);
  const bare = await bareDatabase();
  empty = openDatabase(bare.url);
  dropEmpty = bare.drop;
  folder = await mkdtemp(join(tmpdir(), 'nuntix-restore-'));
  const whole = join(folder, 'whole.gz');
  await run(filled.database, 'dump', whole);
  dump = await readFile(whole);
  before = await readAllTables(filled.database);
});
afterAll(async () => {
  await closeDatabase(empty);
  await dropEmpty();
  await filled.drop();
  await rm(folder, { recursive: true });
});

const run = (database: Database, ...line: string[]) =>
  runLine(['db', ...line], (_, work) => work({ env: readEnv({}), database, clock: systemClock }));

/** Refused on an empty and on a filled database, before anything changes. */
async function isRefused(file: string, words: string): Promise<void> {
  await expect(run(empty, 'restore', file)).rejects.toThrow(words);
  await expect(run(filled.database, 'restore', file, '--replace')).rejects.toThrow(words);
  expect(await readAllTables(filled.database)).toEqual(before);
  expect(await readAllTables(empty)).toEqual({ sequences: [] });
}

const broken = 'is no dump of this product, or it is broken or cut off';
const migration = '"migrations":[';

/** Alters a dump and corrects the checksum at its end. */
const lines = (change: (text: string) => string) => (whole: Buffer) => {
  const body = change(
    gunzipSync(whole)
      .toString()
      .replace(/\{"sha256.*\n$/, ''),
  );
  const sha256 = createHash('sha256').update(body).digest('hex');
  return gzipSync(`${body}${JSON.stringify({ sha256 })}\n`);
};

test.each<[string, (whole: Buffer) => Buffer, string]>([
  ['a file that is cut off', (whole) => whole.subarray(0, whole.length - 20), broken],
  ['half a file', (whole) => whole.subarray(0, whole.length / 2), broken],
  ['an empty file', () => Buffer.from(''), broken],
  ['some other text', () => Buffer.from('drop database;'), broken],
  ['something else, compressed', () => gzipSync('{"a": 1}\n'), broken],
  [
    'lines that are missing at the end',
    (whole) => gzipSync(gunzipSync(whole).subarray(0, -90)),
    broken,
  ],
  [
    'something that was changed',
    (whole) => gzipSync(gunzipSync(whole).toString().replace('"takenAt":"2', '"takenAt":"1')),
    broken,
  ],
  [
    'a value that was changed, with a new sum of the file',
    lines((text) => text.replace('"Mei"', '"Mai"')),
    'The rows of customers are not those that were dumped',
  ],
  [
    'tables without their end',
    lines((text) => text.replace(/\{"end".*\n/, '')),
    'Its parts are out of order or missing',
  ],
  [
    'rows before a table',
    lines((text) => text.replace(/(.*\n)/, '$1["1"]\n')),
    'Its parts are out of order or missing',
  ],
  [
    'the dump of another product',
    lines((text) => text.replace('"nuntix"', '"other"')),
    'the dump of another product',
  ],
  [
    'the dump of a newer release',
    lines((text) => text.replace(migration, `${migration}{"name":"9999-x.sql","checksum":""},`)),
    'A newer release made this dump (it has 9999-x.sql): restore it with that one',
  ],
  [
    'a format to come',
    lines((text) => text.replace('"format":1', '"format":2')),
    'A newer release made this dump',
  ],
  [
    'tables that were made otherwise',
    lines((text) => text.replace(/"checksum":"[^"]+"/, '"checksum":"0"')),
    'Migration 0001-ground.sql is another one here',
  ],
])('%s', async (_, spoil, words) => {
  const file = join(folder, 'spoiled.gz');
  await writeFile(file, spoil(dump));
  await isRefused(file, words);
});

test('a missing file is refused', () =>
  isRefused(join(folder, 'missing.gz'), 'cannot be read (ENOENT)'));

test('a folder is refused', () => isRefused(folder, 'cannot be read (EISDIR)'));
