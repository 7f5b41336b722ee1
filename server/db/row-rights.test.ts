import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeApiKey } from '#contract/api-keys.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { subscribe } from '#contract/status.ts';
import { dayMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { consoleOn } from '#tests/support/console.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { isWhole } from '#tests/support/test-scope.ts';
import { buildApp } from '../app.ts';
import { systemClock } from '../context.ts';
import { readEnv } from '../env.ts';
import { runLine } from '../ops/run.ts';
import { auditEvents } from './audit-schema.ts';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { seed } from './seed.ts';

type Rights = Awaited<ReturnType<typeof withRole>>;

/** A database of its own and a role with the rights of the `db grant` command. */
async function withRole() {
  const owner = await freshDatabase();
  const role = `server_${randomBytes(4).toString('hex')}`;
  await owner.database.$client.query(`create role "${role}" login password 'only rows'`);
  await ops(owner.database, 'grant', role);
  const address = new URL(owner.url);
  address.username = role;
  address.password = 'only rows';
  const server = openDatabase(address.href);
  const drop = async () => {
    await closeDatabase(server);
    await owner.database.$client.query(`drop owned by "${role}"; drop role "${role}"`);
    await owner.drop();
  };
  return { owner: owner.database, role, server, url: address.href, drop };
}

async function ops(database: Database, ...line: string[]) {
  const context = { env: readEnv({}), database, clock: systemClock };
  const { exitCode, text } = await runLine(['db', ...line], (_, work) => work(context));
  expect(exitCode, text).toBe(0);
}

describe('a role with rights on rows may not:', () => {
  let rights: Rights;
  beforeAll(async () => {
    rights = await withRole();
  });
  afterAll(() => rights.drop());

  test.each([
    'create table things (a text)',
    'create temporary table things (a text)',
    'create schema things',
    'create function things() returns int language sql as $$ select 1 $$',
    'alter table customers add column things text',
    'drop table contact_messages',
    'truncate contact_messages',
    'alter table audit_events disable trigger audit_events_kept',
    'drop trigger audit_events_kept on audit_events',
    'update audit_events set action = action',
    'delete from schema_migrations',
    'update schema_migrations set checksum = checksum',
    'set session_replication_role = replica',
    'create role other superuser',
    'alter role current_user superuser',
    'select * from pg_authid',
    `select pg_read_file('postgresql.conf')`,
    `copy customers to program 'cat'`,
  ])('%s', async (statement) => {
    await expect(rights.server.$client.query(statement)).rejects.toThrow(
      /^(permission denied|must be owner|only roles with|must be superuser)/,
    );
  });
});

describe('a server with rights on rows:', () => {
  let owner: Database;
  let server: Database;
  let role: string;
  let url: string;
  let drop: () => Promise<void>;
  let folder: string;
  beforeEach(async () => {
    ({ owner, server, role, url, drop } = await withRole());
    folder = await mkdtemp(join(tmpdir(), 'nuntix-rights-'));
  });
  afterEach(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });

  describe('calls', () => {
    let served: TestApp;
    let restricted: TestApp;
    beforeEach(async () => {
      served = await testApp();
      const context = { ...served.context, database: server };
      // Overload protection off: its decision depends on the machine's load.
      const overload = { maxEventLoopDelayMs: 0, sampleIntervalMs: 1_000 };
      const app = await buildApp({ ...context, overload, logTo: { write: () => {} } });
      restricted = { ...served, app, context };
    });
    afterEach(async () => {
      await restricted.app.close();
      await served.close();
    });

    test('logins, employees, keys, messages and subscriptions work, each with an audit event', async () => {
      const they = await consoleOn(restricted);
      expect((await they.who()).body.code).toBe(0);
      expect((await they.hire()).body.code).toBe(0);
      expect(await they.enter()).toMatch(/\w/);
      const key = { name: 'Till', rights: ['send' as const], environment: 'sandbox' as const };
      expect((await they.send(makeApiKey, key, { token: they.token })).body.code).toBe(0);
      const email = 'ada@x.example';
      const message = { fullName: 'Ada', email, phone: '+12025550100', message: 'Hello' };
      expect((await they.send(sendContactMessage, message)).body.code).toBe(0);
      expect((await they.send(subscribe, { email })).body.code).toBe(0);
      const actions = (await server.select().from(auditEvents)).map(({ action }) => action);
      expect(actions).toEqual(
        expect.arrayContaining(['session.opened', 'employee.added', 'key.made']),
      );
    });

    test('expired rows are purged, audit events included', async () => {
      await consoleOn(restricted);
      restricted.clock.advance(1000 * dayMs);
      const { exitCode } = await runLine(['data', 'purge'], (_, work) => work(restricted.context));
      expect(exitCode).toBe(0);
      const left = await server.select().from(auditEvents);
      expect(left.map(({ action }) => action)).not.toContain('session.opened');
    });
  });

  test.runIf(isWhole)('the whole server starts on a migrated database', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: url, LIMIT_DELAY_MS: '0' };
    const { child, ended, url: address } = await startServerProcess(env);
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('a start with pending migrations names who must apply them', async () => {
    await owner.$client.query(
      'delete from schema_migrations where name = (select max(name) from schema_migrations)',
    );
    await expect(migrate(server)).rejects.toThrow('run npm run ops -- db migrate as their owner');
  });

  test('the role can dump, refresh reference data and see that migrations are complete', async () => {
    await seed(server);
    expect(await migrate(server)).toEqual([]);
    await ops(server, 'dump', join(folder, 'dump.gz'));
  });

  test('future tables are writable and still belong to their owner', async () => {
    await owner.$client.query(
      'create table things (id bigint generated always as identity, a text)',
    );
    await server.$client.query(`insert into things (a) values ('b')`);
    await server.$client.query('select last_value from things_id_seq');
    await expect(server.$client.query('drop table things')).rejects.toThrow('must be owner');
  });

  test('a restore grants the same rights', async () => {
    const file = join(folder, 'dump.gz');
    await ops(owner, 'dump', file);
    await ops(owner, 'restore', file, '--replace');
    await server.$client.query(`insert into captcha_passes values ('digest', now())`);
    await expect(server.$client.query('update audit_events set action = action')).rejects.toThrow(
      'permission denied',
    );
  });

  test('a superuser, a role that creates roles and an unknown role are refused', async () => {
    const grant = (to: string) => ops(owner, 'grant', to);
    await expect(grant('nuntix')).rejects.toThrow('is a superuser');
    await expect(grant('nobody-there')).rejects.toThrow('There is no role nobody-there');
    await owner.$client.query(`alter role "${role}" createrole`);
    await expect(grant(role)).rejects.toThrow('makes roles');
  });

  test('other rights of the role are revoked', async () => {
    await owner.$client.query(`grant all on customers to "${role}"`);
    await ops(owner, 'grant', role);
    await expect(server.$client.query('truncate customers cascade')).rejects.toThrow(
      'permission denied',
    );
  });
});
