import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bareDatabase, type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { fillEveryTable, readAllTables } from '#tests/support/every-table.ts';
import { closeDatabase, type Database, openDatabase } from '../db/database.ts';
import { serverName } from '../db/running-servers.ts';
import { draftDump } from '../db/transfer/dump-file.ts';
import { takeSnapshot } from '../db/transfer/snapshot.ts';

let source: FreshDatabase;
let bare: Awaited<ReturnType<typeof bareDatabase>>;
let dataDir: string;
let holder: ChildProcess | undefined;

beforeEach(async () => {
  source = await freshDatabase();
  await fillEveryTable(source.database);
  bare = await bareDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'nuntix-move-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  holder?.kill('SIGKILL');
  await source.drop();
  await bare.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const root = join(import.meta.dirname, '../..');

/** Runs the command line as a production process with no setting but the database. */
async function ops(settings: Record<string, string>, ...line: string[]) {
  const child = spawn(process.execPath, ['server/ops/main.ts', 'db', ...line], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  for (const url of [source.url, bare.url])
    expect(out + errors).not.toContain(new URL(url).password);
  return { code, out, errors };
}

/** Starts a process that holds the embedded database like a server. */
async function hold(): Promise<void> {
  holder = spawn(process.execPath, ['tests/support/hold-cluster.ts', dataDir], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (holder.stdout) await once(holder.stdout, 'data');
}

async function rowsIn(database: Database) {
  const { audit_events, sequences, ...others } = await readAllTables(database);
  return { ...others, trail: audit_events?.filter((row) => !row.includes('database.')) };
}

test('moves from an external database to the embedded one and back while a server runs there', async () => {
  const before = await readAllTables(source.database);
  const there = await ops({ DATABASE_URL: source.url }, 'move', '--to', 'embedded');
  expect(there.code, there.errors).toBe(0);
  expect(there.errors).toContain('customers: 1 rows\n');
  expect(there.out).toMatch(/^moved\n {2}table +rows +checksum\n/);
  expect(there.out).toContain('next: remove DATABASE_URL');
  expect(await readAllTables(source.database)).toEqual(before);

  await hold();
  const file = join(dataDir, 'live.gz');
  expect((await ops({}, 'dump', file)).code).toBe(0);
  const back = await ops({}, 'move', '--to', bare.url);
  expect(back.code, back.errors).toBe(0);
  expect(back.out).toContain('next: set DATABASE_URL');
  const returned = openDatabase(bare.url);
  expect(await rowsIn(returned)).toEqual(await rowsIn(source.database));
  await returned.$client.end();
});

test('a database in use by a server is not moved, and no target is created', async () => {
  const server = openDatabase(source.url, { name: serverName, poolSize: 1 });
  await server.$client.query('select 1');
  const refused = await ops({ DATABASE_URL: source.url }, 'move', '--to', 'embedded');
  expect(refused.errors).toContain(
    'A server works with this database (its connections: 1): stop every server of it first.',
  );
  expect(refused.code).toBe(1);
  expect(await readdir(dataDir)).toEqual([]);
  await closeDatabase(server);
});

test('a dump is restored into a new embedded database', async () => {
  const file = join(dataDir, 'dump.gz');
  const draft = await draftDump(file, takeSnapshot(source.database), { overwrite: false });
  await draft.publish();
  const restored = await ops({}, 'restore', file);
  expect(restored.code, restored.errors).toBe(0);
  expect(restored.out).toContain('restored, as it was at: ');
});
