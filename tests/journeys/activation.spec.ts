import { eq } from 'drizzle-orm';
import { activationWords } from '#content/interface/activation.ts';
import { errorWords } from '#content/interface/errors.ts';
import { passwordRuleWords } from '#content/interface/password-rules.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { pagePath } from '#content/site-map.ts';
import { lookUpActivation } from '#contract/accounts.ts';
import { locales, otherLocale } from '#contract/locale.ts';
import { customers } from '#server/db/schema.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  button,
  field,
  heading,
  newPerson,
  preferLanguage,
  withoutAnswer,
} from '#tests/support/account-journey.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { otherCode } from '#tests/support/codes.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { expect, test, visit } from '#tests/support/journey.ts';

const activate = pagePath('activate-account', 'en');
const widthsPx = [1440, 900, 760, 390, 320];

for (const locale of locales) {
  const words = activationWords[locale];
  const errors = errorWords[locale];
  const rules = passwordRuleWords[locale];

  test(`2.11 the activation form names the first thing that is wrong, and ticks the rules off (${locale})`, async ({
    page,
    database,
    context,
    site,
  }) => {
    const { email } = newPerson();
    const reply = await context.request.post(`${site.url}/register/sendEmail`, {
      data: { email, countryId: 702, firstName: 'Mei', lastName: 'Tan' },
    });
    const { data: token } = await reply.json();
    await preferLanguage(context, site, locale);
    await visit(page, `${activate}?token=${token}`);
    await expect(page).toHaveURL(activate);
    const submit = button(page, words.submit);

    await submit.click();
    await expect(page.getByText(errors['activation.phone'])).toBeVisible();
    await expect(field(page, words.phone.label)).toBeFocused();
    await field(page, words.phone.label).fill('+65 8765 4321');
    await submit.click();
    await expect(page.getByText(errors['reset.code'])).toBeVisible();
    await field(page, words.code.label).fill(otherCode());
    await submit.click();
    await expect(page.getByText(errors['login.password'])).toBeVisible();

    const kept = page.getByRole('list', { name: rules.label }).locator('[data-kept]');
    await expect(kept).toHaveCount(0);
    for (const [password, count] of [
      ['h', 1],
      ['h7', 2],
      ['harbour7', 3],
      ['harbour7!', 2],
    ] as const) {
      await field(page, words.password).fill(password);
      await expect(kept).toHaveCount(count);
    }
    await submit.click();
    await expect(page.getByText(errors['password.format'])).toBeVisible();
    await field(page, words.password).fill(goodPassword);
    await submit.click();
    await expect(page.getByText(errors['password.again'])).toBeVisible();
    await field(page, words.confirmation).fill(otherPassword);
    await submit.click();
    await expect(page.getByText(errors['password.mismatch'])).toBeVisible();
    await field(page, words.confirmation).fill(goodPassword);
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(errors['code.wrong']);
    const [stored] = await database.select().from(customers).where(eq(customers.email, email));
    expect(stored?.status).toBe('pending');

    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }

    await page.reload();
    await expect(field(page, words.phone.label)).toBeVisible();
    await expect(page).toHaveURL(activate);
  });

  test(`2.11 an invalid link leads to sign-up; a failed lookup can be retried (${locale})`, async ({
    page,
    context,
    site,
    complaints,
  }) => {
    await preferLanguage(context, site, otherLocale(locale));
    const query = `token=none&internationalization=${localeSettings[locale].isInternational}`;
    await withoutAnswer(page, complaints, lookUpActivation.path, async () => {
      await visit(page, `${activate}?${query}`);
      await expect(heading(page)).toHaveText(words.failed.title);
      await expect(page).toHaveURL(activate);
    });
    await button(page, words.failed.retry).click();
    await expect(heading(page)).toHaveText(words.invalid.title);
    await page.getByRole('link', { name: words.invalid.signUp, exact: true }).click();
    await expect(page).toHaveURL(pagePath('sign-up', locale));
  });
}
