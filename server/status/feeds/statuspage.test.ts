import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { jsonPaths } from '#content/status/feeds.ts';
import { statusServices } from '#content/status/services.ts';
import type { TestApp } from '#tests/support/app.ts';
import { hostileText } from '#tests/support/status.ts';
import { feedApp } from '#tests/support/status-feeds.ts';

let served: TestApp;
let plannedId: string;
beforeAll(async () => {
  ({ served, plannedId } = await feedApp());
});
afterAll(() => served.close());

const moment = z.iso.datetime();
const component = z.strictObject({
  id: z.string(),
  name: z.string(),
  status: z.enum([
    'operational',
    'degraded_performance',
    'partial_outage',
    'major_outage',
    'under_maintenance',
  ]),
  created_at: moment,
  updated_at: moment,
  position: z.int().positive(),
  description: z.string().nullable(),
  showcase: z.boolean(),
  start_date: z.iso.date(),
  group_id: z.string().nullable(),
  page_id: z.string(),
  group: z.boolean(),
  only_show_if_degraded: z.boolean(),
});
const incident = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['investigating', 'identified', 'monitoring', 'resolved', 'postmortem']),
  created_at: moment,
  updated_at: moment,
  monitoring_at: moment.nullable(),
  resolved_at: moment.nullable(),
  impact: z.enum(['none', 'minor', 'major', 'critical']),
  shortlink: z.url(),
  started_at: moment,
  page_id: z.string(),
  incident_updates: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        body: z.string(),
        incident_id: z.string(),
        created_at: moment,
        updated_at: moment,
        display_at: moment,
        affected_components: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    )
    .min(1),
  components: z.array(component),
});
const maintenance = incident.extend({
  status: z.enum(['scheduled', 'in_progress', 'verifying', 'completed']),
  impact: z.literal('maintenance'),
  scheduled_for: moment,
  scheduled_until: moment,
});
const page = z.strictObject({
  id: z.string(),
  name: z.string(),
  url: z.url(),
  time_zone: z.string(),
  updated_at: moment,
});
const status = z.strictObject({
  indicator: z.enum(['none', 'minor', 'major', 'critical', 'maintenance']),
  description: z.string(),
});

test('JSON has the format of Statuspage', async () => {
  const json = async (path: string) => (await served.app.inject({ url: path })).json();
  const summary = z
    .strictObject({
      page,
      components: z.array(component),
      incidents: z.array(incident),
      scheduled_maintenances: z.array(maintenance),
      status,
    })
    .parse(await json(jsonPaths.summary));
  expect(summary.components.map(({ name }) => name)).toEqual(
    statusServices.map(({ name }) => name.en),
  );
  expect(summary.components[2]?.status).toBe('major_outage');
  expect(summary.incidents.map(({ name }) => name)).toEqual([hostileText]);
  expect(summary.scheduled_maintenances.map(({ id }) => id)).toEqual([plannedId]);
  expect(summary.status).toEqual({ indicator: 'major', description: 'Partial System Outage' });

  const overall = z.strictObject({ page, status }).parse(await json(jsonPaths.status));
  expect(overall).toEqual({ page: summary.page, status: summary.status });
  const listed = z
    .strictObject({ page, incidents: z.array(incident) })
    .parse(await json(jsonPaths.incidents));
  expect(listed.incidents.map(({ name, status: word }) => [name, word])).toEqual([
    [hostileText, 'investigating'],
    ['Old', 'resolved'],
  ]);
  expect(listed.page.name).toBe(brand.names.short.en);
});
