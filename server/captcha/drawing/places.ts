import { puzzleFrame } from '#contract/captcha.ts';
import { type Chance, wholeBetween } from './chance.ts';

const { width, height, pieceWidth, pieceHeight, firstX } = puzzleFrame;
const edge = 4;
const air = 14;
const apart = 2;

/** As many as have room beside each other, so that a guess among them seldom passes. */
export const gapCount = 8;

/** The height of the gaps' upper edge, which is the piece's too. */
export const placeRow = (chance: Chance): number =>
  wholeBetween(chance, air, height - pieceHeight - air);

/** The gaps' left edges, from left to right: what room is left falls between them by chance. */
export function placeGaps(chance: Chance): number[] {
  const begin = firstX + pieceWidth + edge;
  const spare = width - edge - begin - gapCount * pieceWidth - (gapCount - 1) * apart;
  const shifts = Array.from({ length: gapCount }, () => wholeBetween(chance, 0, spare));
  return shifts
    .sort((one, other) => one - other)
    .map((shift, index) => begin + shift + index * (pieceWidth + apart));
}
