import sharp from 'sharp';
import { onLoop } from '../loop-time.ts';
import { type Chance, trueChance } from './drawing/chance.ts';
import { layNoise, type Noise } from './drawing/noise.ts';
import { composeScene } from './drawing/scene.ts';
import { backgroundSvg, pieceSvg } from './drawing/svg.ts';

export type Puzzle = {
  /** The place of the piece: its left edge, which is the secret, and its upper edge. */
  x: number;
  y: number;
  background: Buffer;
  piece: Buffer;
};

// Every image is drawn once, so caching would only use memory.
sharp.cache(false);

/** Draws a new random puzzle. */
export async function drawPuzzle(chance: Chance = trueChance): Promise<Puzzle> {
  const scene = composeScene(chance);
  return {
    x: scene.x,
    y: scene.y,
    background: await render(chance, backgroundSvg(scene), { grain: 24, clouds: 26 }),
    piece: await render(chance, pieceSvg(scene), { grain: 18, clouds: 14 }),
  };
}

async function render(chance: Chance, svg: string, noise: Noise): Promise<Buffer> {
  const pixels = sharp(Buffer.from(svg)).removeAlpha().raw();
  const drawn = await onLoop(pixels.toBuffer({ resolveWithObject: true }));
  layNoise(chance, drawn, noise);
  const { width, height, channels } = drawn.info;
  const picture = sharp(drawn.data, { raw: { width, height, channels } }).jpeg({ quality: 72 });
  return onLoop(picture.toBuffer());
}
