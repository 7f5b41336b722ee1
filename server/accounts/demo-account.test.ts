import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { customers } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import { ensureDemoAccount, wantsDemoAccount } from './demo-account.ts';
import { verifyPassword } from './passwords/password-hash.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let dataDir: string;
beforeEach(async () => {
  fresh = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'demo-'));
});
afterEach(async () => {
  await fresh.drop();
  await rm(dataDir, { recursive: true });
});

test('the demo account works with the stored password, whose file only its owner can read', async () => {
  const demo = await ensureDemoAccount(fresh.database, dataDir);
  expect(demo).toMatchObject({ email: brand.demoMail, username: 'demo' });
  expect(demo?.password).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z\d]{12,20}$/);
  const file = join(dataDir, 'demo-account.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(demo);
  const [row] = await fresh.database.select().from(customers);
  expect(row).toMatchObject({ status: 'active', phone: '+12025550142', balance: '128.5000' });
  expect(await verifyPassword(row?.passwordHash ?? null, demo?.password ?? '')).toBe(true);
});

test('a second start keeps account and password, and adds no samples again', async () => {
  const addSamples = vi.fn(async () => undefined);
  const first = await ensureDemoAccount(fresh.database, dataDir, addSamples);
  const [before] = await fresh.database.select().from(customers);
  expect(await ensureDemoAccount(fresh.database, dataDir, addSamples)).toEqual(first);
  expect(await fresh.database.select().from(customers)).toEqual([before]);
  expect(addSamples).toHaveBeenCalledOnce();
});

test('a lost password file yields a new working password', async () => {
  const first = await ensureDemoAccount(fresh.database, dataDir);
  await rm(join(dataDir, 'demo-account.json'));
  const second = await ensureDemoAccount(fresh.database, dataDir);
  expect(second?.password).not.toBe(first?.password);
  const [row] = await fresh.database.select().from(customers);
  expect(await verifyPassword(row?.passwordHash ?? null, second?.password ?? '')).toBe(true);
});

test('a broken password file is reported in one line', async () => {
  await writeFile(join(dataDir, 'demo-account.json'), '{"email":');
  await expect(ensureDemoAccount(fresh.database, dataDir)).rejects.toThrow(
    /demo-account\.json is not readable/,
  );
});

test('there is no demo account on an external database, in production or when disabled', () => {
  expect(wantsDemoAccount(readEnv({}))).toBe(true);
  expect(wantsDemoAccount(readEnv({ DEMO_ACCOUNT: 'false' }))).toBe(false);
  expect(wantsDemoAccount(readEnv({ DATABASE_URL: 'postgresql://db/nuntix' }))).toBe(false);
  expect(wantsDemoAccount(readEnv(productionSettings))).toBe(false);
});
