import { route } from '../geometry.ts';
import { farLeft } from '../line.tsx';

/**
 * Every hero leaves its picture downwards and turns left at `runY`. From there the line goes on
 * beyond any screen: the page clips it where its own corner leads down into the rail.
 */
export type HeroFrame = {
  size: readonly [width: number, height: number];
  runY: number;
  turn: number;
};

export const wide = { size: [800, 660], runY: 624, turn: 44 } as const satisfies HeroFrame;

/** Exits stay right of x 88, so that turn and rail corner fit beside each other on any phone. */
export const narrow = { size: [390, 330], runY: 306, turn: 24 } as const satisfies HeroFrame;

export const exitRun = ({ runY, turn }: HeroFrame, x: number, fromY: number): string =>
  route(
    [
      [x, fromY],
      [x, runY],
      [farLeft, runY],
    ],
    turn,
  );
