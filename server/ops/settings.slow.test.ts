import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { productionSettings } from '#tests/support/production-settings.ts';

let fresh: FreshDatabase;
let folder: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nuntix-ops-'));
});
afterAll(async () => {
  await fresh.drop();
  await rm(folder, { recursive: true });
});

const dataDir = () => join(folder, 'data');

/** Runs a command in production with no setting but the database, unless others are given. */
const run = (line: string, settings: Record<string, string> = {}) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      ['server/ops/main.ts', ...line.split(' ')],
      {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          DATABASE_URL: fresh.url,
          DATA_DIR: dataDir(),
          ...settings,
        },
      },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  );

test('commands that only use the database need no other setting', async () => {
  const changed = await run('sandbox block 203.0.113.7 --reason floods --by anna');
  expect(changed.code, changed.stderr).toBe(0);
  const read = await run('audit list --json');
  expect(JSON.parse(read.stdout).events).toMatchObject([{ who: 'operator anna' }]);
});

test.each([`keys export keys.jsonl`, 'secret replace', 'secret reseal'])(
  '%s asks for APP_SECRET and creates none',
  async (line) => {
    const { code, stderr } = await run(line);
    expect(code).toBe(1);
    expect(stderr).toContain('This command needs APP_SECRET');
  },
);

test('a dump is restored into an external database without a data folder', async () => {
  const file = join(folder, 'dump.gz');
  expect(await run(`db dump ${file}`)).toMatchObject({ code: 0 });
  const { code, stderr } = await run(`db restore ${file} --replace`);
  expect(code, stderr).toBe(0);
  expect(existsSync(dataDir())).toBe(false);
});

test('to doctor an unreachable database is one failed check, and the exit code is 1', async () => {
  const { code, stdout } = await run('doctor', {
    ...productionSettings,
    DATABASE_URL: 'postgresql://nobody:hunter2@127.0.0.1:1/none',
    SMTP_URL: 'smtps://127.0.0.1:1',
    PUBLIC_URL: 'https://127.0.0.1:1',
  });
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^ {2}fail +database +PostgreSQL at 127\.0\.0\.1:1\/none does not let us in/m,
  );
  expect(stdout).toMatch(/^ {2}skip +migrations +there is no database$/m);
  expect(stdout).toMatch(/^ {2}ok +settings +production takes them$/m);
  expect(stdout).not.toContain('hunter2');
});
