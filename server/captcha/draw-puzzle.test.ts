import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { puzzleFrame } from '#contract/captcha.ts';
import { drawPuzzle, type Puzzle } from './draw-puzzle.ts';
import type { Chance } from './drawing/chance.ts';
import type { Place } from './drawing/places.ts';
import { composeScene } from './drawing/scene.ts';
import { stepsAlong } from './drawing/way.ts';

const { width, height, pieceSize, firstX, lastX } = puzzleFrame;
const seeds = Array.from({ length: 24 }, (_, index) => index + 1);

/** The same picture for the same seed, so that a failure can be looked at. */
function seeded(seed: number): Chance {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pixels = { at(x: number, y: number): number[] };

async function pixelsOf(png: Buffer): Promise<Pixels & { size: [number, number] }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    size: [info.width, info.height],
    at: (x, y) => [...data.subarray((2 * y * info.width + 2 * x) * 4).subarray(0, 4)],
  };
}

const centreOf = ({ x, y }: Place): [number, number] => [x + pieceSize / 2, y + pieceSize / 2];

test('a puzzle is a picture of 360 by 200 and a packet of 60, at twice the pixels', async () => {
  const { background, piece } = await drawPuzzle(seeded(1));
  expect((await pixelsOf(background)).size).toEqual([2 * width, 2 * height]);
  const cut = await pixelsOf(piece);
  expect(cut.size).toEqual([2 * pieceSize, 2 * pieceSize]);
  expect(cut.at(1, 1)[3]).toBe(255);
  expect(cut.at(pieceSize - 1, 1)[3]).toBe(0);
});

test('no two puzzles are alike, and the place of the cut varies', async () => {
  const puzzles: Puzzle[] = [];
  for (const seed of seeds) puzzles.push(await drawPuzzle(seeded(seed)));
  expect(new Set(puzzles.map(({ background }) => background.toString('base64'))).size).toBe(24);
  expect(new Set(puzzles.map(({ x }) => x)).size).toBeGreaterThan(15);
  expect(new Set(puzzles.map(({ y }) => y)).size).toBeGreaterThan(10);
});

test('puzzles that nobody seeded differ too', async () => {
  const [one, other] = [await drawPuzzle(), await drawPuzzle()];
  expect(one.background.equals(other.background)).toBe(false);
});

describe.each(seeds.slice(0, 12))('puzzle %i', (seed) => {
  const scene = composeScene(seeded(seed));
  const { cut, decoys, palette } = scene;

  test('can be reached by the slider', () => {
    expect(cut.x).toBeGreaterThan(firstX + pieceSize);
    expect(cut.x).toBeLessThanOrEqual(lastX);
    expect(cut.y).toBeGreaterThanOrEqual(0);
    expect(cut.y).toBeLessThanOrEqual(height - pieceSize);
  });

  test('has a hole on the same height that looks like the cut and is far from it', async () => {
    const level = decoys.find(({ y }) => y === cut.y);
    if (!level) throw new Error('no hole on the height of the cut');
    expect(Math.abs(level.x - cut.x)).toBeGreaterThan(pieceSize);
    const picture = await pixelsOf((await drawPuzzle(seeded(seed))).background);
    const seen = [cut, ...decoys].map((place) => picture.at(...centreOf(place)));
    expect(new Set(seen.map(String)).size).toBe(1);
  });

  test('shows the live line whole but for the cut', async () => {
    const puzzle = await drawPuzzle(seeded(seed));
    const [picture, piece] = [await pixelsOf(puzzle.background), await pixelsOf(puzzle.piece)];
    const liveColour = [1, 3, 5].map((at) => Number.parseInt(palette.live.slice(at, at + 2), 16));
    const isLive = (pixel: number[]) =>
      liveColour.every((part, index) => Math.abs(part - (pixel[index] ?? 0)) < 12);
    const onLine = stepsAlong(scene.live, 4)
      .map(([x, y]) => [Math.round(x), Math.round(y)] as const)
      .filter(([x, y]) => x > 0 && x < width && y > 0 && y < height)
      .filter(([x, y]) => scene.stops.every((stop) => Math.hypot(x - stop[0], y - stop[1]) > 13));
    const [middle, half] = [centreOf(cut), pieceSize / 2 - 2];
    const isInCut = (x: number, y: number) =>
      x > middle[0]
        ? Math.hypot(x - middle[0], y - middle[1]) < half
        : x > middle[0] - half && Math.abs(y - middle[1]) < half;
    const isBeside = (x: number, y: number) =>
      x < cut.x - 2 || x > cut.x + pieceSize + 2 || y < cut.y - 2 || y > cut.y + pieceSize + 2;

    expect(onLine.some(([x, y]) => isInCut(x, y))).toBe(true);
    for (const [x, y] of onLine) {
      if (isBeside(x, y)) expect(isLive(picture.at(x, y)), `line at ${x} ${y}`).toBe(true);
      if (!isInCut(x, y)) continue;
      expect(isLive(picture.at(x, y)), `hole at ${x} ${y}`).toBe(false);
      expect(isLive(piece.at(x - cut.x, y - cut.y)), `piece at ${x} ${y}`).toBe(true);
    }
  });
});
