import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import { incidentPath } from '#content/site-map.ts';
import { feedPath, feedWords, jsonPaths } from '#content/status/feeds.ts';
import { statusServices } from '#content/status/services.ts';
import { stateWords } from '#content/status/states.ts';
import { locales } from '#contract/locale.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, hostileText, mei, open } from '#tests/support/status.ts';
import { feedApp, origin } from '#tests/support/status-feeds.ts';
import { updateIncident } from './operator.ts';

const host = new URL(brand.hosts.site).hostname;

let served: TestApp;
let plannedId: string;
beforeAll(async () => {
  ({ served, plannedId } = await feedApp());
});
afterAll(() => served.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers });
/** Characters that XML and iCalendar cannot contain are removed. */
const harmless = hostileText.replace('\u0008', '');

describe.each(locales)('feeds in %s', (locale) => {
  const said = (text: string) => (locale === 'zh' ? `${text}（中文）` : text);

  test('Atom: one entry per incident, with markup in texts escaped', async () => {
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

  test('RSS: the same incidents, each with its own guid', async () => {
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

  test('maintenance states its window, an incident its start', async () => {
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

  test('a feed of one service; an unknown service is 404', async () => {
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

  test('iCalendar: maintenance as events, cancelled ones marked', async () => {
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

  test('a badge is an SVG with name and state', async () => {
    for (const [slug, state] of [
      ['voice', 'outage'],
      ['email', 'fine'],
    ] as const) {
      const reply = await get(feedPath('badge', locale, slug));
      expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      const name = statusServices.find((service) => service.slug === slug)?.name[locale];
      const says = { service: name ?? '', state: stateWords[state].name[locale] };
      expect(reply.body).toContain(`<title>${fill(feedWords[locale].badge, says)}</title>`);
      expect(reply.body).not.toMatch(/style=|<style|<script/);
    }
  });
});

test('an update is a new item in RSS and a changed entry in Atom', async () => {
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
  await updateIncident(own.context, mei, incidentId, { text: both('A switch is down.') });
  const after = await seen();
  expect(after.guid).not.toBe(before.guid);
  expect(Date.parse(String(after.at))).toBeGreaterThan(Date.parse(String(before.at)));
  expect(after.id).toBe(before.id);
  expect(after.updated).not.toBe(before.updated);
  await own.close();
});

test('feeds and JSON allow other origins, have an ETag and return 304 when unchanged', async () => {
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
