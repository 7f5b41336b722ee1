import { randomUUID } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailForgetPassword } from '#contract/accounts.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import { type Accounts, accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  activationTokens,
  analyticsEvents,
  contactMessages,
  customers,
  limitCounters,
  loginFailures,
  oneTimeCodes,
  outboxMessages,
  sessions,
} from '../db/schema.ts';
import { purge } from './retention.ts';
import { runLine } from './run.ts';

let served: TestApp;
let they: Accounts;
beforeEach(async () => {
  served = await testApp();
  they = accountsOn(served);
});
afterEach(() => served.close());

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
  await they.addCustomer();
  await they.logIn();
  await they.logIn('nobody');
  await they.signUp({ email: 'pending@x.example' });
  await they.send(mailForgetPassword, { email: 'mei@harbour.example' });
}

test('after ten minutes codes go, after a day tokens, sessions and failed logins', async () => {
  await fill();
  expect(await purge(served.context, { dryRun: false })).toEqual({
    ...{ contactMessages: 0, analyticsEvents: 0, pendingCustomers: 0, finishedMessages: 0 },
    ...{ sessions: 0, activationTokens: 0, oneTimeCodes: 0, loginFailures: 0 },
    unconfirmedSubscriptions: 0,
  });
  served.clock.advance(10 * minuteMs);
  expect(await purge(served.context, { dryRun: false })).toMatchObject({ oneTimeCodes: 1 });
  served.clock.advance(dayMs);
  expect(await purge(served.context, { dryRun: false })).toMatchObject({
    ...{ sessions: 1, activationTokens: 2, oneTimeCodes: 0, loginFailures: 1 },
    ...{ contactMessages: 0, finishedMessages: 0 },
  });
  for (const table of [sessions, activationTokens, oneTimeCodes, loginFailures, limitCounters])
    expect(await rowsOf(table)).toBe(0);
});

test('after thirty days finished messages go, and what waits stays', async () => {
  await fill();
  const waiting = (await rowsOf(outboxMessages)) - 2;
  served.clock.advance(30 * dayMs - 1);
  expect((await purge(served.context, { dryRun: false })).finishedMessages).toBe(0);
  served.clock.advance(1);
  expect((await purge(served.context, { dryRun: false })).finishedMessages).toBe(2);
  expect(await rowsOf(outboxMessages)).toBe(waiting);
});

test('after two years messages, events and unfinished sign-ups go, customers stay', async () => {
  await fill();
  served.clock.advance(2 * 365 * dayMs - 1);
  const early = { contactMessages: 0, analyticsEvents: 0, pendingCustomers: 0 };
  expect(await purge(served.context, { dryRun: false })).toMatchObject(early);
  served.clock.advance(1);
  const late = { contactMessages: 1, analyticsEvents: 1, pendingCustomers: 1 };
  expect(await purge(served.context, { dryRun: false })).toMatchObject(late);
  expect(await served.context.database.select().from(customers)).toMatchObject([
    { email: 'mei@harbour.example' },
  ]);
});

test('a dry run says the same and deletes nothing', async () => {
  await fill();
  served.clock.advance(800 * dayMs);
  const run = async (line: string) =>
    JSON.parse((await runLine(line.split(' '), (_, work) => work(served.context))).text);
  const said = (await run('data purge --dry-run --json'))['would delete'];
  expect(await rowsOf(contactMessages)).toBe(1);
  expect((await run('data purge --json')).deleted).toEqual(said);
  expect(await rowsOf(contactMessages)).toBe(0);
});
