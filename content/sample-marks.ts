/**
 * In the Markdown of a document, samples are between invisible markers. A request for one language
 * gets the document with only the samples of that language.
 */
export const markSample = (language: string, text: string): string =>
  `<!-- sample ${language} -->\n\n${text}\n\n<!-- end -->`;

/** A piece of a document: a sample in one language, or, without one, the text around samples. */
export type DocumentPiece = { language?: string; text: string };

export function cutAtSamples(markdown: string): DocumentPiece[] {
  const pieces: DocumentPiece[] = [];
  let end = 0;
  for (const { index, 0: all, 1: language = '', 2: text = '' } of markdown.matchAll(marked)) {
    pieces.push({ text: markdown.slice(end, index) }, { language, text });
    end = index + all.length;
  }
  return [...pieces, { text: markdown.slice(end) }];
}

/** Everything, if there is no sample in that language. */
export function keepSamples(markdown: string, wanted: string): string {
  const pieces = piecesFor(cutAtSamples(markdown), wanted);
  return pieces?.map(({ text }) => text).join('') ?? markdown;
}

/** Undefined if there is no sample in that language. */
export function piecesFor<Piece extends { language?: string }>(
  pieces: readonly Piece[],
  wanted: string,
): Piece[] | undefined {
  const isWanted = ({ language }: Piece) => language === wanted.toLowerCase();
  if (!pieces.some(isWanted)) return undefined;
  return pieces.filter((piece) => piece.language === undefined || isWanted(piece));
}

const marked = /<!-- sample ([a-z]+) -->\n\n([\s\S]*?\n\n)<!-- end -->\n*/g;
