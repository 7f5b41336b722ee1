import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { incidentPath } from '#content/site-map.ts';
import { feedPath, jsonPaths } from '#content/status/feeds.ts';
import { statusServices } from '#content/status/services.ts';
import { stateWords } from '#content/status/states.ts';
import { locales } from '#contract/locale.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, hostileText, open, recordFromNow } from '#tests/support/status.ts';
import {
  cancelMaintenance,
  resolveIncident,
  scheduleMaintenance,
  updateIncident,
} from './operator.ts';
import { ensureSampleHistory } from './sample.ts';

const minuteMs = 60_000;
const origin = 'https://status.harbour.example';
const host = new URL(brand.hosts.site).hostname;

let served: TestApp;
let plannedId: string;
beforeAll(async () => {
  served = await testApp({ PUBLIC_URL: origin });
  const { context, clock } = served;
  await recordFromNow(context);
  const { incidentId } = await open(context, { services: ['sms'], title: both('Old') });
  clock.advance(30 * minuteMs);
  await resolveIncident(context, 'mei', incidentId, { text: both('Mended.') });
  await open(context, { title: both(hostileText), text: both(`${hostileText}\nSecond line.`) });
  const plan = {
    services: ['api', 'console'],
    title: both(hostileText),
    text: both(`${hostileText}, ${'long text; '.repeat(20)}`),
    startsAt: new Date(clock.now().getTime() + 60 * minuteMs),
    endsAt: new Date(clock.now().getTime() + 90 * minuteMs),
  };
  plannedId = (await scheduleMaintenance(context, 'mei', plan)).incidentId;
  const off = await scheduleMaintenance(context, 'mei', { ...plan, title: both('Off') });
  await cancelMaintenance(context, 'mei', off.incidentId, { text: both('Not now.') });
  clock.advance(5_000);
});
afterAll(() => served.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers });
/** What XML and calendars cannot hold is left out. */
const harmless = hostileText.replace('\u0008', '');

describe.each(locales)('feeds in %s', (locale) => {
  const said = (text: string) => (locale === 'zh' ? `${text}（中文）` : text);

  test('Atom: one entry an incident, hostile text stays text', async () => {
    const reply = await get(feedPath('atom', locale));
    expect(reply.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = parseAtomFeed(reply.body);
    expect(feed.title).toMatchObject({
      value:
        locale === 'zh'
          ? `${brand.names.short.zh}服务状态`
          : `${brand.names.short.en} service status`,
    });
    expect(feed.links).toContainEqual(
      expect.objectContaining({ rel: 'self', href: origin + feedPath('atom', locale) }),
    );
    expect(feed.updated).toBe('2026-03-01T10:00:00.000Z');
    expect(feed.entries).toHaveLength(4);
    expect(new Set(feed.entries?.map(({ id }) => id)).size).toBe(4);
    const titles = feed.entries?.map(({ title }) => title?.value);
    expect(titles).toContain(said(harmless));
    expect(titles).toContain(locale === 'zh' ? '已解决：Old（中文）' : 'Resolved: Old');
    const hostile = feed.entries?.find(({ title }) => title?.value === said(harmless));
    expect(hostile?.content?.value).toContain('&lt;script&gt;');
    expect(hostile?.content?.value).not.toContain('<script>');
  });

  test('RSS: the same incidents, each under its own address', async () => {
    const reply = await get(feedPath('rss', locale));
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = parseRssFeed(reply.body);
    expect(feed.items).toHaveLength(4);
    expect(feed.language).toBe(locale === 'zh' ? 'zh-CN' : 'en');
    for (const item of feed.items ?? []) {
      expect(item.guid?.value).toContain(`tag:${host},${brand.founded}:status/`);
      const id = /status\/([a-z0-9]+)\/\d+$/.exec(item.guid?.value ?? '')?.[1] ?? '';
      expect(item.link).toBe(origin + incidentPath(locale, id));
      expect(Date.parse(String(item.pubDate))).not.toBeNaN();
    }
    const atom = parseAtomFeed((await get(feedPath('atom', locale))).body);
    expect(feed.items?.map(({ link }) => link)).toEqual(
      atom.entries?.map(({ links }) => links?.[0]?.href),
    );
  });

  test('maintenance brings its window along, an incident since when it lasts', async () => {
    for (const format of ['rss', 'atom'] as const) {
      const { body } = await get(feedPath(format, locale));
      expect(body).toContain(
        locale === 'zh'
          ? '维护时间：2026-03-01 11:00（UTC） 至 2026-03-01 11:30（UTC）'
          : 'Window: 2026-03-01 11:00 UTC to 2026-03-01 11:30 UTC',
      );
      expect(body).toContain(
        locale === 'zh' ? '故障始于 2026-03-01 10:00（UTC）' : 'Since 2026-03-01 10:00 UTC',
      );
      expect(body).toContain(locale === 'zh' ? '调查中' : 'Investigating');
    }
  });

  test('one service alone, and an unknown one is 404', async () => {
    for (const [slug, count] of [
      ['sms', 1],
      ['voice', 1],
      ['api', 2],
      ['ota', 0],
    ] as const) {
      const rss = parseRssFeed((await get(feedPath('rss', locale, slug))).body);
      const atom = parseAtomFeed((await get(feedPath('atom', locale, slug))).body);
      expect(rss.items ?? []).toHaveLength(count);
      expect(atom.entries ?? []).toHaveLength(count);
      const name = statusServices.find((service) => service.slug === slug)?.name[locale];
      expect(rss.title).toContain(name);
    }
    expect((await get(feedPath('rss', locale, 'telex'))).statusCode).toBe(404);
    expect((await get(feedPath('badge', locale, 'telex'))).statusCode).toBe(404);
  });

  test('iCalendar: maintenance as events, a cancelled one says so', async () => {
    const reply = await get(feedPath('calendar', locale));
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    for (const line of reply.body.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(reply.body));
    const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
    expect(events).toHaveLength(2);
    const planned = events.find(({ uid }) => uid === `${plannedId}@${host}`);
    expect(planned?.summary).toBe(
      locale === 'zh' ? `计划维护：${said(harmless)}` : `Planned: ${harmless}`,
    );
    expect(planned?.description).toContain(harmless);
    expect(planned?.startDate.toJSDate().toISOString()).toBe('2026-03-01T11:00:00.000Z');
    expect(planned?.endDate.toJSDate().toISOString()).toBe('2026-03-01T11:30:00.000Z');
    const stateOf = ({ component }: ICAL.Event) => component.getFirstPropertyValue('status');
    expect(events.filter((event) => event === planned).map(stateOf)).toEqual(['CONFIRMED']);
    expect(events.filter((event) => event !== planned).map(stateOf)).toEqual(['CANCELLED']);
    const other = new ICAL.Component(
      ICAL.parse((await get(feedPath('calendar', locale, 'sms'))).body),
    );
    expect(other.getAllSubcomponents('vevent')).toEqual([]);
  });

  test('a badge is a picture that says name and state', async () => {
    for (const [slug, state] of [
      ['voice', 'outage'],
      ['email', 'fine'],
    ] as const) {
      const reply = await get(feedPath('badge', locale, slug));
      expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      const name = statusServices.find((service) => service.slug === slug)?.name[locale];
      expect(reply.body).toContain(`<title>${name}: ${stateWords[state].name[locale]}</title>`);
      expect(reply.body).not.toMatch(/style=|<style|<script/);
    }
  });
});

test('what is said anew comes to readers of RSS as new, and to those of Atom as changed', async () => {
  const own = await testApp({ PUBLIC_URL: origin });
  const { incidentId } = await open(own.context);
  const seen = async () => {
    own.clock.advance(5_000);
    const rss = parseRssFeed((await own.app.inject({ url: feedPath('rss', 'en') })).body);
    const atom = parseAtomFeed((await own.app.inject({ url: feedPath('atom', 'en') })).body);
    const [item, entry] = [rss.items?.[0], atom.entries?.[0]];
    return { guid: item?.guid?.value, at: item?.pubDate, id: entry?.id, updated: entry?.updated };
  };
  const before = await seen();
  expect((await seen()).guid).toBe(before.guid);
  await updateIncident(own.context, 'mei', incidentId, { text: both('A switch is down.') });
  const after = await seen();
  expect(after.guid).not.toBe(before.guid);
  expect(Date.parse(String(after.at))).toBeGreaterThan(Date.parse(String(before.at)));
  expect(after.id).toBe(before.id);
  expect(after.updated).not.toBe(before.updated);
  await own.close();
});

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

test('JSON has the shape of Statuspage', async () => {
  const json = async (path: string) => (await get(path)).json();
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

test('feeds and JSON are open to other sites, tagged, and 304 when unchanged', async () => {
  for (const path of [
    ...Object.values(jsonPaths),
    feedPath('atom', 'en'),
    feedPath('rss', 'zh', 'sms'),
    feedPath('calendar', 'en'),
    feedPath('badge', 'zh', 'sms'),
  ]) {
    const reply = await get(path, { 'sec-fetch-site': 'cross-site', origin: 'https://a.example' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const again = await get(path, { 'if-none-match': String(reply.headers.etag) });
    expect(again.statusCode).toBe(304);
  }
});

test('sample history says in every feed that it is one, and goes with the first report of one’s own', async () => {
  const sampled = await testApp({ PUBLIC_URL: origin });
  const read = async (path: string) => (await sampled.app.inject({ url: path })).body;
  await ensureSampleHistory(sampled.context);
  const atom = parseAtomFeed(await read(feedPath('atom', 'en')));
  expect(atom.title?.value).toMatch(/^\[Sample data\] /);
  const titles = atom.entries?.map(({ title }) => title?.value) ?? [];
  expect(titles.length).toBeGreaterThan(3);
  for (const title of titles) expect(title).toMatch(/^\[Sample data\] /);
  const rss = parseRssFeed(await read(feedPath('rss', 'zh')));
  expect(rss.items).toHaveLength(titles.length);
  for (const { title } of rss.items ?? []) expect(title).toMatch(/^【示例数据】/);
  expect(await read(feedPath('calendar', 'zh'))).toContain('SUMMARY:【示例数据】');
  expect(await read(feedPath('badge', 'en', 'voice'))).toContain('Degraded · Sample data');
  expect(JSON.parse(await read(jsonPaths.summary)).page.name).toBe(
    `[Sample data] ${brand.names.short.en}`,
  );
  expect(JSON.parse(await read('/client/productServiceOverview')).data.sample).toBe(true);

  await ensureSampleHistory(sampled.context);
  const { incidentId } = await open(sampled.context);
  sampled.clock.advance(5_000);
  const names = JSON.parse(await read(jsonPaths.incidents)).incidents.map(
    ({ id, name }: { id: string; name: string }) => [id, name],
  );
  expect(names).toEqual([[incidentId, 'Calls fail']]);
  await sampled.close();

  await ensureSampleHistory(served.context);
  expect(
    await served.app.inject({ url: feedPath('atom', 'en') }).then(({ body }) => body),
  ).not.toContain('Sample data');
});
