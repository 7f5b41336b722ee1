import { puzzleFrame } from '#contract/captcha.ts';
import { type Chance, pick, wholeBetween } from './chance.ts';
import type { Point } from './way.ts';

/** A packet of the piece's size, by its upper left corner. */
export type Place = { x: number; y: number };

const { width, height, pieceSize: size, firstX, lastX } = puzzleFrame;
const edge = 6;
const lowestY = height - size - edge;

/** What a hole keeps free between itself and the live line, or another hole. */
const breathing = 14;

/** On the live line where it does not just run level, so that the piece shows which way it goes. */
export function placeCut(chance: Chance, steps: readonly Point[]): Place | undefined {
  return find(() => {
    const [x, y] = pick(chance, steps);
    const shift = () => wholeBetween(chance, -edge, edge) - size / 2;
    const place = { x: Math.round(x + shift()), y: Math.round(y + shift()) };
    const isWithin =
      place.x > firstX + 1.5 * size && place.x <= lastX && place.y >= edge && place.y <= lowestY;
    if (!isWithin) return undefined;
    const heights = steps.filter((step) => covers(place, step)).map(([, height]) => height);
    return Math.max(...heights) - Math.min(...heights) > size / 3 ? place : undefined;
  });
}

/** One on the height of the cut, and sometimes one elsewhere; none may break the live line. */
export function placeDecoys(chance: Chance, steps: readonly Point[], cut: Place): Place[] {
  const taken: Place[] = [{ x: firstX, y: cut.y }, cut];
  const findFree = (y: () => number) =>
    find(() => {
      const place = { x: wholeBetween(chance, edge, width - size - edge), y: y() };
      const isFree =
        taken.every((other) => !overlap(place, other)) &&
        !steps.some((step) => covers(place, step, breathing));
      return isFree ? place : undefined;
    });
  const level = findFree(() => cut.y);
  if (!level) return [];
  taken.push(level);
  const other = chance() < 0.6 ? findFree(() => wholeBetween(chance, edge, lowestY)) : undefined;
  return other ? [level, other] : [level];
}

/** One or two on the live line, well away from the holes. */
export function placeStops(
  chance: Chance,
  steps: readonly Point[],
  holes: readonly Place[],
): Point[] {
  const room = 20;
  const free = steps
    .filter(([x, y]) => x > room && x < width - room && y > room && y < height - room)
    .filter((step) => !holes.some((hole) => covers(hole, step, room)));
  if (free.length === 0) return [];
  const first = pick(chance, free);
  const far = free.filter(([x, y]) => Math.hypot(x - first[0], y - first[1]) > 80);
  return far.length > 0 && chance() < 0.4 ? [first, pick(chance, far)] : [first];
}

const covers = (place: Place, [x, y]: Point, margin = 0): boolean =>
  x > place.x - margin &&
  x < place.x + size + margin &&
  y > place.y - margin &&
  y < place.y + size + margin;

const overlap = (a: Place, b: Place): boolean =>
  Math.abs(a.x - b.x) < size + breathing && Math.abs(a.y - b.y) < size + breathing;

function find<T>(attempt: () => T | undefined): T | undefined {
  for (let count = 0; count < 24; count += 1) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}
