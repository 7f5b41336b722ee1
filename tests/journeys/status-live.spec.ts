import { statusOf } from '#content/pages/status/status.ts';
import { pagePath } from '#content/site-map.ts';
import { sampleIncidents } from '#content/status/sample-history.ts';
import { storedItems } from '#content/storage.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { overviewServices } from '#contract/status.ts';
import { byCommand } from '#server/ops/by.ts';
import { openIncident, resolveIncident, updateIncident } from '#server/status/operator.ts';
import {
  answerCookies,
  expect,
  expectComplaint,
  recordRequests,
  visit,
} from '#tests/support/journey.ts';
import { rowOf, serviceOf, test, waitUntilShown } from '#tests/support/status-journey.ts';

/** Eight hours ahead of UTC all year round. */
test.use({ timezoneId: 'Asia/Singapore', viewport: { width: 1440, height: 900 } });

const both = (en: string, zh: string) => ({ en, zh });
const title = both('Nothing arrives', '消息无法送达');
const first = both('No message arrives.', '所有消息均无法送达。');
const second = both('An operator is away.', '一家运营商无响应。');
const third = both('Messages arrive again.', '消息已恢复送达。');
const refreshMs = 31_000;

for (const locale of locales) {
  const path = pagePath('service-status', locale);
  const { words } = statusOf(locale);
  const { shared } = words;

  test.describe(`live status (${locale})`, () => {
    test.beforeEach(({ page }) => answerCookies(page, 'allowed'));

    test(`2.15 an open page shows an incident opening, changing its stage and ending (${locale}) @core`, async ({
      page,
      request,
      status,
    }) => {
      await page.clock.install();
      await visit(page, path);
      const zalo = rowOf(page, 'Zalo');
      const sms = rowOf(page, serviceOf('sms', locale).name);
      await sms.locator('summary h2').click();
      await expect(zalo).toHaveAttribute('data-state', 'fine');

      const { incidentId } = await openIncident(status, byCommand('journey'), {
        affected: [{ service: 'zalo', impact: 'outage' }],
        title,
        text: first,
      });
      await waitUntilShown(request, incidentId, { state: 'investigating' });
      await page.clock.fastForward(refreshMs);
      await expect(zalo).toHaveAttribute('data-state', 'outage');
      const card = page.locator('article').filter({ hasText: title[locale] });
      await expect(card.getByText(first[locale])).toBeVisible();
      const now = card.locator('[aria-current=step]');
      await expect(now).toContainText(shared.stages.investigating);
      await expect(page).toHaveTitle(/^\(1\) /);
      await expect(page.locator('[aria-live=polite]')).toContainText(title[locale]);
      await expect(sms.locator('details')).toHaveAttribute('open');
      await expect(sms.locator('summary')).toBeFocused();
      await expect(page.getByText(shared.sample.heading)).toHaveCount(0);

      const word = { state: 'identified', text: second } as const;
      await updateIncident(status, byCommand('journey'), incidentId, word);
      await waitUntilShown(request, incidentId, { state: 'identified' });
      await page.clock.fastForward(refreshMs);
      await expect(now).toContainText(shared.stages.identified);
      await expect(card.getByText(second[locale])).toBeVisible();

      await resolveIncident(status, byCommand('journey'), incidentId, { text: third });
      await waitUntilShown(request, incidentId, { state: 'resolved' });
      await page.clock.fastForward(refreshMs);
      await expect(page.getByRole('heading', { name: words.open.calm })).toBeVisible();
      await expect(zalo).toHaveAttribute('data-state', 'fine');
      await expect(page).not.toHaveTitle(/^\(/);
      await expect(sms.locator('summary')).toBeFocused();
    });

    test(`2.15 a hidden or paused page does not poll, and polls once on return (${locale})`, async ({
      page,
    }) => {
      await page.clock.install();
      await visit(page, path);
      const requested = recordRequests(page);
      const count = () => requested.filter((address) => address === overviewServices.path).length;
      const show = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event('visibilitychange'));
        }, isHidden);
      await show(true);
      await page.clock.runFor(3 * refreshMs);
      expect(count()).toBe(0);
      await show(false);
      await expect.poll(count).toBe(1);

      const bar = page.locator('main');
      await bar.getByRole('button', { name: shared.fresh.pause }).click();
      await page.clock.runFor(3 * refreshMs);
      await expect(bar.getByText(shared.fresh.paused)).toBeVisible();
      expect(count()).toBe(1);
      await bar.getByRole('button', { name: shared.fresh.resume }).click();
      await expect.poll(count).toBe(2);
    });

    test(`2.15 without a response the last status stays, with both times and a retry (${locale})`, async ({
      page,
      context,
      complaints,
    }) => {
      await page.clock.install();
      await visit(page, path);
      const isCall = (url: URL) => url.pathname === overviewServices.path;
      await page.route(isCall, (route) => route.abort());
      await page.clock.fastForward(refreshMs);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('UTC+8');
      await expect(page.getByText(/\b[1-5]\b.*/).filter({ hasText: again(locale) })).toBeVisible();
      await expect(rowOf(page, 'WhatsApp')).toHaveAttribute('data-state', 'maintenance');
      await expectComplaint(complaints, /could not be loaded/);
      await expectComplaint(complaints, /ERR_FAILED/);
      await page.unrouteAll({ behavior: 'wait' });
      await page.clock.fastForward(6_000);
      await expect(alert).toHaveCount(0);

      await context.setOffline(true);
      await expect(page.getByText(shared.fresh.offline)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(shared.fresh.offline)).toHaveCount(0);
    });

    test(`2.15 times are in the reader’s zone or UTC, name it, and the choice is stored (${locale})`, async ({
      page,
    }) => {
      await visit(page, path);
      const asOf = page.locator('main').getByText(new RegExp(`^${shared.fresh.asOf}`));
      await expect(asOf).toContainText('UTC+8');
      await page.getByRole('radio', { name: 'UTC', exact: true }).check({ force: true });
      await expect(asOf).toContainText(/UTC$/);
      await visit(page, path);
      await expect(asOf).toContainText(/UTC$/);
      await page.evaluate(
        ([consent, zone]) => {
          localStorage.setItem(consent, 'declined');
          localStorage.removeItem(zone);
        },
        [storedItems.consent.name, storedItems.timeZone.name] as const,
      );
      await page.getByRole('radio', { name: 'UTC', exact: true }).check({ force: true });
      expect(
        await page.evaluate((zone) => localStorage.getItem(zone), storedItems.timeZone.name),
      ).toBeNull();
    });

    test(`2.15 the days of a service are reachable by keyboard (${locale})`, async ({ page }) => {
      await visit(page, path);
      const voice = rowOf(page, serviceOf('voice', locale).name);
      const days = voice.getByRole('slider');
      await days.focus();
      const slow = sampleIncidents.find(({ id }) => id === 'sample-voice-slow');
      await expect(days).toHaveAttribute('aria-valuenow', '89');
      await days.press('Home');
      await expect(days).toHaveAttribute('aria-valuenow', '0');
      await expect(days).toHaveAttribute('aria-valuetext', new RegExp(shared.days.none));
      await days.press('ArrowRight');
      await expect(days).toHaveAttribute('aria-valuenow', '1');
      await days.press('Escape');
      await expect(voice.locator('em')).toHaveCount(0);
      await days.press('End');
      await expect(days).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`${words.list.days.degraded}.*${slow?.title[locale]}`),
      );
      await expect(voice.getByText(shared.days.keys)).toBeVisible();
      await days.press('Enter');
      await expect(page).toHaveURL(/\/incidents\/sample-voice-slow$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(slow?.title[locale] ?? '');
    });
  });
}

const again = (locale: Locale): string =>
  statusOf(locale).words.shared.fresh.again.replace(/.*\{seconds\} ?/, '');
