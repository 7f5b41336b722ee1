import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type GeoPermissibleObjects,
  geoEquirectangular,
  geoMercator,
  geoOrthographic,
  geoPath,
} from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/**
 * Draws the land of the maps as rows of horizontal strokes, so that the site ships one short path
 * instead of coastlines and a projection.
 */
const target = join(import.meta.dirname, '../app/art/land.generated.ts');
const globeTarget = join(import.meta.dirname, '../app/art/product/globe.generated.ts');
const officesTarget = join(import.meta.dirname, '../app/art/company/land.generated.ts');
const world = { width: 1200, equatorY: 324, middleLongitude: 11.2, rows: [4, 536, 6.2] } as const;
const vietnam = { left: 146, top: 104, right: 470, bottom: 640, rows: [90, 660, 8.2] } as const;
const vietnamCities = {
  hanoi: [105.85, 21.03],
  daNang: [108.1, 16.05],
  hoChiMinhCity: [106.7, 10.8],
} as const;
const globe = { x: 430, y: 320, radius: 262, longitude: 72, latitude: 22 } as const;
const globeCities = {
  amsterdam: [4.9, 52.4],
  riyadh: [46.7, 24.7],
  nairobi: [36.8, -1.3],
  shanghai: [121.5, 31.2],
  singapore: [103.8, 1.35],
} as const;

/** From the Atlantic to the Pacific; `unitsPerDegree` and the corner match the offices' map. */
const offices = {
  unitsPerDegree: 1440 / 178,
  west: -14,
  north: 62,
  extent: [
    [-330, 0],
    [1770, 700],
  ],
  rows: [6, 696, 6.6],
} as const;

type Coordinate = [x: number, y: number];
type Atlas = Topology<Record<string, GeometryCollection<{ name?: string }>>>;

const worldProjection = geoEquirectangular()
  .rotate([-world.middleLongitude, 0])
  .scale(world.width / (2 * Math.PI))
  .translate([world.width / 2, world.equatorY]);
const worldShape = await readAtlas('land-110m', 'land');
const worldRings = outline(geoPath(worldProjection), {
  type: 'FeatureCollection',
  features: worldShape,
});

const vietnamShape = await mainlandOf('Vietnam');
const vietnamProjection = geoMercator().fitExtent(
  [
    [vietnam.left, vietnam.top],
    [vietnam.right, vietnam.bottom],
  ],
  vietnamShape,
);

const globeProjection = geoOrthographic()
  .rotate([-globe.longitude, -globe.latitude])
  .scale(globe.radius)
  .translate([globe.x, globe.y])
  .clipAngle(90);
const globeRings = outline(geoPath(globeProjection), {
  type: 'FeatureCollection',
  features: worldShape,
});
const globeRows = [globe.y - globe.radius, globe.y + globe.radius] as const;

await writeFile(
  target,
  [
    '// Drawn by `node scripts/draw-land.ts` from the coastlines of world-atlas: run it to make it anew.',
    '',
    `/** ${world.width} wide, the equator at ${world.equatorY}, longitude ${world.middleLongitude} in the middle. */`,
    `export const worldLand =\n  '${hatch(worldRings, world.rows, 3)}';`,
    '',
    '/** In the coordinates of the wide Zalo slide, as are the cities below. */',
    `export const vietnamLand =\n  '${hatch(outline(geoPath(vietnamProjection), vietnamShape), vietnam.rows, 2)}';`,
    '',
    'export const vietnamCities = {',
    ...placed(vietnamCities, vietnamProjection),
    '} as const;',
    '',
  ].join('\n'),
);

await writeFile(
  globeTarget,
  [
    '// Drawn by `node scripts/draw-land.ts` from the coastlines of world-atlas: run it to make it anew.',
    '',
    `export const globe = { x: ${globe.x}, y: ${globe.y}, radius: ${globe.radius} };`,
    '',
    '/** In the coordinates of the wide hero, as are the cities below. */',
    `export const globeLand =\n  '${hatch(globeRings, [...globeRows, 7.4], 2)}';`,
    '',
    '/** The same with fewer rows, for where it is drawn small. */',
    `export const globeLandCoarse =\n  '${hatch(globeRings, [...globeRows, 12.4], 4)}';`,
    '',
    'export const globeCities = {',
    ...placed(globeCities, globeProjection),
    '} as const;',
    '',
  ].join('\n'),
);

const officesMiddle = 75;
const officesProjection = geoEquirectangular()
  .rotate([-officesMiddle, 0])
  .scale((offices.unitsPerDegree * 180) / Math.PI)
  .translate([
    (officesMiddle - offices.west) * offices.unitsPerDegree,
    offices.north * offices.unitsPerDegree,
  ])
  .clipExtent([[...offices.extent[0]], [...offices.extent[1]]]);
const officesRings = outline(geoPath(officesProjection), {
  type: 'FeatureCollection',
  features: await readAtlas('land-50m', 'land'),
});

await writeFile(
  officesTarget,
  [
    '// Drawn by `node scripts/draw-land.ts` from the coastlines of world-atlas: run it to make it anew.',
    '',
    '/** 1440 wide from 14 degrees west to 164 east, its upper edge at 62 north; it goes on to both sides. */',
    `export const officesLand =\n  '${hatch(officesRings, offices.rows, 3)}';`,
    '',
  ].join('\n'),
);

function placed(
  cities: Record<string, readonly [longitude: number, latitude: number]>,
  project: (place: Coordinate) => Coordinate | null,
): string[] {
  return Object.entries(cities).map(([name, [longitude, latitude]]) => {
    const [x, y] = (project([longitude, latitude]) ?? []).map(Math.round);
    return `  ${name}: [${x}, ${y}],`;
  });
}

async function readAtlas(file: string, object: string) {
  const require = createRequire(import.meta.url);
  const atlas: Atlas = JSON.parse(
    await readFile(require.resolve(`world-atlas/${file}.json`), 'utf8'),
  );
  const collection = atlas.objects[object];
  if (!collection) throw new Error(`world-atlas/${file} has no ${object}`);
  return feature(atlas, collection).features;
}

/** A country's largest polygon, without its islands. */
async function mainlandOf(name: string): Promise<GeoPermissibleObjects> {
  const countries = await readAtlas('countries-50m', 'countries');
  const geometry = countries.find(({ properties }) => properties?.name === name)?.geometry;
  if (geometry?.type === 'Polygon') return geometry;
  if (geometry?.type !== 'MultiPolygon') throw new Error(`No outline of ${name}`);
  const [largest] = geometry.coordinates.toSorted(
    (a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0),
  );
  return { type: 'Polygon', coordinates: largest ?? [] };
}

function outline(path: ReturnType<typeof geoPath>, shape: GeoPermissibleObjects): Coordinate[][] {
  const rings: Coordinate[][] = [];
  path.context({
    beginPath() {},
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {},
  })(shape);
  return rings;
}

/** One path of relative strokes; integers keep it short. */
function hatch(
  rings: Coordinate[][],
  [top, bottom, pitch]: readonly [number, number, number],
  shortest: number,
) {
  const strokes: string[] = [];
  let [penX, penRow] = [0, 0];
  for (let row = 0; top + row * pitch < bottom; row += 1) {
    const edges = crossings(rings, top + row * pitch);
    for (let i = 0; i + 1 < edges.length; i += 2) {
      const [start = 0, end = 0] = [edges[i], edges[i + 1]];
      if (end - start < shortest) continue;
      const [from, to] = [Math.round(start), Math.round(end)];
      const down = Math.round((row - penRow) * pitch * 10) / 10;
      strokes.push(
        `${strokes.length ? 'm' : 'M'}${from - penX} ${strokes.length ? down : top + row * pitch}h${to - from}`,
      );
      [penX, penRow] = [to, row];
    }
  }
  return strokes.join('').replaceAll(' -', '-');
}

function crossings(rings: Coordinate[][], y: number): number[] {
  const found = rings.flatMap((ring) =>
    ring.flatMap(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
    }),
  );
  return found.toSorted((a, b) => a - b);
}
