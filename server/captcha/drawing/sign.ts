import { between, type Chance } from './chance.ts';
import type { Point } from './route-points.ts';
import type { Sign } from './signs.ts';

export type Manner = keyof Sign;

/** A sign as an SVG path; two signs of the same object never have the same shape. */
export type DrawnSign = { path: string; manner: Manner; weight: number };

const field = 24;
const place = /(-?[\d.]+) (-?[\d.]+)/g;

type Placement = { manner: Manner; centre: Point; size: number };

/** Rotates, stretches, slants, bends and possibly mirrors the sign, all at random. */
export function drawSign(
  chance: Chance,
  sign: Sign,
  { manner, centre: [centreX, centreY], size }: Placement,
): DrawnSign {
  const turn = between(chance, -0.5, 0.5);
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const scale = size / field;
  const wide = scale * between(chance, 0.84, 1.1) * (chance() < 0.5 ? -1 : 1);
  const high = scale * between(chance, 0.84, 1.1);
  const slant = between(chance, -0.22, 0.22);
  const bend = between(chance, 0.3, 1);
  const [phaseX, phaseY] = [between(chance, 0, 2 * Math.PI), between(chance, 0, 2 * Math.PI)];

  const path = sign[manner].replace(place, (_, left: string, top: string) => {
    const [fromX, fromY] = [Number(left) - field / 2, Number(top) - field / 2];
    const y = fromY + bend * Math.sin(fromX * 0.35 + phaseY);
    const x = fromX + bend * Math.sin(fromY * 0.35 + phaseX) + slant * y;
    const [dx, dy] = [x * wide, y * high];
    return `${round(centreX + dx * cosine - dy * sine)} ${round(centreY + dx * sine + dy * cosine)}`;
  });
  return { path, manner, weight: 2.1 * scale };
}

const round = (value: number): number => Math.round(value * 100) / 100;
