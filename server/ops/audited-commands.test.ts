import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { open } from '#tests/support/status.ts';
import type { AuditAction } from '../audit/actions.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { outboxMessages } from '../db/schema.ts';
import { commands } from './commands.ts';
import { runLine } from './run.ts';

/** Makes everything ready and answers what follows the command's name. */
type Walk = (served: TestApp, folder: string) => Promise<string[]>;

/** Commands that change something, each with the trace that it leaves. */
const traced: Record<string, readonly [AuditAction, Walk]> = {
  'outbox retry': ['outbox.retried', async (served) => [await deadMessage(served)]],
  'customers balance': ['customer.terms-changed', onCustomer('99.5')],
  'customers credit': ['customer.terms-changed', onCustomer('0')],
  'customers products': ['customer.terms-changed', onCustomer('voiceOtp')],
  'customers disable': ['customer.disabled', onCustomer()],
  'customers enable': ['customer.enabled', onCustomer()],
  'customers resend': [
    'customer.activation-resent',
    async (served) => {
      await accountsOn(served).signUp();
      return ['mei@harbour.example'];
    },
  ],
  'status open': [
    'status.changed',
    async () => ['--services', 'sms', '--impact', 'outage', ...titles, ...texts],
  ],
  'status update': ['status.changed', async (served) => [await incident(served), ...texts]],
  'status resolve': ['status.changed', async (served) => [await incident(served), ...texts]],
  'status schedule': ['status.changed', async () => [...plan, ...titles, ...texts]],
  'status cancel': [
    'status.changed',
    async (served) => {
      const { text } = await run(served, 'status schedule', ...plan, ...titles, ...texts);
      return [text.replace('scheduled: ', ''), ...texts];
    },
  ],
  'status import': [
    'status.changed',
    async (served, folder) => {
      const file = join(folder, 'history.json');
      await run(served, 'status export', file);
      return [file];
    },
  ],
  'data purge': ['data.purged', async () => []],
};

/** Commands that only read; and migrations, which keep a record of their own. */
const untraced = [
  ...['db status', 'db migrate', 'outbox list', 'contact list', 'customers list'],
  ...['customers show', 'status services', 'status incidents', 'status export', 'audit list'],
];

test('every command leaves a trace or is known not to', () => {
  expect([...Object.keys(traced), ...untraced].sort()).toEqual(
    commands.map(({ name }) => name).sort(),
  );
});

describe('a command leaves its trace', () => {
  let served: TestApp;
  let folder: string;
  beforeEach(async () => {
    served = await testApp();
    folder = await mkdtemp(join(tmpdir(), 'nuntix-ops-'));
  });
  afterEach(async () => {
    await served.close();
    await rm(folder, { recursive: true });
  });

  test.each(Object.entries(traced))('%s', async (name, [action, walk]) => {
    const { database } = served.context;
    const rest = await walk(served, folder);
    const before = await database.$count(auditEvents);
    const { exitCode, text } = await run(served, name, ...rest, '--by', 'anna');
    expect(exitCode, text).toBe(0);
    const events = await database
      .select()
      .from(auditEvents)
      .orderBy(asc(auditEvents.id))
      .offset(before);
    expect(events).toMatchObject([
      { action, at: served.clock.now(), actorKind: 'operator', actorName: 'anna', address: null },
    ]);
  });
});

const titles = ['--title-en', 'Calls fail', '--title-zh', '呼叫失败'];
const texts = ['--text-en', 'Calls to Peru fail.', '--text-zh', '拨往秘鲁的呼叫失败。'];
const plan = ['--services', 'api', '--start', '2026-04-01T02:00Z', '--end', '2026-04-01T04:00Z'];

const run = (served: TestApp, name: string, ...rest: string[]) =>
  runLine([...name.split(' '), ...rest], (_, work) => work(served.context));

async function incident(served: TestApp): Promise<string> {
  return (await open(served.context)).incidentId;
}

async function deadMessage({ context }: TestApp): Promise<string> {
  const id = randomUUID();
  await context.database.insert(outboxMessages).values({
    ...{ id, channel: 'mail', recipient: 'a@x.example', template: 'activation' },
    ...{ locale: 'en', payload: {}, status: 'dead' },
  });
  return id;
}

function onCustomer(...rest: string[]): Walk {
  return async (served) => {
    await accountsOn(served).addCustomer();
    return ['mei.tan', ...rest];
  };
}
