import { afterEach, beforeEach, expect, test } from 'vitest';
import { listServiceHistory } from '#contract/status.ts';
import { minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, fromNow, mei, open, recordFromNow } from '#tests/support/status.ts';
import { cancelMaintenance, scheduleMaintenance } from './maintenance.ts';
import { resolveIncident, updateIncident } from './operator.ts';

/** Tests of GET /client/productServiceHistory. */
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

test('returns an open incident without an end, then a resolved one', async () => {
  const startTime = served.clock.now().toISOString();
  const { incidentId } = await open(served.context);
  served.clock.advance(5 * minuteMs);
  const word = { text: both('One operator is away.') };
  await updateIncident(served.context, mei, incidentId, word);
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
      incidentId,
    },
  ]);
  served.clock.advance(5 * minuteMs);
  await resolveIncident(served.context, mei, incidentId, { text: both('It is back.') });
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

test('lists the newest first, for one service only', async () => {
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

test('maintenance is listed once it began, and never if cancelled before', async () => {
  const plan = {
    services: ['voice'],
    title: both('Upgrade'),
    text: both('Short breaks.'),
    startsAt: fromNow(served, 10 * minuteMs),
    endsAt: fromNow(served, 20 * minuteMs),
  };
  await scheduleMaintenance(served.context, mei, plan);
  const other = await scheduleMaintenance(served.context, mei, {
    ...plan,
    title: both('Other'),
  });
  await cancelMaintenance(served.context, mei, other.incidentId, { text: both('Later.') });
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

test('an unknown serviceId is refused in both languages', async () => {
  for (const serviceId of ['99', '0', '-1', '1e3', 'voice', '', '1234567890123', '1&serviceId=2']) {
    const reply = await history(serviceId);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      code: 'status.service',
      msg: 'We know no service with this number.',
    });
    const chinese = await get(`${listServiceHistory.path}?serviceId=${serviceId}`, {
      'content-language': 'CN',
    });
    expect(chinese.json().msg).toBe('没有该服务，链接可能有误。');
  }
  expect((await get(listServiceHistory.path)).json().code).toBe('status.service');
});
