import { afterEach, beforeEach, expect, test } from 'vitest';
import { statusServices } from '#content/status/services.ts';
import { listServices, type Service } from '#contract/status.ts';
import { minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, fromNow, mei, open, recordFromNow } from '#tests/support/status.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { resolveIncident, updateIncident } from './operator.ts';

/** Tests of GET /client/productService. */
const voice = 3;

let served: TestApp;
beforeEach(async () => {
  served = await testApp();
  await recordFromNow(served.context);
});
afterEach(() => served.close());

const get = () => served.app.inject({ url: listServices.path });
const serviceNow = async (id: number): Promise<Service> => {
  served.clock.advance(3_000);
  const { data } = (await get()).json();
  return data.find((service: Service) => service.id === id);
};

test('lists every service with the specified fields, all fine at first', async () => {
  const reply = await get();
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

test('returns the worst current state with the latest update', async () => {
  const { incidentId } = await open(served.context, { impact: 'degraded', text: both('Slow.') });
  expect(await serviceNow(voice)).toMatchObject({
    serviceStatus: 2,
    serviceStatusInfoEn: 'Degraded',
    statusDescriptionEn: 'Slow.',
    statusDescriptionCn: 'Slow.（中文）',
  });
  await updateIncident(served.context, mei, incidentId, {
    text: both('Gone.'),
    changed: { impact: 'outage' },
    state: 'identified',
  });
  await open(served.context, { impact: 'degraded', text: both('Also slow.') });
  expect(await serviceNow(voice)).toMatchObject({
    serviceStatus: 3,
    serviceStatusInfoCn: '服务中断',
    statusDescriptionEn: 'Gone.',
  });
  await resolveIncident(served.context, mei, incidentId, { text: both('Mended.') });
  expect(await serviceNow(voice)).toMatchObject({ serviceStatus: 2 });
  expect(await serviceNow(1)).toMatchObject({ serviceStatus: 1 });
});

test('maintenance begins and ends by the clock', async () => {
  await scheduleMaintenance(served.context, mei, {
    services: ['voice', 'sms'],
    title: both('Upgrade'),
    text: both('Short breaks.'),
    startsAt: fromNow(served, 10 * minuteMs),
    endsAt: fromNow(served, 20 * minuteMs),
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
