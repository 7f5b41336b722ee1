import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskWords } from '#content/interface/desk.ts';
import { deskGatewayWords } from '#content/interface/desk-gateway.ts';
import { deskMaintenanceWords } from '#content/interface/desk-maintenance.ts';
import { deskStatusWords } from '#content/interface/desk-status.ts';
import { incidentPath } from '#content/site-map.ts';
import { stageWords } from '#content/status/states.ts';
import { deskPageIds, deskPages } from '#contract/desk.ts';
import { locales } from '#contract/locale.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import { systemClock } from '#server/context.ts';
import { contactMessages, outboxMessages } from '#server/db/schema.ts';
import { readEnv } from '#server/env.ts';
import { byCommand } from '#server/ops/by.ts';
import { runLine } from '#server/ops/run.ts';
import { scheduleMaintenance } from '#server/status/maintenance.ts';
import { openIncident } from '#server/status/operator.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { addCustomer, button, field, heading } from '#tests/support/account-journey.ts';
import { comeToDesk, test } from '#tests/support/desk-journey.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { expect, navigateTo } from '#tests/support/journey.ts';
import { waitUntilShown } from '#tests/support/status-journey.ts';

const both = { en: 'Calls to Peru fail', zh: '拨往秘鲁的呼叫失败' };

const expectRoom = async (page: Page) => {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await accessibilityFaults(page, 'body'), page.url()).toEqual([]);
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `${page.url()} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

for (const locale of locales) {
  test(`every screen of the desk has room and names for everything (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
    status,
  }) => {
    const { publicId } = await addCustomer(database);
    const run = (...line: string[]) =>
      runLine(line, (_, work) => work({ env: readEnv({}), database, clock: systemClock }));
    const opened = await run(
      ...['tickets', 'open', publicId, '--type', 'country', '--subject', 'Open Peru'],
      ...['--text', 'For SMS, please.'],
    );
    const [, ticket = ''] = /(T-\d+)/.exec(opened.text) ?? [];
    await database.delete(contactMessages);
    await database.insert(contactMessages).values({
      ...{ fullName: 'Ada Wren', email: 'ada@harbour.example', phone: '+12025550100', locale },
      ...{
        message: 'How do we send 40,000 codes a month to Peru, and what do they cost?',
        requestId: randomUUID(),
      },
    });
    await database.insert(outboxMessages).values({
      ...{ id: randomUUID(), channel: 'mail', lane: 'code', recipient: 'a@x.example' },
      ...{ template: 'activation', locale, payload: {}, status: 'dead' },
    });
    const { incidentId } = await openIncident(status, byCommand('journey'), {
      ...{ title: both, text: both, affected: [{ service: 'voice', impact: 'degraded' }] },
      nextUpdateAt: new Date(Date.now() + hourMs),
    });
    const plan = await scheduleMaintenance(status, byCommand('journey'), {
      ...{ title: both, text: both, services: ['voice'] },
      startsAt: new Date(Date.now() + dayMs),
      endsAt: new Date(Date.now() + dayMs + hourMs),
    });
    await comeToDesk({ page, context, site, database, locale });
    const { pages } = deskWords[locale];
    for (const id of deskPageIds) {
      await navigateTo(page, deskPages[id].path);
      await expect(heading(page)).toHaveText(pages[id]);
      await expectRoom(page);
    }
    await page.goto(deskPages.today.path);
    const gateway = page.getByRole('region', { name: deskGatewayWords[locale].heading });
    await expect(gateway).toContainText(deskGatewayWords[locale].never);
    for (const [id, below] of [
      ['incidents', 'new'],
      ['incidents', incidentId],
      ['maintenance', 'new'],
      ['maintenance', plan.incidentId],
      ['maintenance', `${plan.incidentId}/edit`],
      ['tickets', ticket],
      ['customers', publicId],
    ] as const) {
      expect(below).not.toBe('');
      await page.goto(`${deskPages[id].path}/${below}`);
      await expectRoom(page);
    }
  });

  test(`a plan is moved at the desk, and its page shows both times (${locale})`, async ({
    page,
    context,
    site,
    database,
    status,
    request,
  }) => {
    const startsAt = new Date(Math.ceil(Date.now() / hourMs) * hourMs + hourMs);
    const [endsAt, later] = [2, 3].map((hours) => new Date(startsAt.getTime() + hours * hourMs));
    const { incidentId } = await scheduleMaintenance(status, byCommand('journey'), {
      ...{ title: both, text: both, services: ['voice'], startsAt },
      endsAt: endsAt ?? startsAt,
    });
    await comeToDesk({ page, context, site, database, locale });
    const { change, form } = deskMaintenanceWords[locale];
    await page.goto(`${deskPages.maintenance.path}/${incidentId}`);
    await page.getByRole('link', { name: change.open.ahead }).click();
    await button(page.locator('main'), change.act).click();
    await expect(page.locator('main').getByRole('alert')).toHaveText(change.same);
    await field(page, form.to).fill(later?.toISOString().slice(0, 16) ?? '');
    for (const one of locales) await field(page, deskStatusWords[locale].text[one]).fill(both[one]);
    await button(page.locator('main'), change.act).click();
    const dialog = page.locator('dialog[open]');
    await button(dialog, change.act).click();
    await expect(page).toHaveURL(new RegExp(`/${incidentId}$`));
    await expect(page.locator('main s')).toContainText(endsAt?.toISOString().slice(11, 16) ?? '');
    await waitUntilShown(request, incidentId, { endTime: later?.toISOString() });
    await page.goto(incidentPath(locale, incidentId));
    await expect(page.locator('main s').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: stageWords.replanned[locale] })).toBeVisible();
  });
}
