import { layoutOf } from '#content/interface/layout/layout.ts';
import { productOf } from '#content/pages/product/product.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { expect, test, visit } from '#tests/support/journey.ts';

for (const locale of locales) {
  const { chat } = layoutOf(locale).words;

  for (const page of ['pricing', 'service-status', 'product-message'] as const)
    test(`on paper ${page} stands alone, dark on light (${locale})`, async ({ page: tab }) => {
      // A sheet of A4 with usual margins.
      await tab.setViewportSize({ width: 680, height: 960 });
      await visit(tab, pagePath(page, locale));
      await tab.emulateMedia({ media: 'print' });
      for (const role of ['banner', 'contentinfo'] as const)
        await expect(tab.getByRole(role)).toBeHidden();
      await expect(tab.getByRole('button', { name: chat.open })).toBeHidden();
      await expect(tab.locator('[data-consent-banner]')).toBeHidden();
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

      const light = await tab.locator('main').evaluate((main) => {
        const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        const luminance = (colour: string) => {
          if (!context) return Number.NaN;
          context.clearRect(0, 0, 1, 1);
          context.fillStyle = colour;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
          return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
        };
        return [...main.querySelectorAll('h1, h2, h3, p, td, th, li, dt, dd, summary')]
          .filter((part) => part.checkVisibility() && part.textContent?.trim())
          .filter((part) => !part.closest('svg, [aria-hidden="true"]'))
          .filter((part) => luminance(getComputedStyle(part).color) > 0.6)
          .map((part) => part.textContent?.trim().slice(0, 60));
      });
      expect(light, 'text that paper would swallow').toEqual([]);
    });

  test(`on paper a product page shows every service (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 960 });
    await visit(page, pagePath('product-message', locale));
    await page.emulateMedia({ media: 'print' });
    for (const { heading } of productOf('product-message', locale).services.tabs)
      await expect(
        page.getByRole('heading', { level: 3, name: heading, exact: true }),
      ).toBeVisible();
  });
}
