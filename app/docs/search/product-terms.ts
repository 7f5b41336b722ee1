import { memoize } from './memoize.ts';
import type { TermIndex } from './term-index.ts';

/** What a term counts that every document of the product has. */
const least = 0.2;

/**
 * How much a term counts for who has named a product: what all of its documents say does not tell
 * one of them from the others.
 */
export function makeWeigher(
  { documentsWith }: Pick<TermIndex, 'documentsWith'>,
  documents: ReadonlySet<string>,
): (products: readonly string[]) => (term: string) => number {
  return (products) => {
    if (products.length === 0) return () => 1;
    const own = products.map((product) =>
      [...documents].filter((document) => document.startsWith(`${product}/`)),
    );
    return memoize((term) => {
      const having = documentsWith(term);
      const telling = own.map((all) => {
        const many = all.filter((document) => having.has(document)).length;
        return rarityOf(many, all.length) / rarityOf(0, all.length);
      });
      return least + (1 - least) * Math.max(...telling);
    });
  };
}

/** As the index has it. */
export const rarityOf = (having: number, all: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));
