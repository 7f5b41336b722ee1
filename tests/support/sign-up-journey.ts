import type { Page } from '@playwright/test';
import { signUpWords } from '#content/interface/sign-up.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { field } from './account-journey.ts';
import { visit } from './journey.ts';

const singapore = { e_name: 'Singapore', c_name: '新加坡' };

/** Fills everything in the form, up to the button. */
export async function fillSignUp(
  page: Page,
  locale: Locale,
  email: string,
  query = '',
): Promise<void> {
  const words = signUpWords[locale];
  const name = singapore[localeSettings[locale].countryName];
  await visit(page, pagePath('sign-up', locale) + query);
  await field(page, words.email).fill(email);
  await page.getByRole('combobox').fill(name);
  await page.getByRole('option', { name }).first().click();
  await field(page, words.firstName).fill('Mei');
  await field(page, words.lastName).fill('Tan');
  await field(page, words.companyName).fill('Harbour Coffee');
  await page.getByRole('checkbox').check();
}
