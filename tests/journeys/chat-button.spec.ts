import type { Page } from '@playwright/test';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { preferLanguage } from '#tests/support/account-journey.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';

/** Clickable elements and lines of text that the button covers, wholly or in part. */
const covered = (page: Page, name: string): Promise<string[]> =>
  page.getByRole('button', { name }).evaluate((button) => {
    const mine = button.getBoundingClientRect();
    const written = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: string[] = [];
    for (let node = written.nextNode(); node; node = written.nextNode()) {
      const part = node.parentElement;
      if (!part || part.closest('dialog, script, style, noscript') || button.contains(part))
        continue;
      if (!node.textContent?.trim()) continue;
      range.selectNodeContents(node);
      const isUnder = [...range.getClientRects()].some((box) => {
        const x = (Math.max(box.left, mine.left) + Math.min(box.right, mine.right)) / 2;
        const y = (Math.max(box.top, mine.top) + Math.min(box.bottom, mine.bottom)) / 2;
        const isNear =
          Math.min(box.right, mine.right) - Math.max(box.left, mine.left) > 2 &&
          Math.min(box.bottom, mine.bottom) - Math.max(box.top, mine.top) > 2;
        return isNear && document.elementsFromPoint(x, y).includes(part);
      });
      if (isUnder) lines.push(node.textContent);
    }
    const targets = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((part) => part !== button && !part.closest('dialog') && part.checkVisibility())
      .filter((part) =>
        [...part.getClientRects()].some((box) => {
          const left = Math.max(box.left, mine.left);
          const right = Math.min(box.right, mine.right, innerWidth);
          const from = Math.max(box.top, mine.top);
          const to = Math.min(box.bottom, mine.bottom);
          if (right - left < 2 || to - from < 2) return false;
          // Hidden slides and closed menus are not clickable.
          return document
            .elementsFromPoint((left + right) / 2, (from + to) / 2)
            .some((under) => part.contains(under));
        }),
      )
      .map((part) => part.textContent || part.getAttribute('aria-label') || part.tagName);
    return [...targets, ...lines];
  });

for (const locale of locales) {
  const { chat } = layoutOf(locale).words;

  for (const [page, widths] of [
    ['home', [390, 1440]],
    ['forbidden', [320, 390, 768]],
    ['service-status', [320, 1024, 1440]],
    ['pricing', [320, 390]],
    ['company', [390]],
    ['industry-logistics', [390]],
  ] as const)
    test(`2.2 the chat button covers nothing clickable and no text on ${page} (${locale})`, async ({
      page: tab,
      context,
      site,
    }) => {
      await answerCookies(tab);
      await preferLanguage(context, site, locale);
      for (const width of widths) {
        await tab.setViewportSize({ width, height: 740 });
        await visit(tab, pagePath(page, locale));
        const end = await tab.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        for (let y = 0; y < end + 290; y += 290) {
          await tab.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), y);
          await expect
            .poll(() => covered(tab, chat.open), { message: `at ${Math.min(y, end)} of ${width}` })
            .toEqual([]);
        }
        await expect(tab.getByRole('button', { name: chat.open })).toBeInViewport({ ratio: 1 });
      }
    });

  test(`2.2 where the chat button has stepped aside the keyboard still reaches it (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await visit(page, pagePath('service-status', locale));
    const button = page.getByRole('button', { name: chat.open });
    await page
      .getByRole('main')
      .locator('summary')
      .nth(5)
      .evaluate((row) => row.scrollIntoView());
    await expect(button).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: chat.title })).toBeVisible();
  });
}
