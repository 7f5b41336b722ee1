import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { findProgram } from './run-tool.ts';

const root = join(import.meta.dirname, '../..');

/** The commands of compose.yml, as its containers run them. */
const compose = z
  .object({
    services: z.object({
      backup: z.object({ command: z.array(z.string()) }),
      db: z.object({ healthcheck: z.object({ test: z.tuple([z.string(), z.string()]) }) }),
    }),
  })
  .parse(parse(await readFile(join(root, 'deploy/compose.yml'), 'utf8'), { merge: true }));

/** Compose reads `$$` as `$`. */
async function shell(script: string, env: Record<string, string>) {
  const child = spawn('sh', ['-c', script.replaceAll('$$', '$')], { cwd: root, env });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, output };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-compose-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the backup', () => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await freshDatabase();
    // Replaces the day between two dumps: exits with a distinct code.
    await writeFile(join(folder, 'sleep'), '#!/bin/sh\nexit 99\n');
    await chmod(join(folder, 'sleep'), 0o755);
  });
  afterEach(() => fresh.drop());

  const run = (settings: Record<string, string>) => {
    const [, , script = ''] = compose.services.backup.command;
    const PATH = [folder, dirname(process.execPath), process.env.PATH].join(':');
    const env = { PATH, NODE_ENV: 'production', DATA_DIR: folder, ...settings };
    return shell(script.replaceAll('/backups', folder), env);
  };
  const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.gz'));

  test('writes a file and waits for the next day', async () => {
    expect(await run({ DATABASE_URL: fresh.url })).toMatchObject({ code: 99 });
    expect(await files()).toHaveLength(1);
  });

  test('a failure exits with its code, says why and deletes nothing', async () => {
    await writeFile(join(folder, 'old.gz'), 'the last good one');
    const longAgo = new Date('2020-01-01');
    await utimes(join(folder, 'old.gz'), longAgo, longAgo);
    const wrong = new URL(fresh.url);
    wrong.pathname = '/no_such_database';
    const { code, output } = await run({ DATABASE_URL: wrong.href });
    expect(code).toBe(1);
    expect(output).toContain('does not let us in');
    expect(await files()).toEqual(['old.gz']);
  });
});

/** PostgreSQL's own programs are in its image; this machine may not have them. */
describe.skipIf(!findProgram('psql'))('the health check of the database', () => {
  const url = new URL(inject('templateUrl'));
  const administer = async (...statements: string[]) => {
    const connectionString = Object.assign(new URL(url), { pathname: '/postgres' }).href;
    const client = new pg.Client({ connectionString });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const check = async (password: string) => {
    const [, script] = compose.services.db.healthcheck.test;
    const { PATH = '' } = process.env;
    const PGHOST = url.searchParams.get('host') ?? url.hostname;
    const env = { PATH, PGHOST, PGPORT: url.port || '5432', SITE_DATABASE_PASSWORD: password };
    return (await shell(script, env)).code;
  };
  const drop = () =>
    administer('drop database if exists site with (force)', 'drop role if exists site');
  afterEach(drop);

  test('requires the role and the database of the app, not any server', async () => {
    await drop();
    expect(await check('right')).not.toBe(0);
    await administer(`create role site login password 'right'`);
    expect(await check('right')).not.toBe(0);
    await administer('create database site owner site');
    expect(await check('right')).toBe(0);
  });
});
