import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { puzzleFrame } from '#contract/captcha.ts';
import { seededChance } from '#tests/support/seeded-chance.ts';
import { drawPuzzle, type Puzzle } from './draw-puzzle.ts';
import { composeScene } from './drawing/scene.ts';
import { signs } from './drawing/signs.ts';

const { width, height, pieceWidth, pieceHeight, firstX, lastX } = puzzleFrame;
const seeds = Array.from({ length: 24 }, (_, index) => index + 1);

test('a puzzle is an image of 360 by 200 and a piece of 34 by 46, at double resolution', async () => {
  const { background, piece } = await drawPuzzle(seededChance(1));
  const sizeOf = async (picture: Buffer) => {
    const { format, width: across, height: down } = await sharp(picture).metadata();
    return [format, across, down];
  };
  expect(await sizeOf(background)).toEqual(['jpeg', 2 * width, 2 * height]);
  expect(await sizeOf(piece)).toEqual(['jpeg', 2 * pieceWidth, 2 * pieceHeight]);
});

test('puzzles differ, and so does the place of the piece', async () => {
  const puzzles: Puzzle[] = [];
  for (const seed of seeds) puzzles.push(await drawPuzzle(seededChance(seed)));
  expect(new Set(puzzles.map(({ background }) => background.toString('base64'))).size).toBe(24);
  expect(new Set(puzzles.map(({ x }) => x)).size).toBeGreaterThan(15);
  expect(new Set(puzzles.map(({ y }) => y)).size).toBeGreaterThan(10);
});

test('unseeded puzzles differ', async () => {
  const [one, other] = [await drawPuzzle(), await drawPuzzle()];
  expect(one.background.equals(other.background)).toBe(false);
});

test('each gap is the right one equally often', () => {
  const rightAt = Array(8).fill(0);
  for (let seed = 1; seed <= 1_600; seed += 1) {
    const { gaps, x } = composeScene(seededChance(seed));
    rightAt[gaps.findIndex((gap) => gap.x === x)] += 1;
  }
  for (const times of rightAt) {
    expect(times).toBeGreaterThan(150);
    expect(times).toBeLessThan(250);
  }
});

test('every sign has both forms, with coordinates that can be distorted', () => {
  expect(signs.length).toBeGreaterThan(16);
  for (const drawing of signs.flatMap(({ filled, line }) => [filled, line]))
    expect(drawing).toMatch(/^([MLCZ]|-?[\d.]+ -?[\d.]+ ?)+$/);
});

describe.each(seeds.slice(0, 12))('puzzle %i', (seed) => {
  const { gaps, x, y, piece, picture } = composeScene(seededChance(seed));

  test('has eight gaps at the height of the piece, and the slider reaches each', () => {
    expect(gaps).toHaveLength(8);
    for (const gap of gaps) {
      expect(gap.x).toBeGreaterThan(firstX + pieceWidth);
      expect(gap.x).toBeLessThanOrEqual(lastX);
      expect(gap.y).toBe(y);
    }
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(height - pieceHeight);
  });

  test('has gaps that do not touch, so that no place fits two', () => {
    gaps.slice(1).forEach((gap, index) => {
      expect(gap.x - (gaps[index]?.x ?? 0)).toBeGreaterThan(pieceWidth);
    });
  });

  test('has one right gap, which only its sign reveals', () => {
    expect(gaps.filter((gap) => gap.x === x)).toHaveLength(1);
    expect(new Set(gaps.map(({ sign }) => sign.path)).size).toBe(8);
    expect(new Set(gaps.map(({ sign }) => sign.manner)).size).toBe(1);
    expect(piece.sign.manner).not.toBe(gaps[0]?.sign.manner);
  });

  test('has a piece on another ground than the image', () => {
    expect(piece.palette.ground).not.toBe(picture.ground);
  });
});
