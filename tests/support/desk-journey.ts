import { type BrowserContext, expect, type Locator, mergeTests, type Page } from '@playwright/test';
import { deskWords } from '#content/interface/desk.ts';
import { deskTodayWords } from '#content/interface/desk-today.ts';
import type { DeskRole } from '#contract/desk-call.ts';
import type { Locale } from '#contract/locale.ts';
import { systemClock } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deskPeople } from '#server/db/desk-schema.ts';
import { invite } from '#server/desk/invitations.ts';
import { button, field, preferLanguage } from './account-journey.ts';
import type { Site } from './site.ts';
import { test as statusTest } from './status-journey.ts';
import { addAuthenticator, test as passkeyTest } from './two-factor-journey.ts';

/** Journeys at the desk that publish on the service status. */
export const test = mergeTests(passkeyTest, statusTest);

export const mei = 'mei.tan@nuntix.example';

type Coming = {
  page: Page;
  context: BrowserContext;
  site: Site;
  database: Database;
  locale: Locale;
  roles?: readonly DeskRole[];
};

/** Mei accepts her invitation, and is at the desk. */
export async function comeToDesk({ page, context, site, database, locale, roles }: Coming) {
  await database.delete(deskPeople);
  await preferLanguage(context, { ...site, url: site.publicUrl }, locale);
  const { link } = await invite(
    { database, clock: systemClock },
    {
      ...{ email: mei, locale, origin: site.publicUrl },
      by: { kind: 'operator', name: 'anna' },
      ...(roles && { roles }),
    },
  );
  const authenticator = await addAuthenticator(page);
  const { welcome } = deskWords[locale];
  await page.goto(link);
  await field(page, welcome.name).fill('Mei Tan');
  await button(page, welcome.act).click();
  await button(page, welcome.second.later).click();
  // Both calls of Today have been answered: one under way would be refused, and reported, after an
  // early log-out.
  await expect(
    page.locator(`aside[aria-label="${deskTodayWords[locale].standing}"]`),
  ).toBeVisible();
  return authenticator;
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}
