import { puzzleFrame } from '#contract/captcha.ts';
import type { Palette } from './palette.ts';
import { pathOf } from './route-points.ts';
import type { Gap, Scene } from './scene.ts';
import type { DrawnSign } from './sign.ts';

const { width, height, pieceWidth, pieceHeight } = puzzleFrame;

/** Image pixels per pixel of the puzzle, for high-resolution screens. */
const density = 2;

/** The shade of a gap deepens inwards in steps (px) too faint to form an outline. */
const shadeDepths = [-1.2, 0.2, 1.6, 3];
const shadeStep = 0.38;

/** The image with its gaps. */
export const backgroundSvg = (scene: Scene): string => {
  const { picture: palette, live, lanes, clearance, idle, crossing, stops, gaps } = scene;
  const line = pathOf(live);
  return frame(width, height, [
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>`,
    stroke(crossing.map(pathOf).join(''), palette.lanes[1], 2),
    stroke(idle.map(pathOf).join(''), palette.lanes[0], 2.2),
    stroke(line, palette.ground, clearance),
    stroke(lanes.map(pathOf).join(''), palette.lanes[0], 2.2),
    stroke(line, palette.live, 9),
    ...stops.map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="${palette.ground}" stroke="${palette.sign}" stroke-width="4"/>`,
    ),
    ...gaps.map((gap) => shade(palette, gap)),
    ...gaps.map((gap) => signed(gap.sign, palette.shadeSign)),
  ]);
};

/** The piece: a stretch of line with a sign on it. The page clips it to its shape. */
export const pieceSvg = ({ piece: { palette, sign, lineY, lanes } }: Scene): string =>
  frame(pieceWidth, pieceHeight, [
    `<rect width="${pieceWidth}" height="${pieceHeight}" fill="${palette.ground}"/>`,
    stroke(lanes.map(levelAt).join(''), palette.lanes[0], 2.2),
    stroke(levelAt(lineY), palette.live, 9),
    stroke(sign.path, palette.ground, sign.weight + 5),
    signed(sign, palette.sign),
  ]);

const levelAt = (y: number): string => `M0 ${y}H${pieceWidth}`;

const shade = ({ shade: colour }: Palette, gap: Gap): string =>
  shadeDepths
    .map((inset) => `<path d="${packet(gap, inset)}" fill="${colour}" opacity="${shadeStep}"/>`)
    .join('');

const signed = ({ path, manner, weight }: DrawnSign, colour: string): string =>
  manner === 'line'
    ? stroke(path, colour, weight)
    : `<path d="${path}" fill="${colour}" fill-rule="evenodd"/>`;

const stroke = (path: string, colour: string, weight: number): string =>
  path &&
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** The outline of piece and gaps: flat tail, round head. */
function packet({ x, y }: { x: number; y: number }, inset: number): string {
  const radius = pieceHeight / 2 - inset;
  const head = x + pieceWidth - pieceHeight / 2;
  return `M${x + inset} ${y + inset}H${head}a${radius} ${radius} 0 0 1 0 ${2 * radius}H${x + inset}Z`;
}

const frame = (w: number, h: number, content: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w * density}" height="${h * density}" viewBox="0 0 ${w} ${h}">${content.join('')}</svg>`;
