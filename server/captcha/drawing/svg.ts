import { puzzleFrame } from '#contract/captcha.ts';
import type { Place } from './places.ts';
import type { Scene } from './scene.ts';
import { pathOf } from './way.ts';

const { width, height, pieceSize: size } = puzzleFrame;

/** Pixels of the picture for one pixel of the puzzle: sharp on good screens. */
const density = 2;

/** The picture with its holes. */
export const backgroundSvg = (scene: Scene): string =>
  frame(
    { x: 0, y: 0 },
    [width, height],
    `${drawn(scene)}${[scene.cut, ...scene.decoys].map((place) => hole(scene, place)).join('')}`,
  );

/** What belongs into the cut. */
export const pieceSvg = (scene: Scene): string =>
  frame(
    scene.cut,
    [size, size],
    `<clipPath id="p"><path d="${packet(scene.cut)}"/></clipPath><g clip-path="url(#p)">${drawn(scene)}</g>`,
  );

function drawn({ palette, live, lanes, clearance, crossing, stops }: Scene): string {
  const line = pathOf(live);
  return [
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>`,
    stroke(crossing.map(pathOf).join(''), palette.lanes[1], 2),
    stroke(line, palette.ground, clearance),
    stroke(lanes[0].map(pathOf).join(''), palette.lanes[0], 2.2),
    stroke(lanes[1].map(pathOf).join(''), palette.lanes[1], 2.2),
    stroke(line, palette.live, 9),
    ...stops.map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="${palette.ground}" stroke="${palette.sign}" stroke-width="4"/>`,
    ),
  ].join('');
}

const hole = ({ palette }: Scene, place: Place): string =>
  `<path d="${packet(place, 1.75)}" fill="${palette.hole}" stroke="${palette.edge}" stroke-width="2"/>`;

const stroke = (path: string, colour: string, weight: number): string =>
  path &&
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round"/>`;

/** Flat tail, round head. A hole is drawn a little smaller, so that the piece covers its edge. */
function packet({ x, y }: Place, inset = 0): string {
  const radius = size / 2 - inset;
  const [left, top] = [x + inset, y + inset];
  return `M${left} ${top}H${x + size / 2}a${radius} ${radius} 0 0 1 0 ${2 * radius}H${left}Z`;
}

const frame = ({ x, y }: Place, [w, h]: readonly [number, number], content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w * density}" height="${h * density}" viewBox="${x} ${y} ${w} ${h}">${content}</svg>`;
