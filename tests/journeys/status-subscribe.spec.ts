import { eq } from 'drizzle-orm';
import { statusOf } from '#content/pages/status/status.ts';
import { statusSubscribeOf } from '#content/pages/status-subscribe/status-subscribe.ts';
import { pagePath } from '#content/site-map.ts';
import { mailedLinkPath } from '#content/status/mailed-link.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { Database } from '#server/db/database.ts';
import { statusSubscriptions, statusWebhooks } from '#server/db/status-schema.ts';
import { makeLink } from '#server/status/links.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, expectComplaint, test, visit } from '#tests/support/journey.ts';

/** An unconfirmed subscription to SMS and voice, and the token of its mail. */
const subscribe = (database: Database, email: string, locale: Locale): Promise<string> =>
  database.transaction(async (tx) => {
    const createdAt = new Date();
    const choice = { services: [1, 3], everyUpdate: true };
    const subscriptionId = crypto.randomUUID();
    const row = { id: subscriptionId, email, locale, createdAt, ...choice };
    await tx.insert(statusSubscriptions).values(row);
    return makeLink(tx, { subscriptionId, choice }, createdAt);
  });
const stored = (database: Database, email: string) =>
  database.select().from(statusSubscriptions).where(eq(statusSubscriptions.email, email));

for (const locale of locales) {
  const path = pagePath('service-status-subscribe', locale);
  const { words, services } = statusSubscribeOf(locale);
  const nameOf = (id: number) => services.find((service) => service.id === id)?.name ?? '';
  const { actions } = words.link;

  test(`2.15 services are chosen, confirmed from the mail, changed and ended (${locale}) @core`, async ({
    page,
    database,
    mailServer,
  }) => {
    const email = `${locale}@harbour.example`;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const chip = (id: number) => page.getByRole('checkbox', { name: nameOf(id), exact: true });
    await visit(page, pagePath('service-status', locale));
    await answerCookies(page);
    await page.getByRole('link', { name: statusOf(locale).words.subscribe.action }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    const field = page.getByRole('textbox', { name: words.mail.label, exact: true });
    await field.fill('nobody');
    await button(words.submit.bare).click();
    await expect(page.getByText(words.services.missing)).toBeVisible();
    await expect(chip(1)).toBeFocused();
    await chip(1).press('Space');
    await expect(page.getByText(words.services.missing)).toBeHidden();
    await button(words.submit.one).click();
    await expect(page.getByText(words.mail.invalid)).toBeVisible();
    await expect(field).toBeFocused();
    await button(words.services.all.replace('{count}', String(services.length))).click();
    await expect(button(words.submit.all)).toBeVisible();
    await button(words.services.none).click();
    for (const id of [1, 3, 4]) await chip(id).check();
    await page.getByRole('radio', { name: words.updates.ends.name }).check();
    await field.fill(email);
    await button(words.submit.several.replace('{count}', '3')).click();
    await expect(page.getByText(words.sent.heading)).toBeVisible();

    const mail = () => mailServer.received.find(({ to }) => to.includes(email))?.source;
    await expect.poll(mail).toBeTruthy();
    const plain = mail()?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const token = /[?]confirm=([\w-]{43})/.exec(plain)?.[1] ?? '';
    await visit(page, mailedLinkPath('confirm', locale, token));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.link.confirm);
    await expect(page.getByText([1, 3, 4].map(nameOf).join(words.link.separator))).toBeVisible();
    expect(await stored(database, email)).toMatchObject([{ confirmedAt: null }]);
    await button(actions.confirm).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words.outcomes.confirmed.heading,
    );
    await expect(page).toHaveURL(`${path}?subscription=confirmed`);
    expect(await stored(database, email)).toMatchObject([
      { locale, confirmedAt: expect.any(Date), services: [1, 3, 4], everyUpdate: false },
    ]);

    await visit(page, mailedLinkPath('change', locale, token));
    await chip(3).uncheck();
    await button(actions.change).click();
    await expect(page).toHaveURL(`${path}?subscription=changed`);
    expect(await stored(database, email)).toMatchObject([{ services: [1, 4] }]);
    await visit(page, mailedLinkPath('change', locale, token));
    await button(actions.stop).click();
    await expect(page).toHaveURL(`${path}?subscription=left`);
    expect(await stored(database, email)).toEqual([]);
    // The link to the empty form stays on the route of the page.
    await page.getByRole('main').getByRole('link', { name: words.again }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await expect(button(words.submit.bare)).toBeVisible();
  });

  test(`2.15 a webhook is asked for, and its secret shown once (${locale})`, async ({
    page,
    database,
    mailServer,
  }) => {
    const email = `hook-${locale}@harbour.example`;
    const url = `https://hooks-${locale}.harbour.example/status`;
    await visit(page, path);
    await page.getByRole('checkbox', { name: nameOf(1), exact: true }).check();
    await page.getByRole('tab', { name: words.ways.webhook }).click();
    await expect(page.getByText('"incident.updated"')).toBeVisible();
    const submit = page.getByRole('button', { name: words.submit.one, exact: true });
    await submit.click();
    await expect(page.getByText(words.webhook.invalid)).toBeVisible();
    await page.getByLabel(words.webhook.label, { exact: true }).fill(url);
    await page.getByLabel(words.owner.label, { exact: true }).fill(email);
    await submit.click();
    await expect(page.getByText(words.sent.heading)).toBeVisible();
    const mail = () => mailServer.received.find(({ to }) => to.includes(email))?.source;
    await expect.poll(mail).toBeTruthy();
    const plain = mail()?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const token = /[?]confirm=([\w-]{43})/.exec(plain)?.[1] ?? '';
    await visit(page, mailedLinkPath('confirm', locale, token));
    await expect(page.getByText(url)).toBeVisible();
    await page.getByRole('button', { name: actions.confirm, exact: true }).click();
    await expect(page.getByText(/^cs-[\w-]{32}$/)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `${width} px`).toEqual([]);
    }
    await visit(page, mailedLinkPath('change', locale, token));
    await expect(page.getByText(/^cs-[\w-]{32}$/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: actions.secret, exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await database.delete(statusWebhooks).where(eq(statusWebhooks.email, email));
  });

  test(`2.15 the form fits every width, and nothing is sent when the server is away (${locale})`, async ({
    page,
    complaints,
  }) => {
    await visit(page, path);
    await answerCookies(page);
    for (const way of [words.ways.mail, words.ways.webhook]) {
      await page.getByRole('tab', { name: way }).click();
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findOverflow(page), `${way} ${width} px`).toEqual([]);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.getByRole('tab', { name: words.ways.mail }).click();
    await page.route('**/client/statusSubscribe', (route) => route.abort());
    await page.getByRole('checkbox', { name: nameOf(1), exact: true }).check();
    await page
      .getByRole('textbox', { name: words.mail.label, exact: true })
      .fill('mei@harbour.example');
    await page.getByRole('button', { name: words.submit.one, exact: true }).click();
    await expect(page.getByText(words.noResponse)).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.mail.label, exact: true })).toHaveValue(
      'mei@harbour.example',
    );
    await expectComplaint(complaints, /ERR_FAILED/);
    await expectComplaint(complaints, /could not be sent/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`2.15 the buttons of a mailed link confirm, change and end (${locale})`, async ({
      page,
      database,
    }) => {
      const email = `still-${locale}@harbour.example`;
      const token = await subscribe(database, email, locale);
      await page.goto(mailedLinkPath('confirm', locale, token));
      const confirm = page.getByRole('button', { name: actions.confirm, exact: true });
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 900 });
        await expect(confirm).toBeInViewport();
        expect(await findOverflow(page), `${width} px`).toEqual([]);
      }
      await page.getByRole('link', { name: words.link.toChange }).click();
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findOverflow(page), `${width} px`).toEqual([]);
      }
      for (const id of [1, 3])
        await page.getByRole('checkbox', { name: nameOf(id), exact: true }).uncheck();
      await page.getByRole('button', { name: actions.change, exact: true }).click();
      await expect(page.getByText(words.services.missing)).toBeVisible();
      await page.getByRole('checkbox', { name: nameOf(5), exact: true }).check();
      await page.getByRole('button', { name: actions.change, exact: true }).click();
      expect(await stored(database, email)).toMatchObject([{ confirmedAt: null }]);
      await confirm.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.outcomes.confirmed.heading)).toBeVisible();
      await expect(page).toHaveURL(`${path}?subscription=confirmed`);
      expect(await stored(database, email)).toMatchObject([{ confirmedAt: expect.any(Date) }]);

      await page.goto(`${pagePath('service-status', locale)}?unsubscribe=${token}`);
      await page.getByRole('button', { name: actions.stop, exact: true }).click();
      await expect(page.getByText(words.outcomes.left.heading)).toBeVisible();
      expect(await stored(database, email)).toEqual([]);
      await page.goto(mailedLinkPath('confirm', locale, token));
      await expect(page.getByText(words.outcomes.invalid.heading)).toBeVisible();
    });
  });
}
