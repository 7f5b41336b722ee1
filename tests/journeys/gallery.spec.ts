import type { Page } from '@playwright/test';
import { words as english } from '#content/pages/gallery/en.ts';
import { galleryOf } from '#content/pages/gallery/gallery.ts';
import { words as chinese } from '#content/pages/gallery/zh.ts';
import { galleryPath } from '#content/prerender.ts';
import { accessibilityFaults } from '#tests/support/accessibility.ts';
import { findOverflow, widthsPx } from '#tests/support/horizontal-overflow.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test.beforeEach(({ page }) => answerCookies(page));

/** From here on time only passes when the journey advances it. */
async function visitWithoutTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-03-01T09:30:00Z' });
  await visit(page, galleryPath);
  await page.clock.pauseAt('2026-03-01T10:30:00Z');
}

test('every part is accessible and fits, at every width and under a dark system', async ({
  page,
}) => {
  await visit(page, galleryPath);
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.getByRole('button', { name: english.layers.toast.show }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: english.layers.dialog.wide }).click();
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
});

test('the gallery is kept out of search engines @core', async ({ request }) => {
  const html = await (await request.get(galleryPath)).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test.describe('tabs', () => {
  const { label, otp, notification, trunk } = english.tabs;
  const set = (page: Page) => page.getByRole('tablist', { name: label }).first();
  const tab = (page: Page, name: string) => set(page).getByRole('tab', { name });

  test('follow the arrow keys, Home and End, and go round', async ({ page }) => {
    await visit(page, galleryPath);
    await tab(page, otp.name).focus();
    for (const [key, name, heading] of [
      ['ArrowRight', notification.name, notification.heading],
      ['End', trunk.name, trunk.heading],
      ['ArrowRight', otp.name, otp.heading],
      ['ArrowLeft', trunk.name, trunk.heading],
      ['Home', otp.name, otp.heading],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name }).first()).toContainText(heading);
    }
    await page.keyboard.press('ArrowDown');
    await expect(tab(page, otp.name)).toHaveAttribute('aria-selected', 'true');
  });

  test('take one place in the order of the keyboard', async ({ page }) => {
    await visit(page, galleryPath);
    await tab(page, otp.name).focus();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('tablist', { name: label }).nth(1).getByRole('tab').first(),
    ).toBeFocused();
  });

  test('are in a column on a phone, where the up and down keys move the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, galleryPath);
    await expect(set(page)).toHaveAttribute('aria-orientation', 'vertical');
    await tab(page, otp.name).focus();
    await page.keyboard.press('ArrowDown');
    await expect(tab(page, notification.name)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(tab(page, otp.name)).toBeFocused();
  });

  test('are found by the page under their name', async ({ page }) => {
    await visit(page, galleryPath);
    await page.locator('#rail-trunk').click();
    await expect(page.locator('#rail-trunk-panel')).toBeVisible();
    await expect(page.locator('#rail-otp-panel')).toBeHidden();
  });

  test('show the first panel alone before the app has started, without a move after', async ({
    page,
  }) => {
    const { promise: mayStart, resolve: start } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await mayStart;
      await route.continue();
    });
    await page.goto(galleryPath);
    const panels = page.locator('#tabs [role=tabpanel]');
    const before = await panels.evaluateAll((all) => all.map((panel) => panel.checkVisibility()));
    expect(before.filter(Boolean)).toHaveLength(before.length / 3);
    const heightBefore = await page.locator('#tabs').evaluate((part) => part.clientHeight);
    start();
    await page.locator('html[data-hydrated]').waitFor();
    const after = await panels.evaluateAll((all) => all.map((panel) => panel.checkVisibility()));
    expect(after).toEqual(before);
    expect(await page.locator('#tabs').evaluate((part) => part.clientHeight)).toBe(heightBefore);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel can be read, under the name of its tab', async ({ page }) => {
    await page.goto(galleryPath);
    const panels = page.locator('#tabs [role=tabpanel], #calls [role=tabpanel]');
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.locator('#rail-trunk-panel')).toHaveAttribute(
      'data-name',
      english.tabs.trunk.name,
    );
  });
});

test.describe('copying', () => {
  const { copy, request: label } = english.calls;

  test('copies the open sample, confirms it, and can be pressed again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitWithoutTime(page);
    const block = page
      .locator('#calls [lang=en] [data-ground=code]')
      .filter({ has: page.getByRole('tablist', { name: label }) })
      .first();
    await block.getByRole('tab', { name: 'Python' }).click();
    await block.getByRole('button', { name: copy.copy }).click();
    await expect(block.getByRole('status')).toHaveText(copy.copied);
    await expect(block.getByRole('button', { name: copy.copied })).toBeVisible();
    const [, , python] = galleryOf('en').requestSamples;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(python.code);
    await page.clock.runFor(4000);
    await expect(block.getByRole('button', { name: copy.copy })).toBeVisible();
    await expect(block.getByRole('status')).toBeEmpty();
  });

  test('works by selection where the clipboard is closed, and says when nothing works', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await visit(page, galleryPath);
    const cell = page.locator('#calls [lang=en]').first();
    const button = cell.getByRole('button', { name: copy.copy, exact: true }).nth(3);
    await button.focus();
    await button.press('Enter');
    await expect(cell.getByRole('status').filter({ hasText: copy.copied })).toHaveCount(1);
    await expect(cell.locator('button:focus')).toHaveText(copy.copied);

    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await cell.locator('button:focus').press('Enter');
    await expect(cell.getByRole('status').filter({ hasText: copy.failed })).toHaveCount(1);
  });
});

for (const { words, other } of [
  { words: english.layers, other: 'en' },
  { words: chinese.layers, other: 'zh' },
]) {
  test(`a dialog takes the focus and gives it back (${other})`, async ({ page }) => {
    await visit(page, galleryPath);
    const opener = page.getByRole('button', { name: words.dialog.small });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: words.dialog.heading });
    await expect(dialog.getByRole('button', { name: words.close })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.press('Enter');
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a dialog can begin at a field, keeps what was typed and closes by its scrim', async ({
  page,
}) => {
  const { dialog: words } = english.layers;
  await visit(page, galleryPath);
  const opener = page.getByRole('button', { name: words.wide });
  const dialog = page.getByRole('dialog', { name: words.heading });
  const field = dialog.getByLabel(words.field);
  await opener.click();
  await expect(field).toBeFocused();
  await field.fill('linh.tran');

  await field.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(field).toHaveValue('linh.tran');
});

test('on a phone a dialog slides up from the lower edge at full width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, galleryPath);
  await page.getByRole('button', { name: english.layers.dialog.wide }).click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box && [box.x, box.width, box.y + box.height]).toEqual([0, 390, 844]);
});

test.describe('a toast', () => {
  const { toast: words, close } = english.layers;
  const text = (page: Page) => page.getByRole('alert').getByText(words.sentence);

  test('leaves after eight seconds, unless it is looked at', async ({ page }) => {
    await visitWithoutTime(page);
    await page.getByRole('button', { name: words.show }).click();
    await expect(page.getByRole('alert').getByText(words.heading, { exact: true })).toBeVisible();
    await page.clock.runFor(7900);
    await expect(text(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(text(page)).toHaveCount(0);

    await page.getByRole('button', { name: words.show }).click();
    await page.getByRole('alert').getByRole('button', { name: close }).focus();
    await page.clock.runFor(20_000);
    await expect(text(page)).toBeVisible();
  });

  test('is closed by its button, and the next one takes its place', async ({ page }) => {
    await visit(page, galleryPath);
    await page.getByRole('button', { name: words.show }).click();
    await page.getByRole('button', { name: chinese.layers.toast.show }).click();
    await expect(text(page)).toHaveCount(0);
    const next = page.getByRole('alert').getByText(chinese.layers.toast.sentence);
    await expect(next).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: close }).click();
    await expect(next).toHaveCount(0);
  });
});
