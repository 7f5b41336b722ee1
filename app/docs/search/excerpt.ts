import { endings, isHan } from './terms.ts';

/** A piece of text, and whether it is what was looked for. */
export type Piece = { text: string; isFound: boolean };

/** About two lines of the panel; a Chinese character takes the room of two letters. */
const lengths = { latin: { before: 40, after: 110 }, han: { before: 20, after: 52 } };

/** The part of a text around the first of the terms that stands in it, cut between words. */
export function excerptOf(text: string, terms: readonly string[]): Piece[] {
  const small = text.toLowerCase();
  const at = terms.flatMap((term) => placesOf(small, term).slice(0, 1))[0] ?? 0;
  const { before, after } = isHan(text) ? lengths.han : lengths.latin;
  const from = at > before ? nextBreak(text, at - before) : 0;
  const to = lastBreak(text, Math.max(at, from) + after);
  const cut = text.slice(from, to);
  const pieces = markTerms(cut, terms);
  const dots = (isCut: boolean): Piece[] => (isCut ? [{ text: '…', isFound: false }] : []);
  return [...dots(from > 0), ...pieces, ...dots(to < text.length)];
}

/** `isAnywhere`: also inside a word, as the menu is filtered. */
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

/** Where terms stand, what overlaps joined. */
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

/** A Latin term begins where a word does, unless it may stand anywhere. */
function placesOf(text: string, term: string, isAnywhere = false): number[] {
  const places: number[] = [];
  const isWord = /[a-z0-9]/;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    if (isAnywhere || !isWord.test(term[0] ?? '') || !isWord.test(text[at - 1] ?? ''))
      places.push(at);
  return places;
}

const lastBreak = (text: string, to: number): number => {
  const isWord = (at: number) => /\w/.test(text[at] ?? '');
  let end = Math.min(to, text.length);
  while (isWord(end - 1) && isWord(end)) end -= 1;
  return end;
};

const nextBreak = (text: string, from: number): number => {
  const space = text.indexOf(' ', from);
  return space >= 0 && space - from < 15 ? space + 1 : from;
};
