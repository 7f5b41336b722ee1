import { layoutOf } from '#content/interface/layout/layout.ts';
import { statusOf } from '#content/pages/status/status.ts';
import { statusRecordOf } from '#content/pages/status-record/status-record.ts';
import { pagePath } from '#content/site-map.ts';
import { feedPath } from '#content/status/feeds.ts';
import { sampleIncidents } from '#content/status/sample-history.ts';
import { statusServices } from '#content/status/services.ts';
import { stateWords } from '#content/status/states.ts';
import { locales } from '#contract/locale.ts';
import { listServiceHistory, listServices } from '#contract/status.ts';
import { secondMs } from '#contract/time-units.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import {
  answerCookies,
  expect,
  expectComplaint,
  navigateTo,
  test,
  visit,
} from '#tests/support/journey.ts';
import { readHead, tags } from '#tests/support/served-head.ts';
import { rowOf, serviceOf } from '#tests/support/status-journey.ts';

/** Eight hours ahead of UTC all year round. */
test.use({ timezoneId: 'Asia/Singapore', viewport: { width: 1440, height: 900 } });

const sample = (id: string) => {
  const found = sampleIncidents.find((incident) => incident.id === id);
  if (!found) throw new Error(id);
  return found;
};
const localTime = (iso: string): string =>
  `${new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(11, 16)} UTC+8`;

for (const locale of locales) {
  const path = pagePath('service-status', locale);
  const { words, feeds } = statusOf(locale);
  const record = statusRecordOf(locale);
  const { statusPage, shared } = record.ground;
  const recordPath = (id: number | string) => `${statusPage.path}-record?serviceId=${id}`;

  test.describe(`service status (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.15 title, tip and all services, each with icon, text, description and records (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      const voice = rowOf(page, serviceOf('voice', locale).name);
      await expect(voice).toBeVisible();
      for (const { name } of statusServices)
        await expect(
          page.getByRole('heading', { level: 2, name: name[locale], exact: true }),
        ).toBeVisible();
      await expect(page.locator('main li[data-state]')).toHaveCount(statusServices.length);
      await expect(page.locator('h1 + div')).toContainText(words.summary.openOne);

      await expect(
        voice.getByText(stateWords.degraded.name[locale], { exact: true }),
      ).toBeVisible();
      await expect(voice.locator('[data-sign=degraded]').first()).toBeVisible();
      await expect(voice.getByText(sample('sample-voice-slow').failure[locale])).toBeVisible();
      await expect(
        voice.getByRole('link', { name: sample('sample-voice-slow').title[locale] }),
      ).toBeVisible();
      const whatsapp = rowOf(page, 'WhatsApp');
      await expect(
        whatsapp.getByText(stateWords.maintenance.name[locale], { exact: true }),
      ).toBeVisible();
      await expect(whatsapp.locator('[data-sign=maintenance]').first()).toBeVisible();

      const sms = rowOf(page, serviceOf('sms', locale).name);
      await expect(sms.getByText(stateWords.fine.name[locale], { exact: true })).toBeVisible();
      await expect(sms.locator('[data-sign=fine]').first()).toBeVisible();
      await expect(
        sms.getByRole('slider', { name: new RegExp(`^${words.list.period}`) }),
      ).toBeVisible();
      const description = sms.getByText(stateWords.fine.text[locale]);
      await expect(description).toBeHidden();
      await sms.locator('summary h2').click();
      await expect(description).toBeVisible();
      await expect(sms.getByText(words.periods.days365)).toBeVisible();
      await sms.locator('summary').press('Enter');
      await expect(description).toBeHidden();
      await rowOf(page, 'Viber').locator('summary h2').click();
      await expect(rowOf(page, 'Viber').getByText(/\d{4}-\d\d-\d\d/)).toBeVisible();

      await expect(page.getByText(shared.sample.heading)).toBeVisible();
      const planned = page.locator('section').filter({
        has: page.getByRole('heading', { name: words.planned.heading, exact: true }),
      });
      await expect(planned.last()).toContainText(sample('sample-api-plan').title[locale]);
      for (const feed of feeds)
        await expect(page.getByRole('link', { name: feed.name, exact: true })).toHaveAttribute(
          'href',
          feed.path,
        );
      const { words: layout, signUp } = layoutOf(locale);
      await expect(
        page
          .getByRole('region', { name: layout.closing.heading })
          .getByRole('link', { name: layout.closing.action, exact: true }),
      ).toHaveAttribute('href', signUp.path);

      expect(await accessibilityFaults(page)).toEqual([]);
      for (const width of [1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findOverflow(page), `at ${width} px`).toEqual([]);
      }
      await voice.getByRole('link', { name: words.list.records }).click();
      const { id, name } = serviceOf('voice', locale);
      await expect(page).toHaveURL(`${recordPath(id)}&serviceName=${encodeURIComponent(name)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    test(`2.15 the records of a service, newest first, open and close; resolution is above the fault (${locale})`, async ({
      page,
      request,
    }) => {
      const voice = serviceOf('voice', locale);
      const { data } = await (
        await request.get(`${listServiceHistory.path}?serviceId=${voice.id}`)
      ).json();
      await visit(page, recordPath(voice.id));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(voice.name);
      const entries = page.locator('main details');
      await expect(entries).toHaveCount(3);

      const slow = sample('sample-voice-slow');
      const open = entries.first();
      await expect(open.locator('summary h3')).toHaveText(slow.title[locale]);
      await expect(open.locator('summary')).toContainText(shared.stages.investigating);
      await expect(open.getByText(slow.failure[locale])).toBeVisible();
      await expect(open.locator('section p time')).toHaveAttribute('datetime', data[0].startTime);
      await expect(open.locator('section p time')).toContainText(localTime(data[0].startTime));
      await open.locator('summary').click();
      await expect(open.getByText(slow.failure[locale])).toBeHidden();

      const failed = sample('sample-voice-gateway');
      const resolved = entries.last();
      await expect(resolved.locator('summary h3')).toHaveText(record.words.resolved);
      await expect(resolved.locator('summary')).toContainText(record.words.restored);
      await resolved.locator('summary').press('Enter');
      const blocks = resolved.locator('section');
      await expect(blocks).toHaveCount(2);
      await expect(blocks.first().getByRole('heading')).toHaveText(record.words.resolved);
      await expect(blocks.first()).toContainText(record.words.end);
      await expect(blocks.first()).toContainText(failed.repair?.[locale] ?? '');
      await expect(blocks.first().locator('time')).toHaveAttribute('datetime', data[2].endTime);
      await expect(blocks.last().getByRole('heading')).toHaveText(failed.title[locale]);
      await expect(blocks.last()).toContainText(record.words.start);
      await expect(blocks.last()).toContainText(failed.failure[locale]);
      await expect(blocks.last().locator('time')).toContainText(localTime(data[2].startTime));
      await expect(resolved.getByText(/^42 /)).toBeVisible();

      await expect(page.getByText(shared.sample.heading)).toBeVisible();
      await expect(page.getByText('UTC+8').first()).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const width of [1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findOverflow(page), `at ${width} px`).toEqual([]);
      }
      await page
        .getByRole('navigation', { name: record.words.breadcrumb })
        .getByRole('link', { name: statusPage.name })
        .click();
      await expect(page).toHaveURL(path);
    });

    test(`2.15 a service without records says so, an unknown one too (${locale})`, async ({
      page,
    }) => {
      const { id, name } = serviceOf('ota', locale);
      await visit(page, `${recordPath(id)}&serviceName=Something`);
      await expect(page.getByRole('heading', { name: record.words.empty.heading })).toBeVisible();
      await expect(page.getByText(record.words.empty.sentence)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await accessibilityFaults(page)).toEqual([]);

      for (const unknown of ['?serviceId=99&serviceName=Telex', '?serviceId=x', '']) {
        await visit(page, `${statusPage.path}-record${unknown}`);
        await expect(
          page.getByRole('heading', { name: record.words.unknown.heading }),
        ).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(record.words.heading);
        await expect(page.getByText('Telex')).toHaveCount(0);
      }
      await page.getByRole('link', { name: record.words.unknown.back }).click();
      await expect(page).toHaveURL(path);
    });

    test(`2.15 without a response there is a loader, then a message and a retry (${locale})`, async ({
      page,
      complaints,
    }) => {
      await page.clock.install();
      for (const [call, address, found] of [
        [listServices, path, rowOf(page, 'WhatsApp')],
        [listServiceHistory, recordPath(3), page.locator('main details').first()],
      ] as const) {
        const held = Promise.withResolvers<void>();
        const isCall = (url: URL) => url.pathname === call.path;
        await page.route(isCall, async (route) => {
          await held.promise;
          await route.abort();
        });
        // A page reached by navigation is not filled by the server.
        await visit(page, pagePath('pricing', locale));
        await navigateTo(page, address);
        await expect(page.getByRole('status').getByText(shared.loading)).toBeVisible();
        held.resolve();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(shared.noResponse);
        // The page would retry by itself in a few seconds.
        await page.clock.pauseAt(Date.now() + secondMs);
        await expectComplaint(complaints, /could not be loaded/);
        await expectComplaint(complaints, /ERR_FAILED/);
        await page.unrouteAll({ behavior: 'wait' });
        await alert.getByRole('button', { name: shared.retry }).click();
        await expect(found).toBeVisible();
        await expect(alert).toHaveCount(0);
        await page.clock.resume();
      }
    });

    test(`2.15 the built page links its feeds, and the feeds exist (${locale}) @core @both`, async ({
      request,
    }) => {
      const html = await (await request.get(path)).text();
      expect(readHead(html).title).toContain(words.heading);
      const announced = tags(html, 'link').filter(({ type }) => type?.startsWith('application/'));
      expect(announced.map(({ href }) => href)).toEqual([
        feedPath('atom', locale),
        feedPath('rss', locale),
      ]);
      for (const { path: feed } of [
        ...feeds,
        ...record.services.flatMap((service) => service.feeds),
      ])
        expect((await request.get(feed)).status(), feed).toBe(200);
    });
  });
}
