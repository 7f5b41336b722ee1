import { consoleWords } from '#content/interface/console.ts';
import { consoleEmployeesWords } from '#content/interface/console-employees.ts';
import { consoleSecurityWords } from '#content/interface/console-security.ts';
import { invitationWords } from '#content/interface/invitation.ts';
import { pagePath } from '#content/site-map.ts';
import { htmlLanguages, locales } from '#contract/locale.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import {
  addCustomer,
  addEmployee,
  button,
  field,
  heading,
  logIn,
  mailTo,
} from '#tests/support/account-journey.ts';
import { otherPassword } from '#tests/support/accounts.ts';
import { findOverflow } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, visit } from '#tests/support/journey.ts';
import { addAuthenticator, test } from '#tests/support/two-factor-journey.ts';

const employees = pagePath('console-employees', 'en');
const invitation = pagePath('invitation', 'en');

for (const locale of locales) {
  const staff = consoleEmployeesWords[locale];
  const frame = consoleWords[locale];
  const security = consoleSecurityWords[locale];
  const words = invitationWords[locale];

  test(`an invited employee joins with an own password and a passkey (${locale})${locale === 'en' ? ' @core' : ''}`, async ({
    page,
    browser,
    baseURL,
    database,
    mailServer,
  }) => {
    const { id, email } = await addCustomer(database, { twoFactorRequiredSince: new Date(0) });
    await addEmployee(database, id);
    const invited = `sara.${id}@harbour.example`;
    await answerCookies(page);
    await visit(page, pagePath('login', locale));
    await logIn(page, locale, email);
    await expect(page).toHaveURL(pagePath('console-home', 'en'));
    await visit(page, employees);
    await button(page, staff.invite.heading).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, staff.invite.email).fill(invited);
    await button(dialog, staff.invite.submit).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('rowheader', { name: invited })).toBeVisible();

    const [link] = await mailTo(mailServer, invited, /\/client\/invitation\?\S+/);
    const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
    const they = await theirs.newPage();
    await addAuthenticator(they);
    await answerCookies(they);
    await visit(they, link);
    await expect(they).toHaveURL(invitation);
    await expect(they.locator('html')).toHaveAttribute('lang', htmlLanguages[locale]);
    await expect(heading(they)).toHaveText(words.join.replace('{company}', 'Harbour Coffee'));
    expect(await accessibilityFaults(they)).toEqual([]);
    for (const width of [390, 1440]) {
      await they.setViewportSize({ width, height: 900 });
      expect(await findOverflow(they), `at ${width} px`).toEqual([]);
    }

    await field(they, words.username.label).fill('linh.tran');
    await field(they, words.password).fill(otherPassword);
    await expect(they.getByText(words.username.taken)).toBeVisible();
    await field(they, words.username.label).fill('sara');
    await button(they, words.submit.passkey).click();

    // Nothing else opens before the passkey is stored.
    await expect(they.getByText(frame.twoFactor.due)).toBeVisible();
    const naming = they.getByRole('dialog');
    await button(naming, security.newPasskey.keep).click();
    await expect(they.getByRole('dialog', { name: security.codes.heading })).toBeVisible();
    await they.reload();
    await expect(they.getByText(frame.twoFactor.due)).toBeHidden();
    await visit(they, pagePath('console-home', 'en'));
    await expect(heading(they)).toContainText('sara');

    await visit(they, link);
    await expect(they.getByRole('alert')).toHaveText(words.ended.who.replace('{name}', 'Mei Tan'));
    await theirs.close();
  });
}
