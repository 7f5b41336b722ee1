import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mailForgetPassword } from '#contract/accounts.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import { type Accounts, accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { captchaChallenges } from '../db/captcha-schema.ts';
import { activationTokens, loginFailures, sentCodes } from '../db/login-schema.ts';
import {
  analyticsEvents,
  contactMessages,
  customers,
  limitCounters,
  outboxMessages,
  sessions,
} from '../db/schema.ts';
import { retentionRules } from './rules.ts';
import { startSweep, sweep } from './sweep.ts';

let served: TestApp;
let they: Accounts;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  they = accountsOn(served);
});
afterAll(() => served.close());

const sweepNow = () => sweep(served.context, served.context.database);
const rowsOf = (table: PgTable) => served.context.database.$count(table);

async function fill(): Promise<void> {
  const { database } = served.context;
  const createdAt = served.clock.now();
  await database.insert(contactMessages).values({
    ...{ fullName: 'Eve', email: 'eve@x.example', phone: '+12025550100', message: '?' },
    ...{ locale: 'en', requestId: randomUUID(), createdAt },
  });
  await database.insert(analyticsEvents).values({ name: 'sign-up', payload: {}, createdAt });
  const message = {
    channel: 'mail',
    lane: 'code',
    recipient: 'a@x.example',
    template: 'activation',
    locale: 'en',
    payload: {},
    createdAt,
  } as const;
  await database.insert(outboxMessages).values([
    { ...message, id: randomUUID(), status: 'sent', finishedAt: createdAt },
    { ...message, id: randomUUID(), status: 'dead', finishedAt: createdAt },
    { ...message, id: randomUUID() },
  ]);
  await they.passFor('+6581234567', 4);
  await database.insert(captchaChallenges).values({
    ...{ id: randomUUID(), expected: { kind: 'calculation', work: [] }, expiresAt: createdAt },
  });
  await they.addCustomer();
  await they.logIn();
  await they.logIn('nobody');
  await they.signUp({ email: 'pending@x.example' });
  await they.send(mailForgetPassword, { email: 'mei@harbour.example' });
}

test('codes are deleted after ten minutes; tokens, sessions and failed logins after a day', async () => {
  await fill();
  expect(Object.entries(await sweepNow()).filter(([, rows]) => rows > 0)).toEqual([
    ['captchaChallenges', 1],
  ]);
  served.clock.advance(10 * minuteMs);
  expect(await sweepNow()).toMatchObject({ sentCodes: 1, captchaPasses: 1 });
  served.clock.advance(dayMs);
  expect(await sweepNow()).toMatchObject({
    ...{ sessions: 1, activationTokens: 2, sentCodes: 0, loginFailures: 1 },
    ...{ contactMessages: 0, finishedMessages: 0 },
  });
  for (const table of [sessions, activationTokens, sentCodes, loginFailures, limitCounters])
    expect(await rowsOf(table)).toBe(0);
});

test('finished messages are deleted after thirty days, waiting ones are not', async () => {
  await fill();
  const waiting = (await rowsOf(outboxMessages)) - 2;
  served.clock.advance(30 * dayMs - 1);
  expect((await sweepNow()).finishedMessages).toBe(0);
  served.clock.advance(1);
  expect((await sweepNow()).finishedMessages).toBe(2);
  expect(await rowsOf(outboxMessages)).toBe(waiting);
});

test('contact messages, events and pending sign-ups are deleted after two years, customers are not', async () => {
  await fill();
  served.clock.advance(2 * 365 * dayMs - 1);
  const early = { contactMessages: 0, analyticsEvents: 0, pendingCustomers: 0 };
  expect(await sweepNow()).toMatchObject(early);
  served.clock.advance(1);
  const late = { contactMessages: 1, analyticsEvents: 1, pendingCustomers: 1 };
  expect(await sweepNow()).toMatchObject(late);
  expect(await served.context.database.select().from(customers)).toMatchObject([
    { email: 'mei@harbour.example' },
  ]);
});

test('an answered contact message is deleted two years after the answer', async () => {
  await fill();
  served.clock.advance(dayMs);
  await served.context.database
    .update(contactMessages)
    .set({ answeredAt: served.clock.now(), answeredBy: 'Mei Tan' });
  served.clock.advance(2 * 365 * dayMs);
  expect(await sweepNow()).toMatchObject({ contactMessages: 0, answeredMessages: 0 });
  served.clock.advance(dayMs);
  expect(await sweepNow()).toMatchObject({ contactMessages: 0, answeredMessages: 1 });
  expect(await rowsOf(contactMessages)).toBe(0);
});

test('audit events are deleted after AUDIT_YEARS, and not before', async () => {
  await they.signUp();
  const events = await rowsOf(auditEvents);
  served.clock.advance(2 * 365 * dayMs - 1);
  expect((await sweepNow()).auditEvents).toBe(0);
  const kept = { ...served.context, env: { ...served.context.env, auditYears: 3 } };
  served.clock.advance(1);
  expect((await sweep(kept, served.context.database)).auditEvents).toBe(0);
  expect((await sweepNow()).auditEvents).toBe(events);
  expect(events).toBeGreaterThan(0);
});

test('the server sweeps from its start', async () => {
  await they.addCustomer();
  await they.logIn();
  served.clock.advance(dayMs);
  const sweeping = startSweep(served.context);
  await vi.waitFor(async () => expect(await rowsOf(sessions)).toBe(0));
  await sweeping.stop();
});

test('one sweep deletes more rows than one batch', async () => {
  const { database } = served.context;
  const long = 'a long time ago';
  await database.execute(sql`
    insert into ${limitCounters} (key, window_start, count, expires_at)
    select ${long} || number, to_timestamp(0), 1, to_timestamp(0) from generate_series(1, 5001) as number`);
  expect((await sweepNow()).limitCounters).toBe(5001);
  expect(await rowsOf(limitCounters)).toBe(0);
});

/** Tables without a retention rule, and how their rows end. */
const withoutRule: Record<string, string> = {
  desk_passkeys: 'end with the access of their person',
  ticket_entries: 'deleted with their ticket',
  saved_replies: 'set and removed by operators',
  schema_migrations: 'history of the database',
  usage_reports: 'one row for each environment',
  gateway_revision: 'one row',
  gateway_receipt: 'one row',
  countries: 'reference data',
  secret_marks: 'one row for each secret in use',
  public_address: 'one row',
  status_services: 'reference data',
  status_incidents: 'public record',
  status_incident_services: 'deleted with their incident',
  status_updates: 'deleted with their incident',
  status_changes: 'one row',
  employees: 'deleted with their customer',
  passkeys: 'deleted with their user',
  authenticator_apps: 'deleted with their user',
  recovery_codes: 'deleted with their user',
  api_key_uses: 'deleted with their key',
  sandbox_attempts: 'deleted with their delivery',
};

test('every table has a retention rule, or a reason to have none', async () => {
  const { rows } = await served.context.database.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const withRule = new Set(
    retentionRules(served.context.env).map(({ table }) => getTableName(table)),
  );
  const missing = rows.map(({ name }) => name).filter((name) => !withRule.has(name));
  expect(missing.sort()).toEqual(Object.keys(withoutRule).sort());
});
