import { eq, sql } from 'drizzle-orm';
import { fill } from '#content/fill.ts';
import { consoleWords } from '#content/interface/console.ts';
import { consoleCallbacksWords } from '#content/interface/console-callbacks.ts';
import { consoleKeysWords } from '#content/interface/console-keys.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { gatewayReceipt } from '#server/db/gateway-schema.ts';
import { apiKeys } from '#server/db/sandbox-schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  button,
  enterAs,
  field,
  preferLanguage,
} from '#tests/support/account-journey.ts';
import { makeKey } from '#tests/support/developer-journey.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { expect, test, visit } from '#tests/support/journey.ts';

for (const locale of locales) {
  const keys = consoleKeysWords[locale];
  const callbacks = consoleCallbacksWords[locale];
  const { gateway, actionOf } = consoleWords[locale];

  test(`6 a live change says when it takes effect, and when the gateway has not read it (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    const token = await enterAs(context, site, email);
    const till = { name: 'Till', environment: 'live' } as const;
    const { accessKey } = await makeKey(context.request, site, token, till);
    // As after a report of its use, and a poll that has read nothing of this account.
    const now = new Date();
    await database.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.accessKey, accessKey));
    await database.insert(gatewayReceipt).values({ revision: 0, readAt: now, recordedAt: now });
    try {
      await visit(page, pagePath('console-keys', 'en'));
      await expect(page.getByText(keys.help.environments.connected)).toBeVisible();
      await expect(page.getByRole('row', { name: 'Till' })).toContainText(keys.used.now);
      await button(page, fill(actionOf, { action: keys.actions.end, subject: 'Till' })).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: keys.end.choices.now.name }).check();
      await expect(dialog).toContainText(gateway.soon);
      await expect(dialog).toContainText(fill(keys.end.usedLive, { when: keys.used.now }));
      expect(await accessibilityFaults(page)).toEqual([]);
      await button(dialog, keys.end.choices.now.act).click();
      await expect(page.getByText(keys.end.done.now.heading)).toBeVisible();
      await expect(page.getByText(gateway.soon, { exact: true })).toBeVisible();
      await expect(page.getByText(gateway.late.lead)).toBeHidden();

      await visit(page, pagePath('console-callbacks', 'en'));
      await field(page, callbacks.address.label).fill('https://harbour.example/events');
      await button(page, callbacks.address.save).click();
      await expect(page.getByText(gateway.soon, { exact: true })).toBeVisible();

      await database.execute(
        sql`update gateway_changes set changed_at = now() - interval '6 minutes'`,
      );
      await page.clock.install();
      for (const id of ['console-keys', 'console-callbacks'] as const) {
        await visit(page, pagePath(id, 'en'));
        await expect(page.getByText(gateway.late.lead)).toBeVisible();
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findOverflow(page), `${id} at ${width} px`).toEqual([]);
        }
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await database.execute(sql`update gateway_receipt set revision = 9000000000`);
      await page.clock.fastForward('01:01');
      await expect(page.getByText(gateway.late.lead)).toBeHidden();
    } finally {
      await database.delete(gatewayReceipt);
    }
  });
}
