import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  listServiceHistory,
  listServices,
  overviewServices,
  type Service,
  subscribe,
} from '#contract/status.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, mei, open, recordFromNow } from '#tests/support/status.ts';
import { resolveIncident } from './operator.ts';

const voice = 3;

let served: TestApp;
beforeEach(async () => {
  served = await testApp();
  await recordFromNow(served.context);
});
afterEach(() => served.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers });
const history = (serviceId: number | string) =>
  get(`${listServiceHistory.path}?serviceId=${serviceId}`);

const queriesDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let queries = 0;
  const pool = served.context.database.$client;
  const acquired = () => {
    queries += 1;
  };
  pool.on('acquire', acquired);
  await work();
  pool.off('acquire', acquired);
  return queries;
};
const crowd = () =>
  Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      index % 2 ? get(listServices.path) : history((index % 14) + 1),
    ),
  );

test('many readers cost one query in 2.5 seconds', async () => {
  await crowd();
  expect(await queriesDuring(crowd)).toBe(0);
  served.clock.advance(2_499);
  expect(await queriesDuring(crowd)).toBe(0);
  served.clock.advance(1);
  expect(await queriesDuring(crowd)).toBe(1);
});

test('an unchanged response is 304, a changed one 200', async () => {
  for (const path of [listServices.path, `${listServiceHistory.path}?serviceId=3`]) {
    const first = await get(path);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    served.clock.advance(5_000);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await get(path, { 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    }
    const { incidentId } = await open(served.context);
    served.clock.advance(5_000);
    const changed = await get(path, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    await resolveIncident(served.context, mei, incidentId, { text: both('Done.') });
    served.clock.advance(5_000);
  }
});

test('readers get the last known state while the database is down', async () => {
  const known = (await get(listServices.path)).body;
  await served.context.database.execute('alter table status_changes rename to gone');
  served.clock.advance(5_000);
  const reply = await get(listServices.path);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe(known);
  await served.context.database.execute('alter table gone rename to status_changes');
  await open(served.context);
  served.clock.advance(5_000);
  const { data } = (await get(listServices.path)).json();
  expect(data.find(({ id }: Service) => id === voice)).toMatchObject({ serviceStatus: 3 });
});

test('other sites can neither read the calls nor subscribe', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  for (const path of [listServices.path, overviewServices.path])
    expect((await get(path, foreign)).statusCode).toBe(403);
  const reply = await served.app.inject({
    method: 'POST',
    url: subscribe.path,
    headers: foreign,
    payload: { email: 'mei@harbour.example' },
  });
  expect(reply.statusCode).toBe(403);
});
