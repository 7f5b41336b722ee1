import type { Page } from '@playwright/test';
import { fill } from '#content/fill.ts';
import { consoleWords } from '#content/interface/console.ts';
import { consoleRequestsWords } from '#content/interface/console-requests.ts';
import { consoleSupportWords } from '#content/interface/console-support.ts';
import { deskTicketsWords } from '#content/interface/desk-tickets.ts';
import { errorWords } from '#content/interface/errors.ts';
import { pagePath } from '#content/site-map.ts';
import { deskPages } from '#contract/desk.ts';
import { locales } from '#contract/locale.ts';
import { openTicket } from '#contract/tickets.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  button,
  enterAs,
  field,
  heading,
  logInAsEmployee,
  mailTo,
  preferLanguage,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { comeToDesk, test } from '#tests/support/desk-journey.ts';
import { makeKey, sendText } from '#tests/support/developer-journey.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { expect, visit } from '#tests/support/journey.ts';
import type { Site } from '#tests/support/site.ts';

const support = pagePath('console-support', 'en');

/** Journeys at the desk are at the host of its passkeys. */
const atPasskeys = (site: Site): Site => ({ ...site, url: site.publicUrl });

async function expectRoom(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const locale of locales) {
  const words = consoleSupportWords[locale];
  const { form, ticket } = words;

  test(`a ticket from the request log to its end, answered at the desk and by mail (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
    mailServer,
    complaints,
  }) => {
    await preferLanguage(context, atPasskeys(site), locale);
    const { email } = await addCustomer(database);
    const key = await makeKey(
      context.request,
      site,
      await enterAs(context, atPasskeys(site), email),
    );
    const { requestId } = await sendText(context.request, site, key, {
      headers: { 'x-sandbox-answer': '1201' },
    });
    await visit(page, support);
    await expect(page.getByRole('heading', { name: words.empty.heading })).toBeVisible();
    await expectRoom(page);

    await visit(page, pagePath('console-requests', 'en'));
    await page.locator('main details summary').click();
    await page.getByRole('link', { name: consoleRequestsWords[locale].detail.ask }).click();
    await expect(heading(page)).toHaveText(words.make);
    await expect(page.locator('input[name=requests]')).toHaveValue(requestId);
    await expectRoom(page);
    await button(page, form.send).click();
    await expect(page.getByText(form.needed.subject)).toBeVisible();
    await expect(page.getByText(form.needed.text)).toBeVisible();
    await field(page, form.subject).fill('1201 on every call');
    await field(page, form.text).fill('<b>Since</b> this morning.');

    // What is typed survives a reload, and a connection that is lost.
    await page.reload();
    await expect(field(page, form.subject)).toHaveValue('1201 on every call');
    await withoutAnswer(page, complaints, openTicket.path, async () => {
      await button(page, form.send).click();
      await expect(page.getByText(form.notSent)).toBeVisible();
    });
    await page.clock.install();
    await button(page, form.send).click();
    await expect(heading(page)).toHaveText('1201 on every call');
    const [, number = ''] = /(T-\d+)$/.exec(page.url()) ?? [];
    await expect(page.locator('main')).toContainText('<b>Since</b> this morning.');
    await expectRoom(page);

    const atDesk = await context.newPage();
    await comeToDesk({ page: atDesk, context, site, database, locale });
    await atDesk.goto(`${deskPages.tickets.path}/${number}`);
    const { composer } = deskTicketsWords[locale];
    await atDesk
      .getByRole('textbox', { name: composer.reply, exact: true })
      .fill('Your balance was used up. Is it right now?');
    await button(atDesk, composer.send).click();
    await expect(atDesk.getByText(composer.done.answered)).toBeVisible();
    await atDesk.close();
    await mailTo(mailServer, email, new RegExp(`${number}[^]*Your balance was used up`));

    // An answer that comes meanwhile is announced, and what is typed stays.
    await field(page, ticket.reply).fill('Yes, thank you.');
    await page.clock.fastForward(61_000);
    await expect(page.getByText(fill(ticket.came, { name: 'Mei Tan' }))).toBeVisible();
    await expect(page.getByText('Your balance was used up.')).toHaveCount(0);
    await button(page, ticket.show).click();
    await expect(page.getByText('Your balance was used up.')).toBeVisible();
    await expect(field(page, ticket.reply)).toHaveValue('Yes, thank you.');
    await button(page, ticket.send).click();
    await expect(page.getByText(ticket.sent)).toBeVisible();
    await expect(field(page, ticket.reply)).toHaveValue('');
    await button(page, ticket.solve).click();
    await expect(button(page, ticket.again.act)).toBeVisible();
    await expectRoom(page);
    await button(page, ticket.again.act).click();
    await expect(button(page, ticket.solve)).toBeVisible();

    // The list finds it by its request.
    await visit(page, `${support}?find=${requestId}`);
    await expect(page.getByRole('link', { name: '1201 on every call' })).toBeVisible();
    await expectRoom(page);
    await page.getByRole('radio', { name: words.filters.closed }).click();
    await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
  });

  test(`support is open to employees with its menu alone (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, atPasskeys(site), locale);
    const { id, phone } = await addCustomer(database);
    await addEmployee(database, id, { menus: ['home'] });
    await visit(page, pagePath('login', locale));
    await logInAsEmployee(page, locale, phone);
    await expect(heading(page)).toBeVisible();
    await page.waitForURL(/\/client\//);
    await page.goto(support);
    await expect(page.getByText(consoleWords[locale].closed.heading)).toBeVisible();
    await page.goto(`${support}/T-1`);
    await expect(page.getByText(consoleWords[locale].closed.heading)).toBeVisible();
    await visit(page, pagePath('console-home', 'en'));
    await expect(page.locator(`a[href*="${pagePath('console-new-ticket', 'en')}"]`)).toHaveCount(0);
  });
}

test('a ticket that does not exist says so, and leads back', async ({
  page,
  context,
  site,
  database,
}) => {
  await preferLanguage(context, atPasskeys(site), 'en');
  const { email } = await addCustomer(database);
  await enterAs(context, atPasskeys(site), email);
  await visit(page, `${support}/T-999999`);
  await expect(page.getByText(errorWords.en['ticket.unknown'])).toBeVisible();
  await page.getByRole('link', { name: consoleSupportWords.en.title }).last().click();
  await expect(heading(page)).toHaveText(consoleSupportWords.en.title);
});
