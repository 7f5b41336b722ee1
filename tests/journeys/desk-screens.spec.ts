import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskWords } from '#content/interface/desk.ts';
import { deskPageIds, deskPages } from '#contract/desk.ts';
import { locales } from '#contract/locale.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import { systemClock } from '#server/context.ts';
import { contactMessages, outboxMessages } from '#server/db/schema.ts';
import { readEnv } from '#server/env.ts';
import { byCommand } from '#server/ops/by.ts';
import { runLine } from '#server/ops/run.ts';
import { openIncident, scheduleMaintenance } from '#server/status/operator.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { addCustomer, heading } from '#tests/support/account-journey.ts';
import { comeToDesk, test } from '#tests/support/desk-journey.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { expect } from '#tests/support/journey.ts';

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
      await page.goto(deskPages[id].path);
      await expect(heading(page)).toHaveText(pages[id]);
      await expectRoom(page);
    }
    for (const [id, below] of [
      ['incidents', 'new'],
      ['incidents', incidentId],
      ['maintenance', 'new'],
      ['maintenance', plan.incidentId],
      ['tickets', ticket],
      ['customers', publicId],
    ] as const) {
      expect(below).not.toBe('');
      await page.goto(`${deskPages[id].path}/${below}`);
      await expectRoom(page);
    }
  });
}
