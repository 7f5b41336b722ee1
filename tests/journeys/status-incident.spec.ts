import { parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { statusIncidentOf } from '#content/pages/incident/incident.ts';
import { statusOf } from '#content/pages/status/status.ts';
import { statusRecordOf } from '#content/pages/status-record/status-record.ts';
import { incidentPath, pagePath } from '#content/site-map.ts';
import { feedPath, recordPath } from '#content/status/feeds.ts';
import { sampleIncidents } from '#content/status/sample-history.ts';
import { htmlLanguages, locales, otherLocale } from '#contract/locale.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { readEnv } from '#server/env.ts';
import { byCommand } from '#server/ops/by.ts';
import { runLine } from '#server/ops/run.ts';
import { correctUpdate, publishReport, translateIncident } from '#server/status/editing.ts';
import { scheduleMaintenance } from '#server/status/maintenance.ts';
import {
  openIncident,
  readBoard,
  resolveIncident,
  updateIncident,
} from '#server/status/operator.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, visit } from '#tests/support/journey.ts';
import { rowOf, serviceOf, test, waitUntilShown } from '#tests/support/status-journey.ts';

test.use({ timezoneId: 'Asia/Singapore', viewport: { width: 1440, height: 900 } });

const both = (en: string, zh: string) => ({ en, zh });
const title = both('Calls to Peru fail', '拨往秘鲁的呼叫失败');
const said = {
  opened: both('One call in five fails.', '约五分之一的呼叫失败。'),
  found: both('An operator’s switch is down.', '一家运营商的交换设备故障。'),
  mended: both('The switch is back.', '交换设备已恢复。'),
};

for (const locale of locales) {
  const { words } = statusOf(locale);
  const { shared } = words;
  const incidentWords = statusIncidentOf(locale).words;
  const recordWords = statusRecordOf(locale).words;
  const voice = serviceOf('voice', locale);
  const other = otherLocale(locale);

  test.describe(`the story of an incident (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.15 an incident has a page with its stages and updates, in both languages (${locale}) @core`, async ({
      page,
      request,
      status,
    }) => {
      const { incidentId } = await openIncident(status, byCommand('journey'), {
        affected: [{ service: 'voice', impact: 'degraded' }],
        title,
        text: said.opened,
        startsAt: new Date(Date.now() - 20 * minuteMs),
      });
      const word = { state: 'identified', text: said.found } as const;
      await updateIncident(status, byCommand('journey'), incidentId, word);
      await waitUntilShown(request, incidentId, { state: 'identified' });
      await visit(page, pagePath('service-status', locale));
      await page.locator('article').getByRole('link', { name: title[locale], exact: true }).click();
      await expect(page).toHaveURL(incidentPath(locale, incidentId));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[locale]);
      await expect(page.locator('[aria-current=step]')).toContainText(shared.stages.identified);
      const updates = page.locator('main ol > li[id^=u-]');
      await expect(updates).toHaveCount(2);
      await expect(updates.first()).toContainText(said.found[locale]);
      await expect(updates.last()).toContainText(said.opened[locale]);
      await expect(page.getByText(incidentWords.openFor)).toBeVisible();

      await visit(page, incidentPath(locale, incidentId));
      await expect(page).toHaveTitle(new RegExp(`^${title[locale]}`));
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const width of [1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findOverflow(page), `at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('link', { name: locale === 'en' ? '中文' : 'EN', exact: true }).click();
      await expect(page).toHaveURL(incidentPath(other, incidentId));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[other]);

      await resolveIncident(status, byCommand('journey'), incidentId, { text: said.mended });
      await waitUntilShown(request, incidentId, { state: 'resolved' });
      await visit(page, incidentPath(locale, incidentId));
      await expect(page.getByText(incidentWords.took)).toBeVisible();
      await expect(page.locator('[aria-current=step]')).toContainText(shared.stages.resolved);
      await expect(updates.first()).toContainText(said.mended[locale]);
    });

    test(`each service has a lane; a text in one language is marked, and so are a correction and a report (${locale})`, async ({
      page,
      request,
      status,
    }) => {
      const { impacts, report, untranslated } = shared;
      const sms = serviceOf('sms', locale);
      const { incidentId } = await openIncident(status, byCommand('journey'), {
        affected: [
          { service: 'sms', impact: 'outage' },
          { service: 'voice', impact: 'degraded' },
        ],
        title,
        text: said.opened,
        startsAt: new Date(Date.now() - 40 * minuteMs),
        nextUpdateAt: new Date(Date.now() + hourMs),
      });
      await updateIncident(status, byCommand('journey'), incidentId, {
        text: { [other]: said.found[other] },
        state: 'monitoring',
        changed: [
          { service: 'sms', impact: 'recovered', from: new Date(Date.now() - 10 * minuteMs) },
        ],
        nextUpdateAt: new Date(Date.now() + hourMs),
      });
      await waitUntilShown(request, incidentId, { state: 'monitoring' });
      const [update] = (await readBoard(status)).incidents[0]?.updates.toReversed() ?? [];
      await visit(page, incidentPath(locale, incidentId));
      const lane = (name: string) => page.getByRole('row').filter({ hasText: name });
      await expect(lane(sms.name)).toContainText(impacts.recovered);
      await expect(lane(voice.name)).toContainText(shared.states.degraded);
      const newest = page.locator('main ol > li[id^=u-]').first();
      await expect(newest).toContainText(`${sms.name}${shared.states.outage}`);
      await expect(newest).toContainText(untranslated.follows);
      await expect(newest.locator(`[lang=${htmlLanguages[other]}]`)).toHaveText(said.found[other]);
      await expect(page.getByText(incidentWords.facts.next, { exact: true })).toBeVisible();
      for (const width of [768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findOverflow(page), `at ${width} px`).toEqual([]);
      }
      expect(await accessibilityFaults(page)).toEqual([]);

      await translateIncident(status, byCommand('journey'), incidentId, {
        updates: [{ id: update?.id ?? 0, text: { [locale]: said.found[locale] } }],
      });
      await correctUpdate(status, byCommand('journey'), incidentId, {
        ...{ update: update?.id ?? 0, text: said.mended, reason: 'It was mended.' },
      });
      await resolveIncident(status, byCommand('journey'), incidentId, { text: said.mended });
      const parts = { happened: said.found, meant: said.opened, cause: said.found };
      await publishReport(status, byCommand('journey'), incidentId, {
        ...parts,
        measures: [{ text: said.mended, isDone: true }],
      });
      await waitUntilShown(request, incidentId, { state: 'resolved' });
      await visit(page, incidentPath(locale, incidentId));
      await expect(page.locator('[aria-current=step]')).toContainText(report.heading);
      await expect(page.getByRole('heading', { name: report.cause, exact: true })).toBeVisible();
      await expect(page.getByText(untranslated.follows)).toHaveCount(0);
      await page.getByText(shared.before, { exact: true }).click();
      await expect(page.locator('details s')).toHaveText(said.found[locale]);
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    test(`2.15 all open incidents of a service are shown, and an unknown one is not found (${locale})`, async ({
      page,
      request,
      status,
    }) => {
      const affected = [{ service: 'voice', impact: 'degraded' }] as const;
      const opening = { affected, text: said.opened };
      const late = both('Recordings arrive late', '录音文件延迟');
      await openIncident(status, byCommand('journey'), { ...opening, title });
      const { incidentId } = await openIncident(status, byCommand('journey'), {
        ...opening,
        title: late,
      });
      await waitUntilShown(request, incidentId, { state: 'investigating' });
      await visit(page, pagePath('service-status', locale));
      await expect(page.locator('article')).toHaveCount(2);
      const row = rowOf(page, voice.name);
      for (const name of [title[locale], late[locale]])
        await expect(row.getByRole('link', { name, exact: true })).toBeVisible();

      const unknown = await request.get(incidentPath(locale, 'nothing'));
      expect(unknown.status()).toBe(404);
    });

    test(`2.15 maintenance is listed with its time window, and feeds and calendar link to it (${locale})`, async ({
      page,
      request,
      status,
    }) => {
      const startsAt = new Date(Math.ceil(Date.now() / hourMs) * hourMs + 24 * hourMs);
      const { incidentId } = await scheduleMaintenance(status, byCommand('journey'), {
        services: ['voice'],
        title: both('Signalling upgrade', '信令升级'),
        text: both('Calls may drop once.', '通话可能中断一次。'),
        startsAt,
        endsAt: new Date(startsAt.getTime() + 2 * hourMs),
      });
      await waitUntilShown(request, incidentId, { phase: 'ahead' });
      await visit(page, recordPath(locale, voice));
      const plan = page.locator('article');
      await expect(page.getByRole('heading', { name: recordWords.planned })).toBeVisible();
      await expect(plan).toContainText(locale === 'en' ? 'Signalling upgrade' : '信令升级');
      const times = plan.locator('time');
      await expect(times.first()).toHaveAttribute('datetime', startsAt.toISOString());
      await expect(times.first()).toContainText('UTC+8');
      await expect(plan).toContainText(
        `${startsAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      );

      const { items } = parseRssFeed(await (await request.get(feedPath('rss', locale))).text());
      const calendar = new ICAL.Component(
        ICAL.parse(await (await request.get(feedPath('calendar', locale))).text()),
      );
      const event = calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('url');
      for (const address of [items?.[0]?.link, String(event)]) {
        const { pathname } = new URL(address ?? '');
        expect(pathname).toBe(incidentPath(locale, incidentId));
        const told = await (await request.get(pathname)).text();
        expect(told).toContain(startsAt.toISOString());
      }
    });

    test(`2.15 the command line has a dry run, refuses harmful input, and mails the stored address (${locale})`, async ({
      status,
      database,
      site,
    }) => {
      const run = (...args: string[]) =>
        runLine(['status', ...args], (_, work) =>
          work({
            env: readEnv({ PUBLIC_URL: 'https://elsewhere.example' }),
            database,
            clock: status.clock,
          }),
        );
      const words = ['--title-en', 'A', '--title-zh', '甲', '--text-en', 'B', '--text-zh', '乙'];
      const open = ['open', '--services', 'sms', '--impact', 'outage', ...words];
      const { text } = await run(...open, '--dry-run');
      const { port } = new URL(site.url);
      expect(text).toContain(`:${port}${incidentPath(locale, '')}`);
      expect(text).not.toContain('elsewhere.example');
      expect((await run(...open, '--start', '2026-01-01T00:00')).exitCode).toBe(2);
      expect((await run('opne')).text).toContain('status open');
      expect((await run('incidents', '--open', '--json')).text).not.toContain('"title": "A"');
    });
  });

  test.describe(`the status without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test(`2.15 board, record and incident are in the served page, in UTC (${locale}) @core`, async ({
      page,
    }) => {
      const slow = sampleIncidents.find(({ id }) => id === 'sample-voice-slow');
      if (!slow) throw new Error('no sample');
      await page.goto(pagePath('service-status', locale));
      await expect(rowOf(page, voice.name)).toHaveAttribute('data-state', 'degraded');
      const card = page.locator('article').filter({ hasText: slow.title[locale] });
      await expect(card).toContainText(slow.failure[locale]);
      await expect(card).toContainText('UTC');
      await expect(page.getByRole('link', { name: shared.fresh.loadAgain })).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);

      await page.goto(recordPath(locale, voice));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(voice.name);
      await expect(page.locator('main details').first()).toContainText(slow.failure[locale]);

      await page.goto(incidentPath(locale, slow.id));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(slow.title[locale]);
      await expect(page.locator('main')).toContainText(slow.failure[locale]);
      await expect(page.locator('[aria-current=step]')).toContainText(shared.stages.investigating);
    });
  });
}
