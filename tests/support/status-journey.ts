import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type ServiceSlug, statusServices as services } from '#content/status/services.ts';
import type { Locale } from '#contract/locale.ts';
import { overviewServices, readIncident } from '#contract/status.ts';
import { systemClock } from '#server/context.ts';
import { statusIncidents } from '#server/db/status-schema.ts';
import { byCommand } from '#server/ops/by.ts';
import { type ChangeContext, changeStatus } from '#server/status/change.ts';
import { exportHistory, insertHistory } from '#server/status/transfer.ts';
import { expect, test as journey } from './journey.ts';

/**
 * A journey that publishes incidents: they are removed afterwards, and the sample history is
 * restored.
 */
export const test = journey.extend<{ status: ChangeContext }>({
  status: async ({ database, request }, use) => {
    const context = { database, clock: systemClock };
    const before = await exportHistory(context);
    await use(context);
    await changeStatus(context, byCommand('journey'), async (tx) => {
      await tx.delete(statusIncidents);
      await insertHistory(tx, before);
      return { action: 'import' };
    });
    await expect.poll(async () => (await overview(request)).sample).toBe(true);
  },
});

const overview = async (request: APIRequestContext) =>
  (await (await request.get(overviewServices.path)).json()).data;

/** Waits until readers see it: the server reads its tables every few seconds. */
export const waitUntilShown = (request: APIRequestContext, id: string, wanted: object) =>
  expect
    .poll(async () => (await (await request.get(`${readIncident.path}?id=${id}`)).json()).data)
    .toMatchObject({ incident: wanted });

export const serviceOf = (slug: ServiceSlug, locale: Locale) => {
  const found = services.find((service) => service.slug === slug);
  if (!found) throw new Error(slug);
  return { id: found.id, name: found.name[locale] };
};

/** The row of a service on the board. */
export const rowOf = (page: Page, name: string): Locator =>
  page.locator('main li[data-state]').filter({
    has: page.getByRole('heading', { level: 2, name, exact: true }),
  });
