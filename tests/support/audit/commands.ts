import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { AuditAction } from '#server/audit/actions.ts';
import { secretMarks } from '#server/db/schema.ts';
import { statusUpdates } from '#server/db/status-schema.ts';
import { draftDump } from '#server/db/transfer/dump-file.ts';
import { takeSnapshot } from '#server/db/transfer/snapshot.ts';
import { runLine } from '#server/ops/run.ts';
import { openPractice } from '#server/sandbox/practice/open.ts';
import { accountsOn } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { bareDatabase } from '../database.ts';
import { deadMessage } from '../dead-message.ts';
import { both, open } from '../status.ts';
import { twoFactorOn } from '../two-factor.ts';

/** What a customer asks for in a ticket. */
const asked = ['--type', 'country', '--subject', 'Open Peru', '--text', 'For SMS, please.'];

/** Prepares everything and returns the arguments of the command. */
type Walk = (served: TestApp, folder: string) => Promise<string[]>;

/** Commands that change something, each with its audit event. */
export const tracedCommands: Record<string, readonly [AuditAction, Walk]> = {
  'outbox retry': ['outbox.retried', async (served) => [await deadMessage(served)]],
  'outbox drop': ['outbox.dropped', async (served) => [await deadMessage(served)]],
  'customers balance': ['customer.terms-changed', onCustomer('99.5')],
  'customers credit': ['customer.terms-changed', onCustomer('0')],
  'customers products': ['customer.terms-changed', onCustomer('voiceOtp')],
  'customers disable': ['customer.disabled', onCustomer()],
  'customers enable': [
    'customer.enabled',
    async (served) => {
      await accountsOn(served).addCustomer({ status: 'disabled' });
      return ['mei.tan'];
    },
  ],
  'customers resend': [
    'customer.activation-resent',
    async (served) => {
      await accountsOn(served).signUp();
      return ['mei@harbour.example'];
    },
  ],
  'customers reset-factor': [
    'second-step.reset',
    async (served) => {
      await (await twoFactorOn(served)).addApp();
      return ['mei.tan'];
    },
  ],
  'status open': [
    'status.changed',
    async () => ['--services', 'sms', '--impact', 'outage', ...titles, ...texts],
  ],
  'status update': ['status.changed', async (served) => [await incident(served), ...texts]],
  'status resolve': ['status.changed', async (served) => [await incident(served), ...texts]],
  'status schedule': ['status.changed', async () => [...plan, ...titles, ...texts]],
  'status cancel': ['status.changed', async (served) => [await scheduled(served, plan), ...texts]],
  'status replan': [
    'status.changed',
    async (served) => [...[await scheduled(served, plan), '--end', '2026-04-01T06:00Z'], ...texts],
  ],
  'status end': [
    'status.changed',
    async (served) => [await scheduled(served, plan.with(3, '2020-04-01T02:00Z')), ...texts],
  ],
  'status retitle': ['status.changed', async (served) => [await incident(served), ...titles]],
  'status translate': [
    'status.changed',
    async (served) => {
      const { incidentId } = await open(served.context, { title: { en: 'Calls fail' } });
      return [incidentId, '--title-zh', '呼叫失败'];
    },
  ],
  'status correct': [
    'status.changed',
    async (served) => {
      const id = await incident(served);
      const [update] = await served.context.database
        .select()
        .from(statusUpdates)
        .where(eq(statusUpdates.incidentId, id));
      return [id, '--update', String(update?.id), ...texts, '--reason', 'A name was wrong.'];
    },
  ],
  'status report': [
    'status.changed',
    async (served, folder) => {
      const id = await incident(served);
      await runCommand(served, 'status resolve', id, ...texts);
      const [file, text] = [join(folder, 'report.json'), both('A switch failed.')];
      await writeFile(file, JSON.stringify({ happened: text, meant: text, cause: text }));
      return [id, '--file', file];
    },
  ],
  'status import': [
    'status.changed',
    async (served, folder) => {
      const file = join(folder, 'history.json');
      await runCommand(served, 'status export', file);
      return [file];
    },
  ],
  'sandbox purge': [
    'practice.ended',
    async (served) => {
      await openPractice(served.context, { address: '203.0.113.7' });
      return ['--network', '203.0.113.7'];
    },
  ],
  'sandbox block': ['practice.blocked', async () => ['203.0.113.7', '--reason', 'floods']],
  'sandbox unblock': [
    'practice.unblocked',
    async (served) => {
      await runCommand(served, 'sandbox block', '203.0.113.7', '--reason', 'floods');
      return ['203.0.113.7'];
    },
  ],
  'keys export': ['keys.exported', async (_, folder) => [join(folder, 'keys.jsonl')]],
  'secret replace': [
    'secret.replaced',
    async ({ context }) => {
      await context.database.update(secretMarks).set({ mark: 'of a secret that is lost' });
      return ['--lost'];
    },
  ],
  'secret reseal': ['secret.resealed', async () => []],
  'db grant': [
    'database.granted',
    async ({ context }) => {
      const role = `role_${randomBytes(4).toString('hex')}`;
      await context.database.$client.query(`create role ${role}`);
      return [role];
    },
  ],
  'db dump': ['database.dumped', async (_, folder) => [join(folder, 'dump.gz')]],
  'db restore': [
    'database.restored',
    async ({ context }, folder) => {
      const file = join(folder, 'dump.gz');
      const draft = await draftDump(file, takeSnapshot(context.database), { overwrite: false });
      await draft.publish();
      return [file, '--replace'];
    },
  ],
  'desk invite': ['desk.invited', async () => ['mei.tan@nuntix.example']],
  'desk remove': [
    'desk.removed',
    async (served) => {
      await runCommand(served, 'desk invite', 'mei.tan@nuntix.example');
      return ['mei.tan@nuntix.example'];
    },
  ],
  'tickets open': ['ticket.opened', onCustomer(...asked)],
  'tickets answer': [
    'ticket.changed',
    async (served) => [await ticket(served), '--text', 'It is open.'],
  ],
  'data purge': ['data.purged', async () => []],
};

/**
 * Commands that only read; and migrations, which have their own record. A move is recorded in its
 * target.
 */
export const untracedCommands: Record<string, Walk> = {
  doctor: async () => [],
  'db status': async () => [],
  'db migrate': async () => [],
  'db move': async () => ['--to', (await bareDatabase()).url],
  'outbox list': async () => [],
  'contact list': async () => [],
  'customers list': async () => [],
  'customers show': onCustomer(),
  'desk people': async () => [],
  'tickets list': async () => [],
  'tickets show': async (served) => [await ticket(served)],
  'keys list': onCustomer(),
  'gateway status': async () => [],
  'gateway refusals': async () => [],
  'usage show': onCustomer(),
  'texts list': async () => [],
  'sandbox sessions': async () => [],
  'sandbox blocks': async () => [],
  'sandbox callbacks': async () => [],
  'status services': async () => [],
  'status incidents': async () => [],
  'status export': async (_, folder) => [join(folder, 'history.json')],
  'audit list': async () => [],
};

const titles = ['--title-en', 'Calls fail', '--title-zh', '呼叫失败'];
const texts = ['--text-en', 'Calls to Peru fail.', '--text-zh', '拨往秘鲁的呼叫失败。'];
const plan = ['--services', 'api', '--start', '2026-04-01T02:00Z', '--end', '2026-04-01T04:00Z'];

async function scheduled(served: TestApp, times: readonly string[]): Promise<string> {
  const { text } = await runCommand(served, 'status schedule', ...times, ...titles, ...texts);
  return /^scheduled: (\S+)/.exec(text)?.[1] ?? '';
}

export const runCommand = (served: TestApp, name: string, ...rest: string[]) =>
  runLine([...name.split(' '), ...rest], (_, work) => work(served.context));

async function incident(served: TestApp): Promise<string> {
  return (await open(served.context)).incidentId;
}

async function ticket(served: TestApp): Promise<string> {
  await accountsOn(served).addCustomer();
  const { text } = await runCommand(served, 'tickets open', 'mei.tan', ...asked);
  return /^opened: (\S+)/.exec(text)?.[1] ?? '';
}

function onCustomer(...rest: string[]): Walk {
  return async (served) => {
    await accountsOn(served).addCustomer();
    return ['mei.tan', ...rest];
  };
}
