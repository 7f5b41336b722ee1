import { gzipSync } from 'node:zlib';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  heroArtWords,
  privacyArtWords,
  privacyModes,
  tabArtWords,
} from '#content/pages/product/art-words.ts';
import {
  type ProductId,
  productIds,
  products,
  type ServiceId,
  services,
} from '#content/products.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { HeroProps } from './hero.ts';
import { narrow, wide } from './hero-frame.ts';
import { productHeroes } from './heroes.ts';
import { PrivacyDiagram } from './privacy-diagrams.tsx';
import type { TabTileProps } from './tab-tile.tsx';
import { tabTiles } from './tab-tiles.ts';

const heaviestPageBytes = 25_000;
/** Bytes of drawings that the layout adds to every page: closing banner and footer. */
const layoutBytes = 3_000;

const serviceIds = productIds.flatMap((product) => products[product].services);

const heroes = await loadAll<ProductId, HeroProps>(productHeroes);
const tiles = await loadAll<ServiceId, TabTileProps>(tabTiles);
const heroOf = (product: ProductId, locale: Locale) => {
  const Hero = heroes[product];
  return draw(<Hero words={heroArtWords[locale][product]} />);
};
const tileOf = (service: ServiceId, locale: Locale) => {
  const Tile = tiles[service];
  return draw(<Tile words={tabArtWords[locale][service]} />);
};

/** Logos and icons have more decimals than our own drawings and are left out. */
const foreignPaths = /<svg[^>]*data-icon.*?<\/svg>|<path[^>]*transform="[^"]*"[^>]*>/g;

describe.each(locales)('product pictures (%s)', (locale) => {
  const hero = (product: ProductId) => heroOf(product, locale);
  const tile = (service: ServiceId) => tileOf(service, locale);
  const diagrams = privacyModes.map((mode) =>
    draw(<PrivacyDiagram mode={mode} words={privacyArtWords[locale]} />),
  );
  const all = [...productIds.map(hero), ...serviceIds.map(tile), ...diagrams];

  test('carry no style attribute, which our policy forbids', () => {
    for (const html of all) expect(html).not.toMatch(/\sstyle=/);
  });

  test('have finite coordinates with two decimals at most', () => {
    const numbers = all.flatMap((html) => [
      ...html.replace(foreignPaths, '').matchAll(/ (?:d|x|y|cx|cy|r|transform)="[^"]*"/g),
    ]);
    const odd = numbers.filter(([text]) => /NaN|Infinity|undefined|\.\d{3}/.test(text));
    expect(odd.map(([text]) => text)).toEqual([]);
  });

  test('are images with a sentence of their own', () => {
    const names = all.flatMap((html) =>
      [...html.matchAll(/<svg [^>]*role="img" aria-label="([^"]+)"/g)].map(([, name]) => name),
    );
    const drawings = productIds.length * 2 + serviceIds.length + privacyModes.length;
    expect(names).toHaveLength(drawings);
    expect(new Set(names).size).toBe(drawings - productIds.length);
    expect(names.filter((name) => !/[.。]$/.test(name ?? ''))).toEqual([]);
  });

  test.each(productIds)('%s stays within its share of the page', (product) => {
    const tiles = products[product].services.map(tile);
    const modes = product === 'product-global-number' ? diagrams : [];
    const page = [hero(product), ...tiles, ...modes].join('');
    expect(gzipSync(page).length).toBeLessThan(heaviestPageBytes - layoutBytes);
  });
});

describe('every hero', () => {
  test.each(productIds)('%s leaves to the left on the run, wide and narrow', (product) => {
    const html = heroOf(product, 'en');
    const runs = [...html.matchAll(/A(\d+) \1 0 0 1 [\d.]+ (\d+)L-3200 (\d+)/g)];
    expect(runs.map(([, radius, from, to]) => [radius, from, to].map(Number))).toEqual(
      [wide, narrow].map(({ turn, runY }) => [turn, runY, runY]),
    );
  });
});

describe('every tile', () => {
  const drawn = new Map(serviceIds.map((service) => [service, tileOf(service, 'en')]));

  test('belongs to a service, and every service has one', () => {
    expect(Object.keys(tabTiles).toSorted()).toEqual(Object.keys(services).toSorted());
  });

  test.each([...drawn])(
    '%s takes the line in at the left and lets it out at the right',
    (_, html) => {
      const line = lineOf(html);
      expect(line).toMatch(/^M-4 120[HL]/);
      expect(line).toMatch(/(?:120H404|L404 120)$/);
    },
  );

  test('has a centre that no other tile has', () => {
    const middles = [...drawn.values()].map((html) => middleOf(html).join(' '));
    expect(middles.filter((middle) => middle.length < 60)).toEqual([]);
    expect(new Set(middles).size).toBe(middles.length);
  });

  test('shares no bend of the line with another tile', () => {
    const bends = [...drawn.values()].map(lineOf).filter((way) => way.includes('A'));
    expect(bends.length).toBeGreaterThan(5);
    expect(new Set(bends).size).toBe(bends.length);
  });
});

function draw(picture: ReactElement): string {
  return renderToStaticMarkup(picture);
}

async function loadAll<Key extends string, Props>(
  loads: Record<Key, () => Promise<(props: never) => ReactElement>>,
): Promise<Record<Key, ComponentType<Props>>> {
  const keys = Object.keys(loads) as Key[];
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await loads[key]()])));
}

const lineOf = (html: string): string =>
  [...html.matchAll(/<path class="[^"]*through[^"]*" d="([^"]+)"/g)].map(([, way]) => way).join('');

/** The shapes that reach into the middle, where the event of a tile is; glyphs do not count. */
function middleOf(html: string): string[] {
  const shapes = html
    .replace(foreignPaths, '')
    .matchAll(/<(?:path|circle|rect)[^>]* (?:d|cx)="[^"]*"[^>]*>/g);
  return [...shapes].flatMap(([shape]) => {
    const way = / (?:d|cx)="([^"]*)"/.exec(shape)?.[1] ?? '';
    const places = way.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    return places.some((place) => place >= 90 && place <= 310) ? [way] : [];
  });
}
