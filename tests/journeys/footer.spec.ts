import { brand } from '#content/brand.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { preferLanguage } from '#tests/support/account-journey.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';

for (const locale of locales) {
  const { words, footerColumns, legal, social } = layoutOf(locale);

  test(`2.2 the footer has its columns, legal links and social links (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    await visit(page, pagePath('home', locale));
    const footer = page.getByRole('contentinfo');
    const columns = footer.getByRole('navigation', {
      name: words.labels.footerNavigation,
      exact: true,
    });
    await expect(columns.getByRole('heading')).toHaveText(footerColumns.map(({ title }) => title));
    for (const [index, { links }] of footerColumns.entries()) {
      const column = columns.getByRole('list').nth(index);
      await expect(column.getByRole('link')).toHaveText(links.map(({ name }) => name));
      for (const { name, path } of links)
        await expect(column.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }

    const bar = footer.getByRole('navigation', {
      name: words.labels.legalNavigation,
      exact: true,
    });
    for (const { name, path } of legal)
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);

    const networks = footer.getByRole('list', { name: words.labels.socialLinks, exact: true });
    await expect(networks.getByRole('link')).toHaveCount(social.length);
    for (const { name, url } of social)
      await expect(networks.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
  });

  test(`the area below the footer has its colour (${locale})`, async ({ page, context, site }) => {
    await preferLanguage(context, site, locale);
    const below = () =>
      page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const footer = document.querySelector('body > footer');
        const freePx = innerHeight - (footer?.getBoundingClientRect().bottom ?? 0);
        const ground = (part: Element | null) => part && getComputedStyle(part).backgroundColor;
        return { freePx, ground: ground(document.documentElement), footer: ground(footer) };
      });
    for (const [width, height] of [
      [1440, 900],
      [768, 900],
      [390, 844],
      [320, 700],
      [1440, 3000],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, pagePath('forbidden', locale));
      const { freePx, ground, footer } = await below();
      const banner = await page.getByRole('region', { name: words.cookies.label }).boundingBox();
      // Both heights may differ by a fraction of a pixel.
      expect(freePx + 1).toBeGreaterThan(banner?.height ?? Number.NaN);
      expect(ground).toBe(footer);
    }
  });
}

test('2.2 the columns read as specified, and the microblog is among the Chinese links @ours', async ({
  page,
}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Communication', 'Application', 'Industry', 'Company'])
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
  const weibo = brand.social.zh.find(({ network }) => network === 'weibo')?.url;
  await expect(footer.locator(`a[href="${weibo}"]`)).toHaveCount(0);
  await visit(page, '/zh');
  await expect(footer.locator(`a[href="${weibo}"]`)).toHaveCount(1);
});
