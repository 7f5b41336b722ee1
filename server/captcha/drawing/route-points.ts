export type Point = readonly [x: number, y: number];

/** The corners of a route, the radius of each, and how far (`room`) lanes may lie from it. */
export type Route = { corners: readonly Point[]; radii: readonly number[]; room: number };

const arcStep = 1.5;

/**
 * The points of a route, close together, shifted sideways by `offset` (positive: to the right of
 * travel). Lanes of one route are parallel, their corners concentric.
 */
export function routePoints({ corners, radii }: Route, offset = 0): Point[] {
  const legs = pairs(corners).map(([from, to]) => leg(from, to));
  const [first, last] = [legs.at(0), legs.at(-1)];
  if (!first || !last) throw new RangeError('A route needs two corners');
  return [
    offsetPoint(first, first.from, offset),
    ...pairs(legs).flatMap(([before, after], index) =>
      bend(before, after, radii[index] ?? 0, offset),
    ),
    offsetPoint(last, last.to, offset),
  ];
}

/** The same route with one point per `stepLength`. */
export function resample(way: readonly Point[], stepLength: number): Point[] {
  return pairs(way).flatMap(([from, to]) => {
    const steps = Math.max(
      1,
      Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / stepLength),
    );
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

export const pathOf = (way: readonly Point[]): string => `M${way.map(place).join('L')}`;

const place = ([x, y]: Point): string =>
  `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

type Leg = { from: Point; to: Point; along: Point; across: Point };

function leg(from: Point, to: Point): Leg {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const along: Point = [dx / length, dy / length];
  return { from, to, along, across: [-along[1], along[0]] };
}

const offsetPoint = ({ across }: Leg, [x, y]: Point, offset: number): Point => [
  x + across[0] * offset,
  y + across[1] * offset,
];

function bend(before: Leg, after: Leg, fillet: number, offset: number): Point[] {
  const [a, b] = [before.along, after.along];
  const side = Math.sign(a[0] * b[1] - a[1] * b[0]);
  const cosine = a[0] * b[0] + a[1] * b[1];
  const miter = offset / (1 + cosine);
  const [x, y] = before.to;
  const vertex: Point = [
    x + (before.across[0] + after.across[0]) * miter,
    y + (before.across[1] + after.across[1]) * miter,
  ];
  const radius = fillet - side * offset;
  if (side === 0 || radius <= arcStep) return [vertex];

  const angle = Math.acos(cosine);
  const tangent = radius * Math.tan(angle / 2);
  const centre: Point = [
    vertex[0] - a[0] * tangent + before.across[0] * radius * side,
    vertex[1] - a[1] * tangent + before.across[1] * radius * side,
  ];
  const start = Math.atan2(-before.across[1] * side, -before.across[0] * side);
  const steps = Math.ceil((angle * radius) / arcStep);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const turned = start + (side * angle * step) / steps;
    return [centre[0] + radius * Math.cos(turned), centre[1] + radius * Math.sin(turned)];
  });
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).flatMap((item, index): [T, T][] => {
    const before = items[index];
    return before === undefined ? [] : [[before, item]];
  });
}
