import type { Page } from '@playwright/test';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { legalOf } from '#content/pages/legal/legal.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { textOf } from '#scripts/build/html-text.ts';
import { answerCookies, expect, started, test, visit } from '#tests/support/journey.ts';
import { legalPageIds, textsOf } from '#tests/support/legal-text.ts';
import { tags } from '#tests/support/served-head.ts';

const titles = {
  en: {
    'terms-services': 'LEGAL TERMS OF SERVICE',
    'privacy-policy': 'Privacy policy',
    'cookie-policy': 'Cookie policy',
  },
  zh: {
    'terms-services': '服务条款',
    'privacy-policy': '隐私政策',
    'cookie-policy': 'Cookie 政策',
  },
};

const dates = {
  'terms-services': ['2024-02-19'],
  'privacy-policy': ['2025-05-20'],
  'cookie-policy': ['2024-02-19', '2024-02-19'],
};

for (const locale of locales) {
  const { words, signUp } = layoutOf(locale);

  for (const page of legalPageIds)
    test(`2.12 ${page} is static text with its title, dates, contents and anchors (${locale}) @core @both`, async ({
      request,
    }) => {
      const html = await (await request.get(pagePath(page, locale))).text();
      const main = /<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? '';
      const { sections, ...legal } = legalOf(page, locale);

      expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? '')).toBe(titles[locale][page]);
      expect(tags(main, 'time').map(({ datetime }) => datetime)).toEqual(dates[page]);

      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const anchors = sections.flatMap(({ id, clauses }) => [id, ...clauses.map((c) => c.id)]);
      expect(ids).toEqual(expect.arrayContaining(anchors));
      const linked = tags(main, 'a').map(({ href }) => href);
      expect(linked).toEqual(expect.arrayContaining(anchors.map((anchor) => `#${anchor}`)));

      const shown = textOf(main);
      for (const text of textsOf({ ...legal, sections })) expect(shown).toContain(text);
    });

  test(`2.12 the terms end with the closing link to sign-up (${locale}) @core @both`, async ({
    request,
  }) => {
    const html = await (await request.get(pagePath('terms-services', locale))).text();
    const end = html.slice(html.indexOf('</main>'), html.indexOf('<footer'));
    expect(tags(end, 'a').map(({ href }) => href)).toEqual([signUp.path]);
    expect(textOf(end)).toContain(words.closing.action);
  });

  test.describe(`in a browser (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test(`2.12 contents and URLs lead to sections and clauses (${locale}) @core`, async ({
      page,
    }) => {
      await answerCookies(page);
      const path = pagePath('terms-services', locale);
      const { labels, sections } = legalOf('terms-services', locale);
      const contents = page.getByRole('navigation', { name: labels.contents });
      await visit(page, path);

      for (const { id, number, heading } of [sections[4], sections[1]].flatMap((s) => s ?? [])) {
        const link = contents.getByRole('link', { name: `${number}. ${heading}` });
        await link.click();
        await expect(page).toHaveURL(`${path}#${id}`);
        await expectAtTop(page, id);
        // The browser marks it in its next frame.
        await expect
          .poll(() => link.evaluate((element) => element.matches(':target-current')))
          .toBe(true);
      }
      await page.goBack();
      await expectAtTop(page, sections[4]?.id ?? '');

      await page.locator('main a[href="#indemnity"]').last().press('Enter');
      await expectAtTop(page, 'indemnity');
      await expect(page.locator('#indemnity')).toBeFocused();

      await page.goto(pagePath('cookie-policy', locale));
      await page.goto(`${path}#liability-cap`);
      await expectAtTop(page, 'liability-cap');
      await started(page);
      await expectAtTop(page, 'liability-cap');
    });

    test(`2.12 in print the text is shown alone, and a phone can fold the contents (${locale})`, async ({
      page,
    }) => {
      const { title, labels, sections } = legalOf('privacy-policy', locale);
      const contents = page.getByRole('navigation', { name: labels.contents });
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await visit(page, pagePath('privacy-policy', locale));
      await page.getByRole('button', { name: labels.print, exact: true }).click();
      await expect(page.locator('html[data-printed]')).toHaveCount(1);

      await page.emulateMedia({ media: 'print' });
      for (const part of [
        page.getByRole('banner').first(),
        page.getByRole('contentinfo'),
        page.getByRole('region', { name: words.closing.heading }),
        page.getByRole('region', { name: words.cookies.label }),
        contents,
      ])
        await expect(part).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator(`#${sections.at(-1)?.id}`)).toBeVisible();

      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 390, height: 844 });
      const first = contents.getByRole('link').first();
      await expect(first).toBeVisible();
      await contents.getByText(labels.contents, { exact: true }).click();
      await expect(first).toBeHidden();
    });
  });
}

/** The anchor is at the top of the window, and stays there. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? -1))
    .toBe(20);
}
