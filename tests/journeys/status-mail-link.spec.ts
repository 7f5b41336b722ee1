import { eq } from 'drizzle-orm';
import { statusOf } from '#content/pages/status/status.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import type { Database } from '#server/db/database.ts';
import { statusSubscriptions } from '#server/db/status-schema.ts';
import { makeLink } from '#server/status/links.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, started, test } from '#tests/support/journey.ts';

for (const locale of locales) {
  const path = pagePath('service-status', locale);
  const { link } = statusOf(locale).words;

  /** An unconfirmed subscription, and the token of its mail. */
  const subscribe = (database: Database, email: string): Promise<string> =>
    database.transaction(async (tx) => {
      const createdAt = new Date();
      const [made] = await tx
        .insert(statusSubscriptions)
        .values({ id: crypto.randomUUID().replaceAll('-', ''), email, locale, createdAt })
        .returning();
      return makeLink(tx, made?.id ?? '', createdAt);
    });
  const stored = (database: Database, email: string) =>
    database.select().from(statusSubscriptions).where(eq(statusSubscriptions.email, email));

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`2.15 a button on the page of a mailed link confirms or ends the subscription (${locale})`, async ({
      page,
      database,
    }) => {
      const email = `still-${locale}@harbour.example`;
      const token = await subscribe(database, email);
      await page.goto(`${path}?confirm=${token}`);
      const confirm = page.getByRole('button', { name: link.confirm.action, exact: true });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByText(link.confirm.heading)).toBeInViewport();
        await expect(confirm).toBeInViewport();
        expect(await findOverflow(page), `${width} px`).toEqual([]);
      }
      expect(await stored(database, email)).toMatchObject([{ confirmedAt: null }]);
      await confirm.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(link.confirmed.heading)).toBeVisible();
      await expect(page).toHaveURL(`${path}?subscription=confirmed`);
      expect(await stored(database, email)).toMatchObject([{ confirmedAt: expect.any(Date) }]);

      await page.goto(`${path}?unsubscribe=${token}`);
      await page.getByRole('button', { name: link.leave.action, exact: true }).click();
      await expect(page.getByText(link.left.heading)).toBeVisible();
      expect(await stored(database, email)).toEqual([]);

      await page.goto(`${path}?confirm=${token}`);
      await confirm.click();
      await expect(page.getByText(link.invalid)).toBeVisible();
    });
  });

  test(`2.15 a mailed link with slow scripts is followed once they run, and its token leaves the URL (${locale})`, async ({
    page,
    database,
  }) => {
    const email = `slow-${locale}@harbour.example`;
    const token = await subscribe(database, email);
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await answerCookies(page);
    await page.goto(`${path}?unsubscribe=${token}`);
    const leave = page.getByRole('button', { name: link.leave.action, exact: true });
    await expect(leave).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    gate.resolve();
    await started(page);
    await expect(page).toHaveURL(path);
    expect(await stored(database, email)).toHaveLength(1);
    await leave.click();
    await expect(page.getByText(link.left.heading)).toBeVisible();
    expect(await stored(database, email)).toEqual([]);
  });
}
