import { afterEach, beforeEach, expect, test } from 'vitest';
import { statusServices } from '#content/status/services.ts';
import { overviewServices, readIncident, readServiceRecord } from '#contract/status.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, fromNow, mei, open, recordFromNow } from '#tests/support/status.ts';
import { cancelMaintenance, scheduleMaintenance } from './maintenance.ts';
import { resolveIncident, updateIncident } from './operator.ts';

/** Tests of the site's own calls: overview, record of a service, one incident. */
let served: TestApp;
beforeEach(async () => {
  served = await testApp();
  await recordFromNow(served.context);
});
afterEach(() => served.close());

const read = async (path: string) => {
  served.clock.advance(3_000);
  return (await served.app.inject({ url: path })).json();
};
const overview = async () => (await read(overviewServices.path)).data;
const record = async (id: number) => (await read(`${readServiceRecord.path}?serviceId=${id}`)).data;
const incident = (id: string) => read(`${readIncident.path}?id=${id}`);
const voice = 3;
const plan = (title: string, fromMs: number, toMs: number) =>
  scheduleMaintenance(served.context, mei, {
    services: ['sms', 'api'],
    title: both(title),
    text: both('Short breaks.'),
    startsAt: fromNow(served, fromMs),
    endsAt: fromNow(served, toMs),
  });

test('the overview has its reading time and ninety days of every service', async () => {
  served.clock.advance(3 * dayMs);
  await open(served.context);
  const result = await overview();
  expect(result.asOf).toBe(served.clock.now().toISOString());
  expect(result.sample).toBe(false);
  expect(result.services).toHaveLength(statusServices.length);
  for (const { days } of result.services) expect(days).toMatch(/^[fdom-]{90}$/);
  expect(result.services[2].days.at(-1)).toBe('o');
});

test('open incidents: worst first, then newest, with stage and updates', async () => {
  const { context, clock } = served;
  const slow = await open(context, { impact: 'degraded', title: both('Slow') });
  clock.advance(minuteMs);
  const late = await open(context, { impact: 'degraded', title: both('Late') });
  clock.advance(minuteMs);
  const word = { state: 'identified', text: both('A switch.') } as const;
  await updateIncident(context, mei, slow.incidentId, word);
  const out = await open(context, { impact: 'outage', title: both('Out'), services: ['sms'] });
  const { open: shown } = await overview();
  expect(shown.map(({ titleEn }: { titleEn: string }) => titleEn)).toEqual(['Out', 'Late', 'Slow']);
  expect(shown[0]).toMatchObject({ id: out.incidentId, impact: 'outage', serviceIds: [1] });
  expect(shown[1]).toMatchObject({ id: late.incidentId, state: 'investigating' });
  expect(shown[2]).toMatchObject({
    phase: 'on',
    state: 'identified',
    endTime: null,
    updates: [
      { state: 'identified', textEn: 'A switch.', textCn: 'A switch.（中文）' },
      { state: 'investigating', textEn: 'Calls to Peru fail.' },
    ],
  });
});

test('the overview contains the incident that ended last, whatever began last', async () => {
  const { context, clock } = served;
  const first = await open(context, { title: both('First') });
  clock.advance(minuteMs);
  const second = await open(context, { title: both('Second') });
  await resolveIncident(context, mei, second.incidentId, { text: both('Mended.') });
  clock.advance(minuteMs);
  await resolveIncident(context, mei, first.incidentId, { text: both('Mended.') });
  expect((await overview()).lastEnded).toMatchObject({ titleEn: 'First', phase: 'over' });
});

test('maintenance: current first, then planned, the next one first', async () => {
  await plan('Later', 40 * minuteMs, 50 * minuteMs);
  await plan('Sooner', 20 * minuteMs, 30 * minuteMs);
  await plan('Now', 0, 15 * minuteMs);
  const off = await plan('Off', 20 * minuteMs, 30 * minuteMs);
  await cancelMaintenance(served.context, mei, off.incidentId, { text: both('Not now.') });
  const { maintenance } = await overview();
  expect(
    maintenance.map(({ titleEn, phase }: { titleEn: string; phase: string }) => [titleEn, phase]),
  ).toEqual([
    ['Now', 'on'],
    ['Sooner', 'ahead'],
    ['Later', 'ahead'],
  ]);
});

test('a day states how long its worst state lasted, and all incidents', async () => {
  const { context, clock } = served;
  const slow = await open(context, { impact: 'degraded', title: both('Slow') });
  clock.advance(10 * minuteMs);
  const out = await open(context, { impact: 'outage', title: both('Out') });
  clock.advance(5 * minuteMs);
  for (const { incidentId } of [slow, out])
    await resolveIncident(context, mei, incidentId, { text: both('Mended.') });
  const { service } = await record(voice);
  expect(service.troubles).toEqual([
    {
      date: '2026-03-01',
      minutes: 5,
      incidents: [
        { id: out.incidentId, titleEn: 'Out', titleCn: 'Out（中文）' },
        { id: slow.incidentId, titleEn: 'Slow', titleCn: 'Slow（中文）' },
      ],
    },
  ]);
});

test('the record of a service has planned, current and past maintenance with its window', async () => {
  const ahead = await plan('Upgrade', 10 * minuteMs, 20 * minuteMs);
  const phase = async () => {
    const { incidents } = await record(1);
    expect(incidents).toMatchObject([
      { id: ahead.incidentId, kind: 'maintenance', endTime: expect.any(String) },
    ]);
    return incidents[0].phase;
  };
  expect(await phase()).toBe('ahead');
  served.clock.advance(10 * minuteMs);
  expect(await phase()).toBe('on');
  served.clock.advance(10 * minuteMs);
  expect(await phase()).toBe('over');
  expect((await record(voice)).incidents).toEqual([]);
});

test('an incident is found by id, an unknown one is refused in both languages', async () => {
  const { incidentId } = await open(served.context);
  expect(await incident(incidentId)).toMatchObject({
    data: { incident: { id: incidentId, titleEn: 'Calls fail' } },
  });
  for (const id of ['nothing', '', 'a b', `${'x'.repeat(41)}`])
    expect(await incident(encodeURIComponent(id))).toEqual({
      code: 'status.incident',
      msg: 'We know no incident or maintenance under this address.',
    });
});
