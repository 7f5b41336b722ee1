import { loginWords } from '#content/interface/login.ts';
import { signUpWords } from '#content/interface/sign-up.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { pagePath } from '#content/site-map.ts';
import { getAllCountryList } from '#contract/accounts.ts';
import { locales } from '#contract/locale.ts';
import {
  addCustomer,
  addEmployee,
  field,
  heading,
  hold,
  logInAsEmployee,
} from '#tests/support/account-journey.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';

const countries = {
  china: { e_name: "People's Republic of China", c_name: '中国' },
  britain: { e_name: 'United Kingdom', c_name: '英国' },
  singapore: { e_name: 'Singapore', c_name: '新加坡' },
  vietnam: { e_name: 'Vietnam', c_name: '越南' },
};

for (const locale of locales) {
  const words = signUpWords[locale];
  const nameOf = (country: keyof typeof countries) =>
    countries[country][localeSettings[locale].countryName];

  test(`2.11 the country field accepts an unambiguous input when it loses the focus (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    await visit(page, pagePath('sign-up', locale));
    const picker = page.getByRole('combobox');
    const options = page.getByRole('option');
    for (const [typed, country] of [
      ['singa', 'singapore'],
      ['China', 'china'],
      ['UK', 'britain'],
      ['+65', 'singapore'],
      ['84', 'vietnam'],
      ['新加坡', 'singapore'],
    ] as const) {
      await picker.fill(typed);
      await expect(options.first()).toContainText(nameOf(country));
      await page.keyboard.press('Tab');
      await expect(options).toHaveCount(0);
      await expect(picker, typed).toHaveValue(nameOf(country));
    }
    await picker.fill('United');
    await expect(options.first()).toBeVisible();
    await heading(page).click();
    await expect(picker, 'what could be several changes nothing').toHaveValue(nameOf('singapore'));
  });

  test(`2.11 the country field accepts input before its list has loaded, and autofill (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    const release = await hold(page, getAllCountryList.path);
    await visit(page, pagePath('sign-up', locale));
    const picker = page.getByRole('combobox');
    await picker.fill('Vietnam');
    await heading(page).click();
    release();
    await expect(picker).toHaveValue(nameOf('vietnam'));

    await expect(picker).toHaveAttribute('autocomplete', 'country-name');
    await field(page, words.lastName).focus();
    await picker.evaluate((input: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, 'United Kingdom');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(picker).toHaveValue(nameOf('britain'));
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field(page, words.lastName)).toBeFocused();
  });

  test(`2.9 an employee logs in by the phone as it was typed at activation (${locale})`, async ({
    page,
    database,
  }) => {
    await answerCookies(page);
    const { id, phone } = await addCustomer(database);
    await addEmployee(database, id, { menus: ['account'] });
    await visit(page, pagePath('login', locale));
    await logInAsEmployee(page, locale, phone.replace('+65 ', ''));
    await expect(page).toHaveURL(pagePath('console-account', locale));
    await expect(page.getByText(loginWords[locale].title, { exact: true })).toHaveCount(0);
  });
}
