import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { sandboxDeliveries } from '#server/db/sandbox-schema.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Practice, practice, sandboxApp } from '#tests/support/sandbox.ts';
import { postpone, takeDue } from './queue.ts';
import { maxOpen, type Room, Shares } from './shares.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp();
});
beforeEach(() => running.context.database.delete(sandboxDeliveries));
afterAll(() => running.close());

const nowMs = () => running.clock.now().getTime();

/** Due deliveries to one host, the first being due the longest. */
const queue = async ({ application }: Practice, count: number, host: string | null) => {
  const now = running.clock.now();
  await running.context.database.insert(sandboxDeliveries).values(
    Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      applicationId: application.id,
      event: 'sms.receipt',
      eventId: randomUUID(),
      occurredAt: now,
      url: host && `https://${host}/`,
      host,
      isSigned: true,
      body: '{}',
      dueAt: new Date(nowMs() - (count - index)),
      madeAt: now,
    })),
  );
};

const full: Room = { altogether: maxOpen.altogether, openOf: {}, hosts: {} };
const take = async (room: Partial<Room> = {}) => {
  const taken = await takeDue(running.context, { ...full, ...room });
  return taken.map(({ delivery }) => delivery);
};

test('an application with a long queue gets its share, and the next one does not wait', async () => {
  const [greedy, other] = [await practice(running), await practice(running)];
  await queue(greedy, 60, 'silent.example');
  await queue(other, 1, 'good.example');
  const taken = await take();
  const of = ({ application }: Practice) =>
    taken.filter(({ applicationId }) => applicationId === application.id);
  expect(of(greedy)).toHaveLength(maxOpen.ofOwner);
  expect(of(other)).toHaveLength(1);
  const openOf = { [greedy.application.id]: maxOpen.ofOwner };
  expect(await take({ openOf })).toEqual([]);
  expect(await take()).toHaveLength(maxOpen.ofOwner);
});

test('a host gets its share however many applications use it, and they take turns', async () => {
  const many = [await practice(running), await practice(running), await practice(running)];
  for (const one of many) await queue(one, 20, 'silent.example');
  await queue(await practice(running), 1, 'good.example');
  const taken = await take();
  const there = taken.filter(({ host }) => host === 'silent.example');
  expect(there).toHaveLength(maxOpen.toHost);
  expect(new Set(there.map(({ applicationId }) => applicationId)).size).toBe(3);
  expect(taken.filter(({ host }) => host === 'good.example')).toHaveLength(1);
});

test('applications take turns where few places are left', async () => {
  const [greedy, other] = [await practice(running), await practice(running)];
  await queue(greedy, 20, 'silent.example');
  await queue(other, 20, 'good.example');
  const altogether = maxOpen.reserved + 4;
  const hosts = (await take({ altogether })).map(({ host }) => host).sort();
  expect(hosts).toEqual(['good.example', 'good.example', 'silent.example', 'silent.example']);
});

test('the last places are reserved for applications that have none open', async () => {
  const [greedy, other] = [await practice(running), await practice(running)];
  await queue(greedy, 20, 'silent.example');
  await queue(other, 20, 'good.example');
  const openOf = { [greedy.application.id]: 1 };
  const taken = await take({ altogether: maxOpen.reserved, openOf });
  expect(taken.map(({ host }) => host)).toEqual(['good.example']);
});

test('two processes take different deliveries', async () => {
  for (let count = 0; count < 4; count += 1) await queue(await practice(running), 20, null);
  const both = await Promise.all([take(), take()]);
  const ids = both.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length + (await take()).length).toBe(80);
});

test('a slow host is paused, then tested by one attempt', async () => {
  const shares = new Shares();
  const note = (isAnswered: boolean, tookMs = 5_000) =>
    shares.circuits.note('slow.example', { isAnswered, tookMs }, nowMs());
  expect([note(false), note(false, 10), note(false), note(false)]).toEqual(
    Array(4).fill(undefined),
  );
  const openUntilMs = note(false);
  expect(openUntilMs).toBe(nowMs() + 10 * secondMs);
  await queue(await practice(running), 20, 'slow.example');
  await postpone(running.context, 'slow.example', new Date(openUntilMs ?? 0));
  expect(await take(shares.room(nowMs()))).toEqual([]);
  running.clock.advance(10 * secondMs);
  const [probe, ...more] = await take(shares.room(nowMs()));
  expect(more).toEqual([]);
  const { applicationId = null, webhookId = null } = probe ?? {};
  await shares.hold({ applicationId, webhookId, host: 'slow.example' }, async () =>
    expect(shares.room(nowMs()).hosts).toEqual({ 'slow.example': 0 }),
  );
  note(true);
  expect(await take(shares.room(nowMs()))).toHaveLength(19);
});

test('a taken delivery is not due again before its lease ends', async () => {
  const me = await practice(running);
  await queue(me, 1, 'good.example');
  await take();
  expect(await take()).toEqual([]);
  const [row] = await running.context.database
    .select()
    .from(sandboxDeliveries)
    .where(eq(sandboxDeliveries.applicationId, me.application.id));
  expect(row).toMatchObject({ attempts: 1, state: 'waiting' });
});
