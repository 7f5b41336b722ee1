import type { Locator, Page } from '@playwright/test';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { slideIds } from '#content/pages/home/structure.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { carouselDelayMs } from '#tests/specification/constants.ts';
import { answerCookies, expect, started, test, visit } from '#tests/support/journey.ts';
import { titleOf } from '#tests/support/titles.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.use({ reducedMotion: 'no-preference' });

/** Opens the page and stops its clock once the app has started. */
async function visitOutOfTime(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-03-01T09:30:00Z' });
  await page.clock.pauseAt('2026-03-01T09:30:01Z');
  await page.goto(path);
  await page.waitForLoadState('load');
  await page.clock.runFor(50);
  await started(page);
  // The banner's carousel is running once only one slide is reachable.
  await expect(page.locator('fieldset > [inert]')).toHaveCount(slideIds.length - 1);
}

const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

for (const locale of locales) {
  const path = pagePath('home', locale);
  const home = homeOf(locale);
  const { banner, carousel, products, stories } = home.words;
  const { chat } = layoutOf(locale).words;

  test.describe(`banner (${locale})`, () => {
    test.use({ viewport: desktop });

    const region = (page: Page) => page.getByRole('region', { name: banner.label });
    const slides = (page: Page) =>
      region(page).locator(`[aria-roledescription="${carousel.role}"]`);
    const press = (page: Page, name: string) =>
      region(page).getByRole('button', { name, exact: true }).click();
    const dot = (index: number) =>
      carousel.show.replace('{name}', banner.slides[slideIds[index] ?? 'global'].dot);

    /** Only the current slide is reachable, and its dot is marked. */
    const expectSlide = async (page: Page, index: number) => {
      await expect(region(page).locator('button[aria-current]')).toHaveAccessibleName(dot(index));
      await expect(slides(page).nth(index)).not.toHaveAttribute('aria-hidden', 'true');
      await expect(slides(page).nth(index).locator('[inert]')).toHaveCount(0);
      await expect(slides(page).locator('[inert]')).toHaveCount(slideIds.length - 1);
    };

    test.beforeEach(({ page }) => answerCookies(page));

    test(`9 the slides are 50 px apart in Chinese, side by side in English (${locale})`, async ({
      page,
    }) => {
      await visit(page, path);
      const spacing = { en: '0px', zh: '50px' }[locale];
      for (const slide of await slides(page).all())
        await expect(slide).toHaveCSS('padding-left', spacing);
    });

    test(`2.4 the banner has four slides with their dots, each leading to sign-up (${locale})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      await expect(slides(page)).toHaveCount(4);
      for (const [index, id] of slideIds.entries()) {
        await press(page, dot(index));
        await expectSlide(page, index);
        const slide = slides(page).nth(index);
        const heading = slide.getByRole('heading', {
          name: banner.slides[id].headline.join(' '),
          exact: true,
        });
        await expect(heading).toBeInViewport({ ratio: 1 });
        const start = slide.getByRole('link', { name: banner.start, exact: true });
        await expect(start).toHaveAttribute('href', home.signUpPath);
      }
      await slides(page).last().getByRole('link', { name: banner.start, exact: true }).click();
      await expect(page).toHaveURL(home.signUpPath);
    });

    test(`2.4 the banner moves on after 5 s, not before, and loops (${locale}) @core`, async ({
      page,
    }) => {
      await visitOutOfTime(page, path);
      for (const [index] of slideIds.entries()) {
        await page.clock.runFor(carouselDelayMs - 100);
        await expectSlide(page, index);
        await page.clock.runFor(100);
        await expectSlide(page, (index + 1) % slideIds.length);
      }
    });

    test(`2.4 after an arrow or a dot the five seconds restart (${locale})`, async ({ page }) => {
      await visitOutOfTime(page, path);
      await page.clock.runFor(4_900);
      await press(page, carousel.next);
      await expectSlide(page, 1);
      await page.clock.runFor(4_900);
      await expectSlide(page, 1);
      await page.clock.runFor(100);
      await expectSlide(page, 2);

      await page.clock.runFor(3_000);
      await press(page, dot(0));
      await expectSlide(page, 0);
      await page.clock.runFor(4_900);
      await expectSlide(page, 0);
      await page.clock.runFor(100);
      await expectSlide(page, 1);
    });

    test(`2.4 the arrows loop over both ends (${locale})`, async ({ page }) => {
      await visitOutOfTime(page, path);
      await press(page, carousel.previous);
      await expectSlide(page, 3);
      await press(page, carousel.next);
      await expectSlide(page, 0);
    });

    test(`2.4 neither the mouse nor the focus pauses the banner (${locale})`, async ({ page }) => {
      await visitOutOfTime(page, path);
      await slides(page).first().hover();
      await slides(page).first().getByRole('link').first().focus();
      await page.clock.runFor(5_000);
      await expectSlide(page, 1);
    });

    test(`2.4 the pause button stops the banner and starts it again (${locale})`, async ({
      page,
    }) => {
      await visitOutOfTime(page, path);
      await press(page, carousel.pause);
      await page.clock.runFor(20_000);
      await expectSlide(page, 0);
      await press(page, carousel.next);
      await page.clock.runFor(20_000);
      await expectSlide(page, 1);
      await press(page, carousel.play);
      await page.clock.runFor(4_900);
      await expectSlide(page, 1);
      await page.clock.runFor(100);
      await expectSlide(page, 2);
    });

    test(`2.4 under reduced motion the banner does not move, and its arrows work (${locale})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitOutOfTime(page, path);
      await page.clock.runFor(20_000);
      await expectSlide(page, 0);
      await expect(region(page).getByRole('button', { name: carousel.pause })).toHaveCount(0);
      await press(page, carousel.next);
      await expectSlide(page, 1);
    });

    test(`2.4 on a phone the contact button covers none of the banner's buttons (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await visit(page, path);
      const leftOf = async (button: Locator) => (await button.boundingBox())?.x ?? 0;
      const contact = await leftOf(page.getByRole('button', { name: chat.open }));
      for (const name of [carousel.pause, carousel.previous, carousel.next, dot(3)]) {
        const button = region(page).getByRole('button', { name, exact: true });
        expect((await leftOf(button)) + 44).toBeLessThan(contact);
      }
    });

    test(`2.4 in a hidden tab the banner does not move (${locale})`, async ({ page }) => {
      await visitOutOfTime(page, path);
      await hideTab(page, true);
      await page.clock.runFor(20_000);
      await expectSlide(page, 0);
      await hideTab(page, false);
      await page.clock.runFor(5_000);
      await expectSlide(page, 1);
    });
  });

  test.describe(`product cards (${locale})`, () => {
    const cards = (page: Page) => page.getByRole('region', { name: products.heading });
    const card = (page: Page, name: string) =>
      cards(page)
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });

    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.4 six product cards are side by side and link to their pages (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize(desktop);
      await visit(page, path);
      await expect(cards(page).getByRole('article')).toHaveCount(6);
      await expect(cards(page).getByText(/^\d \/ \d$/)).toBeHidden();
      await expect(cards(page).locator('[inert]')).toHaveCount(0);
      for (const product of home.products) {
        const more = card(page, product.name).getByRole('link', {
          name: products.moreAbout.replace('{name}', product.name),
          exact: true,
        });
        await expect(more).toBeVisible();
        await expect(more).toContainText(products.more);
        await expect(more).toHaveAttribute('href', product.path);
        for (const service of product.services)
          await expect(
            card(page, product.name).getByRole('link', { name: service.name, exact: true }),
          ).toHaveAttribute('href', service.path);
      }
      const [, voice] = home.products;
      await card(page, voice?.name ?? '')
        .getByRole('link', { name: products.more })
        .click();
      await expect(page).toHaveTitle(titleOf('product-voice', locale));
    });

    test(`2.4 on a phone the cards are a carousel that counts and loops (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await visitOutOfTime(page, path);
      const counter = cards(page).getByText(/^\d \/ \d$/);
      const press = (name: string) =>
        cards(page).getByRole('button', { name, exact: true }).click();
      await comeUp(cards(page), 6);
      await page.clock.runFor(4_900);
      await expect(counter).toHaveText('1 / 6');
      await page.clock.runFor(100);
      await expect(counter).toHaveText('2 / 6');
      await press(carousel.previous);
      await press(carousel.previous);
      await expect(counter).toHaveText('6 / 6');
      await page.clock.runFor(4_900);
      await expect(counter).toHaveText('6 / 6');
      await page.clock.runFor(100);
      await expect(counter).toHaveText('1 / 6');
      await expect(cards(page).locator('li[inert]')).toHaveCount(5);
    });
  });

  test.describe(`stories (${locale})`, () => {
    const region = (page: Page) => page.getByRole('region', { name: stories.label });
    const counter = (page: Page) => region(page).getByText(/^\d \/ 3$/);

    test.beforeEach(({ page }) => answerCookies(page));

    test(`2.4 three stories are shown with their figures (${locale})`, async ({ page }) => {
      await page.setViewportSize(desktop);
      await visit(page, path);
      await expect(region(page).getByRole('article')).toHaveCount(3);
      for (const { customer, figures } of home.stories) {
        const story = region(page).getByRole('article').filter({ hasText: customer });
        await expectPairs(
          story,
          figures.map(({ label, value }) => [label, value]),
        );
      }
    });

    for (const [name, act] of [
      ['an arrow', (page: Page) => region(page).getByRole('button', { name: carousel.next }).tap()],
      ['a touch', (page: Page) => region(page).getByRole('article').nth(1).tap()],
    ] as const)
      test.describe('by touch', () => {
        test.use({ hasTouch: true, viewport: phone });

        test(`2.4 on a phone the stories move on until ${name} pauses them (${locale})`, async ({
          page,
        }) => {
          await visitOutOfTime(page, path);
          await comeUp(region(page), 3);
          await page.clock.runFor(4_900);
          await expect(counter(page)).toHaveText('1 / 3');
          await page.clock.runFor(100);
          await expect(counter(page)).toHaveText('2 / 3');
          await page.clock.runFor(2_000);
          await act(page);
          const shown = name === 'an arrow' ? '3 / 3' : '2 / 3';
          await expect(counter(page)).toHaveText(shown);
          await expect(region(page).getByRole('button', { name: carousel.play })).toBeVisible();
          await page.clock.runFor(20_000);
          await expect(counter(page)).toHaveText(shown);
          await region(page).getByRole('button', { name: carousel.play }).tap();
          await page.clock.runFor(5_000);
          await expect(counter(page)).not.toHaveText(shown);
        });
      });
  });

  test(`2.4 six badges and five figures are shown as claimed (${locale}) @ours`, async ({
    page,
  }) => {
    await answerCookies(page);
    await visit(page, path);
    const strip = page
      .getByRole('main')
      .locator('section')
      .filter({
        has: page.getByRole('heading', { name: home.words.partners.heading, exact: true }),
      });
    await expect(strip.getByRole('listitem')).toHaveCount(6);
    for (const [index, { name, tier }] of home.badges.entries()) {
      await expect(strip.getByRole('listitem').nth(index)).toContainText(name);
      await expect(strip.getByRole('listitem').nth(index)).toContainText(tier);
    }
    const reach = page
      .getByRole('main')
      .locator('section')
      .filter({
        has: page.getByRole('heading', { name: home.words.reach.heading, exact: true }),
      });
    await expect(reach.getByRole('img', { name: home.words.reach.map.alternative })).toBeVisible();
    await expectPairs(
      reach,
      home.reach.map(({ label, value }) => [label, `${value}+`]),
    );
  });
}

test('1 the figures are those of the specification', async ({ page }) => {
  await visit(page, '/');
  const pairs = await pairsOf(page.getByRole('main'));
  expect(pairs).toEqual([
    ['Conversion', '+300%'],
    ['Retention', '2×'],
    ['Satisfaction', '+54%'],
    ['Sales', '+33%'],
    ['SMS arrival rate', '95.2%'],
    ['Operating cost', '−21%'],
    ['countries and regions', '200+'],
    ['partner operators', '1,500+'],
    ['customers', '15,000+'],
    ['messages a year', '3.5B+'],
    ['call minutes a year', '800M+'],
  ]);
});

for (const [path, claim] of [
  ['/', 'We monitor it round the clock.'],
  ['/zh', '我们全天候监控。'],
] as const)
  test(`1 ${path} claims round-the-clock monitoring`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('main')).toContainText(claim);
  });

test('2.2 every page ends with the banner of the specification', async ({ page }) => {
  await visit(page, '/');
  const closing = page.getByRole('region', {
    name: 'Start offering your customers a better service experience',
    exact: true,
  });
  const action = closing.getByRole('link', { name: 'Get Started', exact: true });
  await expect(action).toHaveAttribute('href', '/sign-up');
  await visit(page, '/zh');
  const chinese = page.getByRole('main').locator('~ section').first();
  await expect(chinese.getByRole('link')).toHaveAttribute('href', '/zh-sign-up');
});

test.describe('scroll animation', () => {
  test.use({ viewport: desktop });

  test('9 a part appears once, when it is 120 px inside the window', async ({ page }) => {
    await answerCookies(page);
    await visit(page, '/');
    // Positions further down change until everything is laid out.
    await expect(page.locator(':root[data-drawn]')).toBeAttached();
    const part = page.getByRole('region', { name: homeOf('en').words.stories.label });
    const opacity = () => part.evaluate((element) => Number(getComputedStyle(element).opacity));
    const scrollUntilInside = (insidePx: number) =>
      part.evaluate((element, px) => {
        const { translate } = getComputedStyle(element);
        const shiftPx = Number.parseFloat(translate.split(' ')[1] ?? '0') || 0;
        const top = element.getBoundingClientRect().top + scrollY - shiftPx;
        scrollTo(0, top - innerHeight + px);
      }, insidePx);

    expect(await opacity()).toBe(0);
    await scrollUntilInside(80);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await opacity()).toBe(0);
    await scrollUntilInside(160);
    await expect.poll(opacity).toBeGreaterThan(0);
    expect(
      await part.evaluate((element) => getComputedStyle(element).transitionDuration),
    ).toContain('2s');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(opacity).toBe(1);
  });

  test('9 under reduced motion everything is visible immediately', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    const part = page.getByRole('region', { name: homeOf('en').words.stories.label });
    expect(await part.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });
});

/** Terms with their values, in the order of the page. */
const pairsOf = (within: Locator): Promise<string[][]> =>
  within
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['dt', 'dd'].map((name) => row.querySelector(name)?.textContent?.trim() ?? ''),
      ),
    );

async function expectPairs(within: Locator, wanted: string[][]): Promise<void> {
  await expect(within.locator('dl')).toBeVisible();
  expect(await pairsOf(within)).toEqual(wanted);
}

/**
 * Scrolls to the carousel, which starts near the viewport; from then on only one card is reachable.
 */
async function comeUp(carousel: Locator, cards: number) {
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('li[inert]')).toHaveCount(cards - 1);
}
