import { expect, test } from 'vitest';
import { readRequestLine } from '#contract/requests.ts';
import { minuteMs } from '#contract/time-units.ts';
import { applications, sandboxAttempts, sandboxDeliveries } from '#server/db/sandbox-schema.ts';
import { requestLogTests } from '#tests/support/request-log-tests.ts';

const on = requestLogTests();
const { makeKey } = on;

const lineOf = async (id: string) =>
  (await on.they.send(readRequestLine, { id }, on.asMe)).body.data;

test('the line of a request has its messages, their states, and the callbacks', async () => {
  const { call } = await makeKey();
  await on.served.context.database
    .update(applications)
    .set({ callbackUrl: 'https://a.example/in' });
  const id = await call('smsSendV2', {
    body: { content: 'Hello', type: 'otp', phones: ['12025550101', '12025550102'] },
  });
  expect(await lineOf(id)).toMatchObject({
    messages: [
      { recipient: '12•••••101', states: [{ status: 'accepted' }], outcome: 'moving' },
      { recipient: '12•••••102', states: [{ status: 'accepted' }], outcome: 'moving' },
    ],
    ...{ messageCount: 2, callbacks: [], isMoving: true },
  });
  on.served.clock.advance(2 * minuteMs);
  await received();
  const line = await lineOf(id);
  const [arrived, lost] = line.messages;
  expect(arrived).toMatchObject({ outcome: 'delivered', segments: 1, reason: null });
  expect(arrived.states.map(({ status }: { status: string }) => status)).toEqual([
    ...['accepted', 'routed', 'handed_over', 'DELIVRD'],
  ]);
  expect(lost).toMatchObject({ outcome: 'failed', reason: 'ABSENT_SUBSCRIBER' });
  expect(line.callbacks).toMatchObject([
    {
      ...{ messageId: arrived.id, event: 'sms.receipt', state: 'received' },
      attempts: [{ status: 503 }, { status: 200, tookMs: 41 }],
    },
    { messageId: lost.id, state: 'received' },
  ]);
  expect(line.isMoving).toBe(false);
  expect(JSON.stringify(line)).not.toMatch(/1202555|Hello/);
});

test('of a request with many messages the first ten are shown, with their callbacks', async () => {
  const { call } = await makeKey();
  await on.served.context.database
    .update(applications)
    .set({ callbackUrl: 'https://a.example/in' });
  const phones = Array.from({ length: 14 }, (_, at) => `120255501${String(at + 10)}`);
  const id = await call('smsSendV2', { body: { content: 'Hello', type: 'otp', phones } });
  on.served.clock.advance(2 * minuteMs);
  const { messages, messageCount, callbacks } = await lineOf(id);
  const shown = messages.map(({ recipient }: { recipient: string }) => recipient.slice(-3));
  expect(shown).toEqual(phones.slice(0, 10).map((phone) => phone.slice(-3)));
  expect(messageCount).toBe(14);
  const ids = messages.map((message: { id: string }) => message.id).sort();
  const about = callbacks.map(({ messageId }: { messageId: string }) => messageId);
  expect(about.sort()).toEqual(ids);
});

test('a request that created nothing has an empty line', async () => {
  const { call } = await makeKey();
  const id = await call('accountGetBalance');
  expect(await lineOf(id)).toEqual({
    ...{ messages: [], messageCount: 0, callbacks: [], isMoving: false },
  });
});

/** As if the receiver had been away at the first attempt of the first callback. */
async function received() {
  const { database, clock } = on.served.context;
  const rows = await database.select().from(sandboxDeliveries);
  const first = rows.find(({ body }) => body.includes('DELIVRD'));
  const attempt = { madeAt: clock.now(), tookMs: 41, headers: {} };
  await database.insert(sandboxAttempts).values([
    { deliveryId: first?.id ?? '', number: 1, status: 503, ...attempt },
    { deliveryId: first?.id ?? '', number: 2, status: 200, ...attempt },
  ]);
  await database.update(sandboxDeliveries).set({ state: 'received' });
}
