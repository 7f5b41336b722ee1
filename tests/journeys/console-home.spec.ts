import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { consoleHomeWords } from '#content/interface/console-home.ts';
import { consoleSupportWords } from '#content/interface/console-support.ts';
import { products } from '#content/products.ts';
import { pagePath } from '#content/site-map.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { readUsageSummary } from '#contract/usage.ts';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/schema.ts';
import { addSamples } from '#server/samples/add-samples.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  button,
  enterAs,
  field,
  heading,
  logInAsEmployee,
  preferLanguage,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { expect, test, visit } from '#tests/support/journey.ts';

const home = pagePath('console-home', 'en');

/** A customer with the samples of the demo account. */
async function addBusyCustomer(database: Database) {
  const made = await addCustomer(database);
  await database.transaction(async (tx) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, made.id));
    if (customer) await addSamples(tx, [randomBytes(32).toString('hex')], customer, new Date());
  });
  return made;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function expectRoom(page: Page): Promise<void> {
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    if (width === 390) expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await accessibilityFaults(page)).toEqual([]);
}

const nameOf = (product: keyof typeof products, locale: Locale) => products[product].name[locale];

for (const locale of locales) {
  const words = consoleHomeWords[locale];

  test(`the overview shows what was spent, what failed and which tickets are open (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email } = await addBusyCustomer(database);
    await enterAs(context, site, email);
    await visit(page, home);
    const bars = part(page, words.spend.heading).getByRole('img');
    await expect(bars).toHaveAccessibleName(/\d\.\d\d USD/);
    const failed = part(page, words.failed.heading);
    await expect(failed.getByRole('listitem')).toHaveCount(3);
    await expect(failed.getByRole('listitem').first()).toContainText(/422.*1005/s);
    const tickets = part(page, words.tickets.heading);
    await expect(tickets.getByRole('listitem')).toHaveText(/HARBOUR/);
    await expect(tickets.getByRole('listitem')).toContainText(words.tickets.states.customer);

    const message = part(page, words.products.heading).getByRole('listitem').first();
    await message.locator('summary').click();
    const documents = message.getByRole('link', { name: words.products.documents, exact: true });
    await expect(documents).toHaveAttribute('href', /\/sms\/mt-sending-v2$/);
    await expectRoom(page);
    const usage = words.products.usage.replace('{name}', nameOf('product-message', locale));
    await message.getByRole('link', { name: usage, exact: true }).click();
    await expect(page).toHaveURL(`${pagePath('console-usage', 'en')}?product=sms`);
  });

  test(`an employee with the overview alone sees no more than that, and what is not loaded can be (${locale})`, async ({
    page,
    context,
    site,
    database,
    complaints,
  }) => {
    await preferLanguage(context, site, locale);
    const { id, phone } = await addCustomer(database);
    await addEmployee(database, id, { menus: ['home'] });
    await visit(page, pagePath('login', locale));
    await withoutAnswer(page, complaints, readUsageSummary.path, async () => {
      await logInAsEmployee(page, locale, phone);
      await expect(part(page, words.spend.heading)).toContainText(words.notLoaded);
    });
    await part(page, words.spend.heading).getByRole('button').click();
    await expect(part(page, words.spend.heading)).toContainText(words.spend.none);
    await expect(part(page, words.failed.heading)).toHaveCount(0);
    await expect(part(page, words.tickets.heading)).toHaveCount(0);
    await page.locator('main summary').first().click();
    await expect(page.locator(`main a[href^="${pagePath('console-usage', 'en')}"]`)).toHaveCount(0);
    await expectRoom(page);
  });
}

test('a product that was asked for leads to its ticket', async ({
  page,
  context,
  site,
  database,
}) => {
  await preferLanguage(context, site, 'en');
  const { email } = await addCustomer(database);
  await enterAs(context, site, email);
  await visit(page, home);
  const { form } = consoleSupportWords.en;
  const { products: words, tickets } = consoleHomeWords.en;
  await expect(part(page, tickets.heading)).toContainText(tickets.none);
  const name = nameOf('product-global-number', 'en');
  await page.getByRole('link', { name: `${words.ask}: ${name}`, exact: true }).click();
  await field(page, form.subject).fill('A number');
  await field(page, form.text).fill('We need one.');
  await field(page, 'Countries').fill('Singapore');
  await button(page, form.send).click();
  await expect(heading(page)).toHaveText('A number');
  await visit(page, home);
  await expect(part(page, tickets.heading)).toContainText('A number');
  await page.getByRole('link', { name: `${words.ticket}: ${name}`, exact: true }).click();
  await expect(heading(page)).toHaveText('A number');
});
