import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutAtSamples, piecesFor } from '#content/sample-marks.ts';

type Piece = { language?: string; bytes: Buffer };

export type SampleTexts = {
  /** Undefined where the document has no sample in that language. */
  find(file: string, language: string): Promise<Buffer | undefined>;
};

/**
 * Documents in Markdown with the samples of one programming language. Each is read and split once:
 * splitting the full text takes 40 ms, joining its pieces less than 1 ms.
 */
export function sampleTexts(folder: string): SampleTexts {
  const cache = new Map<string, Promise<Piece[]>>();

  const read = (file: string): Promise<Piece[]> => {
    const known = cache.get(file);
    if (known) return known;
    const pieces = readFile(join(folder, file), 'utf8').then(
      (whole) =>
        cutAtSamples(whole).map(({ text, ...own }) => ({ ...own, bytes: Buffer.from(text) })),
      (error: unknown) => {
        cache.delete(file);
        throw error;
      },
    );
    cache.set(file, pieces);
    return pieces;
  };

  return {
    find: async (file, language) => {
      const pieces = piecesFor(await read(file), language);
      return pieces && Buffer.concat(pieces.map(({ bytes }) => bytes));
    },
  };
}
