import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signCallback } from '#content/api/signing.ts';
import { sampleEvent } from '#content/status/webhook-event.ts';
import { subscribe } from '#contract/status.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deliverDue } from '#tests/support/deliver.ts';
import { hostileManners, startHostile } from '#tests/support/hostile-receiver.ts';
import { both, mei, open } from '#tests/support/status.ts';
import { sandboxAttempts, sandboxDeliveries } from '../db/sandbox-schema.ts';
import { outboxMessages } from '../db/schema.ts';
import { statusSubscriptions, statusWebhooks } from '../db/status-schema.ts';
import { sweep } from '../retention/sweep.ts';
import { cancelMaintenance, scheduleMaintenance } from './maintenance.ts';
import { resolveIncident, updateIncident } from './operator.ts';
import { confirmSubscription, tryWebhook, unsubscribe } from './subscriptions.ts';

type Received = { headers: Record<string, string>; body: string };

let served: TestApp;
let receiver: Server;
let received: Received[];
let status: number;
beforeEach(async () => {
  received = [];
  status = 204;
  served = await testApp({
    PUBLIC_URL: 'https://www.nuntix.example',
    LIMIT_SUBSCRIPTIONS_PER_HOUR: '99',
    LIMIT_SUBSCRIPTION_MAILS_PER_DAY: '99',
  });
  receiver = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ headers: request.headers as Received['headers'], body });
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  receiver.closeAllConnections();
  await new Promise((done) => receiver.close(done));
  await served.close();
});

const here = (path = '/status') =>
  `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
const webhooks = () => served.context.database.select().from(statusWebhooks);
const deliver = () => deliverDue(served.context);

/** Asks for a webhook; returns the token of the mail. */
async function ask(webhook = here(), { email = 'mei@harbour.example', ...more } = {}) {
  const payload = { email, webhook, ...more };
  const { body } = await served.app.inject({ method: 'POST', url: subscribe.path, payload });
  expect(JSON.parse(body).code).toBe(0);
  return linkIn(await mails(), 'confirm');
}
const linkIn = ([mail]: { payload: unknown }[], kind: string): string =>
  new URL(Object(mail?.payload).link).searchParams.get(kind) ?? '';
const mails = () => served.context.database.delete(outboxMessages).returning();

/** A confirmed webhook whose test was received. */
async function active(more: { everyUpdate?: boolean; services?: number[] } = {}) {
  const token = await ask(here(), { everyUpdate: true, ...more } as object);
  const { secret = '' } = await confirmSubscription(served.context, token);
  await deliver();
  received.splice(0);
  return { token, secret };
}

/** Advances the clock in steps and delivers what is due. */
async function pass(ms: number, stepMs = 30 * minuteMs): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    served.clock.advance(stepMs);
    await deliver();
  }
}

const isSigned = ({ headers, body }: Received, secret: string) =>
  headers['x-callback-signature'] ===
  signCallback(
    {
      timestampMs: headers['x-callback-timestamp'] ?? '',
      nonce: headers['x-callback-nonce'] ?? '',
      body,
    },
    secret,
  );
const eventsOf = () => received.map(({ body }) => JSON.parse(body));

test('a webhook is active once a signed test got a 2xx, and then gets signed events', async () => {
  const token = await ask(here(), { everyUpdate: true, services: [3, 4] } as object);
  await open(served.context);
  await deliver();
  expect(received).toEqual([]);
  expect(await served.context.database.select().from(statusSubscriptions)).toEqual([]);

  status = 500;
  const { secret = '' } = await confirmSubscription(served.context, token);
  await deliver();
  expect(eventsOf()).toMatchObject([{ event: 'status.test', data: {} }]);
  expect(received.every((one) => isSigned(one, secret))).toBe(true);
  expect(isSigned(received[0] as Received, `${secret}x`)).toBe(false);
  await open(served.context);
  expect(await webhooks()).toMatchObject([{ testedAt: null, failingSince: served.clock.now() }]);

  status = 204;
  await pass(10 * secondMs, 10 * secondMs);
  expect(received).toHaveLength(2);
  expect(await webhooks()).toMatchObject([{ testedAt: served.clock.now(), failingSince: null }]);
  received.splice(0);

  const { incidentId } = await open(served.context, { services: ['sms', 'voice'] });
  await open(served.context, { services: ['email'] });
  await deliver();
  await updateIncident(served.context, mei, incidentId, {
    text: both('Better.'),
    changed: [{ service: 'voice', impact: 'recovered' }],
  });
  await deliver();
  await resolveIncident(served.context, mei, incidentId, { text: both('Mended.') });
  await deliver();
  expect(received.every((one) => isSigned(one, secret))).toBe(true);
  const events = eventsOf();
  expect(events.map(({ event, data }) => [event, data.stage, data.services])).toEqual([
    ['incident.opened', 'investigating', [{ id: 'voice', impact: 'outage' }]],
    ['incident.updated', 'investigating', [{ id: 'voice', impact: 'recovered' }]],
    ['incident.resolved', 'resolved', [{ id: 'voice', impact: 'recovered' }]],
  ]);
  expect(events[0].data).toMatchObject({
    id: incidentId,
    worst: 'outage',
    title: both('Calls fail'),
    url: { zh: `https://www.nuntix.example/zh-service-status/incidents/${incidentId}` },
  });
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(3);
  // The page shows a sample: it has the same fields.
  for (const event of events) {
    expect(Object.keys(event)).toEqual(Object.keys(sampleEvent));
    expect(Object.keys(event.data)).toEqual(Object.keys(sampleEvent.data));
  }
});

test('begin and end alone; maintenance has its own events', async () => {
  await active({ everyUpdate: false });
  const { incidentId } = await open(served.context, { impact: 'degraded' });
  await updateIncident(served.context, mei, incidentId, { text: both('We look.') });
  await resolveIncident(served.context, mei, incidentId, { text: both('Mended.') });
  const inHours = (hours: number) => new Date(served.clock.now().getTime() + hours * hourMs);
  const planned = await scheduleMaintenance(served.context, mei, {
    ...{ services: ['api'], title: both('Upgrade'), text: both('Short breaks.') },
    ...{ startsAt: inHours(1), endsAt: inHours(2) },
  });
  await cancelMaintenance(served.context, mei, planned.incidentId, { text: both('Later.') });
  await deliver();
  expect(
    eventsOf()
      .map(({ event }) => event)
      .sort(),
  ).toEqual([
    'incident.opened',
    'incident.resolved',
    'maintenance.cancelled',
    'maintenance.scheduled',
  ]);
});

test('a refused event is repeated after 10 s, 1 min, 10 min, 1 h and 6 h, each time signed anew', async () => {
  const { secret } = await active();
  status = 503;
  await open(served.context);
  await deliver();
  const pauses = [10 * secondMs, minuteMs, 10 * minuteMs, hourMs, 6 * hourMs];
  for (const [index, pause] of pauses.entries()) {
    served.clock.advance(pause - secondMs);
    await deliver();
    expect(received).toHaveLength(index + 1);
    served.clock.advance(secondMs);
    await deliver();
    expect(received).toHaveLength(index + 2);
  }
  expect(received.every((one) => isSigned(one, secret))).toBe(true);
  expect(new Set(received.map(({ headers }) => headers['x-callback-nonce'])).size).toBe(6);
  expect(new Set(eventsOf().map(({ eventId }) => eventId)).size).toBe(1);
});

test('a webhook that fails for a day is mailed once, after a week it is paused until a test succeeds', async () => {
  const { token } = await active();
  status = 500;
  const { incidentId } = await open(served.context);
  await deliver();
  const since = served.clock.now();
  await pass(23 * hourMs);
  expect(await mails()).toEqual([]);
  await pass(8 * hourMs);
  const warnings = await mails();
  expect(warnings).toMatchObject([
    {
      template: 'status-webhook',
      recipient: 'mei@harbour.example',
      payload: { since: since.toISOString(), host: expect.stringContaining('127.0.0.1') },
    },
  ]);
  await pass(7 * dayMs);
  expect(await mails()).toEqual([]);
  expect(await webhooks()).toMatchObject([{ pausedAt: expect.any(Date) }]);
  received.splice(0);
  await resolveIncident(served.context, mei, incidentId, { text: both('Mended.') });
  await pass(dayMs);
  expect(received).toEqual([]);
  expect(await sweep(served.context, served.context.database)).toMatchObject({
    untestedWebhooks: 0,
  });

  status = 200;
  await tryWebhook(served.context, linkIn(warnings, 'change'), { isRenewed: false });
  await deliver();
  expect(await webhooks()).toMatchObject([{ pausedAt: null, failingSince: null, warnedAt: null }]);
  await open(served.context);
  await deliver();
  expect(eventsOf().map(({ event }) => event)).toEqual(['status.test', 'incident.opened']);
  await unsubscribe(served.context, token);
  expect(await webhooks()).toEqual([]);
  expect(await served.context.database.select().from(sandboxDeliveries)).toEqual([]);
});

test('a success in between ends the count of a failing webhook', async () => {
  await active();
  status = 500;
  await open(served.context);
  await deliver();
  await pass(20 * hourMs);
  status = 200;
  await pass(7 * hourMs);
  expect(await webhooks()).toMatchObject([{ failingSince: null }]);
  status = 500;
  await open(served.context);
  await deliver();
  await pass(20 * hourMs);
  expect(await mails()).toEqual([]);
});

test('one that is not confirmed within a day is deleted, one that never worked after a week', async () => {
  await ask();
  const token = await ask();
  status = 404;
  await confirmSubscription(served.context, token);
  await deliver();
  served.clock.advance(dayMs);
  expect(await sweep(served.context, served.context.database)).toMatchObject({
    unconfirmedWebhooks: 1,
    untestedWebhooks: 0,
  });
  await pass(6 * dayMs);
  expect(received.length).toBeGreaterThan(20);
  expect(await sweep(served.context, served.context.database)).toMatchObject({
    untestedWebhooks: 1,
  });
  expect(await webhooks()).toEqual([]);
});

test('five for a mailbox, three for a host, counted when they are confirmed', async () => {
  const confirm = async (url: string, email: string) =>
    confirmSubscription(served.context, await ask(url, { email })).then(
      ({ secret }) => typeof secret,
      (error) => error.code,
    );
  for (let count = 0; count < 4; count += 1) await ask('https://one.example/');
  for (let count = 1; count <= 3; count += 1)
    expect(await confirm(`https://one.example/${count}`, `a${count}@x.example`)).toBe('string');
  expect(await confirm('https://ONE.example./4', 'b@x.example')).toBe('status.host');
  for (let count = 1; count <= 5; count += 1)
    expect(await confirm(`https://n${count}.example/`, `mei+${count}@x.example`)).toBe('string');
  expect(await confirm('https://n6.example/', 'MEI@x.example')).toBe('status.webhooks');
  expect(await confirm('https://n6.example/', 'lin@x.example')).toBe('string');
});

test('two confirmations at once stay within the limit and give one secret', async () => {
  for (let count = 0; count < 2; count += 1)
    await confirmSubscription(
      served.context,
      await ask('https://one.example/', { email: `a${count}@x.example` }),
    );
  const tokens = [
    await ask('https://one.example/', { email: 'c@x.example' }),
    await ask('https://one.example/', { email: 'd@x.example' }),
  ];
  const outcomes = await Promise.allSettled(
    [...tokens, ...tokens].map((token) => confirmSubscription(served.context, token)),
  );
  const secrets = outcomes.flatMap((one) => (one.status === 'fulfilled' && one.value.secret) || []);
  expect(secrets).toHaveLength(1);
});

test.each(hostileManners)(
  'a receiver with the manner “%s” makes no webhook active',
  async (manner) => {
    const hostile = await startHostile(manner);
    await confirmSubscription(served.context, await ask(`http://127.0.0.1:${hostile.port}/`));
    await deliverDue(served.context, { deadlines: { connectMs: 250, answerMs: 250 } });
    const [attempt] = await served.context.database.select().from(sandboxAttempts);
    const [webhook] = await webhooks();
    // An endless or unfinished answer is one: its status has arrived.
    const isAnswer = ['body', 'stop'].includes(manner);
    expect(webhook?.testedAt !== null).toBe(isAnswer);
    expect(attempt?.reply.length ?? 0).toBeLessThanOrEqual(1024);
    await hostile.stop();
  },
);

test('in production an address inside is refused at once, and a name that leads inside is not reached', async () => {
  const context = {
    ...served.context,
    env: { ...served.context.env, production: true, publicUrl: 'https://www.nuntix.example' },
  };
  const { storeWebhook } = await import('./webhooks.ts');
  const store = (url: string) =>
    context.database.transaction((tx) =>
      storeWebhook(
        tx,
        context,
        { url, email: 'a@x.example', locale: 'en', services: null, everyUpdate: true },
        served.clock.now(),
      ),
    );
  for (const url of [
    'http://hooks.example/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://169.254.169.254/latest/meta-data/',
    'https://hooks.example:8443/',
    'https://www.nuntix.example/hook',
  ])
    await expect(store(url), url).rejects.toMatchObject({ code: 'callback.url' });
  await confirmSubscription(served.context, await ask('https://inside.example/'));
  await deliverDue(served.context, { anywhere: false, resolve: async () => ['10.1.2.3'] });
  expect(await served.context.database.select().from(sandboxAttempts)).toMatchObject([
    { status: null, problem: 'not-public' },
  ]);
});

test('an event whose secret is lost is sent unsigned, like every callback', async () => {
  await active();
  const [webhook] = await webhooks();
  expect(webhook?.sealedSecret).toBeTruthy();
  await served.context.database
    .update(statusWebhooks)
    .set({ sealedSecret: 'sealed elsewhere' })
    .where(eq(statusWebhooks.id, webhook?.id ?? ''));
  await open(served.context);
  await deliver();
  // Sent unsigned, which a receiver should reject, like every callback.
  expect(received[0]?.headers['x-callback-signature']).toBeUndefined();
});
