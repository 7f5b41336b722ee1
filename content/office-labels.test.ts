import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/locale.ts';
import { brand } from './brand.ts';
import { type OfficeId, officeIds, officeOf } from './office-map.ts';

/** The sizes with the least room on each map, and the full size of the wide one. */
const screens = [
  { map: 'wide', width: 1440, height: 700 },
  { map: 'wide', width: 900, height: 437.5 },
  { map: 'narrow', width: 320, height: 398 },
] as const;

type Screen = (typeof screens)[number];
type Box = { office: OfficeId; left: number; top: number; width: number; height: number };

describe.each(screens)('on the $map map at $width pixels', (screen) => {
  test.each(locales)('no ring or name covers that of another office (%s)', (locale) => {
    const boxes = officeIds.flatMap((id) => [ringOf(id, screen), nameOf(id, screen, locale)]);
    const covered = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => other.office !== one.office && overlap(one, other))
        .map((other) => `${one.office} and ${other.office}`),
    );
    expect(covered).toEqual([]);
  });

  test.each(locales)('every ring and name is within the map (%s)', (locale) => {
    const outside = officeIds
      .flatMap((id) => [ringOf(id, screen), nameOf(id, screen, locale)])
      .filter(
        ({ left, top, width, height }) =>
          left < 0 || top < 0 || left + width > screen.width || top + height > screen.height,
      );
    expect(outside).toEqual([]);
  });
});

/**
 * In pixels, as drawn by `app/pages/company/office.module.css`: only positions scale with the map.
 */
const ring = 22;
const nameHeight = 22;
const fromRing = { wide: { left: 22, right: 22, below: 18 }, narrow: { left: 16, right: 14 } };
const rail = { ring: 20.5, name: 42 };
const padding = { headquarters: 23, other: 8 };

function centreOf(id: OfficeId, { map, width }: Screen): [x: number, y: number] {
  const place = officeOf(id).map[map];
  if ('onRail' in place) return [rail.ring, place.onRail];
  const [x, y] = place.at;
  return map === 'wide' ? [(x * width) / 1440, (y * width) / 1440] : [width - 404 + x, y];
}

function ringOf(office: OfficeId, screen: Screen): Box {
  const [x, y] = centreOf(office, screen);
  return { office, left: x - ring / 2, top: y - ring / 2, width: ring, height: ring };
}

function nameOf(office: OfficeId, screen: Screen, locale: Locale): Box {
  const [x, y] = centreOf(office, screen);
  const { country, map } = officeOf(office);
  const isHeadquarters = country.en === brand.headquarters.en;
  const width =
    textWidth(country[locale], screen) + padding[isHeadquarters ? 'headquarters' : 'other'];
  const size = { office, width, height: nameHeight };
  const beside = { ...size, top: y - nameHeight / 2 };
  const place = map[screen.map];
  if ('onRail' in place) return { ...beside, left: rail.name };
  const away = fromRing[screen.map];
  if (place.name === 'left') return { ...beside, left: x - away.left - width };
  if (place.name === 'right') return { ...beside, left: x + away.right };
  return { ...size, left: x - width / 2, top: y + fromRing.wide.below };
}

/**
 * A letter of the mono font is 0.6 em wide, rounded up by some browsers; a Chinese one is 14
 * pixels.
 */
const textWidth = (text: string, { map }: Screen): number =>
  [...text]
    .map((letter) => (/\p{Script=Han}/u.test(letter) ? 14 : 0.62 * (map === 'wide' ? 13 : 12)))
    .reduce((sum, width) => sum + width, 0);

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
