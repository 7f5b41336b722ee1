import { endings, isHan } from './terms.ts';

/** A piece of text, and whether it matches a term. */
export type Piece = { text: string; isFound: boolean };

/** `isAnywhere`: also inside words, as in the filter of the menu. */
export function markTerms(text: string, terms: readonly string[], isAnywhere = false): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of rangesOf(text, terms, isAnywhere)) {
    if (from > end) pieces.push({ text: text.slice(end, from), isFound: false });
    pieces.push({ text: text.slice(from, to), isFound: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}

/** The ranges of all terms, overlapping ones merged. */
function rangesOf(
  text: string,
  terms: readonly string[],
  isAnywhere: boolean,
): [from: number, to: number][] {
  const small = text.toLowerCase();
  const found = terms
    .flatMap((term) =>
      placesOf(small, term, isAnywhere).map((at): [number, number] => {
        const end = at + term.length;
        const ending = isHan(term) || isAnywhere ? null : endings.exec(small.slice(end, end + 4));
        return [at, end + (ending?.[0].length ?? 0)];
      }),
    )
    .sort(([one], [other]) => one - other);
  const joined: [number, number][] = [];
  for (const [from, to] of found) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** The positions of a term; Latin ones only at the start of a word unless `isAnywhere`. */
export function placesOf(text: string, term: string, isAnywhere = false): number[] {
  const places: number[] = [];
  const isWord = /[a-z0-9]/;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    if (isAnywhere || !isWord.test(term[0] ?? '') || !isWord.test(text[at - 1] ?? ''))
      places.push(at);
  return places;
}
