import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutAtSamples, piecesFor } from '#content/sample-marks.ts';

type Piece = { language?: string; bytes: Buffer };

/**
 * Documents with the samples of one language alone. Each is read and cut once: to cut the full text
 * takes 40 ms, to join its pieces less than one.
 */
export function sampleTexts(folder: string): {
  /** Undefined where the document has no sample in that language. */
  find(file: string, language: string): Promise<Buffer | undefined>;
} {
  const cut = new Map<string, Promise<Piece[]>>();

  const read = (file: string): Promise<Piece[]> => {
    const known = cut.get(file);
    if (known) return known;
    const pieces = readFile(join(folder, file), 'utf8').then(
      (whole) =>
        cutAtSamples(whole).map(({ text, ...own }) => ({ ...own, bytes: Buffer.from(text) })),
      (error: unknown) => {
        cut.delete(file);
        throw error;
      },
    );
    cut.set(file, pieces);
    return pieces;
  };

  return {
    find: async (file, language) => {
      const pieces = piecesFor(await read(file), language);
      return pieces && Buffer.concat(pieces.map(({ bytes }) => bytes));
    },
  };
}
