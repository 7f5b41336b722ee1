import type { Page } from '@playwright/test';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pricingOf } from '#content/pages/pricing/pricing.ts';
import { rateFiles } from '#content/rate-files.ts';
import { ratesAsOf } from '#content/rates.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';
import { attributeOf, sections, servedBody, textOf } from '#tests/support/served-text.ts';

/** The specification's own words. */
const quoted = {
  en: { units: ['USD per message', 'USD per minute'], signUp: 'Sign Up Now' },
  zh: { units: ['美元 / 条', '美元 / 分钟'], signUp: '注册' },
};
const note = { en: /Rates for other countries are available/, zh: /其他国家.*工作人员/ };

const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);
const names = (page: Page, id: string) => card(page, id).locator('tbody th');
const total = (page: Page, id: string) => card(page, id).locator('strong');

/** The table rows of the served page: card, code, name, then the rate or the two of a range. */
const servedRates = (body: string): string[][] =>
  sections(body, 'div', 'data-card').flatMap((part) =>
    sections(part.split('</table>')[0] ?? '', 'tr', 'data-country').map((row) => [
      attributeOf(part, 'data-card') ?? '',
      ...row
        .split(/<\/t[hd]>/)
        .map(textOf)
        .slice(0, 3),
    ]),
  );

for (const locale of locales) {
  const path = pagePath('pricing', locale);
  const pricing = pricingOf(locale);
  const { words } = pricing;

  test(`2.8 both cards, their rates, notes and buttons are in the page itself (${locale}) @core @both`, async ({
    request,
  }) => {
    const body = await servedBody(request, path);
    expect(body).toMatch(/<svg[^>]* role="img"[^>]* aria-label="[^"]*0\.0537/);
    const cards = sections(body, 'div', 'data-card');
    expect(cards).toHaveLength(2);
    for (const [index, part] of cards.entries()) {
      expect(textOf(part)).toContain(quoted[locale].units[index]);
      expect(textOf(part)).toMatch(note[locale]);
      expect(part).toContain(`href="${pagePath('sign-up', locale)}"`);
      expect(textOf(part)).toContain(quoted[locale].signUp);
    }

    const rates = servedRates(body);
    expect(rates).toEqual(
      pricing.cards.flatMap(({ id, lines }) =>
        lines.map(({ name, country, from, to }) => [
          id,
          name,
          country,
          from === to ? from : `${from} ${words.board.to} ${to}`,
        ]),
      ),
    );
    expect(rates).toHaveLength(20);
  });

  test(`2.8 the files have the rates of the page (${locale}) @core @both`, async ({ request }) => {
    const shown = servedRates(await servedBody(request, path)).map(
      ([id, name, code, rate = '']) => [id, code, name, ...rate.split(` ${words.board.to} `)],
    );
    const csv = await request.get(rateFiles.csv);
    expect(csv.headers()['content-type']).toMatch(/^text\/csv/);
    const lines = (await csv.text()).trim().split('\r\n').slice(1);
    const inCsv = lines.map((line) => {
      const [id, , , code, english, chinese, from = '', to = '', kind, day] = line.split(',');
      expect([kind, day]).toEqual(['sample', ratesAsOf]);
      const name = { en: english, zh: chinese }[locale];
      return [id, code, name, ...new Set([from, to])];
    });
    expect(inCsv).toEqual(shown);

    const json = await request.get(rateFiles.json);
    expect(json.headers()['content-type']).toMatch(/^application\/json/);
    const { currency, rates, note, asOf } = await json.json();
    expect(note[locale]).toContain(asOf);
    expect(currency).toBe('USD');
    expect(
      rates.map((rate: Record<string, string> & { name: Record<string, string> }) => [
        rate.card,
        rate.country,
        rate.name[locale],
        ...new Set([rate.from, rate.to]),
      ]),
    ).toEqual(shown);
  });

  test.describe(`boards and estimators (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.8 the boards can be sorted and filtered (${locale})`, async ({ page }) => {
      await visit(page, path);
      const [first] = pricing.cards;
      const lines = first?.lines ?? [];
      const board = card(page, 'message');
      const byRate = board.getByRole('columnheader').last();
      await byRate.getByRole('button').click();
      await expect(byRate).toHaveAttribute('aria-sort', 'ascending');
      const cheapFirst = lines.toSorted((a, b) => Number(a.from) - Number(b.from));
      await expect(names(page, 'message')).toHaveText(cheapFirst.map(({ name }) => name));
      await byRate.getByRole('button').click();
      await expect(names(page, 'message')).toHaveText(
        cheapFirst.toReversed().map(({ name }) => name),
      );
      await byRate.getByRole('button').click();
      await expect(names(page, 'message')).toHaveText(lines.map(({ name }) => name));

      const filter = board.getByRole('searchbox', { name: words.board.filter });
      await filter.fill('vn');
      await expect(names(page, 'message')).toHaveText([
        lines.find(({ country }) => country === 'VN')?.name ?? '',
      ]);
      await filter.fill('Atlantis');
      await expect(names(page, 'message')).toHaveCount(0);
      await expect(board.getByText(words.board.none.replace('{query}', 'Atlantis'))).toBeVisible();
      await expect(names(page, 'voice')).toHaveCount(10);

      await board.getByRole('button', { name: words.board.note.link }).click();
      const panel = page.getByRole('dialog', { name: layoutOf(locale).words.chat.title });
      await expect(panel.getByRole('textbox').last()).toHaveValue(
        words.board.ask.message.country.replace('{country}', 'Atlantis'),
      );
    });

    test(`2.8 text, number and country give an estimate per segment (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, path);
      const part = card(page, 'message');
      const text = part.getByRole('textbox', { name: words.message.text });
      await text.fill(`${'a'.repeat(99)}’`);
      await expect(part.getByRole('status').getByText('UCS-2')).toBeVisible();
      await expect(part.getByText('U+2019')).toBeVisible();
      await expect(total(page, 'message')).toHaveText('2,042.00');
      await expect(
        part.getByText(words.message.saving.replace('{total}', '1,021.00')),
      ).toBeVisible();
      await expect(part.getByText(words.message.assumption)).toBeVisible();

      await part.getByRole('button', { name: words.message.foreign.replace }).click();
      await expect(text).toHaveValue(`${'a'.repeat(99)}'`);
      await expect(part.getByRole('status').getByText('GSM-7')).toBeVisible();
      await expect(total(page, 'message')).toHaveText('1,021.00');

      const count = part.getByRole('textbox', { name: words.message.count });
      await count.fill('2,000');
      await expect(total(page, 'message')).toHaveText('204.20');
      await count.fill('many');
      await expect(part.getByText(words.estimate.invalid)).toBeVisible();
      await expect(total(page, 'message')).toHaveText('–');
      await count.fill('1000');
      await part.locator('[data-country="ID"]').getByRole('button').click();
      await expect(part.getByRole('combobox')).toHaveValue('ID');
      await expect(total(page, 'message')).toHaveText('284.60');
      await text.fill('');
      await expect(total(page, 'message')).toHaveText('0.00');
    });

    test(`2.8 minutes and country give an estimate; a range gives a range (${locale})`, async ({
      page,
    }) => {
      await visit(page, path);
      const part = card(page, 'voice');
      const range = (from: string, to: string) => `${from} ${words.board.to} ${to}`;
      await expect(total(page, 'voice')).toHaveText(range('75.00', '2,000.00'));
      await expect(part.getByText(words.voice.range)).toBeVisible();
      await part.getByRole('combobox').selectOption('CL');
      await expect(total(page, 'voice')).toHaveText(range('180.00', '5,250.00'));
      await expect(part.locator('[data-chosen]')).toHaveAttribute('data-country', 'CL');
      await part.getByRole('combobox').selectOption('US');
      await expect(total(page, 'voice')).toHaveText('59.50');
      await part.getByRole('slider').fill('10000');
      await expect(part.getByRole('textbox', { name: words.voice.count })).toHaveValue('10,000');
      await expect(total(page, 'voice')).toHaveText('119.00');
    });
  });

  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test(`2.8 the rates are a table without JavaScript (${locale})`, async ({ page }) => {
      await page.goto(path);
      for (const { id, lines } of pricing.cards) {
        await expect(names(page, id)).toHaveText(lines.map(({ name }) => name));
        await expect(card(page, id).getByRole('row').last()).toBeVisible();
        await expect(card(page, id).getByRole('combobox')).toBeHidden();
      }
    });
  });
}
