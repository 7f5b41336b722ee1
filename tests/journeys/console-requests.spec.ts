import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { fill } from '#content/fill.ts';
import { consoleCallbacksWords } from '#content/interface/console-callbacks.ts';
import { consoleRequestsWords } from '#content/interface/console-requests.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { gatewayMessages } from '#server/db/gateway-schema.ts';
import { applications } from '#server/db/sandbox-schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  button,
  enterAs,
  field,
  preferLanguage,
} from '#tests/support/account-journey.ts';
import { listTexts, makeKey, sendText, startReceiver } from '#tests/support/developer-journey.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { expect, test, visit } from '#tests/support/journey.ts';

const requests = pagePath('console-requests', 'en');

/** The meaning of 1201, as documented. */
const means = { en: 'The balance', zh: '余额' };

/** A text is delivered 2 s after it was sent. */
const textStates = /^(accepted|routed|handed_over|DELIVRD)$/;

for (const locale of locales) {
  const words = consoleRequestsWords[locale];

  test(`6 every call is in the log, explained, masked and filtered (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    const token = await enterAs(context, site, email);
    const key = await makeKey(context.request, site, token);
    await visit(page, requests);
    await expect(page.getByRole('heading', { name: words.empty.heading })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    // A new call does not shift the page: it is announced, and shown on request.
    await sendText(context.request, site, key);
    await expect(page.getByText(words.live.sandbox.one)).toBeVisible();
    await button(page, words.live.show).click();
    const rows = page.locator('main details');
    await expect(rows).toHaveCount(1);
    await expect(page.getByText(words.live.sandbox.one)).toHaveCount(0);

    const refused = await sendText(context.request, site, key, {
      headers: { 'x-sandbox-answer': '1201', requestid: randomUUID() },
    });
    await expect(page.getByText(words.live.sandbox.one)).toBeVisible();
    await button(page, words.live.show).click();
    await expect(rows).toHaveCount(2);
    const latest = rows.first();
    await latest.locator('summary').click();
    await expect(latest).toContainText(refused.requestId);
    await expect(latest).toContainText(means[locale]);
    await expect(latest).toContainText(key.accessKey);
    await expect(latest).toContainText('12•••••101');
    await expect(latest).not.toContainText('482916');
    const about = fill(words.detail.allAbout, { code: 1201 });
    await expect(latest.getByRole('link', { name: about })).toHaveAttribute(
      'href',
      /error-codes#error-1201$/,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('radio', { name: words.filters.statuses['4xx'] }).click();
    await expect(page).toHaveURL(`${requests}?status=4xx`);
    await expect(rows).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('radio', { name: words.filters.statuses['4xx'] })).toBeChecked();
    await expect(rows).toHaveCount(1);
    await page.getByRole('radio', { name: words.filters.statuses['5xx'] }).click();
    await expect(page.getByText(words.none.sandbox.trim())).toBeVisible();
    await button(page, words.none.clear).click();
    await expect(page).toHaveURL(requests);
    await expect(rows).toHaveCount(2);
    await field(page, words.filters.findLabel).fill('1201');
    await expect(page).toHaveURL(`${requests}?find=1201`);
    await expect(rows).toHaveCount(1);
    await field(page, words.filters.key).selectOption('Checkout');
    await expect(page).toHaveURL(/key=/);
    await expect(rows).toHaveCount(1);

    // A response with a status has its card.
    await listTexts(context.request, site, key);
    await page.goto(requests);
    await rows.first().locator('summary').click();
    await expect(rows.first().getByRole('link', { name: textStates })).toHaveAttribute(
      'href',
      /general\/reasons#\w+$/,
    );
  });

  test(`6 older calls load page by page (${locale})`, async ({ page, context, site, database }) => {
    await preferLanguage(context, site, locale);
    const { email } = await addCustomer(database);
    const token = await enterAs(context, site, email);
    const key = await makeKey(context.request, site, token);
    for (let sent = 0; sent < 52; sent += 1) {
      const { code } = await sendText(context.request, site, key);
      // The limit is twenty a second: refused ones are repeated.
      if (code === 1301) sent -= 1;
    }
    await visit(page, `${requests}?status=2xx`);
    const rows = page.locator('main details');
    await expect(rows).toHaveCount(50);
    await button(page, words.older.sandbox).click();
    await expect(rows).toHaveCount(52);
    await expect(button(page, words.older.sandbox)).toHaveCount(0);
  });

  test(`6 a request leads to its message and callback (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email, id } = await addCustomer(database);
    const token = await enterAs(context, site, email);
    const key = await makeKey(context.request, site, token);
    const receiver = await startReceiver();
    try {
      await database
        .update(applications)
        .set({ callbackUrl: receiver.url })
        .where(eq(applications.customerId, id));
      await sendText(context.request, site, key);
      await visit(page, requests);
      const row = page.locator('main details');
      await row.locator('summary').focus();
      await page.keyboard.press('Enter');
      const line = row.getByRole('region', { name: words.line.heading });
      await expect(line).toContainText('12•••••101');
      await expect(line).toContainText(words.line.free);
      await expect(line.getByRole('link', { name: 'DELIVRD' })).toHaveAttribute(
        'href',
        /general\/reasons#\w+$/,
      );
      const { attempts } = consoleCallbacksWords[locale].deliveries;
      await expect(line.getByRole('img', { name: attempts.one })).toBeVisible();
      await expect(line).toContainText('200');
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findOverflow(page), `at ${width} px`).toEqual([]);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
    } finally {
      await receiver.stop();
    }
  });

  test(`6 live messages are listed once the gateway reports them (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email, id } = await addCustomer(database);
    await enterAs(context, site, email);
    await visit(page, requests);
    const live = page.getByRole('radio', { name: words.filters.environments.live });
    await live.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${requests}?env=live`);
    await expect(page.getByRole('heading', { name: words.liveEmpty.heading })).toBeVisible();
    await expect(live).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);

    const message = {
      ...{ customerId: id, version: 1, accessKey: '', requestId: 'r-1', product: 'sms' },
      ...{ country: 'US', reason: null, segments: 2, price: '0.0900', currency: 'USD' },
      ...{ acceptedAt: new Date(), doneAt: new Date() },
    };
    await database.insert(gatewayMessages).values([
      { ...message, messageId: 'm-1', recipient: '1202•••0187', status: 'DELIVRD' },
      {
        ...{ ...message, messageId: 'm-2', recipient: '6581•••4321' },
        ...{ status: 'UNDELIV', reason: 'ABSENT_SUBSCRIBER' },
      },
    ]);
    await page.reload();
    const rows = page.locator('main details');
    await expect(rows).toHaveCount(2);
    await field(page, words.filters.digitsLabel).fill('+65 8123 4321');
    await expect(page).toHaveURL(`${requests}?env=live&digits=234321`);
    await expect(rows).toHaveCount(1);
    await rows.locator('summary').click();
    await expect(rows).toContainText('0.0900 USD');
    await expect(rows.getByRole('link', { name: 'ABSENT_SUBSCRIBER' }).first()).toHaveAttribute(
      'href',
      /general\/reasons#\w+$/,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    expect(await accessibilityFaults(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await button(page, words.csv.download).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.split('\r\n')[1]).toContain('"m-2","sms","US","6581•••4321","UNDELIV"');
    expect(file).not.toContain('m-1');
  });
}
