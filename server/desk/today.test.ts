import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deskIdleMs } from '#contract/desk.ts';
import type { DeskRole } from '#contract/desk-call.ts';
import { listDeskToday, readDeskStanding, type TodayItem } from '#contract/desk-today.ts';
import { dayMs, hourMs, minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deadMessage } from '#tests/support/dead-message.ts';
import { type Desk, deskOn } from '#tests/support/desk.ts';
import { both, fromNow, mei, open } from '#tests/support/status.ts';
import { recordEvent } from '../audit/record.ts';
import { deskDrafts } from '../db/desk-schema.ts';
import { tickets } from '../db/ticket-schema.ts';
import { maxAttempts } from '../outbox/backoff.ts';
import { publishReport, translateIncident } from '../status/editing.ts';
import { scheduleMaintenance } from '../status/maintenance.ts';
import { resolveIncident, updateIncident } from '../status/operator.ts';

let served: TestApp;
let they: Desk;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  they = deskOn(served);
});
afterAll(() => served.close());

const today = async (): Promise<TodayItem[]> =>
  (await they.send(listDeskToday, undefined)).body.data;
const kinds = async () => (await today()).map(({ kind }) => kind);
const enter = (...roles: DeskRole[]) => they.enter(roles);

const dump = () =>
  served.context.database.transaction((tx) =>
    recordEvent(
      tx,
      {
        action: 'database.dumped',
        by: { kind: 'operator', name: 'cron' },
        target: { kind: 'data' },
        details: { rows: 1 },
      },
      served.clock.now(),
    ),
  );

test('open incidents come first, then what is late, what is due soon, and the rest by age', async () => {
  const { context, clock } = served;
  const ended = await open(context, { title: both('Calls to Vietnam fail') });
  await resolveIncident(context, mei, ended.incidentId, {
    text: both('Ok.'),
    reportExpected: true,
  });
  clock.advance(4 * dayMs + hourMs);
  await deadMessage(served, { attempts: maxAttempts, finishedAt: fromNow(context, -hourMs) });
  await deadMessage(served, { attempts: 1, finishedAt: fromNow(context, -2 * hourMs) });
  await open(context, { nextUpdateAt: fromNow(context, 20 * minuteMs) });
  await open(context, { title: both('Texts fail'), nextUpdateAt: fromNow(context, minuteMs) });
  clock.advance(2 * minuteMs);
  await enter('administrator');
  expect(await today()).toMatchObject([
    { kind: 'incident-promised', tone: 'late', title: both('Texts fail'), isDue: true },
    { kind: 'incident-promised', tone: 'rest', values: { affected: 1, all: 1 } },
    { kind: 'backup-none', tone: 'late', at: null },
    { kind: 'report', tone: 'soon', to: `incidents/${ended.incidentId}/report` },
    {
      ...{ kind: 'dead-letters', tone: 'rest', to: 'outbox', count: 2 },
      ...{ at: fromNow(context, -2 * hourMs - 2 * minuteMs).toISOString() },
      values: { hopeless: 1, retryable: 1 },
    },
  ]);
});

test('each person sees what their roles do', async () => {
  await deadMessage(served);
  await open(served.context);
  await enter('support');
  expect(await kinds()).toEqual([]);
  await enter('incident-manager');
  expect(await kinds()).toEqual(['incident-open', 'dead-letters']);
});

test('of the tickets that wait for us the most urgent is named, and the others are counted', async () => {
  const { context } = served;
  const customer = await they.addCustomer({ companyName: 'Kumo Games' });
  const wait = (subject: string, ms: number, state: 'us' | 'customer' = 'us') =>
    context.database.insert(tickets).values({
      ...{ customerId: customer.id, submissionId: randomUUID(), type: 'other', facts: {} },
      ...{ subject, locale: 'en', state, openedBy: 'Mei', dueAt: fromNow(context, ms) },
      ...{ createdAt: served.clock.now(), changedAt: served.clock.now() },
    });
  await wait('Peru', dayMs);
  await wait('Sender name', -minuteMs);
  await wait('Numbers', 2 * dayMs);
  await wait('Answered', -dayMs, 'customer');
  await enter('support');
  expect(await today()).toMatchObject([
    {
      kind: 'ticket',
      tone: 'late',
      count: 1,
      title: { en: 'Kumo Games: Sender name', zh: 'Kumo Games：Sender name' },
    },
    { kind: 'tickets', tone: 'rest', count: 2, to: 'tickets?state=us' },
  ]);
});

test('incidents that alerts have prepared wait until somebody has saved or dropped them', async () => {
  const { database, clock } = served.context;
  const at = clock.now();
  await database.insert(deskDrafts).values({
    ...{ id: randomUUID(), kind: 'open', content: {}, alertGroup: 'a', notes: ['SMS is slow'] },
    ...{ createdAt: at, updatedAt: at },
  });
  await enter('incident-manager');
  expect(await today()).toMatchObject([
    { kind: 'alert-draft', count: 1, values: { note: 'SMS is slow' }, at: at.toISOString() },
  ]);
  await database.update(deskDrafts).set({ authorId: (await they.viewer())?.id ?? null });
  expect(await today()).toEqual([]);
});

test('a missing translation waits until it is there', async () => {
  const { context } = served;
  const { incidentId: id } = await open(context, { title: { en: 'Calls fail' } });
  await updateIncident(context, mei, id, { text: { zh: '正在修复。' } });
  await enter('incident-manager');
  const missing = async () =>
    (await today()).flatMap(({ kind, tone, values, to }) =>
      kind === 'translation' ? [[tone, values.language, values.texts, to]] : [],
    );
  const translate = `incidents/${id}?translate=`;
  expect(await missing()).toEqual([
    ['soon', 'en', 1, expect.stringContaining(translate)],
    ['soon', 'zh', 1, `incidents/${id}`],
  ]);
  await translateIncident(context, mei, id, { title: { zh: '呼叫失败' }, updates: [] });
  expect(await missing()).toEqual([['soon', 'en', 1, expect.stringContaining(translate)]]);
});

test('a report waits until it is published, and is late after five days', async () => {
  const { context, clock } = served;
  const { incidentId: id } = await open(context);
  await resolveIncident(context, mei, id, { text: both('Ok.'), reportExpected: true });
  await enter('incident-manager');
  expect(await today()).toMatchObject([{ kind: 'report', tone: 'rest' }]);
  clock.advance(5 * dayMs);
  await enter('incident-manager');
  expect(await today()).toMatchObject([{ kind: 'report', tone: 'late' }]);
  const text = both('A switch failed.');
  await publishReport(context, mei, id, {
    ...{ happened: text, meant: text, cause: text, measures: [] },
  });
  expect(await today()).toEqual([]);
});

test('a backup that is older than 36 hours waits for an administrator', async () => {
  await enter('administrator');
  expect(await kinds()).toEqual(['backup-none']);
  await dump();
  expect(await kinds()).toEqual([]);
  served.clock.advance(36 * hourMs + minuteMs);
  await enter('administrator');
  expect(await today()).toMatchObject([
    {
      kind: 'backup-old',
      tone: 'late',
      at: fromNow(served.context, -36 * hourMs - minuteMs).toISOString(),
    },
  ]);
});

test('how it stands is told as far as the roles go', async () => {
  const { context } = served;
  const plan = { services: ['sms'], title: { en: 'Database' }, text: both('Short breaks.') };
  const times = { startsAt: fromNow(context, hourMs), endsAt: fromNow(context, 2 * dayMs) };
  await scheduleMaintenance(context, mei, { ...plan, ...times });
  await dump();
  const standing = async (role: DeskRole) => {
    await enter(role);
    return (await they.send(readDeskStanding, undefined)).body.data;
  };
  const next = { title: { en: 'Database', zh: 'Database' }, at: times.startsAt.toISOString() };
  const none = { outbox: null, sandbox: null, backupAt: null };
  expect(await standing('support')).toMatchObject({
    ...{ ...none, next, sandbox: { calls: 0, blocked: 0 } },
  });
  const manager = await standing('incident-manager');
  expect(manager).toMatchObject({ ...none, outbox: { sent: 0 } });
  expect(manager.services.fine).toBe(manager.services.all);
  expect(await standing('administrator')).toMatchObject({
    backupAt: served.clock.now().toISOString(),
  });
});

test('asking again and again does not keep an idle session', async () => {
  await enter('support');
  for (let asked = 0; asked < 3; asked += 1) {
    served.clock.advance(deskIdleMs / 3);
    await they.send(listDeskToday, undefined);
  }
  expect((await they.send(listDeskToday, undefined)).body.code).toBe('desk.loginRequired');
});
