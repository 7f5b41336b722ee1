import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signCallback } from '#content/api/signing.ts';
import { hourMs, secondMs } from '#contract/time-units.ts';
import { callbackSecretOf } from '#server/applications/applications.ts';
import { deliverAgain } from '#server/applications/traffic.ts';
import { applications, sandboxAttempts, sandboxDeliveries } from '#server/db/sandbox-schema.ts';
import { takeFirstFingerprint } from '#server/db/secret-fingerprints.ts';
import type { TestApp } from '#tests/support/app.ts';
import { deliverDue } from '#tests/support/deliver.ts';
import { startHostile } from '#tests/support/hostile-receiver.ts';
import { type Practice, practice, sandboxApp } from '#tests/support/sandbox.ts';
import { Refusal } from '../sandbox/behaviour/refusal.ts';
import { requireReachable } from '../sandbox/callbacks/require-reachable.ts';
import { catcherUrl } from './catcher.ts';
import { takeDue } from './queue.ts';
import { Shares } from './shares.ts';
import { startDeliveries } from './start.ts';

let running: TestApp;
let me: Practice;
beforeAll(async () => {
  running = await sandboxApp({ SANDBOX_DELIVERIES_PER_HOUR: '8' });
});
beforeEach(async () => {
  me = await practice(running);
});
afterAll(() => running.close());

const text = (more: object = {}) =>
  me.send('smsSendV2', { body: { phones: ['12025550101'], content: 'Hello', ...more } });

const set = (change: Partial<typeof applications.$inferInsert>) =>
  running.context.database
    .update(applications)
    .set(change)
    .where(eq(applications.id, me.application.id));

/** Everything that is due is attempted; every name is one of this machine. */
const deliverAll = (more: Parameters<typeof deliverDue>[1] = {}) =>
  deliverDue(running.context, { anywhere: false, resolve: async () => ['127.0.0.1'], ...more });

const deliveries = () =>
  running.context.database
    .select()
    .from(sandboxDeliveries)
    .where(eq(sandboxDeliveries.applicationId, me.application.id));

const attempts = () =>
  running.context.database
    .select({ attempt: sandboxAttempts })
    .from(sandboxAttempts)
    .innerJoin(sandboxDeliveries, eq(sandboxDeliveries.id, sandboxAttempts.deliveryId))
    .where(eq(sandboxDeliveries.applicationId, me.application.id))
    .orderBy(sandboxAttempts.madeAt, sandboxAttempts.number)
    .then((rows) => rows.map(({ attempt }) => attempt));

test('a callback reaches the catcher when it is due, signed with the callback secret', async () => {
  await text();
  await deliverAll();
  expect(await attempts()).toEqual([]);
  running.clock.advance(2 * secondMs);
  await deliverAll();
  const [delivery] = await deliveries();
  const [attempt] = await attempts();
  expect(delivery).toMatchObject({ state: 'received', attempts: 1, event: 'sms.receipt' });
  const { headers } = attempt ?? {};
  const secret = callbackSecretOf(running.context, me.application) ?? '';
  expect(headers?.['x-callback-signature']).toBe(
    signCallback(
      {
        timestampMs: headers?.['x-callback-timestamp'] ?? '',
        nonce: headers?.['x-callback-nonce'] ?? '',
        body: delivery?.body ?? '',
      },
      secret,
    ),
  );
});

test('a refused callback is retried after 1, 2, 4, 8 and 16 seconds, each time with a new signature', async () => {
  await set({ catcherAnswer: 'fail' });
  await text();
  running.clock.advance(2 * secondMs);
  const began = running.clock.now().getTime();
  for (let second = 0; second <= 40; second += 1) {
    await deliverAll();
    running.clock.advance(secondMs);
  }
  const made = await attempts();
  const after = made.map(({ madeAt }) => (madeAt.getTime() - began) / secondMs);
  expect(after).toEqual([0, 1, 3, 7, 15, 31]);
  expect(new Set(made.map(({ headers }) => headers['x-callback-nonce'])).size).toBe(6);
  expect(await deliveries()).toMatchObject([{ state: 'given-up', attempts: 6 }]);
});

test('after an accepted attempt no other follows', async () => {
  await set({ catcherAnswer: 'late' });
  await text();
  running.clock.advance(2 * secondMs);
  await deliverAll();
  expect(await attempts()).toMatchObject([{ status: null, problem: 'no-answer', tookMs: 5_000 }]);
  await set({ catcherAnswer: 'ok' });
  running.clock.advance(secondMs);
  await deliverAll();
  expect(await deliveries()).toMatchObject([{ state: 'received', attempts: 2 }]);
});

test('a callback reaches the application’s own catcher, and no other one', async () => {
  const other = await practice(running);
  await text({ callbackUrl: catcherUrl(running.context, me.application) });
  await text({ callbackUrl: catcherUrl(running.context, other.application) });
  running.clock.advance(2 * secondMs);
  await deliverAll();
  expect((await attempts()).map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('internal addresses are never reached, and the number of hosts is limited', async () => {
  const hosts = ['one', 'two', 'three', 'four'];
  for (const host of hosts) {
    await text({ callbackUrl: `https://${host}.example/` });
    running.clock.advance(2 * secondMs);
    await deliverAll();
    running.clock.advance(hourMs);
  }
  const firsts = (await attempts()).filter(({ number }) => number === 1);
  const problems = firsts.map(({ problem }) => problem);
  expect(problems).toEqual(['not-public', 'not-public', 'not-public', 'limited']);
});

test('deliveries per hour are limited', async () => {
  for (let count = 0; count < 10; count += 1) await text({ callbackUrl: 'https://one.example/' });
  running.clock.advance(2 * secondMs);
  await deliverAll();
  const problems = (await attempts()).map(({ problem }) => problem);
  expect(problems.filter((problem) => problem === 'limited')).toHaveLength(2);
});

test('a process without the secret leaves callbacks to those that can sign them', async () => {
  const { context } = running;
  await takeFirstFingerprint(context.database, context.secret, context.clock.now());
  await text();
  running.clock.advance(2 * secondMs);
  const foreign = { ...context, secret: ['of another house'] as const };
  expect(await deliverDue(foreign)).toBe(0);
  await deliverAll();
  expect(await attempts()).toMatchObject([
    { headers: { 'x-callback-signature': expect.any(String) } },
  ]);
});

/** The state after a process was killed: a lease that is not renewed. */
const abandon = () =>
  running.context.database
    .update(sandboxDeliveries)
    .set({
      heldBy: '5f0c1a7e-2b64-4f0d-8c3a-91d2e7b6a845',
      attempts: 1,
      dueAt: new Date(running.clock.now().getTime() + 15 * secondMs),
    })
    .where(eq(sandboxDeliveries.applicationId, me.application.id));

test('deliveries of a killed process are taken over, and the lost attempt is listed', async () => {
  await text();
  running.clock.advance(2 * secondMs);
  await abandon();
  await deliverAll();
  expect(await attempts()).toEqual([]);
  running.clock.advance(15 * secondMs);
  await deliverAll();
  expect(await deliveries()).toMatchObject([{ state: 'received', attempts: 2, lapsedLeases: 0 }]);
  expect(await attempts()).toMatchObject([
    { number: 1, problem: 'interrupted' },
    { number: 2, status: 200 },
  ]);
});

test('a delivery whose lease expires twice in a row is set aside until its owner sends it again', async () => {
  await text();
  running.clock.advance(2 * secondMs);
  await abandon();
  running.clock.advance(15 * secondMs);
  await set({ catcherAnswer: 'ok' });
  // A second process takes the callback and ends during its attempt, too.
  await takeDue(running.context, new Shares().room(running.clock.now().getTime()));
  running.clock.advance(15 * secondMs);
  await deliverAll();
  expect(await deliveries()).toMatchObject([{ state: 'given-up', attempts: 2, lapsedLeases: 2 }]);
  expect(await attempts()).toMatchObject([
    { number: 1, problem: 'interrupted' },
    { number: 2, problem: 'interrupted' },
  ]);
  const [delivery] = await deliveries();
  await deliverAgain(running.context, me.application, delivery?.id ?? '');
  await deliverAll();
  expect(await deliveries()).toMatchObject([{ state: 'received', attempts: 3 }]);
});

test('an attempt that ends after its delivery was taken over stores nothing', async () => {
  await text({ callbackUrl: 'https://slow.example/' });
  running.clock.advance(2 * secondMs);
  const takenOver = { heldBy: '5f0c1a7e-2b64-4f0d-8c3a-91d2e7b6a845' };
  const resolve = async () => {
    await running.context.database
      .update(sandboxDeliveries)
      .set(takenOver)
      .where(eq(sandboxDeliveries.applicationId, me.application.id));
    return ['127.0.0.1'];
  };
  await deliverAll({ resolve });
  expect(await attempts()).toEqual([]);
  expect(await deliveries()).toMatchObject([{ ...takenOver, state: 'waiting', attempts: 1 }]);
});

test('an attempt counts from its start', async () => {
  await text({ callbackUrl: 'https://slow.example/' });
  running.clock.advance(2 * secondMs);
  let counted: number | undefined;
  const resolve = async () => {
    counted = (await deliveries())[0]?.attempts;
    return ['127.0.0.1'];
  };
  await deliverAll({ resolve });
  expect(counted).toBe(1);
});

test('a stopping process interrupts open attempts, which are repeated at once', async () => {
  const hostile = await startHostile('silence');
  await text({ callbackUrl: `https://localhost:${hostile.port}/` });
  running.clock.advance(2 * secondMs);
  const { stop } = startDeliveries(running.context, {
    noteWebhook: async () => undefined,
    graceMs: 0,
  });
  await hostile.connected;
  await stop();
  await hostile.stop();
  expect(await attempts()).toMatchObject([{ number: 1, problem: 'interrupted' }]);
  const dueAt = running.clock.now();
  expect(await deliveries()).toMatchObject([{ state: 'waiting', dueAt, heldBy: null }]);
});

test('an invalid callback address is refused by the call, with the reason', async () => {
  const refusals = [
    ['https://a:99999/', 'not a valid address'],
    ['https://a%00b/', 'not a valid address'],
    ['https://user:secret@example.com/', 'no user name and password allowed'],
  ];
  for (const [callbackUrl, reason] of refusals)
    expect(await text({ callbackUrl }), callbackUrl).toMatchObject({
      status: 400,
      code: 1002,
      msg: `A parameter has a value that is not allowed: callbackUrl (${reason}).`,
    });
  expect(await deliveries()).toEqual([]);
});

test('in production only public addresses and the own catcher are accepted', () => {
  const env = {
    ...running.context.env,
    production: true,
    publicUrl: 'https://www.nuntix.example',
  };
  const refusalOf = (callbackUrl: string): string | undefined => {
    try {
      requireReachable({ env }, me.application, { callbackUrl });
      return undefined;
    } catch (error) {
      return error instanceof Refusal ? error.reason : String(error);
    }
  };
  const isPublic = 'not a public address';
  expect(refusalOf('https://127.0.0.1/')).toBe(isPublic);
  expect(refusalOf('https://localhost/')).toBe(isPublic);
  expect(refusalOf('https://10.0.0.1/')).toBe(isPublic);
  expect(refusalOf('https://169.254.169.254/latest/meta-data/')).toBe(isPublic);
  expect(refusalOf('https://[::1]/')).toBe(isPublic);
  expect(refusalOf('https://example.com:8443/')).toBe('no port allowed in the sandbox');
  expect(refusalOf('https://www.nuntix.example/events')).toBe('not an address of this service');
  const { catcherId } = me.application;
  expect(refusalOf(`https://www.nuntix.example/sandbox/catch/${catcherId}`)).toBeUndefined();
  expect(refusalOf('https://example.com/events?x=1')).toBeUndefined();
});
