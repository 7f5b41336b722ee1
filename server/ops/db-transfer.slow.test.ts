import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bareDatabase, type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { fillEveryTable, readAllTables } from '#tests/support/every-table.ts';
import { systemClock } from '../context.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { closeDatabase, type Database, openDatabase } from '../db/database.ts';
import { serverName } from '../db/running-servers.ts';
import { readEnv } from '../env.ts';
import { runLine } from './run.ts';

let source: FreshDatabase;
let bare: Awaited<ReturnType<typeof bareDatabase>>;
let target: Database;
let folder: string;
let file: string;

beforeEach(async () => {
  source = await freshDatabase();
  await fillEveryTable(source.database);
  bare = await bareDatabase();
  target = openDatabase(bare.url);
  folder = await mkdtemp(join(tmpdir(), 'nuntix-dump-'));
  file = join(folder, 'nuntix.gz');
});
afterEach(async () => {
  await closeDatabase(target);
  await bare.drop();
  await source.drop();
  await rm(folder, { recursive: true });
});

async function run(database: Database, ...line: string[]): Promise<string[]> {
  const said: string[] = [];
  const context = { env: readEnv({}), database, clock: systemClock };
  const { exitCode, text } = await runLine(['db', ...line], (_, work) =>
    work({ ...context, say: (progress) => said.push(progress) }),
  );
  expect(exitCode, text).toBe(0);
  return [...said, text];
}

/** Without the audit events of the commands themselves. */
async function rowsIn(database: Database) {
  const { audit_events, sequences, ...others } = await readAllTables(database);
  return { ...others, trail: audit_events?.filter((row) => !row.includes('database.')) };
}

const lastEvent = async (database: Database) =>
  (await database.select().from(auditEvents).orderBy(auditEvents.id)).at(-1);

test('a dump is a private file that restores unchanged, and reports a line per table', async () => {
  const said = await run(source.database, 'dump', file, '--by', 'anna');
  expect(said).toContain('customers: 1 rows');
  expect(said.at(-1)).toMatch(/^tables\n {2}table +rows +checksum\n/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['nuntix.gz']);
  expect(await lastEvent(source.database)).toMatchObject({
    ...{ action: 'database.dumped', actorName: 'anna', targetKind: 'data' },
  });

  expect(await run(target, 'restore', file, '--by', 'lin')).toContain('customers: 1 rows');
  expect(await rowsIn(target)).toEqual(await rowsIn(source.database));
  expect(await lastEvent(target)).toMatchObject({
    ...{ action: 'database.restored', actorName: 'lin' },
    details: { deletedRows: 0, rows: expect.any(Number), takenAt: expect.any(String) },
  });
});

test('the first line of a dump describes it in plain words', async () => {
  await run(source.database, 'dump', file);
  const [first = ''] = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  expect(JSON.parse(first).header).toMatchObject({
    ...{ product: 'nuntix', format: 1, takenAt: expect.stringMatching(/^\d{4}-.+Z$/) },
    migrations: expect.arrayContaining([expect.objectContaining({ name: '0001-ground.sql' })]),
  });
});

test('an existing file is overwritten only on request', async () => {
  await writeFile(file, 'mine');
  await expect(run(source.database, 'dump', file)).rejects.toThrow('exists already');
  expect(await readFile(file, 'utf8')).toBe('mine');
  await run(source.database, 'dump', file, '--overwrite');
  await run(target, 'restore', file);
});

test('a failed dump leaves no file', async () => {
  await expect(run(target, 'dump', file)).rejects.toThrow('nothing to copy');
  const nowhere = join(folder, 'missing', 'nuntix.gz');
  await expect(run(source.database, 'dump', nowhere)).rejects.toThrow('cannot be written (ENOENT)');
  expect(await readdir(folder)).toEqual([]);
});

test('the report names what a restore replaces', async () => {
  await run(source.database, 'dump', file);
  await source.database.insert(auditEvents).values({
    ...{ actorKind: 'system', action: 'test', targetKind: 'data', details: {} },
  });
  await expect(run(source.database, 'restore', file)).rejects.toThrow(
    /is not empty: .*customers 1/,
  );
  const said = await run(source.database, 'restore', file, '--replace');
  expect(said).toContain('audit_events: 3 rows deleted');
  expect(await source.database.$count(auditEvents)).toBe(2);
});

test('a database in use by a server is not replaced', async () => {
  await run(source.database, 'dump', file);
  const server = openDatabase(source.url, { name: serverName, poolSize: 1 });
  const before = await rowsIn(server);
  await expect(run(source.database, 'restore', file, '--replace')).rejects.toThrow(
    'A server works with this database (its connections: 1): stop every server of it first.',
  );
  expect(await rowsIn(server)).toEqual(before);
  await closeDatabase(server);
  await expect.poll(() => run(source.database, 'restore', file, '--replace')).toBeDefined();
});
