import { puzzleFrame } from '#contract/captcha.ts';
import { between, type Chance, pick, pickSome, wholeBetween } from './chance.ts';
import { drawPalettes, type Palette } from './palette.ts';
import { gapCount, placeGaps, placeRow } from './places.ts';
import { type Point, type Route, resample, routePoints } from './route-points.ts';
import { crossingRoute, idleRoute, liveRoute } from './routes.ts';
import { type DrawnSign, drawSign, type Manner } from './sign.ts';
import { type Sign, signs } from './signs.ts';

/** The geometry of an image before it is written as SVG. */
export type Scene = {
  picture: Palette;
  live: readonly Point[];
  /** The lanes beside the highlighted line, and the width of ground around them. */
  lanes: readonly (readonly Point[])[];
  clearance: number;
  idle: readonly (readonly Point[])[];
  crossing: readonly (readonly Point[])[];
  stops: readonly Point[];
  /** All gaps look the same and interrupt the same lines; only their signs differ. */
  gaps: readonly Gap[];
  piece: { palette: Palette; sign: DrawnSign; lineY: number; lanes: readonly number[] };
  /** The left edge of the gap where the piece belongs. */
  x: number;
  y: number;
};

export type Gap = { x: number; y: number; sign: DrawnSign };

const { height, pieceWidth, pieceHeight } = puzzleFrame;

/** In pixels of the piece; its round head leaves less room on the right. */
const signCentre: Point = [0.46 * pieceWidth, pieceHeight / 2];

export function composeScene(chance: Chance): Scene {
  const y = placeRow(chance);
  const lineY = pieceHeight / 2 + wholeBetween(chance, -10, 10);
  const palettes = drawPalettes(chance);
  const chosen = pickSome(chance, gapCount, signs);
  const [manner, other] = pickSome<Manner>(chance, 2, ['filled', 'line']);
  if (!manner || !other) throw new RangeError('There are fewer than two manners');
  const gaps = placeGaps(chance).map((x, index) => ({
    ...{ x, y },
    sign: putSign(chance, chosen[index], other, [x, y]),
  }));
  const right = wholeBetween(chance, 0, gapCount - 1);
  const target = gaps[right];
  if (!target) throw new RangeError('There is no such gap');

  const route = liveRoute(chance, y + lineY);
  const live = routePoints(route);
  const pitch = between(chance, 7, 10.5);
  const perSide = Math.min(wholeBetween(chance, 2, 3), Math.floor((route.room - 3) / pitch));
  const offsets = Array.from({ length: perSide }, (_, index) => 3 + (index + 1) * pitch);
  return {
    picture: palettes.picture,
    live,
    lanes: [...offsets, ...offsets.map((offset) => -offset)].map((offset) =>
      routePoints(route, offset),
    ),
    clearance: 2 * (3 + (perSide + 1) * pitch),
    idle: bundle(chance, idleRoute(chance), pitch),
    crossing: bundle(chance, crossingRoute(chance), pitch),
    stops: placeStops(chance, live, y),
    gaps,
    piece: {
      palette: palettes.piece,
      sign: putSign(chance, chosen[right], manner, [0, 0]),
      lineY,
      lanes: laneHeights(chance, lineY),
    },
    x: target.x,
    y,
  };
}

function putSign(chance: Chance, sign: Sign | undefined, manner: Manner, [x, y]: Point): DrawnSign {
  if (!sign) throw new RangeError('There is no such sign');
  const centre: Point = [
    x + signCentre[0] + between(chance, -1.5, 1.5),
    y + signCentre[1] + between(chance, -5, 5),
  ];
  return drawSign(chance, sign, { manner, centre, size: between(chance, 24, 27) });
}

function bundle(chance: Chance, route: Route, pitch: number): Point[][] {
  const lanes = wholeBetween(chance, 3, 6);
  return Array.from({ length: lanes }, (_, index) =>
    routePoints(route, (index - (lanes - 1) / 2) * pitch),
  );
}

/** The piece has random lanes of its own: matching lanes would reveal its place. */
function laneHeights(chance: Chance, lineY: number): number[] {
  const pitch = between(chance, 7, 10.5);
  return [-3, -2, -1, 1, 2, 3].map((lane) => lineY + Math.sign(lane) * 3 + lane * pitch);
}

/** Rings on the highlighted line before it reaches the row of gaps. */
function placeStops(chance: Chance, live: readonly Point[], rowY: number): Point[] {
  const room = 18;
  const free = resample(live, 4).filter(
    ([x, y]) =>
      x > 60 &&
      x < 340 &&
      y > room &&
      y < height - room &&
      (y < rowY - room || y > rowY + pieceHeight + room),
  );
  return free.length > 0 ? [pick(chance, free)] : [];
}
