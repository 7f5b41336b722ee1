import { puzzleFrame } from '#contract/captcha.ts';
import { between, type Chance, pick } from './chance.ts';
import type { Point, Route } from './route-points.ts';

const { width, height } = puzzleFrame;

/** Pixels by which routes start and end outside the image, so that no lane visibly begins. */
const beyond = 90;

/**
 * The route of the highlighted line. Wherever it comes from, it runs level along the row of gaps,
 * so that every gap interrupts it in the same way.
 */
export function liveRoute(chance: Chance, rowY: number): Route {
  const end: Point = [width + beyond, rowY];
  const [left, radius] = [between(chance, 16, 24), between(chance, 16, 24)];
  const from = pick(chance, [-beyond, height + beyond]);
  const away = rowY + Math.sign(from) * between(chance, 46, 70);
  const ways: Point[][] = [
    [[-beyond, rowY], end],
    [[left, from], [left, rowY], end],
  ];
  if (away > 16 && away < height - 16) {
    const x = between(chance, 110, 330);
    ways.push([[x, from], [x, away], [left, away], [left, rowY], end]);
    ways.push([[width + beyond, away], [left, away], [left, rowY], end]);
  }
  const corners = pick(chance, ways);
  return { corners, radii: corners.map(() => radius), room: 25 };
}

/**
 * The route of a bundle in the background: level, upright, at 45° or along the diagonal of an N,
 * possibly mirrored.
 */
export function idleRoute(chance: Chance): Route {
  const route = pick(chance, [letter, step, stairs, arch, hook, serpentine])(chance);
  return chance() < 0.5 ? route : turnedOver(route);
}

/** The route of the lanes below all others. */
export function crossingRoute(chance: Chance): Route {
  const route = pick(chance, [slant, upright, elbow])(chance);
  return chance() < 0.5 ? route : turnedOver(route);
}

function letter(chance: Chance): Route {
  const left = between(chance, 108, 146);
  const right = left + between(chance, 104, 140);
  const [top, bottom] = [between(chance, 28, 44), between(chance, 156, 172)];
  const radius = between(chance, 20, 25);
  // Rounding pulls a corner inwards, so corners lie beyond the heights that the rounded curve
  // reaches.
  let reach = radius;
  for (let pass = 0; pass < 20; pass += 1)
    reach = radius / Math.tan(Math.atan2(right - left, bottom - top - 2 * (radius - reach)) / 2);
  const corners: Point[] = [
    [-beyond, bottom],
    [left, bottom],
    [left, top + radius - reach],
    [right, bottom - radius + reach],
    [right, -beyond],
  ];
  return { corners, radii: [radius, radius, radius], room: 36 };
}

function step(chance: Chance): Route {
  const [low, high] = [between(chance, 126, 160), between(chance, 40, 72)];
  const x = between(chance, 96, 170);
  const radius = between(chance, 24, 50);
  const corners: Point[] = [
    [-beyond, low],
    [x, low],
    [x + low - high, high],
    [width + beyond, high],
  ];
  return { corners, radii: [radius, radius], room: 44 };
}

function stairs(chance: Chance): Route {
  const [low, middle, high] = [between(chance, 158, 172), between(chance, 90, 110), 36];
  const x = between(chance, 60, 100);
  const next = x + low - middle + between(chance, 46, 70);
  const radius = between(chance, 22, 32);
  const corners: Point[] = [
    [-beyond, low],
    [x, low],
    [x + low - middle, middle],
    [next, middle],
    [next + middle - high, high],
    [width + beyond, high],
  ];
  return { corners, radii: [radius, radius, radius, radius], room: 26 };
}

function arch(chance: Chance): Route {
  const left = between(chance, 104, 150);
  const right = left + between(chance, 100, 134);
  const [low, high] = [between(chance, 146, 170), between(chance, 36, 56)];
  const radius = between(chance, 26, 46);
  const end: Point[] = pick(chance, [
    [[right, height + beyond]],
    [
      [right, low],
      [width + beyond, low],
    ],
  ]);
  const corners: Point[] = [[-beyond, low], [left, low], [left, high], [right, high], ...end];
  return { corners, radii: [radius, radius, radius, radius], room: 38 };
}

function hook(chance: Chance): Route {
  const [x, y] = [between(chance, 130, 230), between(chance, 70, 140)];
  const corners: Point[] = [
    [x, -beyond],
    [x, y],
    [width + beyond, y],
  ];
  return { corners, radii: [between(chance, 30, 60)], room: 46 };
}

function serpentine(chance: Chance): Route {
  const radius = between(chance, 33, 41);
  const x = between(chance, 84, 120);
  const [low, high] = [between(chance, 158, 172), between(chance, 28, 42)];
  const corners: Point[] = [
    [-beyond, low],
    [x, low],
    [x, high],
    [x + 2 * radius, high],
    [x + 2 * radius, low],
    [x + 4 * radius, low],
    [x + 4 * radius, -beyond],
  ];
  return { corners, radii: corners.map(() => radius), room: radius - 9 };
}

function slant(chance: Chance): Route {
  const x = between(chance, -120, 180);
  const corners: Point[] = [
    [x - beyond, -beyond],
    [x + height + beyond, height + beyond],
  ];
  return { corners, radii: [], room: 30 };
}

function upright(chance: Chance): Route {
  const x = between(chance, 30, 330);
  const corners: Point[] = [
    [x, -beyond],
    [x, height + beyond],
  ];
  return { corners, radii: [], room: 30 };
}

function elbow(chance: Chance): Route {
  const [x, y] = [between(chance, 50, 300), between(chance, 50, 150)];
  const corners: Point[] = [
    [-beyond, y],
    [x, y],
    [x, height + beyond],
  ];
  return { corners, radii: [between(chance, 34, 44)], room: 30 };
}

const turnedOver = (route: Route): Route => ({
  ...route,
  corners: route.corners.map(([x, y]): Point => [x, height - y]),
});
