import { industryIds } from '#content/industries.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { type IndustryData, industryOf } from '#content/pages/industry/industry.ts';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { answerCookies, expect, test, visit } from '#tests/support/journey.ts';
import { tags } from '#tests/support/served-head.ts';
import { titleOf } from '#tests/support/titles.ts';

/** The HTML between header and closing banner, for visitors without JavaScript. */
const mainOf = (html: string): string => {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0];
  if (!main) throw new Error('The page has no main part');
  return main.replaceAll(/<!--.*?-->/g, '');
};

const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, inner = '']) =>
      inner.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, '').replaceAll('&#x27;', "'"),
  );

const linksOf = (html: string): string[] => tags(html, 'a').map(({ href }) => href ?? '');

const journeyLinks = ({ journey }: IndustryData): string[] =>
  journey.stops.flatMap(({ links }) => links.map(({ path }) => path));

test('2.6 the seven banners read as specified @core', async ({ request }) => {
  for (const [path, title] of [
    ['/industry-logistics', 'Simplify Logistics'],
    ['/industry-e-commerce', 'Amplify E-Commerce Conversions'],
    ['/industry-retail', 'Connecting Online to Offline'],
    ['/industry-education', 'Education Made Better'],
    ['/industry-gaming', 'Level Up Your Game'],
    ['/industry-online-social', 'Keeping it Live'],
    ['/industry-fintech', 'Making Financial Services Safer'],
  ] as const) {
    const main = mainOf(await (await request.get(path)).text());
    expect(textsOf(main, 'h1'), path).toEqual([title]);
    expect(main, path).toMatch(/<a [^>]*href="\/sign-up"[^>]*>Start now/);
  }
});

for (const locale of locales) {
  test(`2.6 each industry page has its cards, its journey and its products (${locale}) @core @both`, async ({
    request,
  }) => {
    for (const id of industryIds) {
      const industry = industryOf(id, locale);
      const html = await (await request.get(pagePath(id, locale))).text();
      const main = mainOf(html);
      const { banner, benefits, journey, recommended, shared } = industry;

      expect(textsOf(main, 'h1'), id).toEqual([banner.title.join(' ')]);
      expect(textsOf(main, 'h2'), id).toEqual([
        benefits.heading,
        shared.journey,
        shared.recommended,
      ]);
      expect(textsOf(main, 'h3'), id).toEqual(
        [...benefits.cards, ...journey.stops].map(({ title }) => title),
      );
      expect(textsOf(main, 'p'), id).toEqual([
        banner.sentence,
        benefits.lead,
        ...benefits.cards.map(({ sentence }) => sentence),
        journey.lead,
        ...journey.stops.map(({ sentence }) => sentence),
        recommended.lead,
      ]);
      const pictures = tags(main, 'svg').flatMap(({ role, ...svg }) =>
        role === 'img' ? [svg['aria-label']] : [],
      );
      expect(pictures, id).toEqual([banner.alternative]);

      const [list = ''] = /<ol[^>]*data-count[\s\S]*?<\/ol>/.exec(main) ?? [];
      const numbers = textsOf(list, 'span').filter((text) => /^\d+$/.test(text));
      expect(numbers, id).toEqual(journey.stops.map((_, index) => `${index + 1}`));
      expect(linksOf(main), id).toEqual([
        industry.signUpPath,
        ...journeyLinks(industry),
        ...recommended.products.map(({ path }) => path),
      ]);
      for (const { name, sentence, group } of recommended.products)
        expect(textsOf(main, 'a'), id).toContain(`${name} ${sentence} ${group}`);

      // The placeholder sections (flow, awards, vision, mission, goal) stay hidden.
      expect(main.match(/<section/g), id).toHaveLength(4);
      const afterMain = html.slice(html.indexOf('</main>'));
      const { words, signUp } = layoutOf(locale);
      expect(afterMain.indexOf(words.closing.action), id).toBeGreaterThan(0);
      expect(linksOf(afterMain)[0], id).toBe(signUp.path);
    }
  });

  test.describe(`on the way (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test(`2.6 a stop leads to its product's tab, a menu to the next industry (${locale})`, async ({
      page,
    }) => {
      await answerCookies(page);
      const logistics = industryOf('industry-logistics', locale);
      await visit(page, pagePath('industry-logistics', locale));
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      const main = page.getByRole('main');
      await expect(main.getByRole('img')).toHaveAccessibleName(logistics.banner.alternative);

      const masked = logistics.journey.stops[2];
      const stop = main.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: masked?.title ?? '', exact: true }),
      });
      const link = masked?.links[0];
      await stop.getByRole('link', { name: link?.name ?? '', exact: true }).click();
      await expect(page).toHaveURL(link?.path ?? '');
      await expect(page).toHaveTitle(titleOf('product-global-number', locale));
      await page.goBack();
      await expect(page).toHaveTitle(titleOf('industry-logistics', locale));

      const retail = industryOf('industry-retail', locale);
      const { words } = layoutOf(locale);
      const menus = page.getByRole('navigation', { name: words.labels.mainNavigation });
      await menus.getByRole('button', { name: words.menus.industry, exact: true }).press('Enter');
      await menus
        .locator(`a[href="${pagePath('industry-retail', locale)}"]`)
        .first()
        .click();
      await expect(main.getByRole('img')).toHaveAccessibleName(retail.banner.alternative);
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(titlesOf('industry-retail'));
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    });

    const titlesOf = (id: (typeof industryIds)[number]): string[] => {
      const { benefits, journey } = industryOf(id, locale);
      return [...benefits.cards, ...journey.stops].map(({ title }) => title);
    };

    test(`2.6 the line of an industry page has no gap (${locale})`, async ({ page }) => {
      await answerCookies(page);
      await visit(page, pagePath('industry-fintech', locale));
      for (const width of [1440, 1200, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const gaps = await page.getByRole('main').evaluate(gapsOfTheLine);
        expect(gaps, `at ${width} px`).toEqual([]);
      }
    });
  });
}

/** Runs in the page: each segment of the line must touch the next one. */
function gapsOfTheLine(main: Element): string[] {
  const [banner, ...sections] = main.querySelectorAll('section');
  const [shelf, loop, turn] = banner?.querySelectorAll(':scope > div:empty') ?? [];
  if (!banner || !shelf || !loop || !turn) return ['the banner has no line'];
  const box = (element: Element) => element.getBoundingClientRect();
  const line = box(shelf).height;
  const near = (a: number, b: number) => Math.abs(a - b) < 1;
  const gaps: string[] = [];
  if (box(shelf).left > 0) gaps.push('the shelf does not reach the left edge');
  if (!near(box(shelf).top, box(loop).top)) gaps.push('shelf and loop differ in height');
  if (box(shelf).right < box(loop).left) gaps.push('the shelf ends before the loop');
  if (!near(box(loop).bottom - line, box(turn).top)) gaps.push('the loop misses the turn');
  if (box(loop).left > box(turn).right) gaps.push('the loop ends before the turn');
  if (!near(box(turn).bottom, box(banner).bottom)) gaps.push('the turn ends inside the banner');
  const rail = getComputedStyle(sections[0] ?? main, '::before');
  if (!near(box(turn).left, Number.parseFloat(rail.left))) gaps.push('the turn misses the rail');
  const art = banner.querySelector('svg[role="img"]');
  const shelfY = art ? box(art).top + (box(art).height * 440) / 510 : 0;
  if (!near(shelfY, box(shelf).top + line / 2)) gaps.push('the picture does not stand on the line');
  return gaps;
}
