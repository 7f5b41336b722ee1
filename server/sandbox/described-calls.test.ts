import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { documentedApi } from '#documents/api/documented-api.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { apiWithParcels } from '#tests/support/parcel-api.ts';
import {
  type Practice,
  practice,
  requestOf,
  sentCallbacks,
  textAt,
  type Wanted,
} from '#tests/support/sandbox.ts';
import { documented } from './http/documented.ts';

let folder: string;
let running: TestApp;
let me: Practice;
let api: ReturnType<typeof documentedApi>;
beforeAll(async () => {
  folder = await apiWithParcels();
  api = documentedApi(folder);
  running = await testApp(
    { SANDBOX_REQUESTS_PER_10_SECONDS: '1000' },
    { documentedApi: api, startsAt: '2026-11-16T09:30:00Z' },
  );
  me = await practice(running);
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

async function send(id: string, wanted: Wanted = {}) {
  const call = api.calls.find((one) => one.id === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  const { key, secretKey } = me;
  const signer = { accessKey: key.accessKey, secretKey, now: running.clock.now() };
  const reply = await running.app.inject(requestOf(call, wanted, signer));
  return reply.json();
}

const period = { from: '2026-11-16T00:00:00Z', to: '2026-11-17T00:00:00Z' };

test('a described call creates a record, runs its steps and sends a callback', async () => {
  const callbackUrl = 'https://callback.customer.example/parcels';
  const body = { phone: '12025550101', note: 'Ring twice', callbackUrl };
  const { code, data } = await send('parcelCreate', { body });
  const parcelId = textAt(data, 'parcelId');
  const created = {
    parcelId,
    phone: '12025550101',
    note: 'Ring twice',
    status: 'accepted',
    createdAt: '2026-11-16T09:30:00Z',
  };
  expect({ code, data }).toEqual({ code: 0, data: created });

  running.clock.advance(secondMs);
  const read = await send('parcelGet', { path: { parcelId } });
  expect(read.data).toEqual({ ...created, status: 'sent' });
  expect(await sentCallbacks(running, me)).toEqual([]);

  running.clock.advance(2 * minuteMs - secondMs);
  const deliveredAt = '2026-11-16T09:32:00Z';
  const delivered = await send('parcelGet', { path: { parcelId } });
  expect(delivered.data).toEqual({ ...created, status: 'delivered', deliveredAt });
  expect(await sentCallbacks(running, me)).toMatchObject([
    {
      event: 'parcel.receipt',
      occurredAt: deliveredAt,
      url: callbackUrl,
      isSigned: true,
      data: { parcelId, status: 'delivered', deliveredAt },
    },
  ]);
});

test('a described list filters by fields and period, and contains the documented examples', async () => {
  const { data } = await send('parcelCreate');
  const parcelId = textAt(data, 'parcelId');
  const accepted = await send('parcelList', { query: { ...period, status: 'accepted' } });
  expect(accepted.data).toEqual({ total: 1, page: 1, pageSize: 20, records: [data] });
  expect((await send('parcelList', { query: { ...period, parcelId } })).data.total).toBe(1);
  const dayBefore = { from: '2026-11-15T00:00:00Z', to: '2026-11-16T00:00:00Z' };
  const seeds = await send('parcelList', { query: dayBefore });
  expect(seeds.data.records).toMatchObject([{ parcelId: 'a1' }]);
  expect(await send('parcelList', { query: { ...period, parcelId: 'nobody' } })).toMatchObject({
    code: 1401,
    msg: expect.stringContaining('parcelId'),
  });
});

test('a described change sets and removes fields and keeps planned steps', async () => {
  const parcelId = textAt((await send('parcelCreate')).data, 'parcelId');
  const path = { parcelId };
  const changed = await send('parcelUpdate', { path, body: { note: 'Ring once' } });
  expect(changed.data).toMatchObject({ parcelId, note: 'Ring once', status: 'accepted' });
  const emptied = await send('parcelUpdate', { path, body: { remove: ['note'] } });
  expect(emptied.data).not.toHaveProperty('note');
  const both = { note: 'Ring once', remove: ['note'] };
  expect((await send('parcelUpdate', { path, body: both })).code).toBe(1002);
  running.clock.advance(secondMs);
  expect((await send('parcelGet', { path })).data.status).toBe('sent');
});

test('steps of a described change replace the planned ones', async () => {
  const parcelId = textAt((await send('parcelCreate')).data, 'parcelId');
  const before = (await sentCallbacks(running, me)).length;
  expect((await send('parcelReturn', { path: { parcelId } })).data.status).toBe('accepted');
  running.clock.advance(10 * minuteMs);
  expect((await send('parcelGet', { path: { parcelId } })).data.status).toBe('returned');
  const callbacks = (await sentCallbacks(running, me)).slice(before);
  expect(callbacks.filter(({ data }) => data.parcelId === parcelId)).toMatchObject([
    { data: { parcelId, status: 'returned' }, url: null },
  ]);
});

test('a described removal succeeds once', async () => {
  const parcelId = textAt((await send('parcelCreate')).data, 'parcelId');
  const path = { parcelId };
  const removed = await send('parcelRemove', { path });
  expect(removed).toMatchObject({ code: 0, data: { parcelId } });
  expect(removed.data.removedAt).toBe(removed.data.createdAt);
  for (const id of ['parcelRemove', 'parcelGet'])
    expect(await send(id, { path })).toMatchObject({ code: 1401 });
});

test('a call with neither description nor code stops the start', () => {
  const calls = api.calls.map((call) =>
    call.id === 'parcelGet' ? { ...call, sandbox: undefined } : call,
  );
  expect(() => documented({ ...api, calls })).toThrow('parcelGet: give it x-sandbox');
});
