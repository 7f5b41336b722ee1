import { brand } from '#content/brand.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { storedTable } from './stored-table.ts';
import type { LegalLabels } from './structure.ts';
import type { Block, Piece, Sections, Text } from './text.ts';

/** A paragraph as rendered: plain text between links. */
export type ResolvedText = readonly ResolvedPiece[];
export type ResolvedPiece =
  | string
  | { text: string; path: string }
  | { text: string; place: string }
  | { mail: string };
export type ResolvedBlock = ReturnType<typeof resolveBlock>;

type Place = { locale: Locale; numbers: Record<string, string>; labels: LegalLabels };

/** Sections are numbered from 1, clauses within their section: 3, 3.1, 3.2. */
export const numbersOf = (sections: Sections): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([id, clauses], section) => [
      [id, `${section + 1}`],
      ...clauses.map((clause, index) => [clause, `${section + 1}.${index + 1}`]),
    ]),
  );

export function resolveBlock(block: Block<string>, title: string, place: Place) {
  if (typeof block === 'object' && 'list' in block)
    return { kind: 'list', entries: block.list.map((text) => resolveText(text, place)) } as const;
  if (typeof block === 'object' && 'stored' in block)
    return storedTable(block.stored, title, place.locale, place.labels.stored);
  return { kind: 'paragraph', text: resolveText(block, place) } as const;
}

export function resolveText(text: Text<string>, { locale, numbers }: Place): ResolvedText {
  if (typeof text === 'string') return [text];
  return text.map((piece, index): ResolvedPiece => {
    if (typeof piece === 'string') return besideNumbers(piece, text[index - 1], text[index + 1]);
    if ('page' in piece) return { text: piece.name, path: pagePath(piece.page, locale) };
    if ('mail' in piece) return { mail: brand.mail[piece.mail] };
    return { text: entryOf(numbers, piece.clause), place: piece.clause };
  });
}

/** Keeps a clause number on the line of its word: “clause 9.3”, “第 9.3 条”. */
function besideNumbers(text: string, before?: Piece<string>, after?: Piece<string>): string {
  const isClause = (piece?: Piece<string>) => typeof piece === 'object' && 'clause' in piece;
  const start = isClause(before) ? text.replace(/^ (?=\p{Script=Han})/u, '\u00a0') : text;
  return isClause(after) ? start.replace(/ $/, '\u00a0') : start;
}

export function entryOf<T>(entries: Record<string, T>, id: string): T {
  const entry = entries[id];
  if (entry === undefined) throw new Error(`The legal texts have no “${id}”.`);
  return entry;
}
