import { bareName, cardFor, type Receipt, readReceipt } from '#content/docs/stated.ts';
import type { ReasonCard, ReasonFile } from '#content/reasons.ts';
import type { SearchIndex } from '#documents/search/search-record.ts';

/** The card of the status or reason that a query names, or that a pasted receipt states. */
export type ReasonAnswer = { card: ReasonCard; receipt?: Receipt };

export function reasonAnswer(
  query: string,
  { reasons }: Pick<SearchIndex, 'reasons'>,
): ReasonAnswer | undefined {
  const receipt = readReceipt(query);
  const stated = receipt && cardFor(receipt, reasons.cards, reasons.events);
  if (stated) return { card: stated, receipt };
  const card = cardNamed(query.trim(), reasons);
  return card && { card };
}

/** By the name as it is written, in other letters, or among words. */
function cardNamed(query: string, { cards }: ReasonFile): ReasonCard | undefined {
  const wanted = [bareName(query), bareName(query.replace(aboutMeaning, ' '))];
  const words = query.match(/[A-Za-z]+(?:[_-][A-Za-z]+)*/g) ?? [];
  return (
    cards.find(({ name }) => name === query) ??
    preferred(cards.filter(({ name }) => wanted.includes(bareName(name)))) ??
    preferred(cards.filter(({ name }) => words.some((word) => isName(word, name))))
  );
}

/** A name of one word is a name only in capitals: `busy` in a sentence is a word. */
const isName = (word: string, name: string): boolean =>
  /[_-]/.test(word)
    ? bareName(word) === bareName(name)
    : word === name && name === name.toUpperCase();

/** “What does NO_ROUTE mean?” */
const aboutMeaning =
  /\b(?:what|does|do|is|the|mean(?:s|ing)?|of|status|reason)\b|是|什么|意思|含义|原因|状态|[?？]/gi;

/** A reason says more than its status. */
const preferred = (cards: readonly ReasonCard[]): ReasonCard | undefined =>
  cards.find(({ kind }) => kind === 'reason') ?? cards[0];
