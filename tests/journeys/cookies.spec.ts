import type { Page } from '@playwright/test';
import { documentPath } from '#content/docs/paths.ts';
import { documentWords } from '#content/interface/document.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { type StoredItem, sixMonthsSeconds, storedItems } from '#content/storage.ts';
import { storagePolicy } from '#content/storage-policy.ts';
import { locales } from '#contract/locale.ts';
import { expect, started, test, visit } from '#tests/support/journey.ts';
import { titleOf } from '#tests/support/titles.ts';

test.use({ cold: true });

const key = storedItems.consent.name;
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

for (const locale of locales) {
  const { cookies } = layoutOf(locale).words;
  const banner = (page: Page) => page.getByRole('region', { name: cookies.label });
  const press = (page: Page, name: string) =>
    banner(page).getByRole('button', { name, exact: true }).click();

  for (const [button, answer] of [
    [cookies.allow, 'allowed'],
    [cookies.decline, 'declined'],
  ] as const)
    test(`4 ${answer}: the banner is shown until its button is pressed, and not again (${locale}) @core`, async ({
      page,
    }) => {
      await visit(page, pagePath('home', locale));
      await expect(banner(page)).toBeVisible();
      expect(await stored(page)).toBeNull();
      await page
        .getByRole('banner')
        .getByRole('link', { name: layoutOf(locale).login.name, exact: true })
        .click();
      await expect(page).toHaveTitle(titleOf('login', locale));
      await expect(banner(page)).toBeVisible();

      await press(page, button);
      await expect(banner(page)).toBeHidden();
      expect(await stored(page)).toBe(answer);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([key]);

      await visit(page, pagePath('company', locale));
      await expect(banner(page)).toBeHidden();
    });

  for (const place of [0, 1])
    test(`4 Cookie Settings clears the answer and shows the banner again, link ${place + 1} of 2 (${locale})`, async ({
      page,
    }) => {
      await visit(page, pagePath('home', locale));
      await press(page, cookies.allow);
      const settings = page
        .getByRole('contentinfo')
        .getByRole('button', { name: cookies.settings, exact: true });
      await expect(settings).toHaveCount(2);
      await settings.nth(place).click();
      await expect(banner(page)).toBeVisible();
      await expect(banner(page)).toBeFocused();
      expect(await stored(page)).toBeNull();
      await press(page, cookies.decline);
      expect(await stored(page)).toBe('declined');
    });

  test(`4 the banner links to the policy, and stays open there (${locale})`, async ({ page }) => {
    await visit(page, pagePath('home', locale));
    await banner(page).getByRole('link', { name: cookies.policy, exact: true }).click();
    await expect(page).toHaveTitle(titleOf('cookie-policy', locale));
    await expect(banner(page)).toBeVisible();
  });

  test(`4 reading preferences are stored, after Decline only for the visit (${locale})`, async ({
    page,
    context,
  }) => {
    const { theme } = documentWords[locale];
    const path = documentPath('sms/mt-sending-v2', locale);
    const dark = (tab: Page) =>
      tab.getByRole('group', { name: theme.label }).getByRole('button', { name: theme.dark });
    const python = (tab: Page) => tab.getByRole('tab', { name: 'Python' }).first();
    const heldIn = (tab: Page) =>
      tab.evaluate(
        (names) =>
          [localStorage, sessionStorage].map((store) => names.map((name) => store.getItem(name))),
        [storedItems.theme.name, storedItems.sampleLanguage.name],
      );

    await visit(page, path);
    await press(page, cookies.allow);
    await dark(page).click();
    await python(page).click();
    expect(await heldIn(page)).toEqual([
      ['dark', 'python'],
      [null, null],
    ]);

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: cookies.settings, exact: true })
      .first()
      .click();
    await press(page, cookies.decline);
    const forTheVisit = [
      [null, null],
      ['dark', 'python'],
    ];
    expect(await heldIn(page)).toEqual(forTheVisit);
    await page.reload();
    await started(page);
    await expect(dark(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(python(page)).toHaveAttribute('aria-selected', 'true');
    expect(await heldIn(page)).toEqual(forTheVisit);

    const later = await context.newPage();
    await visit(later, path);
    await expect(dark(later)).toHaveAttribute('aria-pressed', 'false');
    await expect(python(later)).toHaveAttribute('aria-selected', 'false');
  });

  test(`4 a second tab follows the first (${locale})`, async ({ page, context }) => {
    await visit(page, pagePath('home', locale));
    const second = await context.newPage();
    await visit(second, pagePath('pricing', locale));
    await expect(banner(second)).toBeVisible();
    await press(page, cookies.decline);
    await expect(banner(second)).toBeHidden();
    await second
      .getByRole('contentinfo')
      .getByRole('button', { name: cookies.settings, exact: true })
      .first()
      .click();
    await expect(banner(page)).toBeVisible();
  });
}

test('4 the English buttons and link read as specified', async ({ page }) => {
  await visit(page, '/');
  for (const name of ['Allow All', 'Decline'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings', exact: true }),
  ).toHaveCount(2);
});

test('9 the browser stores exactly what the site declares, for as long as it declares', async ({
  page,
  context,
}) => {
  const { words } = layoutOf('en');
  await visit(page, '/?resource=7&gclid=x&bd_vid=y');
  await page.getByRole('button', { name: words.cookies.allow, exact: true }).click();
  await page.getByRole('button', { name: words.chat.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.chat.title }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveTitle(titleOf('pricing', 'en'));
  for (const path of ['/zh', '/zh-product-voice?id=sipTrunk', '/login', '/document-en', '/403'])
    await visit(page, path);

  const held = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? await caches.keys() : [],
  }));
  const cookies = await context.cookies();
  expect(held.databases).toEqual([]);
  expect(held.caches).toEqual([]);

  const found = [
    ...held.local.map((name) => ({ name, kind: 'local' })),
    ...held.session.map((name) => ({ name, kind: 'session' })),
    ...cookies.map(({ name }) => ({ name, kind: 'cookie' })),
  ];
  const items: StoredItem[] = Object.values(storedItems);
  const declared = items.map(({ name, kind }) => ({
    name,
    kind: kind === 'choice' ? 'local' : kind,
  }));
  expect(declared).toEqual(expect.arrayContaining(found));
  const { consent, language, resource, scrollPositions } = storedItems;
  for (const { name, kind } of [consent, language, resource, scrollPositions])
    expect(found).toContainEqual({ name, kind });

  for (const { name, expires } of cookies) {
    const [id] = Object.entries(storedItems).find(([, item]) => item.name === name) ?? [];
    expect(storagePolicy).toHaveProperty([id ?? '', 'lifetime'], 'six-months');
    const leftSeconds = expires - Date.now() / 1000;
    expect(Math.abs(leftSeconds - sixMonthsSeconds)).toBeLessThan(600);
  }
});
