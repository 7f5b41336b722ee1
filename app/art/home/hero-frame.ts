import type { Point } from '../geometry.ts';

/**
 * What all slides share, so that the page can lead the line in and out at the same places: the line
 * enters at `entryY` from the left, climbs to `topY`, drops into the receiver of the message and
 * leaves it downwards. Slides differ in what the line draws between.
 */
export type HeroFrame = {
  size: readonly [width: number, height: number];
  entryY: number;
  topY: number;
  /** The last two points of every line: the corner above the receiver, and its upper edge. */
  arrival: readonly [Point, Point];
};

export const wide = {
  size: [800, 816],
  entryY: 668,
  topY: 140,
  arrival: [
    [652, 140],
    [652, 214],
  ],
} as const satisfies HeroFrame;

/**
 * `arrival` lies at half a pixel: the edges of a line 5 wide are then whole pixels, as on the page.
 */
export const narrow = {
  size: [390, 330],
  entryY: 292,
  topY: 50,
  arrival: [
    [276.5, 50],
    [276.5, 84],
  ],
} as const satisfies HeroFrame;
