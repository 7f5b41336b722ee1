import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PayloadOf, type TemplateName, templates } from '#content/messages/templates.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { type OutboxLane, outboxLanes, outboxMessages } from '../db/schema.ts';
import { enqueueMessages } from './enqueue.ts';
import { type LaneTimes, startLane } from './lane.ts';
import { type LaneWork, lanes } from './lanes.ts';
import { startOutbox } from './outbox.ts';
import type { Transport, Transports } from './transport.ts';

let server: MailServer;
let served: TestApp;
let running: { stop(): Promise<void> }[];
beforeEach(async () => {
  server = await startMailServer();
  served = await testApp({ SMTP_URL: server.url });
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((lane) => lane.stop()));
  await served.close();
  await server.close();
});

const outbox = () => void running.push(startOutbox(served.context));
const usual: LaneTimes = { pollMs: 10, stopWithinMs: 0, leaseMs: 30_000 };
function startWith(
  send: Transport<unknown>['send'],
  lane: OutboxLane,
  work: Partial<LaneWork> = {},
) {
  const transports: Transports = { mail: { local: false, send }, sms: { local: false, send } };
  const started = startLane(served.context, transports, lane, {
    ...lanes[lane],
    ...work,
    times: usual,
  });
  running.push(started);
  return started;
}

const enqueue = <Name extends TemplateName>(
  template: Name,
  payload: PayloadOf<Name>,
  recipients: string[],
) =>
  served.context.database.transaction((tx) =>
    enqueueMessages(
      tx,
      recipients.map((recipient) => ({ template, recipient, locale: 'en', payload })),
      served.clock.now(),
    ),
  );
const code = { code: '482916', minutes: 10 };
const enqueueCodes = (...recipients: string[]) => enqueue('reset-code-mail', code, recipients);
const enqueueNotices = (...recipients: string[]) =>
  enqueue(
    'status-notice',
    {
      ...{ kind: 'outage' as const, title: 'Calls fail', text: 'Calls fail.', services: ['Voice'] },
      ...{ at: '2026-03-01T09:30:00.000Z', link: 'https://www.harbour.example/service-status' },
      unsubscribePage: 'https://www.harbour.example/service-status?unsubscribe=1',
      oneClick: 'https://www.harbour.example/service-status/unsubscribe?token=1',
    },
    recipients,
  );
const subscribers = Array.from({ length: 9 }, (_, number) => `subscriber-${number}@a.example`);
const isNotice = (recipient: string) => recipient.startsWith('subscriber-');

const rowsOf = (lane: OutboxLane) =>
  served.context.database.select().from(outboxMessages).where(eq(outboxMessages.lane, lane));
const statuses = async (lane: OutboxLane) => (await rowsOf(lane)).map(({ status }) => status);

test('a message waits in the lane of its template, a text in its own', () => {
  const named = outboxLanes.map((lane) => [
    lane,
    Object.entries(templates).flatMap(([name, template]) => (template.lane === lane ? [name] : [])),
  ]);
  expect(Object.fromEntries(named)).toEqual({
    code: ['activation', 'reset-code-mail', 'desk-invitation'],
    text: ['activation-code-text', 'reset-code-text'],
    mail: [
      ...[
        'contact-notice',
        'password-changed',
        'employee-added',
        'employee-invitation',
        'login-tries',
      ],
      ...['account-changed', 'status-confirm', 'status-webhook', 'ticket-answer', 'balance-low'],
    ],
    mass: ['status-notice', 'status-report'],
  });
});

test('codes and texts are sent while notices wait for a slow mail server', async () => {
  const confirmed = Promise.withResolvers<void>();
  server.confirmAfter(async ({ to }) => to.some(isNotice) && confirmed.promise);
  await enqueueNotices(...subscribers);
  await enqueueCodes('mei@harbour.example');
  await enqueue('reset-code-text', code, ['+6581234567']);
  outbox();
  await expect.poll(() => statuses('code')).toEqual(['sent']);
  await expect.poll(() => statuses('text')).toEqual(['sent']);
  expect(await statuses('mass')).not.toContain('sent');
  confirmed.resolve();
  await expect.poll(async () => new Set(await statuses('mass'))).toEqual(new Set(['sent']));
  expect(server.received).toHaveLength(subscribers.length + 1);
});

test('attempts that hang hold no database connection', async () => {
  const confirmed = Promise.withResolvers<void>();
  server.confirmAfter(() => confirmed.promise);
  await enqueueNotices(...subscribers);
  await enqueueCodes('a@a.example', 'b@a.example', 'c@a.example', 'd@a.example');
  outbox();
  await expect.poll(() => server.received.length).toBe(lanes.code.atOnce + lanes.mass.atOnce);
  const { $client } = served.context.database;
  await expect.poll(() => $client.idleCount === $client.totalCount).toBe(true);
  confirmed.resolve();
});

test.each(['code', 'mass'] as const)(
  'so many of the lane %s go out at once, and the oldest first',
  async (lane) => {
    const most = lanes[lane].atOnce;
    const recipients = subscribers.slice(0, most + 2);
    for (const recipient of recipients) {
      await (lane === 'code' ? enqueueCodes : enqueueNotices)(recipient);
      served.clock.advance(1);
    }
    const begun: string[] = [];
    const waiting: (() => void)[] = [];
    let together = 0;
    startWith(
      ({ recipient }) => {
        begun.push(recipient);
        const { promise, resolve } = Promise.withResolvers<void>();
        together = Math.max(together, waiting.push(resolve));
        return promise;
      },
      lane,
      { cooldownMs: 0 },
    );
    for (const [index] of recipients.entries()) {
      await expect.poll(() => begun.length).toBe(Math.min(index + most, recipients.length));
      waiting.shift()?.();
    }
    expect(begun).toEqual(recipients);
    expect(together).toBe(most);
  },
);

test('a stopped lane starts no attempt, and releases messages that were not handed over', async () => {
  await enqueueCodes('mei@harbour.example');
  const begun = Promise.withResolvers<void>();
  const lane = startWith(() => {
    begun.resolve();
    return new Promise(() => undefined);
  }, 'code');
  await begun.promise;
  await lane.stop();
  const now = served.clock.now();
  expect(await rowsOf('code')).toMatchObject([
    { status: 'queued', attempts: 0, heldBy: null, dueAt: now },
  ]);
});

test('a stopped lane waits a limited time for confirmations', async () => {
  await enqueueCodes('mei@harbour.example');
  const begun = Promise.withResolvers<void>();
  const lane = startWith((_, { given }) => {
    given();
    begun.resolve();
    return new Promise(() => undefined);
  }, 'code');
  await begun.promise;
  const [held] = await rowsOf('code');
  await lane.stop();
  expect(held?.heldBy).not.toBeNull();
  expect(await rowsOf('code')).toEqual([held]);
});
