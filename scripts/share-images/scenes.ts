import { type Point, route } from '#app/art/geometry.ts';
import { colour } from './colour.ts';
import { plainDrawing } from './plain-drawing.ts';
import { stopsOf } from './stops.ts';
import type { Typefaces } from './typefaces.ts';

/** The picture next to the title: a drawing of the page, or the headings of its text as stops. */
export type Scene = { kind: DrawnScene; svg: string } | { kind: 'stops'; names: readonly string[] };

export type Staged = {
  ground: 'ink' | 'paper' | 'paper-2';
  /** The space of the title: its width, and the y coordinate of its middle. */
  title: { maxWidth: number; middle: number };
  shapes: string;
};

export const stage = (scene: Scene, typefaces: Typefaces): Staged =>
  scene.kind === 'stops'
    ? {
        ground: 'paper',
        title: { maxWidth: 540, middle: 318 },
        shapes: stopsOf(scene.names, toRail, typefaces),
      }
    : stages[scene.kind]((x, y, scale) => {
        const drawing = plainDrawing(scene.svg, { line: lineWidth, scale }, typefaces);
        return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
      });

/** The line always ends in the rail at the lower left, wherever a drawing leads it. */
const lineWidth = 10;
const [railX, turn, runY, bottom] = [72, 36, 562, 640];
const railFrom = railX + turn;

const live = (way: string, width = lineWidth): string =>
  `<path d="${way}" fill="none" stroke="${colour('hot')}" stroke-width="${width}"/>`;

/** From a point above the rail: down, left, and into it. */
const toRail = ([x, y]: Point, radius = 44): string =>
  live(
    route(
      [
        [x, y],
        [x, runY],
        [railX, runY],
        [railX, bottom],
      ],
      [radius, turn],
    ),
  );

const intoRail = (width = lineWidth): string =>
  live(`M${railFrom} ${runY}a${turn} ${turn} 0 0 0 ${-turn} ${turn}V${bottom}`, width);

/** The line of a drawing extends beyond the edge: it is cut where the rail begins. */
const cutAtRail = (shapes: string): string =>
  `<clipPath id="from-rail"><rect x="${railFrom - 1}" width="1200" height="630"/></clipPath>
   <g clip-path="url(#from-rail)">${shapes}</g>`;

type Place = (x: number, y: number, scale: number) => string;
type DrawnScene = keyof typeof stages;

const stages = {
  /** The drawing's line leaves downwards and returns by itself. */
  hero: (place) => ({
    ground: 'ink',
    title: { maxWidth: 476, middle: 318 },
    shapes: cutAtRail(place(546, runY - 624 * 0.82, 0.82)) + intoRail(),
  }),
  /** The line drops through the board; its last ring is where the page continues it. */
  board: (place) => ({
    ground: 'ink',
    title: { maxWidth: 500, middle: 300 },
    shapes: toRail([546 + 400 * 0.82, 60 + 408 * 0.82]) + place(546, 60, 0.82),
  }),
  industry: (place) => shelf('paper-2', place, { width: 760, height: 440, scale: 0.84 }),
  skyline: (place) => shelf('ink', place, { width: 800, height: 560, scale: 0.68 }),
  /** The line enters from the left, writes the N and leaves the phone downwards. */
  slide: (place) => ({
    ground: 'ink',
    title: { maxWidth: 560, middle: 288 },
    shapes: live(`M${566 + 652 * 0.8} ${-44 + 606 * 0.8}V${bottom}`) + place(566, -44, 0.8),
  }),
  /** Its lines begin at the rail and leave on the right. */
  yard: (place) => ({
    ground: 'ink',
    title: { maxWidth: 900, middle: 206 },
    shapes: cutAtRail(place(railFrom, runY - 220 * 1.3, 1.3)) + intoRail(6 * 1.3),
  }),
  account: (place) => ({
    ground: 'ink',
    title: { maxWidth: 500, middle: 318 },
    shapes: place(636, -40, 0.78),
  }),
  /** As wide as the image. */
  end: (place) => ({
    ground: 'ink',
    title: { maxWidth: 900, middle: 184 },
    shapes: place(0, 262, 1200 / 1440),
  }),
} as const satisfies Record<string, (place: Place) => Staged>;

/** The line is the ground that objects stand on; it turns on the right and returns below. */
function shelf(
  ground: Staged['ground'],
  place: Place,
  drawing: { width: number; height: number; scale: number },
): Staged {
  const y = runY - 88;
  const way: Point[] = [
    [-20, y],
    [1136, y],
    [1136, runY],
    [railX, runY],
    [railX, bottom],
  ];
  const { width, height, scale } = drawing;
  return {
    ground,
    title: { maxWidth: 392, middle: 262 },
    shapes:
      live(route(way, [44, 44, turn])) + place(1112 - width * scale, y - height * scale, scale),
  };
}
