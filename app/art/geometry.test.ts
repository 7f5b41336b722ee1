import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endcap, nVertices, type Point, route } from './geometry.ts';

const bend: Point[] = [
  [0, 100],
  [100, 100],
  [100, 0],
];

describe('route', () => {
  test('a corner becomes an arc that touches both legs', () => {
    expect(route(bend, 20)).toBe('M0 100L80 100A20 20 0 0 0 100 80L100 0');
  });

  test('a lane on the inside of a turn has the smaller radius, one outside the larger', () => {
    expect(route(bend, 20, -8)).toBe('M0 92L80 92A12 12 0 0 0 92 80L92 0');
    expect(route(bend, 20, 8)).toBe('M0 108L80 108A28 28 0 0 0 108 80L108 0');
  });

  test('parallel lanes turn about one centre, whatever the angle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15, max: 165 }),
        fc.boolean(),
        fc.integer({ min: -30, max: 30 }),
        (degrees, right, offset) => {
          const angle = ((right ? 1 : -1) * degrees * Math.PI) / 180;
          const points: Point[] = [
            [0, 0],
            [400, 0],
            [400 + 400 * Math.cos(angle), 400 * Math.sin(angle)],
          ];
          const middle = arcOf(route(points, 40));
          const lane = arcOf(route(points, 40, offset));
          expect(lane.radius).toBeCloseTo(40 - (right ? 1 : -1) * offset, 1);
          expect(lane.start[0]).toBeCloseTo(middle.start[0], 1);
          expect(lane.start[1] - middle.start[1]).toBeCloseTo(offset, 1);
        },
      ),
    );
  });

  test('every corner may have its own radius', () => {
    const stairs: Point[] = [...bend, [200, 0]];
    expect(route(stairs, [10, 30])).toBe(
      'M0 100L90 100A10 10 0 0 0 100 90L100 30A30 30 0 0 1 130 0L200 0',
    );
  });

  test('a straight joint leaves no trace', () => {
    const straight: Point[] = [
      [0, 0],
      [50, 0],
      [100, 0],
    ];
    expect(route(straight, 20)).toBe('M0 0L100 0');
    expect(route(straight, 20, 9)).toBe('M0 9L100 9');
  });

  test('coordinates carry two decimals at most', () => {
    const path = route(
      [
        [0, 0],
        [100 / 3, 10 / 7],
        [50, 99 / 13],
      ],
      3.3333,
      1.2345,
    );
    expect(path).not.toMatch(/\.\d{3}/);
  });

  test('a leg without length is refused', () => {
    const point: Point = [3, 4];
    expect(() => route([point, point], 5)).toThrow(RangeError);
    expect(() => route([point], 5)).toThrow(RangeError);
  });
});

test('an endcap stands across the end of its lane', () => {
  expect(endcap(bend, 0, 5)).toBe('M95 0L105 0');
  expect(endcap(bend, 9, 5)).toBe('M104 0L114 0');
  expect(
    endcap(
      [
        [0, 0],
        [60, 0],
      ],
      -9,
      4,
    ),
  ).toBe('M60 -13L60 -5');
});

test('the round apexes of an N touch the given heights', () => {
  const box = { left: 176, right: 486, top: 140, bottom: 668, radius: 42 };
  const n = nVertices(box);
  const path = route([[176, 668], n.top, n.bottom, [486, 140]], box.radius);
  const [upper, lower] = arcsOf(path);
  expect(upper).toBeDefined();
  // The upright stem meets the arc level with its centre: one radius below the apex.
  expect((upper?.start[1] ?? 0) - box.radius).toBeCloseTo(box.top, 1);
  expect((lower?.end[1] ?? 0) + box.radius).toBeCloseTo(box.bottom, 1);
  expect(n.at(n.top[1])[0]).toBeCloseTo(box.left, 6);
  expect(n.at(n.bottom[1])[0]).toBeCloseTo(box.right, 6);
});

type Arc = { start: Point; radius: number; end: Point };

function arcsOf(path: string): Arc[] {
  const arc = /L(\S+) (\S+?)A(\S+) \S+ 0 0 [01] (\S+) (\S+?)(?=L)/g;
  return [...path.matchAll(arc)].map(([, ...found]) => {
    const [x1 = 0, y1 = 0, radius = 0, x2 = 0, y2 = 0] = found.map(Number);
    return { start: [x1, y1], radius, end: [x2, y2] };
  });
}

function arcOf(path: string): Arc {
  const [arc] = arcsOf(path);
  if (!arc) throw new Error(`No arc in ${path}`);
  return arc;
}
