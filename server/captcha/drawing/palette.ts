import { hex } from '#content/colour.ts';
import { between, type Chance, pick } from './chance.ts';

/** The colours of one image: those of the site, each slightly varied, and a ground. */
export type Palette = {
  ground: string;
  lanes: readonly [string, string];
  live: string;
  /** Rings, and the sign on the piece. */
  sign: string;
  /** The shade of a gap, and the sign in it. */
  shade: string;
  shadeSign: string;
};

const ink = hex('ink');
const ink2 = hex('ink-2');
const ink3 = hex('ink-3');
const lane = hex('lane');
const lane2 = hex('lane-2');
const ash = hex('ash');
const paper = hex('paper');
const paper2 = hex('paper-2');
const rule = hex('rule');
const hot = hex('hot');
const hotInk = hex('hot-ink');

/**
 * Palettes of the image and of the piece. Their grounds always differ, so that pixels cannot be
 * matched.
 */
export function drawPalettes(chance: Chance): { picture: Palette; piece: Palette } {
  const picture = pick(chance, [onDark, onDark, onDark, onLight, onLight, onHot]);
  const others = [onDark, onLight, onHot].filter((ground) => ground !== picture);
  return { picture: picture(chance), piece: pick(chance, others)(chance) };
}

const onDark = (chance: Chance): Palette => pick(chance, [onInk, onInk, onSlate])(chance);
const onLight = (chance: Chance): Palette => pick(chance, [onPaper, onAsh])(chance);

const onInk = (chance: Chance): Palette => ({
  ground: mix(ink, ink2, chance()),
  lanes: [mix(lane, lane2, chance() * 0.5), mix(ink2, lane, between(chance, 0.5, 0.8))],
  live: hot,
  sign: paper,
  shade: mix(ink2, lane, between(chance, 0.4, 0.8)),
  shadeSign: mix(ash, paper, between(chance, 0.4, 1)),
});

const onSlate = (chance: Chance): Palette => ({
  ground: mix(lane, ink2, between(chance, 0.2, 0.5)),
  lanes: [mix(lane2, ash, chance() * 0.3), mix(lane, lane2, between(chance, 0.3, 0.6))],
  live: hot,
  sign: paper,
  shade: mix(ink, ink2, chance()),
  shadeSign: mix(ash, paper, between(chance, 0.4, 1)),
});

const onPaper = (chance: Chance): Palette => ({
  ground: mix(paper2, paper, chance()),
  lanes: [mix(ash, rule, chance() * 0.4), mix(rule, paper2, chance() * 0.3)],
  live: hot,
  sign: ink,
  shade: mix(ash, rule, between(chance, 0, 0.6)),
  shadeSign: mix(ink, ink3, chance() * 0.5),
});

const onAsh = (chance: Chance): Palette => ({
  ground: mix(rule, ash, chance() * 0.6),
  lanes: [mix(lane2, ash, between(chance, 0.3, 0.6)), mix(ash, lane2, chance() * 0.3)],
  live: mix(hot, hotInk, chance() * 0.3),
  sign: ink,
  shade: mix(paper, paper2, chance()),
  shadeSign: mix(ink, ink3, chance() * 0.5),
});

const onHot = (chance: Chance): Palette => ({
  ground: hot,
  lanes: [mix(hot, hotInk, between(chance, 0.5, 0.8)), mix(hot, hotInk, between(chance, 0.3, 0.5))],
  live: ink,
  sign: ink,
  shade: mix(hot, hotInk, between(chance, 0.6, 1)),
  shadeSign: mix(ink, ink2, chance()),
});

/** Blends two colours; `share` is the part of the second one. */
function mix(from: string, to: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
