import { between, type Chance, wholeBetween } from './chance.ts';
import { drawPalette, type Palette } from './palette.ts';
import { type Place, placeCut, placeDecoys, placeStops } from './places.ts';
import { crossingRoute, liveRoute } from './routes.ts';
import { type Point, stepsAlong, wayAlong } from './way.ts';

/** Everything that is drawn, before it is drawn. */
export type Scene = {
  palette: Palette;
  live: readonly Point[];
  /** Every second lane of the live bundle, and the ones between them. */
  lanes: readonly [Point[][], Point[][]];
  /** How wide a strip of ground the live bundle keeps free around itself. */
  clearance: number;
  crossing: readonly (readonly Point[])[];
  stops: readonly Point[];
  /** The hole in the live line: where the piece belongs. */
  cut: Place;
  /** Holes of the same look that interrupt nothing live. */
  decoys: readonly Place[];
};

/** Composes until the cut has a hole of the same look on its own height. */
export function composeScene(chance: Chance): Scene {
  for (;;) {
    const scene = compose(chance);
    if (scene) return scene;
  }
}

function compose(chance: Chance): Scene | undefined {
  const route = liveRoute(chance);
  const live = wayAlong(route);
  const steps = stepsAlong(live, 3);
  const cut = placeCut(chance, steps);
  if (!cut) return undefined;
  const decoys = placeDecoys(chance, steps, cut);
  if (decoys.length === 0) return undefined;

  const pitch = between(chance, 7, 10.5);
  const perSide = Math.min(wholeBetween(chance, 2, 5), Math.floor((route.room - 3) / pitch));
  const offsets = Array.from({ length: perSide }, (_, index) => 3 + (index + 1) * pitch);
  const everySecond = (from: number) =>
    offsets
      .filter((_, index) => index % 2 === from)
      .flatMap((offset) => [wayAlong(route, offset), wayAlong(route, -offset)]);
  return {
    palette: drawPalette(chance),
    live,
    lanes: [everySecond(0), everySecond(1)],
    clearance: 2 * (3 + (perSide + 1) * pitch),
    crossing: crossingLanes(chance, pitch),
    stops: placeStops(chance, steps, [cut, ...decoys]),
    cut,
    decoys,
  };
}

function crossingLanes(chance: Chance, pitch: number): Point[][] {
  const route = crossingRoute(chance);
  const lanes = wholeBetween(chance, 3, 6);
  return Array.from({ length: lanes }, (_, index) =>
    wayAlong(route, (index - (lanes - 1) / 2) * pitch),
  );
}
