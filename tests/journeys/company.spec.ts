import type { Locator, Page } from '@playwright/test';
import { companyOf } from '#content/pages/company/company.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';
import { attributeOf, sections, servedBody, textOf } from '#tests/support/served-text.ts';

const withAddress = ['shanghai', 'shenzhen', 'hongkong', 'singapore'];
const withNumber = ['shenzhen'];
const withNothing = ['netherlands', 'saudi', 'indonesia', 'vietnam'];

/** The specification's entries by year; other years may contain entries it gives no year for. */
const dated = {
  en: { 2019: 'AI call center', 2020: 'Call bot', 2023: 'Customer engagement suite' },
  zh: { 2019: 'AI 呼叫中心', 2020: '外呼机器人', 2023: '客户互动' },
};
const undated = {
  en: ['license', 'WhatsApp', 'Viber', 'Zalo', 'GSMA'],
  zh: ['牌照', 'WhatsApp', 'Viber', 'Zalo', 'GSMA'],
};
const alertHead = { en: 'Address', zh: '地址' };
const alertText = { en: 'Address: ', zh: '地址：' };

const office = (page: Page, id: string) => page.locator(`[data-office="${id}"]`);
const pin = (page: Page, id: string) => office(page, id).getByRole('button').first();
const card = (page: Page, id: string) => office(page, id).locator('h3');
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const locale of locales) {
  const path = pagePath('company', locale);
  const company = companyOf(locale);

  test(`2.7 profile, core values, offices and years are in the page itself (${locale}) @core @both @ours`, async ({
    request,
  }) => {
    const body = await servedBody(request, path);
    const said = textOf(body);
    for (const text of [
      ...company.words.profile.paragraphs,
      ...company.figures.map(({ label }) => label),
      ...company.values.flatMap(({ name, sentence }) => [name, sentence]),
      company.words.presence.heading,
    ])
      expect(said).toContain(textOf(text));
    expect(company.values).toHaveLength(2);

    const offices = sections(body, 'li', 'data-office');
    expect(offices.map((part) => attributeOf(part, 'data-office')).sort()).toEqual(
      [...withAddress, ...withNothing].sort(),
    );
    for (const [
      index,
      { countryClass, country, address, contactNumber },
    ] of company.offices.entries()) {
      // The last part would extend to the end of the page.
      const part = offices[index]?.split('</ul>')[0] ?? '';
      expect(textOf(part)).toContain(country);
      expect(address !== undefined, countryClass).toBe(withAddress.includes(countryClass));
      expect(textOf(part).includes(company.words.presence.address)).toBe(address !== undefined);
      if (address) expect(textOf(part)).toContain(address);
      expect(contactNumber !== undefined, countryClass).toBe(withNumber.includes(countryClass));
      expect(part.includes('href="tel:')).toBe(contactNumber !== undefined);
      if (contactNumber) {
        expect(part).toContain(`href="tel:${contactNumber.replaceAll(' ', '')}"`);
        expect(textOf(part)).toContain(contactNumber);
      }
      expect(part).not.toContain('data-open');
    }
  });

  test(`2.7 the timeline has 2018 to 2025, and the first year is active (${locale}) @core @both @ours`, async ({
    request,
  }) => {
    const body = await servedBody(request, path);
    const list = body.slice(
      body.lastIndexOf('<ol'),
      body.indexOf('</ol>', body.lastIndexOf('<ol')),
    );
    const years = list.split('<h3>').slice(1);
    expect(years.map((part) => textOf(part).slice(0, 4))).toEqual([
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
    ]);
    expect(list.match(/data-active/g)).toHaveLength(1);
    expect(list.indexOf('data-active')).toBeLessThan(list.indexOf('2018'));
    for (const [index, { content }] of company.history.entries())
      for (const { title, desc, descArr = [] } of content)
        for (const text of [title, ...(desc ? [desc] : []), ...descArr])
          expect(textOf(years[index] ?? '')).toContain(text);

    for (const [year, launch] of Object.entries(dated[locale]))
      expect(textOf(years[Number(year) - 2018] ?? '')).toContain(launch);
    for (const certificate of ['ISO 9001', 'ISO 27001', 'ISO 27701'])
      expect(years.findIndex((part) => textOf(part).includes(certificate))).toBe(7);
    for (const highlight of undated[locale]) expect(textOf(list)).toContain(highlight);
  });

  test.describe(`the map and the years (${locale})`, () => {
    test.use({
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.7 pointing at a location shows its details, leaving hides them (${locale}) @ours`, async ({
      page,
    }) => {
      await visit(page, path);
      const open = page.locator('[data-office] h3:visible');
      await expect(open).toHaveCount(0);
      for (const { countryClass, country } of company.offices) {
        await pin(page, countryClass).hover();
        await expect(open).toHaveText([country]);
        await card(page, countryClass).hover();
        await expect(open).toHaveText([country]);
        await page.getByRole('heading', { name: company.words.presence.heading }).hover();
        await expect(open).toHaveCount(0);
      }

      await pin(page, 'shenzhen').focus();
      await expect(card(page, 'shenzhen')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(office(page, 'shenzhen').getByRole('link')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0);
      await expect(pin(page, 'shenzhen')).toBeFocused();
    });

    test(`2.7 a click on an address copies it and confirms it next to the card (${locale})`, async ({
      page,
    }) => {
      await visit(page, path);
      for (const width of [1440, 1200, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        for (const { countryClass, address = '' } of company.offices.filter((one) => one.address)) {
          await page.evaluate(() => navigator.clipboard.writeText(''));
          // The card is then inside the window: scrolling to it would bring the header back over
          // it.
          await pin(page, countryClass).evaluate((spot) =>
            spot.scrollIntoView({ block: 'center' }),
          );
          await pin(page, countryClass).hover();
          await office(page, countryClass).getByRole('button', { name: address }).click();
          const alert = alertOf(page);
          await expect(alert).toContainText(alertText[locale] + address);
          await expect(alert.locator('p').first()).toHaveText(alertHead[locale]);
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
          const shown = office(page, countryClass).locator('div:has(> dl)');
          expect(await overlap(alert.locator('> div'), shown), `${countryClass} ${width}`).toBe(
            false,
          );
        }
      }
      await alertOf(page).getByRole('button').click();
      await expect(alertOf(page)).toBeEmpty();
    });

    test(`2.7 pointing at a year, or focusing it, makes it active (${locale}) @ours`, async ({
      page,
    }) => {
      await visit(page, path);
      const active = page.locator('[data-active] > h3');
      await expect(active).toHaveText(['2018']);
      for (const [index, { year, content }] of company.history.entries()) {
        const button = page.getByRole('button', { name: String(year), exact: true });
        if (index % 2 === 0) await button.hover();
        else await button.focus();
        await expect(active).toHaveText([String(year)]);
        await expect(page.getByText(content[0]?.desc ?? '', { exact: true })).toBeVisible();
        await expect(page.locator('li:has(> h3) > ul > li:visible')).toHaveCount(content.length);
      }
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(active).toHaveText(['2025']);
    });
  });

  test.describe(`by touch (${locale})`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`2.7 a tap opens a location and a second one closes it; a tap opens a year (${locale}) @ours`, async ({
      page,
    }) => {
      await answerCookies(page);
      await visit(page, path);
      const open = page.locator('[data-office] h3:visible');
      for (const { countryClass, country } of company.offices) {
        await pin(page, countryClass).tap();
        await expect(open).toHaveText([country]);
      }
      await pin(page, 'vietnam').tap();
      await expect(open).toHaveCount(0);

      await pin(page, 'singapore').tap();
      const { address = '' } = company.offices.find(({ isHeadquarters }) => isHeadquarters) ?? {};
      await office(page, 'singapore').getByRole('button', { name: address }).tap();
      await expect(alertOf(page)).toContainText(alertText[locale] + address);
      await expect(card(page, 'singapore')).toBeVisible();
      expect(
        await overlap(
          alertOf(page).locator('> div'),
          office(page, 'singapore').locator('div:has(> dl)'),
        ),
      ).toBe(false);

      await page.getByRole('button', { name: '2023', exact: true }).tap();
      await expect(page.locator('[data-active] > h3')).toHaveText(['2023']);
    });
  });

  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1024, height: 900 } });

    test(`2.7 every address and every year can be read without JavaScript (${locale})`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const { address } of company.offices)
        if (address) await expect(page.getByText(address, { exact: true })).toBeVisible();
      for (const { desc, descArr = [] } of company.history.flatMap(({ content }) => content))
        for (const text of desc ? [desc] : descArr)
          await expect(page.getByText(text, { exact: true })).toBeVisible();
    });
  });
}
