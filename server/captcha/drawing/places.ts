import { puzzleFrame } from '#contract/captcha.ts';
import { type Chance, wholeBetween } from './chance.ts';

const { width, height, pieceWidth, pieceHeight, firstX } = puzzleFrame;
const edge = 4;
const air = 14;
const apart = 2;

/** As many gaps as fit side by side, so that a random guess rarely passes. */
export const gapCount = 8;

/** The upper edge of all gaps and of the piece. */
export const placeRow = (chance: Chance): number =>
  wholeBetween(chance, air, height - pieceHeight - air);

/** The left edges of the gaps, from left to right, with the free space distributed at random. */
export function placeGaps(chance: Chance): number[] {
  const begin = firstX + pieceWidth + edge;
  const spare = width - edge - begin - gapCount * pieceWidth - (gapCount - 1) * apart;
  const shifts = Array.from({ length: gapCount }, () => wholeBetween(chance, 0, spare));
  return shifts
    .sort((one, other) => one - other)
    .map((shift, index) => begin + shift + index * (pieceWidth + apart));
}
