import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill } from '#content/fill.ts';
import { consoleWords } from '#content/interface/console.ts';
import { consoleBalanceWords } from '#content/interface/console-balance.ts';
import { consoleSupportWords } from '#content/interface/console-support.ts';
import { consoleUsageWords } from '#content/interface/console-usage.ts';
import { productNameWords } from '#content/interface/product-names.ts';
import { ticketWords } from '#content/interface/tickets.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { exportUsage, readUsage, usageColumns } from '#contract/usage.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  button,
  enterAs,
  field,
  logInAsEmployee,
  preferLanguage,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { makeKey } from '#tests/support/developer-journey.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { expect, test, visit } from '#tests/support/journey.ts';
import { dayBefore, reportUsage } from '#tests/support/usage-journey.ts';

const usagePage = pagePath('console-usage', 'en');
const countryNames = { en: { VN: 'Vietnam', SG: 'Singapore' }, zh: { VN: '越南', SG: '新加坡' } };

/** Four days of text messages and calls in two countries, most of them refused in Vietnam. */
const rowsOf = (key: string) => [
  { day: dayBefore(4) },
  { day: dayBefore(3), used: 60 },
  { day: dayBefore(2), key },
  { day: dayBefore(1), key, product: 'voice', count: 20, delivered: 20, price: '1.8000' },
  {
    ...{ day: dayBefore(1), key, country: 'VN', count: 50, delivered: 20, price: '0.8000' },
    failed: { 'REJECTD/SENDER_REFUSED': 24, 'UNDELIV/ABSENT_SUBSCRIBER': 6 },
  },
];

const plot = (page: Page) => page.getByRole('slider');
const figure = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('strong');

for (const locale of locales) {
  const words = consoleUsageWords[locale];
  const names = countryNames[locale];
  const products = productNameWords[locale];

  test(`usage is filtered in the address, drawn, listed and exported (${locale}) @core`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email, publicId } = await addCustomer(database);
    const token = await enterAs(context, site, email);
    const key = await makeKey(context.request, site, token, { environment: 'live' });
    await reportUsage(database, publicId, rowsOf(key.accessKey));

    await visit(page, usagePage);
    await expect(figure(page, words.figures.spend)).toHaveText('16.10');
    await expect(figure(page, words.figures.sent)).toHaveText('370');
    await expect(figure(page, words.figures.used)).toHaveText('60');
    const table = page.getByRole('table');
    await expect(table.locator('tbody tr')).toHaveCount(5);
    await button(page, fill(words.table.all.days, { count: 30 })).click();
    await expect(table.locator('tbody tr')).toHaveCount(30);
    await expect(table.locator('tbody tr').nth(1)).toContainText('2.60');
    expect(await accessibilityFaults(page)).toEqual([]);

    // The reasons are explained, and lead to their cards.
    const reason = page.getByRole('link', { name: 'SENDER_REFUSED', exact: true });
    await expect(reason).toHaveAttribute('href', /general\/reasons#SENDER_REFUSED$/);

    // A country filters to itself; back and forward follow.
    await page.getByRole('button', { name: names.VN }).click();
    await expect(page).toHaveURL(`${usagePage}?country=VN`);
    await expect(figure(page, words.figures.sent)).toHaveText('50');
    await page.goBack();
    await expect(figure(page, words.figures.sent)).toHaveText('370');
    await page.goForward();
    await expect(figure(page, words.figures.sent)).toHaveText('50');
    await expect(page.getByText(fill(words.figures.pointsBelow, { points: 51.2 }))).toBeVisible();

    // The file has what is filtered for.
    const download = page.waitForEvent('download');
    await button(page, words.filters.csv.download).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('usage-live-30-days.csv');
    const [heads, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(heads?.replace(/[\uFEFF"]/g, '')).toBe(usageColumns.join(','));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"VN"');

    // What keeps messages from arriving is ready to be asked about.
    await page.getByRole('link', { name: words.arrived.ticket }).first().click();
    const { form } = consoleSupportWords[locale];
    await expect(page.getByRole('radio', { name: ticketWords[locale].types.sender })).toBeChecked();
    await expect(field(page, form.subject)).toHaveValue(/SENDER_REFUSED/);
    await expect(field(page, ticketWords[locale].facts.country)).toHaveValue(names.VN);
  });

  test(`the plot has one tab stop: arrows, Enter and Escape (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email, publicId } = await addCustomer(database);
    await enterAs(context, site, email);
    await reportUsage(database, publicId, rowsOf('AKLIVE3H7QKXDZ5N2R8WPTYBLM'));
    await visit(page, usagePage);

    await plot(page).focus();
    await expect(plot(page)).toHaveAttribute('aria-valuetext', new RegExp(words.table.soFar));
    await page.keyboard.press('ArrowLeft');
    await expect(plot(page)).toHaveAttribute('aria-valuetext', /2\.60 USD/);
    await expect(plot(page)).toHaveAttribute('aria-valuetext', new RegExp(products.voice));
    await page.keyboard.press('Home');
    await expect(plot(page)).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${usagePage}?day=${dayBefore(1)}`);
    await expect(figure(page, words.figures.sent)).toHaveText('70');
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
    await expect(plot(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(usagePage);
    await expect(figure(page, words.figures.sent)).toHaveText('370');

    // Volume instead of spend: plot and table count.
    await page.getByRole('radio', { name: words.plot.measures.count }).click();
    await plot(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(plot(page)).toHaveAttribute('aria-valuetext', /70/);

    // 90 days are weeks, which cannot be filtered for.
    await page.getByRole('radio', { name: words.filters.ranges['90'] }).click();
    await expect(page).toHaveURL(`${usagePage}?range=90`);
    await expect(
      page.getByRole('button', {
        name: new RegExp(fill(words.table.all.weeks, { count: '1[34]' })),
      }),
    ).toBeVisible();
  });

  test(`filters: nothing found, an unknown value, the sandbox, a failure (${locale})`, async ({
    page,
    context,
    site,
    database,
    complaints,
  }) => {
    await preferLanguage(context, site, locale);
    const { email, publicId } = await addCustomer(database);
    await enterAs(context, site, email);
    await visit(page, usagePage);
    await expect(page.getByRole('heading', { name: words.empty.live.heading })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, words.empty.live.act).click();
    await expect(page).toHaveURL(`${usagePage}?env=sandbox`);
    await expect(page.getByRole('heading', { name: words.empty.sandbox.heading })).toBeVisible();

    await reportUsage(database, publicId, [{ price: '0.0000', count: 7, delivered: 7 }], 'sandbox');
    await page.reload();
    await expect(figure(page, words.figures.sent)).toHaveText('7');
    await expect(page.getByText(words.figures.free)).toBeVisible();
    await expect(page.getByRole('radio', { name: words.plot.measures.price })).toHaveCount(0);

    await reportUsage(database, publicId, [{}]);
    await visit(page, `${usagePage}?country=vn&range=soon&env=moon&product=`);
    await expect(figure(page, words.figures.sent)).toHaveText('100');
    await visit(page, `${usagePage}?country=VN`);
    await expect(page.getByText(words.none.sentence)).toBeVisible();
    await button(page, words.filters.clear).first().click();
    await expect(page).toHaveURL(usagePage);
    await expect(figure(page, words.figures.sent)).toHaveText('100');

    // What was there stays.
    await withoutAnswer(page, complaints, readUsage.path, async () => {
      await page.getByRole('radio', { name: words.filters.ranges['7'] }).click();
      await expect(page.getByText(words.notLoaded)).toBeVisible();
      await expect(figure(page, words.figures.sent)).toHaveText('100');
    });
    await button(page, consoleWords[locale].retry).click();
    await expect(page.getByText(words.notLoaded)).toHaveCount(0);
    await withoutAnswer(page, complaints, exportUsage.path, async () => {
      await button(page, words.filters.csv.download).click();
      await expect(page.getByText(consoleWords[locale].noResponse)).toBeVisible();
    });
  });

  test(`the balance is a line of time; the main user sets the alert, employees read (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const balance = consoleBalanceWords[locale];
    const { email, phone, id, publicId } = await addCustomer(database, {
      ...{ balance: '40.2500', creditBalance: '500', balanceAsOf: new Date() },
    });
    await addEmployee(database, id, { email: 'linh@harbour.example', menus: ['usage'] });
    await reportUsage(database, publicId, rowsOf('AKLIVE3H7QKXDZ5N2R8WPTYBLM'));
    await enterAs(context, site, email);
    await visit(page, usagePage);

    const line = page.getByRole('list', { name: balance.line });
    await expect(line.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByText(fill(balance.lasts.days, { count: 10 }))).toBeVisible();

    // An amount that is none; then one below the balance.
    await button(page, words.alert.turnOn).click();
    const dialog = page.getByRole('dialog', { name: words.alert.heading });
    const below = dialog.getByLabel(fill(words.alert.below, { currency: 'USD' }));
    await below.fill('a lot');
    await button(dialog, words.alert.submit).click();
    await expect(below).toHaveAttribute('aria-invalid', 'true');
    await below.fill('25.50');
    await dialog.getByRole('checkbox', { name: 'Linh Tran' }).check();
    await button(dialog, words.alert.submit).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText(fill(words.alert.on, { amount: '25.50', currency: 'USD' })),
    ).toBeVisible();
    await expect(line.getByRole('listitem')).toHaveCount(4);
    await expect(line).toContainText(balance.stops.alert);

    // Set above the balance: it is low already.
    await button(page, words.alert.change).click();
    await below.fill('50');
    await button(dialog, words.alert.submit).click();
    await expect(page.getByText(/50\.00 USD/).first()).toBeVisible();
    await expect(line.getByRole('listitem')).toHaveCount(3);

    await context.clearCookies();
    await preferLanguage(context, site, locale);
    await visit(page, pagePath('login', locale));
    await logInAsEmployee(page, locale, phone);
    await expect(page).toHaveURL(usagePage);
    await expect(figure(page, words.figures.sent)).toHaveText('370');
    await expect(
      page.getByText(fill(words.alert.on, { amount: '50.00', currency: 'USD' })),
    ).toBeVisible();
    await expect(button(page, words.alert.change)).toHaveCount(0);
  });

  test(`usage on a phone, and for whom it is not open (${locale})`, async ({
    page,
    context,
    site,
    database,
  }) => {
    await preferLanguage(context, site, locale);
    const { email, phone, id, publicId } = await addCustomer(database, {
      ...{ balance: '-20', creditBalance: '500', balanceAsOf: new Date() },
    });
    await addEmployee(database, id, { menus: ['support'] });
    await enterAs(context, site, email);
    const regions = ['US', 'VN', 'SG', 'ID', 'TH', 'MY', 'PH', 'IN', 'JP', 'KR', 'GB', 'ZZ'];
    await reportUsage(
      database,
      publicId,
      regions.map((country, place) => ({ country, count: 100 + place })),
    );
    await visit(page, usagePage);
    await expect(figure(page, words.figures.sent)).not.toHaveText('');
    await button(page, fill(words.shares.allCountries, { count: 12 })).click();
    await expect(page.getByRole('button', { name: words.noCountry })).toBeVisible();
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await plot(page).dispatchEvent('pointerup', { pointerType: 'touch', clientX: 350 });
    await expect(plot(page)).toHaveAttribute('aria-valuenow', /2\d/);
    await expect(page).toHaveURL(usagePage);

    await context.clearCookies();
    await preferLanguage(context, site, locale);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, pagePath('login', locale));
    await logInAsEmployee(page, locale, phone);
    await expect(page).toHaveURL(pagePath('console-support', 'en'));
    await visit(page, usagePage);
    await expect(
      page.getByRole('heading', { name: consoleWords[locale].closed.heading }),
    ).toBeVisible();
  });
}
