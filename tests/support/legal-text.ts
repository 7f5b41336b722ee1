import { type LegalData, legalOf } from '#content/pages/legal/legal.ts';
import type { ResolvedBlock, ResolvedPiece, ResolvedText } from '#content/pages/legal/resolve.ts';
import { type LegalPageId, legalPages } from '#content/pages/legal/structure.ts';
import type { Locale } from '#contract/locale.ts';

export const legalPageIds = Object.keys(legalPages) as LegalPageId[];

/**
 * A legal text without its links: each paragraph, list entry and table cell separately. Names of
 * stored items are not our words.
 */
export const textsOf = ({ title, intro, sections }: LegalData): string[] => [
  title,
  ...intro.map(plain),
  ...sections.flatMap(({ heading, clauses }) => [
    heading,
    ...clauses.flatMap((clause) => [clause.title, ...clause.blocks.flatMap(textsOfBlock)]),
  ]),
];

/** The text of each clause of a page, by its anchor. */
export const clausesOf = (page: LegalPageId, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    legalOf(page, locale).sections.flatMap(({ clauses }) =>
      clauses.map(({ id, blocks }) => [id, blocks.flatMap(textsOfBlock).join(' ')]),
    ),
  );

const plain = (text: ResolvedText): string => text.map(textOfPiece).join('');

function textOfPiece(piece: ResolvedPiece): string {
  if (typeof piece === 'string') return piece;
  return 'mail' in piece ? piece.mail : piece.text;
}

function textsOfBlock(block: ResolvedBlock): string[] {
  if (block.kind === 'paragraph') return [plain(block.text)];
  if (block.kind === 'list') return block.entries.map(plain);
  return block.rows.flatMap(({ cells: { kind, lifetime, purpose } }) => [kind, lifetime, purpose]);
}
