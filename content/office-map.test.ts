import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { firstStop, officeIds, officeLines, officeOf, officePoint } from './office-map.ts';

describe.each(['wide', 'narrow'] as const)('the %s map', (size) => {
  const lines = officeLines(size);

  test('has a line through every office that follows another', () => {
    const corners = lines.flat();
    for (const id of officeIds) {
      const point = officePoint(id, size);
      const from = officeOf(id).line?.from;
      if (point && from && officePoint(from as typeof id, size))
        expect(corners.includes(point) || lines.some((line) => passes(line, point)), id).toBe(true);
    }
  });

  test('runs only along the axes and at 45 degrees', () => {
    for (const line of lines)
      for (const [index, [x, y]] of line.slice(1).entries()) {
        const [beforeX, beforeY] = line[index] ?? [x, y];
        const [dx, dy] = [Math.abs(x - beforeX), Math.abs(y - beforeY)];
        expect(dx === 0 || dy === 0 || dx === dy).toBe(true);
      }
  });

  test('is reached by the rail at its leftmost stop', () => {
    const points = officeIds.flatMap((id) => officePoint(id, size) ?? []);
    expect(points.length).toBeGreaterThan(0);
    const stops = officeIds.flatMap((id) => [officePoint(id, size)?.[0] ?? Number.MAX_VALUE]);
    expect(firstStop(size)[0]).toBe(Math.min(...stops));
  });
});

test('every line starts at an existing office', () => {
  const from = officeIds.flatMap((id) => officeOf(id).line?.from ?? []);
  expect(from.filter((id) => !officeIds.some((known) => known === id))).toEqual([]);
});

test('one office is the headquarters', () => {
  const named = officeIds.filter((id) => officeOf(id).country.en === brand.headquarters.en);
  expect(named).toHaveLength(1);
});

type Points = ReturnType<typeof officeLines>[number];

function passes(line: Points, [x, y]: readonly [number, number]): boolean {
  return line.slice(1).some(([toX, toY], index) => {
    const [fromX, fromY] = line[index] ?? [toX, toY];
    const isOnLine = (x - fromX) * (toY - fromY) === (y - fromY) * (toX - fromX);
    return isOnLine && Math.min(fromX, toX) <= x && x <= Math.max(fromX, toX);
  });
}
