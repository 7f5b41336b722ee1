import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs, secondMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Practice, practice, sandboxApp, textAt } from '#tests/support/sandbox.ts';
import {
  apiKeyUses,
  sandboxDeliveries,
  sandboxRecords,
  sandboxRequests,
} from '../../db/sandbox-schema.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp();
});
afterAll(() => running.close());

const text = { phones: ['12025550101'], content: 'Hello' };

const logOf = ({ application }: Practice) =>
  running.context.database
    .select()
    .from(sandboxRequests)
    .where(eq(sandboxRequests.applicationId, application.id))
    .orderBy(asc(sandboxRequests.madeAt));

async function usesOf({ key }: Practice) {
  const [found] = await running.context.database
    .select()
    .from(apiKeyUses)
    .where(eq(apiKeyUses.keyId, key.id));
  return found?.uses;
}

test('a requestId chosen by the caller is logged each time, in every session', async () => {
  const [one, other] = [await practice(running), await practice(running)];
  const chosen = randomUUID();
  const headers = { requestid: chosen };
  for (const me of [one, one, other]) {
    const answer = await me.send('smsSendV2', { body: text, headers });
    expect(answer.requestId).toBe(chosen);
  }
  const [mine, theirs] = [await logOf(one), await logOf(other)];
  expect(mine.map(({ requestId }) => requestId)).toEqual([chosen, chosen]);
  expect(theirs.map(({ requestId }) => requestId)).toEqual([chosen]);
  const ids = [...mine, ...theirs].map(({ id }) => id);
  expect(new Set([chosen, ...ids]).size).toBe(4);
});

test('records belong to their request, even if another has the same requestId', async () => {
  const me = await practice(running);
  const headers = { requestid: randomUUID() };
  const sent = [];
  for (const phone of ['12025550101', '12025550102']) {
    const { data } = await me.send('smsSendV2', { body: { ...text, phones: [phone] }, headers });
    sent.push(textAt(data, 'accepted', 0, 'messageId'));
    running.clock.advance(secondMs);
  }
  const { database } = running.context;
  const own = eq(sandboxRecords.applicationId, me.application.id);
  const records = await database.select().from(sandboxRecords).where(own);
  const deliveries = await database
    .select()
    .from(sandboxDeliveries)
    .where(eq(sandboxDeliveries.applicationId, me.application.id));
  const log = await logOf(me);
  const madeBy = log.map(({ id }) =>
    records.filter(({ requestId }) => requestId === id).map((record) => record.id),
  );
  expect(madeBy).toEqual(sent.map((messageId) => [messageId]));
  expect(new Set(deliveries.map(({ requestId }) => requestId))).toEqual(
    new Set(log.map(({ id }) => id)),
  );
});

test('uses of a key are counted apart from the log, and agree with it', async () => {
  const [me, other] = [await practice(running), await practice(running)];
  const headers = { requestid: randomUUID() };
  const nonce = randomUUID();
  const once = { headers: { 'idempotency-key': randomUUID() }, body: text };
  const unproven = [1102, 1103, 1104];
  const codes = [];
  for (const send of [
    () => me.send('smsSendV2', { body: text }),
    () => me.send('smsSend'),
    () => me.send('smsSendV2', { body: {} }),
    () => me.send('smsSendV2', { headers: { 'x-sandbox-answer': '1301' } }),
    () => me.send('smsSendV2', { body: text, headers }),
    () => me.send('smsSendV2', { body: text, headers }),
    () => other.send('smsSendV2', { body: text, headers }),
    () => me.send('smsSendV2', once),
    () => me.send('smsSendV2', once),
    () => me.send('smsSendV2', { ...once, body: { ...text, content: 'Other' } }),
    () => me.send('smsSendV2', { body: text, nonce }),
    () => me.send('smsSendV2', { body: text, nonce }),
    () =>
      me.send('smsSendV2', {
        body: text,
        signedAt: new Date(running.clock.now().getTime() - hourMs),
      }),
    () =>
      me.send('smsSendV2', { body: text, spoil: (request) => ({ ...request, payload: '{ }' }) }),
  ])
    codes.push((await send()).code);
  expect(codes).toEqual([0, 0, 1001, 1301, 0, 0, 0, 0, 0, 1302, 0, 1104, 1103, 1102]);
  // A request that only names the key is logged, but is no use of it.
  const log = await logOf(me);
  expect(log).toHaveLength(13);
  const proven = log.filter(({ code }) => !unproven.includes(code));
  expect(await usesOf(me)).toBe(proven.length);
  expect(await usesOf(other)).toBe(1);
  expect(await logOf(other)).toHaveLength(1);
});

test('parallel uses are all counted', async () => {
  const me = await practice(running);
  await Promise.all(Array.from({ length: 20 }, () => me.send('smsSendV2', { body: text })));
  expect(await usesOf(me)).toBe(20);
  expect(await logOf(me)).toHaveLength(20);
});
