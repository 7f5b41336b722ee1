export type Point = readonly [x: number, y: number];

/**
 * A polyline with round corners, moved sideways by `offset` (positive: to the right of travel).
 * Calls that differ in the offset alone give parallel lanes with concentric corners.
 */
export function route(
  points: readonly Point[],
  radius: number | readonly number[],
  offset = 0,
): string {
  const legs = pairs(points).map(([from, to]) => leg(from, to));
  const corners = pairs(legs).map(([before, after], index) => {
    const fillet = typeof radius === 'number' ? radius : (radius[index] ?? 0);
    return corner(before, after, fillet, offset);
  });
  const [first, last] = [legs.at(0), legs.at(-1)];
  if (!first || !last) throw new RangeError('A route needs two points');
  return `M${place(offsetPoint(first, first.from, offset))}${corners.join('')}L${place(offsetPoint(last, last.to, offset))}`;
}

/** The bar that closes a lane: across its end, `half` long to either side. */
export function endcap(points: readonly Point[], offset: number, half: number): string {
  const last = pairs(points).at(-1);
  if (!last) throw new RangeError('A lane needs two points');
  const end = leg(...last);
  const start = place(offsetPoint(end, end.to, offset - half));
  return `M${start}L${place(offsetPoint(end, end.to, offset + half))}`;
}

/**
 * The two corners of an N. Rounding pulls a corner in, so they lie beyond `top` and `bottom`: what
 * is seen of the round apexes touches those heights.
 */
export function nVertices(n: NBox): { top: Point; bottom: Point; at: (y: number) => Point } {
  let [top, bottom] = [n.top, n.bottom];
  for (let step = 0; step < 60; step += 1) {
    const halfAngle = Math.atan2(n.right - n.left, bottom - top) / 2;
    const reach = n.radius / Math.tan(halfAngle);
    top = n.top + n.radius - reach;
    bottom = n.bottom - n.radius + reach;
  }
  const slope = (n.right - n.left) / (bottom - top);
  return {
    top: [n.left, top],
    bottom: [n.right, bottom],
    at: (y) => [n.left + (y - top) * slope, y],
  };
}

export type NBox = { left: number; right: number; top: number; bottom: number; radius: number };

export const round = (value: number): number => Math.round(value * 100) / 100;

export const place = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

type Leg = { from: Point; to: Point; along: Point; across: Point };

function leg(from: Point, to: Point): Leg {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) throw new RangeError('A leg of a route needs a length');
  const along: Point = [dx / length, dy / length];
  return { from, to, along, across: [-along[1], along[0]] };
}

const offsetPoint = ({ across }: Leg, [x, y]: Point, offset: number): Point => [
  x + across[0] * offset,
  y + across[1] * offset,
];

function corner(before: Leg, after: Leg, fillet: number, offset: number): string {
  const [a, b] = [before.along, after.along];
  const turn = a[0] * b[1] - a[1] * b[0];
  if (Math.abs(turn) < 1e-6) return '';
  const cosine = a[0] * b[0] + a[1] * b[1];
  const miter = offset / (1 + cosine);
  const [x, y] = before.to;
  const vertex: Point = [
    x + (before.across[0] + after.across[0]) * miter,
    y + (before.across[1] + after.across[1]) * miter,
  ];
  const radius = Math.max(0.01, fillet - Math.sign(turn) * offset);
  const tangent = radius * Math.tan(Math.acos(cosine) / 2);
  const start: Point = [vertex[0] - a[0] * tangent, vertex[1] - a[1] * tangent];
  const end: Point = [vertex[0] + b[0] * tangent, vertex[1] + b[1] * tangent];
  return `L${place(start)}A${round(radius)} ${round(radius)} 0 0 ${turn > 0 ? 1 : 0} ${place(end)}`;
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).flatMap((item, index): [T, T][] => {
    const before = items[index];
    return before === undefined ? [] : [[before, item]];
  });
}
