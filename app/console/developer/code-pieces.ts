export type Piece = { piece: string; look?: 'text' | 'number' };

/** Strings and standalone numbers. */
const token = /("(?:[^"\\]|\\.)*"|'[^']*')(\s*:)?|(?<![\w.-])-?\d+(?:\.\d+)?(?![\w.-])/g;

/** Splits code into pieces with their colour; a property name before a colon has none. */
export function codePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, value, colon] = match;
    if (colon) continue;
    pieces.push({ piece: text.slice(end, match.index) });
    pieces.push({ piece: whole, look: value ? 'text' : 'number' });
    end = match.index + whole.length;
  }
  return [...pieces, { piece: text.slice(end) }];
}
