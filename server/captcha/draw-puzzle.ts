import sharp from 'sharp';
import { type Chance, trueChance } from './drawing/chance.ts';
import { composeScene } from './drawing/scene.ts';
import { backgroundSvg, pieceSvg } from './drawing/svg.ts';

export type Puzzle = {
  /** Where the piece belongs: its left edge, which is the secret, and its upper edge. */
  x: number;
  y: number;
  background: Buffer;
  piece: Buffer;
};

// Every picture is drawn once: there is nothing to remember.
sharp.cache(false);

/** A new puzzle, unlike the ones before it. */
export async function drawPuzzle(chance: Chance = trueChance): Promise<Puzzle> {
  const scene = composeScene(chance);
  return {
    ...scene.cut,
    background: await render(backgroundSvg(scene)),
    piece: await render(pieceSvg(scene)),
  };
}

const render = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
