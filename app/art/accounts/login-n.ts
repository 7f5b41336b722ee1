import { nVertices, type Point } from '../geometry.ts';
import { farAway, footY } from './account-art.tsx';

/**
 * The N that the line draws beside the login: its stems, its corners, and the line's path to it.
 */
export const left = 170;
export const right = 510;
export const radii = [54, 54, 54];
export const { top, bottom, at } = nVertices({ left, right, top: 210, bottom: footY, radius: 54 });
export const start: Point[] = [
  [farAway, footY],
  [left, footY],
];
/** The point at which the last stem ends, below its badge. */
export const end: Point = [right, 332];
export const badge = { cx: right, cy: 266 };
