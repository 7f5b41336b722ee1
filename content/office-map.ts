import type { MapPoint, Office } from './brand-shape.ts';
import { offices } from './offices.ts';

export type OfficeId = keyof typeof offices;
/** The two versions of the map: for wide and for narrow screens. */
export type MapSize = keyof Office['map'];

export const officeIds = Object.keys(offices) as OfficeId[];

export const officeOf = (id: OfficeId): Office => offices[id];

/** The position of an office on one of the maps; undefined for one on the rail. */
export function officePoint(id: OfficeId, size: MapSize): MapPoint | undefined {
  const place = officeOf(id).map[size];
  return 'at' in place ? place.at : undefined;
}

/** The stop nearest to the rail, which leads to it. */
export const firstStop = (size: MapSize): MapPoint =>
  officeIds
    .flatMap((id) => [officePoint(id, size)])
    .reduce<MapPoint>(
      (first, point) => (point && point[0] < first[0] ? point : first),
      [Number.POSITIVE_INFINITY, 0],
    );

/** The lines between the offices, each from stop to stop with its bends; the longest first. */
export function officeLines(size: MapSize): MapPoint[][] {
  const followers = (of: OfficeId) => officeIds.filter((id) => officeOf(id).line?.from === of);
  /** The line goes on to the first office that follows; each further office starts a new line. */
  const linesFrom = (id: OfficeId, sofar: MapPoint[]): MapPoint[][] => {
    const point = officePoint(id, size);
    if (!point) return sofar.length > 1 ? [sofar] : [];
    const line = [...sofar, ...bend(sofar.at(-1), point, officeOf(id).line?.begins), point];
    const [next, ...others] = followers(id);
    const rest = others.flatMap((other) => linesFrom(other, [point]));
    return [...(next ? linesFrom(next, line) : line.length > 1 ? [line] : []), ...rest];
  };
  return officeIds
    .filter((id) => !officeOf(id).line)
    .flatMap((id) => linesFrom(id, []))
    .map(withoutStraightPoints)
    .toSorted((one, other) => other.length - one.length);
}

/** Lines run along the axes and at 45 degrees: between two points there is at most one bend. */
function bend(
  from: MapPoint | undefined,
  [x, y]: MapPoint,
  begins: 'straight' | 'slanted' | undefined,
): MapPoint[] {
  if (!from) return [];
  const [dx, dy] = [x - from[0], y - from[1]];
  const slant = Math.min(Math.abs(dx), Math.abs(dy));
  if (slant === 0 || Math.abs(dx) === Math.abs(dy)) return [];
  const [stepX, stepY] = [Math.sign(dx) * slant, Math.sign(dy) * slant];
  return [begins === 'slanted' ? [from[0] + stepX, from[1] + stepY] : [x - stepX, y - stepY]];
}

/** Removes points at which a line does not turn. */
const withoutStraightPoints = (line: MapPoint[]): MapPoint[] =>
  line.filter((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    if (!before || !after) return true;
    const [ax, ay] = [point[0] - before[0], point[1] - before[1]];
    const [bx, by] = [after[0] - point[0], after[1] - point[1]];
    return ax * by !== ay * bx;
  });
