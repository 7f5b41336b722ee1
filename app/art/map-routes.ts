import type { MapCity } from '#content/pages/home/structure.ts';
import { type Point, route } from './geometry.ts';
import { mapPoint } from './map-cities.ts';

/** Which way a link bends: straight first and then at 45 degrees, or the other way round. */
type Bend = 'straight' | 'slant';

const chains: readonly (readonly [from: MapCity, ...(readonly [Bend, MapCity])[]])[] = [
  [
    'singapore',
    ['straight', 'mumbai'],
    ['slant', 'dubai'],
    ['straight', 'riyadh'],
    ['slant', 'cairo'],
  ],
  [
    'singapore',
    ['straight', 'nairobi'],
    ['straight', 'lagos'],
    ['straight', 'bogota'],
    ['slant', 'mexicoCity'],
  ],
  ['nairobi', ['straight', 'johannesburg']],
  ['lagos', ['slant', 'saoPaulo']],
  ['bogota', ['slant', 'lima']],
  ['singapore', ['straight', 'bangkok'], ['slant', 'hongKong']],
  ['singapore', ['slant', 'manila']],
  ['singapore', ['slant', 'jakarta']],
];

/** The lines from Singapore, octilinear as on a transit map; the long ones come first. */
export const mapRoutes: readonly string[] = chains.map(([start, ...hops]) => {
  const points: Point[] = [mapPoint(start)];
  for (const [bend, city] of hops) {
    const from = points.at(-1) ?? mapPoint(start);
    points.push(...bends(from, mapPoint(city), bend), mapPoint(city));
  }
  return softened(points.filter((point, index) => distance(point, points[index - 1]) > 1));
});

function bends(from: Point, to: Point, bend: Bend): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [width, height] = [Math.abs(dx), Math.abs(dy)];
  const [right, down] = [Math.sign(dx), Math.sign(dy)];
  if (height < 18 || width < 18) return jog(from, to);
  const slant = Math.min(width, height);
  if (bend === 'slant') return [[from[0] + right * slant, from[1] + down * slant]];
  return [width > height ? [to[0] - right * slant, from[1]] : [from[0], to[1] - down * slant]];
}

/** A nearly straight link changes track in its middle. */
function jog(from: Point, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [midX, midY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [halfX, halfY] = [(Math.sign(dx) * Math.abs(dy)) / 2, (Math.sign(dy) * Math.abs(dx)) / 2];
  return Math.abs(dx) > Math.abs(dy)
    ? [
        [midX - halfX, from[1]],
        [midX + halfX, to[1]],
      ]
    : [
        [from[0], midY - halfY],
        [to[0], midY + halfY],
      ];
}

/** Rounds each corner as far as its legs allow. */
function softened(points: readonly Point[]): string {
  const radii = points
    .slice(1, -1)
    .map((point, index) =>
      Math.min(9, distance(point, points[index]) * 0.9, distance(point, points[index + 2]) * 0.9),
    );
  return route(points, radii);
}

function distance(a: Point, b?: Point): number {
  return b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Number.POSITIVE_INFINITY;
}
