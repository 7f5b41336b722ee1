import { markTerms, type Piece, placesOf } from './mark-terms.ts';
import { isHan } from './terms.ts';

/** In characters, about two lines of the panel; a Chinese character is as wide as two letters. */
const lengths = { latin: { before: 40, after: 110 }, han: { before: 20, after: 52 } };

/** The part of a text around its first matching term, cut at word boundaries. */
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
