import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { industryIds } from '#content/industries.ts';
import { industryOf } from '#content/pages/industry/industry.ts';
import { locales } from '#contract/locale.ts';
import { IndustryBanner } from './banners/industry-banner.tsx';
import { BenefitScene, StopScene } from './scenes/industry-scenes.tsx';

const heaviestPageBytes = 25_000;

describe.each(locales)('the art of the industry pages (%s)', (locale) => {
  const drawn = industryIds.map((id) => ({ id, ...drawPage(id, locale) }));

  test.each(drawn)('$id has a banner with one text alternative', ({ id, banner }) => {
    const { alternative, art } = industryOf(id, locale).banner;
    expect(banner).toMatch(/^<svg [^>]*role="img"/);
    expect(banner.slice(0, banner.indexOf('>'))).toContain(`aria-label="${alternative}"`);
    for (const label of Object.values(art)) expect(banner).toContain(`>${label}</text>`);
  });

  test.each(drawn)('$id has cards and stops that are decoration', ({ scenes }) => {
    for (const html of scenes) expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
  });

  test.each(drawn)('$id draws finite coordinates and no style attribute', ({ banner, scenes }) => {
    for (const html of [banner, ...scenes]) {
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).not.toMatch(/NaN|Infinity|undefined/);
      expect(html.replace(glyphs, '')).not.toMatch(/ (?:d|x|y|cx|cy)="[^"]*\.\d{3}/);
    }
  });

  test.each(drawn)('$id stays within its share of the page', ({ banner, scenes }) => {
    expect(gzipSync([banner, ...scenes].join('')).length).toBeLessThan(heaviestPageBytes);
  });

  test('no two pictures are the same, and none is empty', () => {
    const pictures = drawn.flatMap(({ id, banner, scenes }) => [
      { name: `banner of ${id}`, shape: shapesOf(banner) },
      ...scenes.map((scene, index) => ({
        name: `scene ${index + 1} of ${id}`,
        shape: shapesOf(scene),
      })),
    ]);
    const alike = [...Map.groupBy(pictures, ({ shape }) => shape).values()]
      .filter((same) => same.length > 1)
      .map((same) => same.map(({ name }) => name).join(' = '));
    expect(alike).toEqual([]);
    for (const { name, shape } of pictures) expect(shape.length, name).toBeGreaterThan(200);
  });
});

/** Icons have more decimals than our own drawings and are left out. */
const glyphs = /<svg[^>]*data-icon.*?<\/svg>/g;

const shapesOf = (html: string): string => html.slice(html.indexOf('>') + 1);

function drawPage(id: (typeof industryIds)[number], locale: (typeof locales)[number]) {
  const { banner, benefits, journey } = industryOf(id, locale);
  return {
    banner: renderToStaticMarkup(
      <IndustryBanner industry={id} labels={banner.art} label={banner.alternative} />,
    ),
    scenes: [
      ...benefits.cards.map((card) =>
        renderToStaticMarkup(<BenefitScene industry={id} id={card.id} place={0} />),
      ),
      ...journey.stops.map((stop) =>
        renderToStaticMarkup(<StopScene industry={id} id={stop.id} />),
      ),
    ],
  };
}
