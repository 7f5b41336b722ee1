import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { statusServices } from '#content/status/services.ts';
import {
  listServiceHistory,
  listServices,
  overviewServices,
  type Service,
  subscribe,
} from '#contract/status.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, open, recordFromNow } from '#tests/support/status.ts';
import {
  cancelMaintenance,
  resolveIncident,
  scheduleMaintenance,
  updateIncident,
} from './operator.ts';

const minuteMs = 60_000;
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
const serviceNow = async (id: number): Promise<Service> => {
  served.clock.advance(3_000);
  const { data } = (await get(listServices.path)).json();
  return data.find((service: Service) => service.id === id);
};
const in10Minutes = () => new Date(served.clock.now().getTime() + 10 * minuteMs);
const in20Minutes = () => new Date(served.clock.now().getTime() + 20 * minuteMs);

describe('GET /client/productService', () => {
  test('lists every service with the agreed fields, all fine at first', async () => {
    const reply = await get(listServices.path);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      code: 0,
      msg: '',
      data: statusServices.map(({ id, name }) => ({
        id,
        serviceName: name.en,
        serviceStatus: 1,
        serviceStatusInfoCn: '无异常',
        serviceStatusInfoEn: 'No issues',
        statusDescriptionCn: '该服务运行正常，无已知异常。',
        statusDescriptionEn: 'This service runs without known issues.',
      })),
    });
  });

  test('tells the worst of what goes on, in the latest words', async () => {
    const { incidentId } = await open(served.context, { impact: 'degraded', text: both('Slow.') });
    expect(await serviceNow(voice)).toMatchObject({
      serviceStatus: 2,
      serviceStatusInfoEn: 'Degraded',
      statusDescriptionEn: 'Slow.',
      statusDescriptionCn: 'Slow.（中文）',
    });
    const word = { text: both('Gone.'), impact: 'outage', state: 'identified' } as const;
    await updateIncident(served.context, 'mei', incidentId, word);
    await open(served.context, { impact: 'degraded', text: both('Also slow.') });
    expect(await serviceNow(voice)).toMatchObject({
      serviceStatus: 3,
      serviceStatusInfoCn: '服务中断',
      statusDescriptionEn: 'Gone.',
    });
    await resolveIncident(served.context, 'mei', incidentId, { text: both('Mended.') });
    expect(await serviceNow(voice)).toMatchObject({ serviceStatus: 2 });
    expect(await serviceNow(1)).toMatchObject({ serviceStatus: 1 });
  });

  test('maintenance begins and ends by the clock', async () => {
    await scheduleMaintenance(served.context, 'mei', {
      services: ['voice', 'sms'],
      title: both('Upgrade'),
      text: both('Short breaks.'),
      startsAt: in10Minutes(),
      endsAt: in20Minutes(),
    });
    expect(await serviceNow(voice)).toMatchObject({ serviceStatus: 1 });
    served.clock.advance(10 * minuteMs);
    expect(await serviceNow(voice)).toMatchObject({
      serviceStatus: 4,
      serviceStatusInfoEn: 'Under maintenance',
      statusDescriptionEn: 'Short breaks.',
    });
    served.clock.advance(10 * minuteMs);
    expect(await serviceNow(voice)).toMatchObject({ serviceStatus: 1 });
  });
});

describe('GET /client/productServiceHistory', () => {
  test('has an open record without an end, then a resolved one', async () => {
    const startTime = served.clock.now().toISOString();
    const { incidentId } = await open(served.context);
    served.clock.advance(5 * minuteMs);
    const word = { text: both('One operator is away.') };
    await updateIncident(served.context, 'mei', incidentId, word);
    expect((await history(voice)).json().data).toEqual([
      {
        faultStatus: 0,
        startTime,
        endTime: null,
        serviceStatusNameEn: 'Calls fail',
        serviceStatusNameCn: 'Calls fail（中文）',
        failureDescriptionEn: 'Calls to Peru fail.\nOne operator is away.',
        failureDescriptionCn: 'Calls to Peru fail.（中文）\nOne operator is away.（中文）',
        repairDescriptionEn: '',
        repairDescriptionCn: '',
      },
    ]);
    served.clock.advance(5 * minuteMs);
    await resolveIncident(served.context, 'mei', incidentId, { text: both('It is back.') });
    expect((await history(voice)).json().data).toMatchObject([
      {
        faultStatus: 1,
        startTime,
        endTime: served.clock.now().toISOString(),
        failureDescriptionEn: 'Calls to Peru fail.\nOne operator is away.',
        repairDescriptionEn: 'It is back.',
      },
    ]);
  });

  test('lists the newest first, and the records of one service alone', async () => {
    await open(served.context, { title: both('First') });
    served.clock.advance(minuteMs);
    await open(served.context, { title: both('Second'), services: ['voice', 'sms'] });
    const titles = async (id: number) =>
      (await history(id)).json().data.map((record: { serviceStatusNameEn: string }) => {
        return record.serviceStatusNameEn;
      });
    expect(await titles(voice)).toEqual(['Second', 'First']);
    expect(await titles(1)).toEqual(['Second']);
    expect(await titles(2)).toEqual([]);
  });

  test('maintenance is on record once it began; called off before, it never is', async () => {
    const plan = {
      services: ['voice'],
      title: both('Upgrade'),
      text: both('Short breaks.'),
      startsAt: in10Minutes(),
      endsAt: in20Minutes(),
    };
    await scheduleMaintenance(served.context, 'mei', plan);
    const other = await scheduleMaintenance(served.context, 'mei', {
      ...plan,
      title: both('Other'),
    });
    await cancelMaintenance(served.context, 'mei', other.incidentId, { text: both('Later.') });
    expect((await history(voice)).json().data).toEqual([]);
    served.clock.advance(30 * minuteMs);
    expect((await history(voice)).json().data).toMatchObject([
      {
        faultStatus: 1,
        serviceStatusNameEn: 'Upgrade',
        endTime: plan.endsAt.toISOString(),
        repairDescriptionEn: 'The maintenance ended as planned.',
        repairDescriptionCn: '维护已按计划完成。',
      },
    ]);
  });

  test('an unknown serviceId says so in both languages', async () => {
    for (const serviceId of [
      '99',
      '0',
      '-1',
      '1e3',
      'voice',
      '',
      '1234567890123',
      '1&serviceId=2',
    ]) {
      const reply = await history(serviceId);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({
        code: 'status.service',
        msg: 'We know no service with this number.',
      });
      const chinese = await get(`${listServiceHistory.path}?serviceId=${serviceId}`, {
        'content-language': 'CN',
      });
      expect(chinese.json().msg).toBe('没有找到该服务。');
    }
    expect((await get(listServiceHistory.path)).json().code).toBe('status.service');
  });
});

test('the overview has ninety days, availability, and what is planned, soonest first', async () => {
  served.clock.advance(3 * 24 * 60 * minuteMs);
  await open(served.context);
  const plan = { services: ['sms', 'api'], title: both('B'), text: both('Short breaks.') };
  const [startsAt, endsAt] = [in10Minutes(), in20Minutes()];
  await scheduleMaintenance(served.context, 'mei', {
    ...plan,
    startsAt: endsAt,
    endsAt: new Date(endsAt.getTime() + 1),
  });
  await scheduleMaintenance(served.context, 'mei', { ...plan, title: both('A'), startsAt, endsAt });
  served.clock.advance(1_000);
  const { data } = (await get(overviewServices.path)).json();
  expect(data.sample).toBe(false);
  expect(data.services).toHaveLength(statusServices.length);
  for (const { days } of data.services) expect(days).toMatch(/^[fdom-]{90}$/);
  expect(data.services[2].days.at(-1)).toBe('o');
  expect(data.planned).toEqual([
    {
      id: expect.stringMatching(/^[a-z0-9]{10}$/),
      titleEn: 'A',
      titleCn: 'A（中文）',
      textEn: 'Short breaks.',
      textCn: 'Short breaks.（中文）',
      startTime: startsAt.toISOString(),
      endTime: endsAt.toISOString(),
      serviceIds: [1, 13],
    },
    expect.objectContaining({ titleEn: 'B' }),
  ]);
});

describe('memory', () => {
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

  test('a crowd costs one query in two and a half seconds, and nothing in between', async () => {
    await crowd();
    expect(await queriesDuring(crowd)).toBe(0);
    served.clock.advance(2_499);
    expect(await queriesDuring(crowd)).toBe(0);
    served.clock.advance(1);
    expect(await queriesDuring(crowd)).toBe(1);
  });

  test('an unchanged answer is 304, a changed one is new', async () => {
    for (const path of [
      overviewServices.path,
      listServices.path,
      `${listServiceHistory.path}?serviceId=3`,
    ]) {
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
      await resolveIncident(served.context, 'mei', incidentId, { text: both('Done.') });
      served.clock.advance(5_000);
    }
  });

  test('without the database readers get what is known', async () => {
    const known = (await get(listServices.path)).body;
    await served.context.database.execute('alter table status_changes rename to gone');
    served.clock.advance(5_000);
    const reply = await get(listServices.path);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(known);
    await served.context.database.execute('alter table gone rename to status_changes');
    await open(served.context);
    expect(await serviceNow(voice)).toMatchObject({ serviceStatus: 3 });
  });
});

test('another website can neither read the calls nor subscribe', async () => {
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
