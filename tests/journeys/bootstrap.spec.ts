import type { Page } from '@playwright/test';
import { documentPath } from '#content/docs/paths.ts';
import { languageLabels } from '#content/interface/layout/language-labels.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { pagePath } from '#content/site-map.ts';
import { sixMonthsSeconds, storedItems } from '#content/storage.ts';
import { htmlLanguages, locales, otherLocale } from '#contract/locale.ts';
import { preferLanguage } from '#tests/support/account-journey.ts';
import { answerCookies, expect, expectComplaint, started, test } from '#tests/support/journey.ts';

test.use({ cold: true });

/** Delays the app's modules until the returned function is called. */
async function holdModules(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

const notStarted = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

for (const locale of locales) {
  const other = otherLocale(locale);
  const { words, pricing } = layoutOf(locale);
  const home = pagePath('home', locale);
  const language = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: languageLabels[other], exact: true });

  test(`a click on the chat button before the start opens the chat (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    const release = await holdModules(page);
    await page.goto(home);
    await page.getByRole('button', { name: words.chat.open }).click();
    await notStarted(page);
    release();
    await started(page);
    await expect(page.getByRole('dialog', { name: words.chat.title })).toBeVisible();
  });

  test(`a click on a carousel arrow before the start moves the carousel once (${locale})`, async ({
    page,
  }) => {
    await answerCookies(page);
    const release = await holdModules(page);
    await page.goto(home);
    const banner = page.getByRole('region', { name: homeOf(locale).words.banner.label });
    await banner.getByRole('button', { name: homeOf(locale).words.carousel.next }).click();
    await notStarted(page);
    release();
    await started(page);
    await expect(banner.getByRole('button', { name: /Zalo/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test(`a link works before the start (${locale})`, async ({ page }) => {
    await answerCookies(page);
    await holdModules(page);
    await page.goto(home);
    await page
      .getByRole('navigation', { name: words.labels.mainNavigation })
      .getByRole('link', { name: pricing.name, exact: true })
      .click();
    await expect(page).toHaveURL(pricing.path);
    await notStarted(page);
  });

  test(`2.1 a link pressed before the start keeps resource and traffic source (${locale})`, async ({
    page,
    context,
  }) => {
    await answerCookies(page);
    await holdModules(page);
    await page.goto(`${home}?resource=12&gclid=x%26y&bd_vid=7&other=1`);
    const kept = (await context.cookies()).find(({ name }) => name === storedItems.resource.name);
    expect(kept?.value).toBe('12');
    const lifetimeSeconds = (kept?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifetimeSeconds - sixMonthsSeconds)).toBeLessThan(60);
    await page
      .getByRole('navigation', { name: words.labels.mainNavigation })
      .getByRole('link', { name: pricing.name, exact: true })
      .click();
    await expect(page).toHaveURL(`${pricing.path}?gclid=x%26y&bd_vid=7`);
    await notStarted(page);
  });

  test(`2.3 a language chosen before the start keeps the query (${locale})`, async ({ page }) => {
    await answerCookies(page);
    await holdModules(page);
    await page.goto(`${pricing.path}?a=1&b=%E4%B8%AD`);
    await language(page).click();
    await expect(page).toHaveURL(`${pagePath('pricing', other)}?a=1&b=%E4%B8%AD`);
    await page.goto(`${documentPath('sms/mt-sending-v2', locale)}?x=1#note`);
    await language(page).click();
    await expect(page).toHaveURL(`${documentPath('sms/mt-sending-v2', other)}?x=1#note`);
    await notStarted(page);
  });

  test(`2.3 a language chosen before the start on a shared page is applied (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    await answerCookies(page);
    await preferLanguage(context, site, locale);
    const release = await holdModules(page);
    await page.goto(pagePath('forbidden', locale));
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguages[locale]);
    await language(page).click();
    await notStarted(page);
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguages[other]);
  });
}

test('the bootstrap script in a page is minified @core', async ({ site }) => {
  const html = await (await fetch(site.url)).text();
  const script = /<script[^>]*>(?<code>[^<]*window\.__reactRouterContext[^<]*)/.exec(html);
  expect(script?.groups?.code).not.toMatch(/\n\s|\/\*/);
});

test('text typed before the start stays and reaches the app @core', async ({ page, site }) => {
  // A field inside a part without hydration.
  await page.route(`${site.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /aria-labelledby="closing-heading"><div [^>]*>/,
      '$&<input type="text" aria-label="Early">',
    );
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener('app:hydrated', () =>
      addEventListener('input', ({ target }) => {
        if (target instanceof HTMLInputElement) told.push(target.value);
      }),
    );
  });
  const release = await holdModules(page);
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Early' });
  await field.pressSequentially('early bird');
  await notStarted(page);
  release();
  await started(page);
  await expect(field).toHaveValue('early bird');
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual(['early bird']);
});

test('a page that a translation tool has changed before the start still works', async ({
  page,
  complaints,
}) => {
  await answerCookies(page);
  const release = await holdModules(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const font = document.createElement('font');
    font.textContent = 'Translated';
    heading.replaceChildren(font);
  });
  release();
  await started(page);
  await expectComplaint(complaints, /React error #418/);
  await page.getByRole('button', { name: layoutOf('en').words.chat.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('when the browser is never idle', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/');
    await page.waitForLoadState('load');
    await notStarted(page);
  });

  for (const [intent, act] of [
    ['the first press', (page: Page) => page.mouse.click(2, 500)],
    ['the first key', (page: Page) => page.keyboard.press('Shift')],
    ['the first focus', (page: Page) => page.evaluate(() => document.querySelector('a')?.focus())],
  ] as const)
    test(`${intent} starts the app`, async ({ page }) => {
      await act(page);
      await started(page);
    });
});

test('a key pressed while the page is still loading starts the app afterwards', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 });
    const whenBegun = new MutationObserver(() => {
      if (!document.body || document.readyState !== 'loading') return;
      whenBegun.disconnect();
      dispatchEvent(new KeyboardEvent('keydown'));
      Object.assign(window, { pressedEarly: true });
    });
    whenBegun.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await started(page);
  expect(await page.evaluate(() => Reflect.get(window, 'pressedEarly'))).toBe(true);
});

test('the app starts by itself when the browser is idle', async ({ page }) => {
  await page.goto('/');
  await started(page);
});

for (const path of ['/', '/document-en/sms/mt-sending'])
  test(`content below the first screen of ${path} is laid out without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const waiting = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('section, footer, article > *')].filter(
            (part) => getComputedStyle(part).contentVisibility === 'auto',
          ).length,
      );
    const release = await holdModules(page);
    await page.goto(path);
    expect(await waiting()).toBeGreaterThan(0);
    release();
    await started(page);
    await expect.poll(waiting).toBe(0);
  });

test('a page reached by navigation is laid out completely, however busy the browser is', async ({
  page,
}) => {
  await answerCookies(page);
  // Only timed tasks run: the start, but no idle callbacks.
  await page.addInitScript(() => {
    const whenIdle = requestIdleCallback.bind(window);
    window.requestIdleCallback = (work, options) => (options ? whenIdle(work, options) : 0);
  });
  await page.goto('/');
  await started(page);
  await expect(page.locator(':root')).not.toHaveAttribute('data-drawn');
  const { pricing } = layoutOf('en');
  await page.getByRole('banner').getByRole('link', { name: pricing.name, exact: true }).click();
  await expect(page).toHaveURL(pagePath('pricing', 'en'));
  await expect(page.locator(':root')).toHaveAttribute('data-drawn');
});
