import type { Page } from '@playwright/test';
import { fill } from '#content/fill.ts';
import { deskWords } from '#content/interface/desk.ts';
import { deskPages } from '#contract/desk.ts';
import { deskBase } from '#contract/desk-base.ts';
import { locales } from '#contract/locale.ts';
import { systemClock } from '#server/context.ts';
import { deskPeople } from '#server/db/desk-schema.ts';
import { invite } from '#server/desk/invitations.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { button, field, heading, mailTo, preferLanguage } from '#tests/support/account-journey.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { expect, expectComplaint, visit } from '#tests/support/journey.ts';
import { addAuthenticator, test } from '#tests/support/two-factor-journey.ts';

const mei = 'mei.tan@nuntix.example';

const expectRoom = async (page: Page) => {
  expect(await accessibilityFaults(page, 'body')).toEqual([]);
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

for (const locale of locales) {
  const words = deskWords[locale];
  // An address of its own: a mail of the other language's journey must not be taken for this one's.
  const lin = `lin.${locale}@nuntix.example`;

  test(`from the first invitation to a page that a role does not open (${locale}) @core`, async ({
    page,
    context,
    browser,
    site,
    database,
    mailServer,
    complaints,
  }) => {
    const byName = { ...site, url: site.publicUrl };
    await database.delete(deskPeople);
    await preferLanguage(context, byName, locale);

    await visit(page, deskBase);
    await expect(heading(page)).toHaveText(words.first.heading);
    await expect(page.locator('code')).toContainText('desk invite');
    await expectRoom(page);

    const by = { kind: 'operator', name: 'anna' } as const;
    const first = { email: mei, locale, origin: site.publicUrl, by };
    const { link } = await invite({ database, clock: systemClock }, first);
    const authenticator = await addAuthenticator(page);
    await page.goto(link);
    await expect(heading(page)).toHaveText(words.welcome.heading);
    await button(page, words.welcome.act).click();
    await expect(page.getByText(words.errors['desk.name'])).toBeVisible();
    await expectRoom(page);
    await field(page, words.welcome.name).fill('Mei Tan');
    await button(page, words.welcome.act).click();
    await expect(heading(page)).toHaveText(words.welcome.second.heading);
    await button(page, words.welcome.second.later).click();
    await expect(heading(page)).toHaveText(words.pages.today);
    await page.goto(deskPages.team.path);
    await expect(page.getByRole('row', { name: mei })).toContainText(words.team.onlyOne);
    await expectRoom(page);

    await button(page, words.signOut).first().click();
    await expect(heading(page)).toHaveText(words.logIn.heading);
    await expectRoom(page);
    await field(page, words.mail).fill(lin);
    await button(page, words.logIn.act).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await field(page, words.mail).fill(mei);
    await authenticator.agree();
    await button(page, words.logIn.act).click();
    await expect(heading(page)).toHaveText(words.pages.team);

    await button(page, words.team.invite).click();
    const dialog = page.locator('dialog[open]');
    await button(dialog, words.team.inviting.act).click();
    await expect(dialog.getByText(words.errors['desk.email'])).toBeVisible();
    await field(dialog, words.mail).fill(lin);
    await dialog.getByRole('checkbox').nth(1).check();
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
    await button(dialog, words.team.inviting.act).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row', { name: lin })).toContainText(words.team.none);

    const [mailed] = await mailTo(mailServer, lin, /http\S+\/desk\/welcome#[\w-]{43}/);
    const lins = await browser.newContext({ baseURL: site.publicUrl });
    await preferLanguage(lins, byName, locale);
    const linsPage = await lins.newPage();
    await addAuthenticator(linsPage);
    await linsPage.goto(mailed);
    await field(linsPage, words.welcome.name).fill('林薇');
    await button(linsPage, words.welcome.act).click();
    await button(linsPage, words.welcome.second.later).click();
    await expect(heading(linsPage)).toHaveText(words.pages.today);
    await expectRoom(linsPage);
    const refused = await linsPage.goto(deskPages.team.path);
    expect(refused?.status()).toBe(403);
    await expect(heading(linsPage)).toHaveText(
      fill(words.refused.heading, { page: words.pages.team }),
    );
    await expect(linsPage.getByText('Mei Tan')).toBeVisible();
    await expectRoom(linsPage);
    await lins.close();

    await page.goto(mailed);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`the last administrator stays, and an ended login is asked for (${locale})`, async ({
    page,
    context,
    site,
    database,
    complaints,
  }) => {
    const byName = { ...site, url: site.publicUrl };
    await database.delete(deskPeople);
    await preferLanguage(context, byName, locale);
    const by = { kind: 'operator', name: 'anna' } as const;
    const first = { email: mei, locale, origin: site.publicUrl, by };
    const { link } = await invite({ database, clock: systemClock }, first);
    await addAuthenticator(page);
    await page.goto(link);
    await field(page, words.welcome.name).fill('Mei Tan');
    await button(page, words.welcome.act).click();
    await button(page, words.welcome.second.later).click();
    await expect(heading(page)).toHaveText(words.pages.today);
    await page.goto(deskPages.team.path);

    await button(page, words.team.end).click();
    const dialog = page.locator('dialog[open]');
    await button(dialog, words.team.ending.act).click();
    const last = { en: 'Invite another administrator first.', zh: '请先邀请另一位管理员。' };
    await expect(dialog.getByRole('alert')).toHaveText(last[locale]);
    await button(dialog, words.cancel).click();

    // What was typed stays while the login is renewed above it.
    await context.clearCookies({ path: deskBase });
    await button(page, words.team.invite).click();
    await field(dialog, words.mail).fill(lin);
    await dialog.getByRole('checkbox').nth(0).check();
    await button(dialog, words.team.inviting.act).click();
    await button(page, words.prove.logIn.act).click();
    await expect(page.getByRole('row', { name: lin })).toBeVisible();
    await expectComplaint(complaints, /status of 401/);
  });

  test(`on a phone the menu is a drawer (${locale})`, async ({ page, context, site, database }) => {
    const byName = { ...site, url: site.publicUrl };
    await database.delete(deskPeople);
    await preferLanguage(context, byName, locale);
    const by = { kind: 'operator', name: 'anna' } as const;
    const first = { email: mei, locale, origin: site.publicUrl, by };
    const { link } = await invite({ database, clock: systemClock }, first);
    await addAuthenticator(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(link);
    await field(page, words.welcome.name).fill('Mei Tan');
    await button(page, words.welcome.act).click();
    await button(page, words.welcome.second.later).click();
    await expect(heading(page)).toHaveText(words.pages.today);
    const menu = page.getByRole('navigation', { name: words.menu });
    await expect(menu).toBeHidden();
    await button(page, words.openMenu).click();
    await expect(menu.getByRole('link', { name: words.pages.today })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await menu.getByRole('link', { name: words.pages.passkeys }).click();
    await expect(heading(page)).toHaveText(words.pages.passkeys);
    await expect(menu).toBeHidden();
  });
}
