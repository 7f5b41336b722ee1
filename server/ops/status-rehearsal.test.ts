import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { open } from '#tests/support/status.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { outboxMessages, publicAddress } from '../db/schema.ts';
import {
  statusChanges,
  statusIncidents,
  statusSubscriptions,
  statusUpdates,
} from '../db/status-schema.ts';
import { runLine } from './run.ts';

const origin = 'https://www.harbour.example';

let served: TestApp;
beforeEach(async () => {
  served = await testApp({ PUBLIC_URL: origin });
  const { database, clock } = served.context;
  const mei = { id: crypto.randomUUID(), email: 'mei@harbour.example', locale: 'zh' } as const;
  await database.insert(statusSubscriptions).values({ ...mei, confirmedAt: clock.now() });
});
afterEach(() => served.close());

const run = (...args: string[]) => runLine(['status', ...args], (_, work) => work(served.context));
const everything = () =>
  Promise.all(
    [statusIncidents, statusUpdates, statusChanges, outboxMessages, auditEvents].map((table) =>
      served.context.database.select().from(table),
    ),
  );

const titles = ['--title-en', 'Calls fail', '--title-zh', '呼叫失败'];
const texts = ['--text-en', 'Calls to Peru fail.', '--text-zh', '拨往秘鲁的呼叫失败。'];
const opening = ['open', '--services', 'voice', '--impact', 'outage', ...titles, ...texts];

test('a rehearsal shows page and mail in both languages and changes nothing', async () => {
  const before = await everything();
  const { exitCode, text } = await run(...opening, '--dry-run');
  expect(exitCode, text).toBe(0);
  for (const said of [
    'dry run: nothing was changed and nobody was mailed',
    'mails: 1',
    'page (en): \nCalls fail\n\nSince 2026-03-01 09:30 UTC\nServices: Voice',
    '2026-03-01 09:30 UTC Investigating\nCalls to Peru fail.',
    `${origin}/service-status/incidents/`,
    'mail (en): \nNuntix Voice: outage, Calls fail',
    'page (zh): \n呼叫失败',
    'mail (zh): \n',
    '拨往秘鲁的呼叫失败。',
  ])
    expect(text).toContain(said);
  expect(await everything()).toEqual(before);
});

test('every change can be rehearsed', async () => {
  const { incidentId } = await open(served.context);
  const before = await everything();
  const times = ['--start', '2026-04-01T02:00Z', '--end', '2026-04-01T04:00Z'];
  for (const line of [
    ['update', incidentId, ...texts],
    ['resolve', incidentId, ...texts],
    ['retitle', incidentId, ...titles],
    ['schedule', '--services', 'api', ...titles, ...texts, ...times],
  ]) {
    const { exitCode, text } = await run(...line, '--dry-run');
    expect(exitCode, text).toBe(0);
    expect(text).toContain('page (zh)');
  }
  expect(await everything()).toEqual(before);
});

test('a rehearsal refuses what the command would refuse', async () => {
  const { exitCode, text } = await run(...opening.with(2, 'telex'), '--dry-run');
  expect(exitCode).toBe(2);
  expect(text).toContain('There is no service telex');
});

test('without a public address the change is made without mails, and the report says so', async () => {
  await served.context.database.delete(publicAddress);
  const { exitCode, text } = await run(...opening);
  expect(exitCode).toBe(0);
  expect(text).toContain('mails: none: no public address is stored');
  expect(await served.context.database.select().from(statusIncidents)).toHaveLength(1);
  expect(await served.context.database.select().from(outboxMessages)).toEqual([]);
});
