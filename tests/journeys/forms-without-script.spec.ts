import { activationWords } from '#content/interface/activation.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { loginWords } from '#content/interface/login.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { pagePath } from '#content/site-map.ts';
import { lookUpActivation } from '#contract/accounts.ts';
import { locales } from '#contract/locale.ts';
import { button, field, heading, hold } from '#tests/support/account-journey.ts';
import { goodPassword } from '#tests/support/accounts.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { expect, test } from '#tests/support/journey.ts';

const activate = pagePath('activate-account', 'en');
const formPages = ['login', 'sign-up', 'forget-password', 'service-status-subscribe'] as const;

for (const locale of locales) {
  const { words } = layoutOf(locale);
  const login = loginWords[locale];
  const activation = activationWords[locale];
  const link = `${activate}?token=none&internationalization=${localeSettings[locale].isInternational}`;

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`2.9 no form puts typed text into a URL, and each explains what to do (${locale})`, async ({
      page,
    }) => {
      for (const id of formPages) {
        const path = pagePath(id, locale);
        await page.goto(path);
        const form = page.getByRole('main').locator('form').first();
        const note = form.locator('noscript p');
        await expect(note).toHaveText(words.noScript.form);
        await expect(note).toBeVisible();
        // Playwright sees no role for a link inside `noscript`.
        const mail = page.locator('noscript a[href^="mailto:"]');
        await expect(mail).toHaveAttribute('aria-label', words.noScript.contact);
        for (const input of await form.getByRole('textbox').all()) await input.fill('typed');
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        await form.locator('[type=submit]').click();
        expect((await answered).status()).toBe(303);
        await expect(page).toHaveURL(path);
        for (const width of [1440, 320]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });

    test(`2.11 activation explains what it needs and does not wait (${locale})`, async ({
      page,
    }) => {
      await page.goto(link);
      const note = page.getByRole('main').locator('noscript p');
      await expect(note).toHaveText(activation.noScript);
      await expect(note).toBeVisible();
      await expect(page.getByText(activation.loading)).toBeHidden();
    });
  });

  test(`2.9 a password submitted before the app runs stays out of the URL and is sent then (${locale})`, async ({
    page,
  }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    const path = pagePath('login', locale);
    await page.goto(path);
    const panel = page.getByRole('tabpanel', { name: login.tabs.customer, exact: true });
    await field(panel, login.account.label).fill('nobody@harbour.example');
    await field(panel, login.password.label).fill(goodPassword);
    await button(panel, login.submit).click();
    await expect(page).toHaveURL(path);
    gate.resolve();
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(field(panel, login.account.label)).toHaveValue('nobody@harbour.example');
    await expect(panel.locator('form')).toHaveAttribute('method', 'post');
  });

  test(`2.11 activation without a response can be retried (${locale})`, async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, lookUpActivation.path);
    const requested = page.waitForRequest(`**${lookUpActivation.path}`);
    await page.goto(link);
    await requested;
    await expect(page.getByText(activation.loading)).toBeVisible();
    await page.clock.fastForward(25_000);
    await expect(heading(page)).toHaveText(activation.failed.title);
    await expect(button(page, activation.failed.retry)).toBeVisible();
    release();
    await expect(heading(page)).toHaveText(activation.invalid.title);
  });
}
