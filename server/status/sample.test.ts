import { afterEach, beforeEach, expect, test } from 'vitest';
import { overviewServices } from '#contract/status.ts';
import { minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, fromNow, mei, open } from '#tests/support/status.ts';
import { statusIncidents, statusServices } from '../db/status-schema.ts';
import { selectBoard } from './board-rows.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { updateIncident } from './operator.ts';
import { ensureSampleHistory } from './sample.ts';
import { exportHistory, importHistory } from './transfer.ts';

let served: TestApp;
beforeEach(async () => {
  served = await testApp();
  await ensureSampleHistory(served.context);
});
afterEach(() => served.close());

const rows = () => served.context.database.select().from(statusIncidents);
const overview = async () => {
  served.clock.advance(3_000);
  return (await served.app.inject({ url: overviewServices.path })).json().data;
};

test('the first own incident ends the sample, including its days', async () => {
  expect((await overview()).sample).toBe(true);
  await open(served.context);
  const { sample, open: shown, services, lastEnded } = await overview();
  expect([sample, shown.length, lastEnded]).toEqual([false, 1, null]);
  for (const { days } of services) expect(days).toMatch(/^-{89}[fo]$/);
  expect((await rows()).filter((row) => row.sample)).toEqual([]);
});

test('the first own maintenance ends the sample', async () => {
  await scheduleMaintenance(served.context, mei, {
    services: ['sms'],
    title: both('Upgrade'),
    text: both('Short breaks.'),
    startsAt: fromNow(served, minuteMs),
    endsAt: fromNow(served, 2 * minuteMs),
  });
  const { sample, maintenance } = await overview();
  expect([sample, maintenance.length]).toEqual([false, 1]);
});

test('the sample cannot be changed', async () => {
  const before = await rows();
  await expect(
    updateIncident(served.context, mei, 'sample-voice-slow', { text: both('More.') }),
  ).rejects.toThrow('is sample data');
  expect(await rows()).toEqual(before);
});

test('an imported sample is not shown beside own reports', async () => {
  const history = await exportHistory(served.context);
  await open(served.context);
  await importHistory(served.context, mei, history);
  const { incidents } = await selectBoard(served.context.database, 0);
  expect(incidents.map(({ sample }) => sample)).toEqual([false]);
});

test('recorded days stay where there was no sample', async () => {
  const { database } = served.context;
  await database.delete(statusIncidents);
  const before = await database.select().from(statusServices);
  await open(served.context);
  expect(await database.select().from(statusServices)).toEqual(before);
});
